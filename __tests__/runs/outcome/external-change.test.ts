import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { git, makeRepository } from '../../support/repository.ts';
import { complete, execute, fileIn, turn, type WholeRun, wholeRun, write } from '../../support/whole-run.ts';

/** While the model thinks for the second time, somebody else writes to the workspace. */
async function disturbed(config = ''): Promise<WholeRun> {
  const root = makeRepository({
    'README.md': 'Hello.\n',
    ...(config === '' ? {} : { '.forge/headless-config.yml': config }),
  });
  return wholeRun({
    root,
    script: (_, index) => {
      if (index === 0) return turn(write('a.txt', 'a\n'));
      if (index === 1) writeFileSync(join(root, 'foreign.txt'), 'not ours\n');
      return turn(complete());
    },
  });
}

test('a change by another process is said, and not committed', async () => {
  const run = await disturbed();
  expect(run.code, run.stderr).toBe(0);
  expect(run.stdout + run.stderr).toContain(
    'another process changed foreign.txt; these changes are not committed',
  );
  expect(run.reports.text('summary.md')).toContain('foreign');
  expect(git(run.root, 'show', '--name-only', '--format=', 'HEAD').trim()).toBe('a.txt');
  expect(fileIn(run.root, 'foreign.txt')).toBe('not ours\n');
});

test('it is said before a gate runs, which is not blamed for it alone', async () => {
  const run = await disturbed('quality_gates: [{ name: Look, command: "ls" }]');
  const events = run.reports.events.map(({ event }) => event);
  const said = events.findIndex(
    ({ type, text }) => type === 'notice' && String(text).includes('foreign.txt'),
  );
  const gate = events.findIndex(({ type, phase }) => type === 'gate_finished' && phase === 'final');
  expect(said).toBeGreaterThan(0);
  expect(gate).toBeGreaterThan(said);
  expect(git(run.root, 'show', '--name-only', '--format=', 'HEAD').trim()).toBe('a.txt');
});

test('a commit to another branch, a gc and a fetch by others are no fault of the agent', async () => {
  const root = makeRepository({ 'README.md': 'Hello.\n' });
  const run = await wholeRun({
    root,
    script: (_, index) => {
      if (index === 0) return turn(execute('echo a > a.txt'));
      if (index === 1) {
        git(root, 'branch', 'other');
        git(root, 'fetch', '-q', root, 'main:refs/remotes/mine/main');
        git(root, 'gc', '-q', '--prune=now');
        return turn(execute('echo b > b.txt'));
      }
      return turn(complete());
    },
  });
  expect(run.code, run.stderr).toBe(0);
  expect(run.reports.violations).toEqual([]);
  expect(run.stdout + run.stderr).toContain('another program changed the git directory');
  expect(git(run.root, 'show', '--name-only', '--format=', 'HEAD').trim()).toBe('a.txt\nb.txt');
  expect(git(run.root, 'rev-parse', 'other').trim()).toMatch(/^[0-9a-f]{40}$/);
});

test('a run that nobody disturbs says nothing of the kind', async () => {
  const run = await wholeRun({ script: [turn(write('a.txt', 'a\n')), turn(complete())] });
  expect(run.stdout + run.stderr).not.toContain('no step of this run');
});
