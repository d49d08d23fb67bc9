import type { RunEvent } from '../../../src/core/run/events.ts';
import { goodRun, violation } from '../../unit/report/sample-run.ts';

/** Texts of events that others write; what is left is ours, or counted. */
const OTHERS = new Set([
  'task',
  'text',
  'result',
  'reason',
  'output',
  'name',
  'command',
  'path',
  'paths',
  'patchFile',
  'branch',
  'model',
  'provider',
  'workspace',
  'actual',
  'limit',
  'tool',
  'pattern',
]);

function saying(value: unknown, words: () => string, others = false): unknown {
  if (typeof value === 'string') return others ? words() : value;
  if (Array.isArray(value)) return value.map((item) => saying(item, words, others));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, saying(item, words, OTHERS.has(key))]),
  );
}

const MORE: readonly RunEvent[] = [
  { type: 'notice', level: 'warning', text: 'x' },
  { type: 'notice', level: 'info', text: 'x' },
  { type: 'nudged', turn: 9, text: 'x' },
  { type: 'violated', violation: violation({ response: 'emergency_stop' }) },
  { type: 'workspace_left', policy: 'quarantine', patchFile: 'x' },
];
const EVENTS: readonly RunEvent[] = [...MORE, ...goodRun().map(({ event }) => event)];

/** A whole run in which everybody says these texts, in turn, wherever they can. The outcome's name is ours. */
export function runSaying(texts: readonly string[]): readonly RunEvent[] {
  let at = 0;
  const words = () => texts[at++ % texts.length] ?? '';
  return EVENTS.map((event) => {
    const spoken = saying(event, words) as RunEvent;
    return spoken.type === 'run_finished' && event.type === 'run_finished'
      ? { ...spoken, outcome: { ...event.outcome, reason: words() } }
      : spoken;
  });
}
