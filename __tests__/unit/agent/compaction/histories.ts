import fc from 'fast-check';
import type { Message, ToolCall, ToolResult } from '../../../../src/core/model/model.ts';

interface DrawnCall {
  readonly name: string;
  readonly path: string;
  readonly written: number;
  readonly result: number;
  readonly ok: boolean;
}

interface DrawnTurn {
  readonly text: number;
  readonly calls: readonly DrawnCall[];
  readonly opaque: boolean;
}

const call: fc.Arbitrary<DrawnCall> = fc.record({
  name: fc.constantFrom('read_file', 'execute_command', 'write_file', 'task_completion', 'search_files'),
  path: fc.string({ maxLength: 40 }),
  written: fc.oneof(fc.constant(0), fc.nat(3000)),
  result: fc.oneof(fc.nat(100), fc.nat(12_000)),
  ok: fc.boolean(),
});

const turn: fc.Arbitrary<DrawnTurn> = fc.record({
  text: fc.oneof(fc.constant(0), fc.nat(2000)),
  calls: fc.array(call, { maxLength: 4 }),
  opaque: fc.boolean(),
});

function messagesOf({ text, calls, opaque }: DrawnTurn, at: number): readonly Message[] {
  const made = calls.map(
    ({ name, path, written }, n): ToolCall => ({
      id: `c${at}_${n}`,
      name,
      arguments: { path, content: 'w'.repeat(written) },
    }),
  );
  const said = { role: 'assistant', text: 't'.repeat(text), calls: made } as const;
  const answer: Message = opaque ? { ...said, opaque: { signature: `s${at}` } } : said;
  if (made.length === 0) return [answer, { role: 'user', text: 'Call a tool.' }];
  const results = calls.map(
    ({ name, result, ok }, n): ToolResult => ({ callId: `c${at}_${n}`, name, text: 'r'.repeat(result), ok }),
  );
  return [answer, { role: 'tool', results }];
}

/** Any history that the loop can make: the task, turns with calls and results or a nudge, and perhaps a last word. */
export const histories: fc.Arbitrary<readonly Message[]> = fc
  .record({
    task: fc.nat(2000),
    turns: fc.array(turn, { maxLength: 30 }),
    lastWord: fc.boolean(),
  })
  .map(({ task, turns, lastWord }) => [
    { role: 'user', text: `Task ${'x'.repeat(task)}` },
    ...turns.flatMap(messagesOf),
    ...(lastWord ? [{ role: 'user', text: 'This is your last answer.' } as const] : []),
  ]);

/** Why a provider would refuse a history; null where none would. */
export function flawOf(history: readonly Message[]): string | null {
  if (history[0]?.role !== 'user') return 'it does not begin with the task';
  for (const [at, message] of history.entries()) {
    const next = history[at + 1];
    if (message.role === 'tool' && history[at - 1]?.role !== 'assistant')
      return `results without calls at ${at}`;
    if (message.role !== 'assistant' || message.calls.length === 0) continue;
    const asked = message.calls.map(({ id }) => id).join(' ');
    const answered = next?.role === 'tool' ? next.results.map(({ callId }) => callId).join(' ') : '';
    if (asked !== answered) return `calls without results at ${at}`;
  }
  return null;
}
