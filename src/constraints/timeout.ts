import type { ConstraintDefinition } from './definition.ts';
import { broken, kept, lasting } from './validation.ts';

export const timeout: ConstraintDefinition = {
  name: 'timeout',
  code: 'LIM-06',
  response: 'emergency_stop',
  floor: true,
  summary: 'time of the whole run; 0 is no limit',
  remedy: 'give a smaller task, or a higher `timeout`',
  applies: ({ settings }) => settings.timeout > 0,
  checks: {
    budget: ({ elapsedMs }, { settings: { timeout: limit } }) => {
      const metrics = { elapsed_ms: Math.round(elapsedMs), limit_ms: limit };
      if (elapsedMs <= limit) return kept(metrics);
      return broken({
        reason: `${lasting(elapsedMs)} elapsed, timeout is ${lasting(limit)}: give a smaller task or a higher timeout`,
        metrics,
        limit: lasting(limit),
        actual: lasting(elapsedMs),
      });
    },
  },
};
