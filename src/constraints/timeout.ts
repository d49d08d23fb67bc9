import type { ConstraintDefinition } from './definition.ts';
import { nearing } from './nearing.ts';
import { broken, kept, lasting } from './validation.ts';

export const timeout: ConstraintDefinition = {
  name: 'timeout',
  code: 'LIM-06',
  designs: ['ADR-0027', 'ADR-012', 'ADR-0026'],
  response: 'emergency_stop',
  floor: true,
  summary: 'time of the whole run, the last part of it kept for gates, commit and reports; 0 is no limit',
  remedy: 'give a smaller task, or a higher `timeout`',
  applies: ({ settings }) => settings.timeout > 0,
  checks: {
    budget: ({ elapsedMs, landingMs = 0 }, { settings: { timeout: limit, warn_at: warnAt } }) => {
      const metrics = { elapsed_ms: Math.round(elapsedMs), limit_ms: limit };
      const isOver = landingMs > 0 ? elapsedMs + landingMs >= limit : elapsedMs > limit;
      if (!isOver) {
        return kept(metrics, nearing({ name: 'timeout', used: elapsedMs, limit, write: lasting }, warnAt));
      }
      const landing = landingMs > 0 ? `, the last ${lasting(landingMs)} of it kept for gates and commit` : '';
      return broken({
        reason: `${lasting(elapsedMs)} elapsed, timeout is ${lasting(limit)}${landing}: give a smaller task or a higher timeout`,
        metrics,
        limit: lasting(limit),
        actual: lasting(elapsedMs),
      });
    },
  },
};
