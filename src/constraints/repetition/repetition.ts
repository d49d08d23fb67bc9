import { type Response, severity } from '../../core/run/constraint.ts';
import type { ConstraintDefinition } from '../definition/constraint-definition.ts';
import { responseOf } from '../definition/responses.ts';
import { passed, violated } from '../definition/validation.ts';
import { repetitionReason } from './repetition-reason.ts';

const ENDS: Response = 'graceful_exit';

/** Warns the model the first time, and ends the run the second time. Source: docs/constraints.md. */
export const repetition: ConstraintDefinition = {
  name: 'repetition',
  code: 'LIM-08',
  response: 'warn_continue',
  floor: false,
  summary:
    'Loops: repeated calls with the same results, the same error again and again, or no progress in the tree. First a warning, then `graceful_exit` with outcome `failure`.',
  remedy: 'give a clearer task or use another model; `on_violation` can make it a warning',
  checks: {
    result: ({ repetition: found, told }, { settings }) => {
      if (found === null) return passed();
      const ends = (response: Response): boolean =>
        severity(responseOf(repetition, settings, { usual: response })) >= severity(ENDS);
      const { kind, length, times } = found;
      const words = `${repetitionReason(found)}${told ? ', after a warning' : ''}`;
      const reason = ends(told ? ENDS : repetition.response)
        ? `stuck: ${words}: give a clearer task or use another model`
        : `${words}: try something else, or call task_completion with status "impossible" and the reason${ends(ENDS) ? '; if this continues, the run ends' : ''}`;
      return violated({
        reason,
        metrics: { kind, length, times, told },
        actual: `${times} times`,
        ...(told ? { gravity: { usual: ENDS } } : {}),
      });
    },
  },
};
