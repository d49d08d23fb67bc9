import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { git, makeRepository } from '../../support/repository.ts';
import { complete, execute, fileIn, turn, wholeRun, write } from '../../support/whole-run.ts';

const FILES = { 'src/a.txt': 'a\nb\n', 'packages/app/index.txt': 'app\n' };

describe.concurrent('a run in a folder below the root', () => {
  const script = [
    turn(write('new.txt', 'new\n'), write('../../src/a.txt', 'not mine\n')),
    turn(execute('echo more >> index.txt')),
    turn(complete()),
  ];

  test('--workspace is where paths and commands begin, and bounds what may be written', async () => {
    const root = makeRepository(FILES);
    const run = await wholeRun({ root, script, args: ['--workspace', join(root, 'packages/app')] });
    expect(run.code, run.stderr).toBe(0);
    expect(git(root, 'show', '--format=', '--name-only', 'HEAD')).toBe(
      'packages/app/index.txt\npackages/app/new.txt',
    );
    expect(run.reports.violations).toMatchObject([
      { code: 'FS-01', response: 'reject', effect: 'prevented' },
    ]);
  });

  test('working-directory does the same for the action', async () => {
    const root = makeRepository(FILES);
    const run = await wholeRun({
      root,
      door: 'action',
      script,
      inputs: { 'working-directory': 'packages/app' },
    });
    expect(run.code, run.stdout).toBe(0);
    expect(fileIn(root, 'src/a.txt')).toBe('a\nb\n');
    expect(run.outputs).toMatchObject({ 'files-changed': '2', violations: '1' });
  });

  test('patterns stay relative to the root of the repository', async () => {
    const root = makeRepository(FILES);
    const run = await wholeRun({
      root,
      script: [turn(write('index.txt', 'denied\n'), write('new.txt', 'new\n')), turn(complete())],
      args: ['--workspace', 'packages/app', '--deny', 'packages/app/index.txt'],
    });
    expect(git(root, 'show', '--format=', '--name-only', 'HEAD')).toBe('packages/app/new.txt');
    expect(run.reports.violations).toMatchObject([{ code: 'FS-07', path: 'packages/app/index.txt' }]);
  });

  test.each(['auto', 'off'])(
    'with the sandbox %s, what a command writes above it does not stay',
    async (mode) => {
      const root = makeRepository(FILES);
      await wholeRun({
        root,
        script: [turn(execute('echo x > ../../src/a.txt; echo y > ../../new.txt; true')), turn(complete())],
        args: ['--workspace', 'packages/app', '--sandbox', mode],
      });
      expect(fileIn(root, 'src/a.txt')).toBe('a\nb\n');
      expect(fileIn(root, 'new.txt')).toBeNull();
      expect(git(root, 'rev-list', '--count', 'HEAD')).toBe('1');
    },
  );
});
