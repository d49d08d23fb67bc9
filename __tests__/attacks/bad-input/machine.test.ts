import { execFile, execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { DIST } from '../../support/bundle.ts';
import { git, writeFiles } from '../../support/repository.ts';
import { attempt, DONE, expectCommitted, expectEnd, folder, project, WELL } from './fixture.ts';

const IS_ROOT = process.getuid?.() === 0;
const mounted: string[] = [];

function asRoot(...command: readonly string[]): void {
  const [file = '', ...args] = IS_ROOT ? command : ['sudo', '-n', ...command];
  execFileSync(file, args, { stdio: 'pipe' });
}

/** A disk of this size: a tmpfs, which takes root. A machine that cannot mount one fails these tests. */
function disk(size: string): string {
  const path = folder();
  asRoot('mount', '-t', 'tmpfs', '-o', `size=${size},mode=0777`, 'tmpfs', path);
  mounted.push(path);
  return path;
}

afterEach(() => {
  for (const path of mounted.splice(0)) asRoot('umount', '-l', path);
});

/** A repository with `a.txt` on a disk of its own. */
function projectOn(path: string): string {
  git(path, 'init', '-q', '-b', 'main');
  writeFiles(path, { 'a.txt': 'one\n' });
  git(path, 'add', '-A');
  git(path, 'commit', '-q', '-m', 'start');
  return path;
}

function fill(path: string): void {
  expect(() => writeFileSync(join(path, '.git/filling'), Buffer.alloc(4_000_000))).toThrow('ENOSPC');
}

describe('a disk', () => {
  it('that is mounted read-only is found before a model is paid', async () => {
    const root = projectOn(disk('2m'));
    asRoot('mount', '-o', 'remount,ro', root);
    const run = await attempt({ root });
    expectEnd(run, {
      code: 6,
      outcome: 'git_error',
      reason: `this user cannot write ${root}: mount it writable, grant the permission, or run with --read-only`,
    });
    expect(run.requests).toBe(0);
    expect(run.stderr).toContain(
      `reports cannot be written to ${root}/.forge/artifacts (EROFS: read-only file system, mkdir '${root}/.forge')`,
    );
  });

  it('that is mounted read-only is enough for a run that only reads', async () => {
    const root = projectOn(disk('2m'));
    asRoot('mount', '-o', 'remount,ro', root);
    const run = await attempt({ root, script: [DONE], args: ['--read-only'] });
    expect(run).toMatchObject({ code: 0, outcome: 'success', untouched: true });
  });

  it('that is full under the workspace ends the run at the first write, with the reports elsewhere', async () => {
    const root = projectOn(disk('2m'));
    fill(root);
    const run = await attempt({ root });
    expectEnd(run, {
      code: 1,
      outcome: 'failure',
      reason: '"a.txt" cannot be written: the disk is full; free space and run again',
    });
    expect(run.requests).toBe(1);
    expect(run.stderr).toContain(`reports are written to ${run.reports} instead`);
  });

  it('that fills up in the middle of a write leaves the file as it was, and keeps what went before', async () => {
    const root = projectOn(disk('2m'));
    const big = { name: 'write_file', arguments: { path: 'big.txt', content: 'x'.repeat(3_000_000) } };
    const run = await attempt({ root, script: [WELL[0] ?? DONE, { calls: [big] }, DONE] });
    expect(run).toMatchObject({
      code: 1,
      outcome: 'failure',
      reason: '"big.txt" cannot be written: the disk is full; free space and run again',
      requests: 2,
      commit: null,
    });
    expect(git(root, 'status', '--porcelain')).toBe(' M a.txt');
  });

  it('that is full under the temporary folder fails the run, and says where space is wanted', async () => {
    const run = await attempt({ root: project(), env: { TMPDIR: disk('16k') } });
    expectEnd(run, {
      code: 1,
      outcome: 'failure',
      reason:
        'a disk is full (ENOSPC: no space left on device, write): free space in the workspace and in the temporary folder, and run again',
    });
  });

  it('that is full under the reports does not cost the run its work', async () => {
    const run = await attempt({ root: project(), args: ['--output-dir', join(disk('16k'), 'reports')] });
    expectCommitted(run);
    expect(run.stderr).toContain('ENOSPC');
    expect(run.stderr).toContain(`reports are written to ${run.reports} instead`);
  });
});

describe('an environment', () => {
  it.each([
    ['is nowhere', '/nonexistent/home'],
    ['cannot be written', '/proc'],
    ['is empty', ''],
  ])('whose HOME %s is enough', async (_, home) => {
    expectCommitted(await attempt({ root: project(), env: { HOME: home } }));
  });

  it.each([
    ['is nowhere', '/nonexistent/tmp', 'ENOENT'],
    ['is a file', '/etc/hostname', 'ENOTDIR'],
  ])('whose TMPDIR %s is refused', async (_, path, why) => {
    const run = await attempt({ root: project(), env: { TMPDIR: path } });
    expectEnd(run, {
      code: 5,
      outcome: 'config_error',
      reason: `the temporary folder ${path} cannot be written (${why}): set TMPDIR, or RUNNER_TEMP on a runner, to a writable folder`,
    });
    expect(run.requests).toBe(0);
  });

  it('whose TMPDIR is read-only is refused', async () => {
    const path = disk('16k');
    asRoot('mount', '-o', 'remount,ro', path);
    const run = await attempt({ root: project(), env: { TMPDIR: path } });
    expectEnd(run, {
      code: 5,
      outcome: 'config_error',
      reason: `the temporary folder ${path} cannot be written (EROFS): set TMPDIR, or RUNNER_TEMP on a runner, to a writable folder`,
    });
  });

  it('without git in its PATH is refused', async () => {
    const run = await attempt({ root: project(), env: { PATH: folder() } });
    expectEnd(run, {
      code: 6,
      outcome: 'git_error',
      reason: 'git was not found in PATH; install git 2.32 or newer',
    });
    expect(run.requests).toBe(0);
  });

  it.each([
    ['too old', 'echo git version 2.20.1', 'is 2.20.1; git 2.32 or newer is required: install a newer one'],
    ['no git', 'echo hello', 'is "hello"; git 2.32 or newer is required: install a newer one'],
    [
      'broken',
      'echo no libz >&2; exit 127',
      'does not run (git --version ended with code 127: no libz); install git 2.32 or newer',
    ],
  ])('whose git is %s is refused', async (_, script, reason) => {
    const path = folder();
    writeFileSync(join(path, 'git'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    const run = await attempt({ root: project(), env: { PATH: path } });
    expectEnd(run, { code: 6, outcome: 'git_error', reason: `${path}/git ${reason}` });
  });
});

describe('a terminal', () => {
  /** Runs a shell line with `forge` as a word in it, in a project whose session is recorded. */
  async function shell(line: string): Promise<{ readonly root: string; readonly said: string }> {
    const root = project();
    const session = join(folder(), 'session.json');
    const turns = WELL.map((turn) => ({ text: '', usage: { input: 100, output: 10 }, ...turn }));
    writeFileSync(session, JSON.stringify({ version: 1, model: 'recorded', turns }));
    const forge = `forge() { "${process.execPath}" "${DIST}/cli/index.js" "$@"; }`;
    const action = `action() { INPUT_TASK=x INPUT_PROVIDER=replay INPUT_MODEL="${session}" "${process.execPath}" "${DIST}/index.js"; }`;
    const run = `run() { forge --task x --provider replay --model "${session}"; }`;
    const script = [forge, action, run, line].join('\n');
    const env = { PATH: process.env.PATH ?? '', HOME: folder() };
    return new Promise((done) => {
      execFile('bash', ['-c', script], { cwd: root, env }, (_error, stdout, stderr) =>
        done({ root, said: stdout + stderr }),
      );
    });
  }

  it.each([
    ['whose input is closed', 'run <&- >/dev/null 2>&1; echo "code $?"'],
    ['whose output is closed', 'run >&- 2>/dev/null; echo "code $?"'],
    ['whose error output is closed', 'run 2>&- >/dev/null; echo "code $?"'],
    ['whose reader stops at once', 'run 2>&1 | true; echo "code ${PIPESTATUS[0]}"'],
    ['whose reader takes one line', 'run 2>&1 | head -1 >/dev/null; echo "code ${PIPESTATUS[0]}"'],
    ['without a HOME', 'unset HOME; run >/dev/null 2>&1; echo "code $?"'],
    ['whose disk is full', 'run >/dev/full 2>/dev/full; echo "code $?"'],
    ['that reads one line of the action', 'action 2>&1 | head -1 >/dev/null; echo "code ${PIPESTATUS[0]}"'],
  ])('%s does not stop the run', async (_, line) => {
    const { root, said } = await shell(line);
    expect(said).toBe('code 0\n');
    expect(git(root, 'show', 'HEAD:a.txt')).toBe('two');
    expect(existsSync(join(root, '.forge/artifacts/execution.json'))).toBe(true);
  });

  it.each([['--help'], ['--version'], ['schema']])('may stop reading %s', async (words) => {
    const { said } = await shell(`forge ${words} 2>&1 | true; echo "code \${PIPESTATUS[0]}"`);
    expect(said).toBe('code 0\n');
  });

  it('gets a long answer whole, however slowly it reads', async () => {
    const { said } = await shell('forge schema | { sleep 0.2; cat; }');
    expect(() => JSON.parse(said)).not.toThrow();
  });
});
