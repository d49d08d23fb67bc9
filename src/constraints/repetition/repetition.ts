import type { Repetition } from '../../core/repetition.ts';
import type { ConstraintDefinition } from '../definition.ts';
import { broken, counted, kept, listed } from '../validation.ts';

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
    result: ({ repetition: found, told }) => {
      if (found === null) return kept();
      const { kind, length, times } = found;
      const reason = told
        ? `stuck: ${wordsFor(found)}, after a warning: give a clearer task or another model`
        : `${wordsFor(found)}: do something else, or call task_completion with status "impossible" and why; if it goes on, the run ends`;
      return broken({
        reason,
        metrics: { kind, length, times, told },
        actual: `${times} times`,
        ...(told ? { gravity: { usual: 'graceful_exit' } } : {}),
      });
    },
  },
};

function wordsFor({ kind, length, times, tools }: Repetition): string {
  const names = listed([...new Set(tools)]);
  switch (kind) {
    case 'cycle':
      return length === 1
        ? `the same call of ${names} came to the same result ${times} times in a row`
        : `the same ${length} calls (${listed(tools, 5)}) came round ${times} times with the same results`;
    case 'error':
      return `${names} failed ${times} times with the same error`;
    case 'refusals':
      return `the last ${counted(times, 'call')} were all refused`;
    case 'back_and_forth':
      return `the last ${counted(times, 'change')} only led back to what was there before`;
    case 'nothing_new':
      return `the last ${counted(times, 'call')} brought nothing new (${names}, again and again) and changed nothing`;
  }
}
