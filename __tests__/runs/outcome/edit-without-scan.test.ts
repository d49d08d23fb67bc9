import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ScriptedTurn } from '../../support/model-server/script.ts';
import { call, complete, execute, fileIn, turn, wholeRun, write } from '../../support/whole-run.ts';

/** A `git` that notes every call before the real one takes over. */
function loggingGit(): { readonly path: string; readonly calls: () => readonly string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'forge-git-log-'));
  const log = join(folder, 'log');
  const real = execFileSync('/bin/sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  writeFileSync(join(folder, 'git'), `#!/bin/sh\necho "$*" >>${log}\nexec ${real} "$@"\n`);
  chmodSync(join(folder, 'git'), 0o755);
  return {
    path: `${folder}:${process.env.PATH ?? ''}`,
    calls: () => (existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n') : []),
  };
}

const EDITS = 6;

function edit(at: number): ScriptedTurn {
  const edits = [{ search: `counter${at}`, replace: `total${at}` }];
  return turn(call('apply_diff', { path: `src/m${at}.js`, edits }));
}

const SCRIPT: readonly ScriptedTurn[] = [
  // The first command waits for all that is read of the tree in the background.
  turn(execute('true')),
  ...Array.from({ length: EDITS }, (_, at) => turn(call('read_file', { path: `src/m${at}.js` }))),
  ...Array.from({ length: EDITS }, (_, at) => edit(at)),
  turn(write('src/new.js', 'made = 1;\n')),
  turn(execute('true')),
  turn(complete()),
];

test('reads and edits start no git at all; a new file asks once whether it is ignored; a command is measured by one look at the tree', async () => {
  const git = loggingGit();
  const files = Object.fromEntries(
    Array.from({ length: EDITS }, (_, at) => [`src/m${at}.js`, `let counter${at} = 0;\n`]),
  );
  const atRequest: (readonly string[])[] = [];
  const run = await wholeRun({
    files,
    script: (_, index) => {
      atRequest.push(git.calls());
      return SCRIPT[index];
    },
    args: ['--no-commit'],
    env: { PATH: git.path },
  });
  expect([run.code, fileIn(run.root, 'src/m5.js'), fileIn(run.root, 'src/new.js')]).toEqual([
    0,
    'let total5 = 0;\n',
    'made = 1;\n',
  ]);
  const before = atRequest[1] ?? [];
  const edited = atRequest[SCRIPT.length - 3] ?? [];
  expect(before.length).toBeGreaterThan(0);
  expect(edited).toEqual(before);
  const after = atRequest[SCRIPT.length - 2] ?? [];
  expect(after.slice(edited.length)).toEqual([
    expect.stringMatching(/ ls-files --others -z --exclude-from\S* -- src\/new\.js$/),
  ]);
  const measured = (atRequest[SCRIPT.length - 1] ?? []).slice(after.length);
  const looks = measured.flatMap(
    (line) => / (diff-files|ls-files --others -z --exclude-from\S* --$)/.exec(line)?.[1]?.split(' ')[0] ?? [],
  );
  expect(looks).toEqual(['diff-files']);
});
