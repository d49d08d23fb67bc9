import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../../../src/adapters/clock.ts';
import type { Trial } from '../../../../src/adapters/sandbox/trial/sandbox-trial.ts';
import type { SandboxState } from '../../../../src/core/run/sandbox-kind.ts';
import { diagnose } from '../../../../src/entry/cli/doctor.ts';
import {
  reportExitCode,
  reportLines,
  type SandboxReport,
  sandboxReport,
} from '../../../../src/run/doctor/sandbox-report.ts';
import { makeRepository } from '../../../support/repository.ts';
import { makePlace, pathWithout } from '../../adapters/sandbox/fixture.ts';
import { eachWay } from '../../adapters/sandbox/ways.ts';

interface Said {
  readonly ok: boolean;
  readonly exit_code: number;
  readonly problems?: readonly string[];
  readonly view: {
    readonly sandbox: string;
    readonly user: string;
    readonly refused_calls: readonly string[];
  } & {
    readonly mounts: readonly { readonly access: string; readonly path: string }[];
  };
  readonly boundaries: readonly {
    readonly name: string;
    readonly result: string;
    readonly why: string;
    readonly mend: string | null;
  }[];
}

const place = makePlace();
afterAll(() => place.remove());

const SECRET = path.join(place.home, '.netrc');

async function doctor(
  root: string,
  more: readonly string[] = [],
  without: readonly string[] = [],
): Promise<Said & { readonly lines: readonly string[]; of(result: string): readonly string[] }> {
  const hostProcess = {
    env: {
      PATH: without.length === 0 ? process.env.PATH : pathWithout(place, without),
      HOME: place.home,
      RUNNER_TEMP: place.runnerTemp,
      GITHUB_ENV: path.join(place.runnerTemp, '_runner_file_commands/set_env_1'),
    },
    platform: process.platform,
    uid: process.getuid?.() ?? 0,
    gid: process.getgid?.() ?? 0,
    accountHome: null,
    temporary: tmpdir(),
    clock: systemClock,
    node: process.version,
  };
  const args = ['doctor', '--sandbox', '--json', ...more];
  const { lines, exitCode } = await diagnose(args, root, hostProcess, false);
  const said: Said = JSON.parse(lines.join('\n'));
  expect(exitCode).toBe(said.exit_code);
  const of = (result: string): readonly string[] =>
    said.boundaries.filter((each) => each.result === result).map(({ name }) => name);
  return { ...said, lines, of };
}

const FILES = { 'README.md': '# Project\n', 'AGENTS.md': 'rules\n' };

/** Held or not by the user's rights and control groups as well, so not in every list below. */
const LIMITS = ['processes', 'memory'];

eachWay('doctor --sandbox with $way', ({ without, kind }) => {
  test('shows the view, and that every boundary is held, without a key or a task', async () => {
    const root = makeRepository(FILES);
    const said = await doctor(root, [], without);
    expect(said.view.sandbox).toBe(kind);
    expect(said.view.refused_calls).toContain('keyctl');
    expect(said.view.mounts).toContainEqual({ access: 'writable', path: realpathSync(root) });
    expect(said.view.mounts).toContainEqual({
      access: 'read-only',
      path: path.join(realpathSync(root), 'AGENTS.md'),
    });
    expect(said.of('not held').filter((name) => !LIMITS.includes(name))).toEqual([]);
    expect([said.of('unknown'), said.of('not applicable')]).toEqual([[], []]);
    expect(said.exit_code).toBe(0);
    expect(execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })).toBe('');
  });
});

describe('doctor --sandbox without a sandbox', () => {
  test('says of each boundary that it is not held, with what was reached, and ends with 5', async () => {
    const root = makeRepository(FILES);
    const said = await doctor(root, ['--sandbox', 'off']);
    expect(said.of('not held')).toEqual(
      expect.arrayContaining([
        ...['home folders', 'runner files', 'host processes', 'host sockets', 'network'],
        ...['writes outside', '.git', 'protected path', 'denied file', 'memory'],
      ]),
    );
    // Nothing but a sandbox is needed for these.
    expect(said.of('held')).toEqual(expect.arrayContaining(['environment', 'system calls', 'outliving']));
    const credentials = said.boundaries.find(({ name }) => name === 'home folders');
    expect(credentials?.why).toContain(SECRET);
    expect(credentials?.mend).toBe('set sandbox.mode to auto or required');
    expect([said.ok, said.exit_code, said.view.mounts]).toEqual([false, 5, []]);
    expect(execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })).toBe('');
  });
});

const LOST: Trial = { name: 'network', tries: 'connect', result: 'not held', why: '127.0.0.1:1' };
const report = (isolation: SandboxState, trial: Trial): SandboxReport =>
  sandboxReport(
    { isolation, user: '1:1', environment: {}, mounts: [], trials: [trial] },
    { mode: 'auto', root: '/ws', network: 'none' },
  );
const none: SandboxState = { kind: 'none', reason: 'bwrap: not on PATH' };
const bwrap: SandboxState = { kind: 'bwrap', reason: 'it holds', unbounded: 'no controllers' };

test.each([
  ['no sandbox', none, LOST, 5, 'install bubblewrap'],
  ['a boundary that should be held', bwrap, LOST, 5, 'report it'],
  ['limits without a control group', bwrap, { ...LOST, name: 'memory' }, 0, 'writable control group'],
  ['what could not be tried', bwrap, { ...LOST, result: 'unknown' as const }, 5, 'do not rely on'],
])('the remedy and the exit code follow from the cause: %s', (_, isolation, trial, exitCode, mend) => {
  const found = report(isolation, trial);
  expect(reportExitCode(found)).toBe(exitCode);
  expect(reportLines(found, false).join('\n')).toContain(mend);
});

test('a workspace that is no repository has an empty one tried in its place', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'forge-none-'));
  const said = await doctor(folder, ['--sandbox', 'off']);
  rmSync(folder, { recursive: true });
  expect(said.of('not applicable')).toEqual(['.git']);
  expect(said.of('not held')).toEqual(expect.arrayContaining(['protected path', 'denied file']));
});

test('a wrong setting of the sandbox is no sandbox to try', async () => {
  const said = await doctor(
    makeRepository({ '.forge/headless-config.yml': 'version: 1\nsandbox: { mode: on }\n' }),
  );
  expect(said.exit_code).toBe(5);
  expect(said.problems?.join('\n')).toContain('sandbox.mode');
});
