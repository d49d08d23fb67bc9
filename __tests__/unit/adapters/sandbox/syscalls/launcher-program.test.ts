import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ARM64, X64 } from '../../../../../src/adapters/sandbox/syscalls/architectures.ts';
import { launcherExecutable } from '../../../../../src/adapters/sandbox/syscalls/launcher-program.ts';

const NUMBERS = process.arch === 'arm64' ? ARM64.numbers : X64.numbers;

describe('the launcher', () => {
  let folder = '';
  let launcher = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'forge-launcher-'));
    launcher = join(folder, 'launcher');
    writeFileSync(launcher, launcherExecutable() ?? '', { mode: 0o755 });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const launched = (...argv: string[]) =>
    spawnSync(launcher, argv, { encoding: 'utf8', env: { KEPT: 'yes' } });
  /** What a system call fails with (errno), or 0; perl comes with git. */
  const failure = (...call: readonly number[]): string => {
    const script = `print syscall(${call.join(', ')}) < 0 ? $! + 0 : 0`;
    return launched('/usr/bin/perl', '-e', script).stdout;
  };

  it('becomes the program, with its arguments and its environment', () => {
    const run = launched('/bin/sh', '-c', 'echo "$0|$1|$KEPT"; exit 7', 'one', 'two words');
    expect([run.stdout, run.status]).toEqual(['one|two words|yes\n', 7]);
  });

  it('ends with 127 if there is no such program', () => {
    expect(launched('/nowhere/program').status).toBe(127);
  });

  it('leaves the program with a filter and without a way to more rights', () => {
    const { stdout } = launched('/bin/cat', '/proc/self/status');
    expect(stdout).toMatch(/^Seccomp:\s+2$/m);
    expect(stdout).toMatch(/^NoNewPrivs:\s+1$/m);
  });

  it('limits core dumps to 1 byte for good, because 0 starts the program of a pipe', () => {
    const limit = 'grep "^Max core" /proc/self/limits';
    const { setrlimit = 0 } = NUMBERS;
    const { stdout } = launched(
      '/bin/sh',
      '-c',
      `${limit}; ulimit -c 0 && ${limit}; ulimit -H -c 0 && ${limit}`,
    );
    expect(stdout.match(/^Max core file size +1 +1 +bytes/gm)).toHaveLength(3);
    const script = `syscall(${setrlimit}, 4, $z = "\\0" x 16); exec "/bin/sh", "-c", shift`;
    expect(launched('/usr/bin/perl', '-e', script, limit).stdout).toMatch(/ +1 +1 +bytes/);
  });

  it('refuses keyrings and io_uring, and lets a new process start', () => {
    const { keyctl = 0, add_key: addKey = 0, io_uring_setup: setup = 0 } = NUMBERS;
    expect(failure(keyctl, 0, -3, 0)).toBe('1');
    expect(failure(addKey, 0, 0, 0, 0, -3)).toBe('1');
    expect(failure(setup, 1, 0)).toBe('38');
    expect(launched('/bin/sh', '-c', '/bin/true && (exit 3)').status).toBe(3);
  });
});
