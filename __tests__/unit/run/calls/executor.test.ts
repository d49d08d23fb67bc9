import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { ToolCall } from '../../../../src/core/model/model.ts';
import type { RunEvent } from '../../../../src/core/run/events.ts';
import type { ReadTool } from '../../../../src/core/tools/tool.ts';
import { crewOf } from '../../../support/executor-services.ts';
import { repository } from '../../adapters/git/fixture.ts';

/** A tool that looks at a file, and says in `log` when it began and when it was done; the first takes the longest. */
function slowLook(log: string[]): ReadTool {
  let retryOptions = 9;
  return {
    kind: 'read',
    spec: { name: 'look', description: '', parameters: {} },
    parse: (args) => args,
    target: () => 'a.txt',
    async run(args) {
      const name = JSON.stringify(args);
      log.push(`begins ${name}`);
      retryOptions -= 2;
      for (let turns = retryOptions; turns > 0; turns -= 1) await nextTurn();
      log.push(`ends ${name}`);
      return `seen ${name}`;
    },
  };
}

const look = (at: number): ToolCall => ({ id: `look ${at}`, name: 'look', arguments: at });
const write = (content: string): ToolCall => ({
  id: `write ${content}`,
  name: 'write_file',
  arguments: { path: 'a.txt', content },
});

test('reads that follow one another are under way side by side, a write waits for them and they for it', async () => {
  const log: string[] = [];
  const emit = (event: RunEvent): void => {
    if (event.type === 'change_kept') log.push('written');
  };
  const { executor, tree } = await crewOf(
    repository({ 'a.txt': 'x\n' }),
    { allowed_tools: [] },
    { tools: [slowLook(log)], emit },
  );
  const calls = [look(1), look(2), write('y\n'), write('z\n'), look(3)];
  const { results } = await executor.execute(calls, 1);
  const [before, after] = [log.slice(0, 4), log.slice(4)];
  expect(before).toEqual(['begins 1', 'begins 2', 'ends 2', 'ends 1']);
  expect(after).toEqual(['written', 'written', 'begins 3', 'ends 3']);
  expect(results.map(({ callId }) => callId)).toEqual(calls.map(({ id }) => id));
  expect(results.map(({ ok }) => ok)).toEqual([true, true, true, true, true]);
  expect([0, 1, 4].map((at) => results[at]?.text)).toEqual(['seen 1', 'seen 2', 'seen 3']);
  await tree.close();
});

test('after a command changed the file, an edit exact but for its line ends is made, and another refused with the lines as they are', async () => {
  const repo = repository({ 'a.txt': 'one\r\n  two\r\n' });
  const { executor, tree } = await crewOf(repo, {});
  const run = async (name: string, args: object) => {
    const { results } = await executor.execute([{ id: name, name, arguments: args }], 1);
    return results[0]?.text ?? '';
  };
  const edit = (search: string, replace: string) =>
    run('apply_diff', { path: 'a.txt', edits: [{ search, replace }] });
  await run('read_file', { path: 'a.txt' });
  await run('execute_command', { command: "printf 'zero\\r\\none\\r\\n  two\\r\\n' > a.txt" });
  const refused = await edit('one\ntwo\n', 'one\n2\n');
  expect(refused).toContain('has changed since it was shown');
  expect(refused).toContain('  two');
  await run('execute_command', { command: "printf 'null\\r\\none\\r\\n  two\\r\\n' > a.txt" });
  expect(await edit('one\n  two\n', 'one\n  2\n')).toContain('edited at line 2');
  await tree.close();
});
