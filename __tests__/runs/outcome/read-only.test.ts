import { describe, expect, test } from 'vitest';
import { git, makeRepository } from '../../support/repository.ts';
import { call, complete, DOORS, execute, fileIn, turn, wholeRun, write } from '../../support/whole-run.ts';

const FILES = { 'src/a.txt': 'a\nb\n', 'README.md': 'Hello.\n' };
const ANALYSIS = 'Two files.\n\n- `README.md`: short\n- `src/a.txt`: two lines';

/** Tools of an openai-compatible request, by name. */
function toolNames(json: Readonly<Record<string, unknown>>): readonly string[] {
  const tools = json.tools as readonly { readonly function: { readonly name: string } }[];
  return tools.map((tool) => tool.function.name);
}

function readOnly(door: 'cli' | 'action') {
  return door === 'cli' ? { door, args: ['--read-only', '--json'] } : { door, inputs: { mode: 'read-only' } };
}

describe.concurrent.each(DOORS)('read-only, through the %s door,', (door) => {
  test('answers with the analysis and changes nothing', async () => {
    const root = makeRepository(FILES);
    const head = git(root, 'rev-parse', 'HEAD');
    const run = await wholeRun({
      root,
      ...readOnly(door),
      script: [
        turn(call('read_file', { path: 'src/a.txt' }), execute('ls; wc -l src/a.txt')),
        turn(complete(ANALYSIS)),
      ],
    });
    expect(run.code, run.stderr).toBe(0);
    const result =
      door === 'action' ? run.outputs.result : JSON.parse(run.stdout.trimEnd().split('\n').at(-1)!).result;
    expect(result).toBe(ANALYSIS);
    expect(run.reports.execution).toMatchObject({
      mode: 'read-only',
      changes: [],
      commit: null,
      outcome: 'success',
    });
    expect(git(root, 'rev-parse', 'HEAD')).toBe(head);
    expect(git(root, 'status', '--porcelain')).toBe('');
  });
});

test.concurrent('read-only offers no writing tool, and commands only where they cannot write', async () => {
  const isolated = await wholeRun({
    files: FILES,
    args: ['--read-only'],
    script: [turn(complete(ANALYSIS))],
  });
  const bare = await wholeRun({
    files: FILES,
    args: ['--read-only', '--sandbox', 'off'],
    script: [turn(complete(ANALYSIS))],
  });
  const reading = ['read_file', 'search_files', 'list_files'];
  const kind = isolated.reports.execution.sandbox?.kind;
  const commands = kind === undefined || kind === 'none' ? [] : ['execute_command'];
  expect(toolNames(isolated.requests[0]!.json)).toEqual([...reading, ...commands, 'task_completion']);
  expect(toolNames(bare.requests[0]!.json)).toEqual([...reading, 'task_completion']);
});

test.concurrent('read-only refuses writing tools and undoes nothing, for nothing could be done', async () => {
  const run = await wholeRun({
    files: FILES,
    args: ['--read-only'],
    script: [
      turn(write('src/a.txt', 'x\n'), call('apply_diff', { path: 'src/a.txt', edits: [] })),
      turn(execute('echo x > src/a.txt; rm -f README.md; git config user.name x; touch .git/x')),
      turn(complete(ANALYSIS)),
    ],
  });
  expect(run.code, run.stderr).toBe(0);
  expect(run.reports.codes.slice(0, 2)).toEqual(['TOOL-01', 'TOOL-01']);
  expect(fileIn(run.root, 'src/a.txt')).toBe('a\nb\n');
  expect(fileIn(run.root, 'README.md')).toBe('Hello.\n');
  expect(fileIn(run.root, '.git/x')).toBeNull();
  expect(run.reports.quarantine).toEqual([]);
});
