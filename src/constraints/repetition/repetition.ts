import { type Response, severity } from '../../core/constraint.ts';
import type { ConstraintDefinition } from '../definition.ts';
import { responseOf } from '../responses.ts';
import { broken, kept } from '../validation.ts';
import { repetitionWords } from './words.ts';

const ENDS: Response = 'graceful_exit';

/** Source: CONTRACT 6: the first time the model is told, the second time the run ends. */
export const repetition: ConstraintDefinition = {
  name: 'repetition',
  code: 'LIM-08',
  response: 'warn_continue',
  floor: false,
  summary:
    'calls that go round in circles: the same ones with the same results, the same error again and again, a tree that does not get on; a warning first, then `graceful_exit` with outcome `failure`',
  remedy: 'give a clearer task or another model; `on_violation` can make it a warning only',
  checks: {
    result: ({ repetition: found, told }, { settings }) => {
      if (found === null) return kept();
      const ends = (response: Response): boolean =>
        severity(responseOf(repetition, settings, { usual: response })) >= severity(ENDS);
      const { kind, length, times } = found;
      const words = `${repetitionWords(found)}${told ? ', after a warning' : ''}`;
      const reason = ends(told ? ENDS : repetition.response)
        ? `stuck: ${words}: give a clearer task or another model`
        : `${words}: do something else, or call task_completion with status "impossible" and why${ends(ENDS) ? '; if it goes on, the run ends' : ''}`;
      return broken({
        reason,
        metrics: { kind, length, times, told },
        actual: `${times} times`,
        ...(told ? { gravity: { usual: ENDS } } : {}),
      });
    },
  },
};
