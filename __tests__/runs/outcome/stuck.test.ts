import { describe, expect, test } from 'vitest';
import type { ScriptedTurn } from '../../support/model-server/script.ts';
import {
  call,
  complete,
  DOORS,
  execute,
  KEY,
  lines,
  turn,
  wholeRun,
  write,
} from '../../support/whole-run.ts';

const FILES = { 'src/a.txt': lines(60), 'src/b.txt': 'b\n' };

function times(count: number, make: (at: number) => ScriptedTurn): readonly ScriptedTurn[] {
  return Array.from({ length: count }, (_, at) => make(at));
}

/** What the last request of a run holds, as text. */
function history(run: Awaited<ReturnType<typeof wholeRun>>): string {
  return run.requests.at(-1)?.body ?? '';
}

const LOOPS: Readonly<Record<string, readonly ScriptedTurn[]>> = {
  'the same read': times(30, () => turn(call('read_file', { path: 'src/b.txt' }))),
  'the same read, with other words each time': times(30, (at) => ({
    text: `Attempt ${at}: now I see.`,
    calls: [call('read_file', { path: 'src/b.txt' })],
  })),
  'a command whose output differs in its times only': times(30, () => turn(execute('date; date +%s.%N'))),
  'edits there and back': times(30, (at) => turn(write('src/b.txt', at % 2 === 0 ? 'c\n' : 'b\n'))),
  'wrong types, each time another': times(30, (at) => turn(call('read_file', { path: at + 7 }))),
  'slips of all kinds': times(30, (at) =>
    turn(
      [
        call('read_file', { path: `no/such/file${at}` }),
        call('apply_diff', { path: 'src/a.txt', edits: [{ search: `nowhere ${at}`, replace: '' }] }),
        call('list_files', { path: `no/such/folder${at}` }),
      ][at % 3] ?? complete(),
    ),
  ),
  'two answers of many reads in turn': times(30, (at) =>
    turn(
      ...Array.from({ length: 8 }, (_, line) =>
        call('read_file', { path: 'src/a.txt', start_line: line + 1 + 30 * (at % 2) }),
      ),
    ),
  ),
  'one answer with all of it': times(4, () => turn(...Array(8).fill(execute('echo same')))),
};

describe.concurrent('a run that goes in circles', () => {
  test.each(Object.entries(LOOPS))('ends as stuck: %s', async (_name, script) => {
    const run = await wholeRun({ files: FILES, script });
    expect(run.code, run.stderr).toBe(1);
    const { execution } = run.reports;
    expect(execution.outcome).toBe('failure');
    expect(execution.reason).toMatch(/^stuck: /);
    const found = run.reports.violations.filter(({ code }) => code === 'LIM-08');
    expect(found.map(({ response }) => response)).toEqual(['warn_continue', 'graceful_exit']);
    expect(found.map(({ type }) => type)).toEqual(['repetition', 'repetition']);
    expect(history(run).split('if this continues, the run ends')).toHaveLength(2);
  });

  test('is told off at the third run of a red test, by its name, though the times differ', async () => {
    const files = { 'a.test.js': "require('node:test').test('a', () => { throw new Error('red'); });\n" };
    const script = times(12, () => turn(execute('node --test')));
    const run = await wholeRun({ files, script });
    expect(run.code, run.stderr).toBe(1);
    expect(run.requests).toHaveLength(6);
    expect(run.reports.execution.reason).toBe(
      'stuck: 3 calls failed with the same error (last: `node --test`: Error: red), after a warning: give a clearer task or use another model',
    );
  });

  test('goes on where on_violation makes it a warning', async () => {
    const config = 'constraints:\n  on_violation: { repetition: warn_continue }\n';
    const script = [...times(20, () => turn(execute('true'))), turn(complete())];
    const run = await wholeRun({ files: FILES, config, script });
    expect(run.code, run.stderr).toBe(0);
    expect(run.reports.violations.some(({ code }) => code === 'LIM-08')).toBe(true);
    expect(history(run)).not.toContain('the run ends');
    expect(run.stderr).not.toContain('stuck:');
  });

  test('ends at the first circle where on_violation says so', async () => {
    const config = 'constraints:\n  on_violation: { repetition: graceful_exit }\n';
    const script = [...times(20, () => turn(execute('true'))), turn(complete())];
    const run = await wholeRun({ files: FILES, config, script });
    expect(run.code, run.stderr).toBe(1);
    expect(run.requests).toHaveLength(4);
  });
});

