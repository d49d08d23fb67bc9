import { inSeconds } from '../../core/text/figures.ts';
import type { ConstraintDefinition } from '../definition/constraint-definition.ts';
import { passed, violated } from '../definition/validation.ts';
import { nearLimitText } from './near-limit.ts';

export const timeout: ConstraintDefinition = {
  name: 'timeout',
  code: 'LIM-06',
  designs: ['ADR-0027', 'ADR-012', 'ADR-0026'],
  response: 'emergency_stop',
  floor: true,
  summary: 'Time of the whole run. The last part is reserved for gates, commit and reports. 0 sets no limit.',
  remedy: 'give a smaller task, or raise `timeout`',
  applies: ({ settings }) => settings.timeout > 0,
  checks: {
    budget: ({ elapsedMs, landingMs = 0 }, { settings: { timeout: limit, warn_at: warnAt } }) => {
      const metrics = { elapsed_ms: Math.round(elapsedMs), limit_ms: limit };
      const isOver = landingMs > 0 ? elapsedMs + landingMs >= limit : elapsedMs > limit;
      if (!isOver) {
        return passed(
          metrics,
          nearLimitText({ name: 'timeout', used: elapsedMs, limit, write: inSeconds }, warnAt),
        );
      }
      const landing =
        landingMs > 0 ? `, of which the last ${inSeconds(landingMs)} are reserved for gates and commit` : '';
      return violated({
        reason: `${inSeconds(elapsedMs)} elapsed, timeout is ${inSeconds(limit)}${landing}: give a smaller task or a higher timeout`,
        metrics,
        limit: inSeconds(limit),
        actual: inSeconds(elapsedMs),
      });
    },
  },
};