test.concurrent.each(DOORS)('work that repeats itself with a reason is left alone (%s)', async (door) => {
  const script = [
    ...times(12, (at) => turn(write('src/b.txt', `${at}\n`), execute('grep -c x src/b.txt; exit 1'))),
    ...times(12, (at) => turn(execute(`echo ${at} of 12`))),
    ...times(12, (at) =>
      turn(call('read_file', { path: 'src/a.txt', start_line: at + 1, end_line: at + 9 })),
    ),
    turn(complete()),
  ];
  const run = await wholeRun({ files: FILES, door, script });
  expect(run.code, run.stderr).toBe(0);
  expect(run.reports.violations.filter(({ code }) => code === 'LIM-08')).toEqual([]);
});

test.concurrent('a file that was read already is not sent again until it changed', async () => {
  const read = call('read_file', { path: 'src/a.txt' });
  const other = (at: number) => turn(execute(`echo ${at}`));
  const script = [
    turn(read),
    ...times(6, other),
    turn(read),
    turn(execute('echo more >> src/a.txt')),
    ...times(6, (at) => other(at + 10)),
    turn(read),
    turn(complete()),
  ];
  const run = await wholeRun({ files: FILES, script });
  expect(run.code, run.stderr).toBe(0);
  expect(history(run).split('line 59')).toHaveLength(3);
  expect(history(run)).toContain('unchanged since turn 1');
});

test.concurrent('reads of one answer come back in their order, whatever each takes', async () => {
  const script = [
    turn(
      call('search_files', { pattern: 'line 5.' }),
      call('read_file', { path: 'no/such/file' }),
      call('read_file', { path: 'src/b.txt' }),
      write('src/b.txt', 'after\n'),
      call('list_files', { path: 'src' }),
      call('read_file', { path: 'src/b.txt' }),
    ),
    turn(complete()),
  ];
  const run = await wholeRun({ files: FILES, script });
  expect(run.code, run.stderr).toBe(0);
  const told = run.reports.events
    .flatMap(({ event }) => (event.type === 'tool_finished' ? [event.text] : []))
    .slice(0, 6);
  expect(told[0]).toMatch(/^src\/a\.txt:50:/);
  expect(told[1]).toMatch(/^refused: /);
  expect(told[2]).toBe('b\n');
  expect(told[4]).toBe('src/a.txt\nsrc/b.txt');
  expect(told[5]).toBe('after\n');
});

test.concurrent('of a long output the model has head and tail, and the reports have all of it', async () => {
  const script = [turn(execute('seq 1 60000')), turn(complete())];
  const run = await wholeRun({ files: FILES, script });
  expect(run.code, run.stderr).toBe(0);
  const told = run.reports.toolTexts[0] ?? '';
  expect(told).toContain('to see the rest, run it again through grep');
  expect(told).toMatch(/\n1\n2\n[\s\S]* bytes left out [\s\S]*\n59999\n60000\n/);
  const [finished] = run.reports.events.filter(({ event }) => event.type === 'tool_finished');
  const all = Array.from({ length: 60_000 }, (_, at) => `${at + 1}\n`).join('');
  expect(run.reports.text(String(finished?.event.outputFile))).toBe(all);
});

test.concurrent('no secret is in the whole output that the reports keep', async () => {
  const script = [
    turn(execute(`seq 1 60000; echo ${KEY.slice(0, 9)}''${KEY.slice(9)}; seq 1 60000`)),
    turn(complete()),
  ];
  const run = await wholeRun({ files: FILES, script });
  expect(run.code, run.stderr).toBe(0);
  for (const [name, text] of run.reports.files()) expect(text.includes(KEY), name).toBe(false);
  expect([...run.reports.files().keys()].some((name) => name.includes('/outputs/'))).toBe(true);
});
