import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ProbedSandbox,
  probeSandbox,
  requireSandbox,
} from '../../../src/adapters/sandbox/launch/probe-sandbox.ts';
import { createShell, type SandboxShell } from '../../../src/adapters/sandbox/shell.ts';
import type { SandboxOptions } from '../../../src/adapters/sandbox/view/sandbox-options.ts';
import { StopRun } from '../../../src/core/run/outcome.ts';
import {
  command,
  makePlace,
  optionsFor,
  type Place,
  pathWithout,
  running,
  write,
} from '../../unit/adapters/sandbox/fixture.ts';

let place: Place;
let options: SandboxOptions;
let isolation: ProbedSandbox;
let shell: SandboxShell;
const say = async (script: string): Promise<string> => (await shell.run(command(script))).output;

beforeAll(async () => {
  place = makePlace();
  const plain = optionsFor(place);
  const found = pathWithout(place, ['bwrap', 'unshare', 'sudo']);
  options = { ...plain, hostEnv: { ...plain.hostEnv, PATH: found } };
  isolation = await probeSandbox('auto', options);
  shell = createShell(isolation, options);
});
afterAll(() => place.remove());

describe('the probe', () => {
  test('says what was tried and what failed', () => {
    expect([isolation.kind, isolation.reason]).toEqual([
      'none',
      'bwrap: not on PATH; unshare: unshare is not on PATH',
    ]);
  });

  test('required without isolation stops the run, with the remedy', () => {
    expect(() => requireSandbox('required', isolation)).toThrow(
      new StopRun({
        kind: 'config',
        code: 'SBX-01',
        reason:
          'commands cannot be sandboxed (bwrap: not on PATH; unshare: unshare is not on PATH), and sandbox is "required": install bubblewrap, let the runner use sudo without a password, or set sandbox to "auto"',
      }),
    );
  });

  test('required without a filter of system calls stops the run, and auto does not', () => {
    const unfiltered = { kind: 'bwrap', reason: 'it holds', unfiltered: 'no code for s390x' } as const;
    expect(() => requireSandbox('required', unfiltered)).toThrow(/cannot be filtered \(no code for s390x\)/);
    expect(() => requireSandbox('auto', unfiltered)).not.toThrow();
  });

  test.each(['auto', 'off'] as const)('%s goes on without', (mode) => {
    expect(() => requireSandbox(mode, isolation)).not.toThrow();
  });

  test('required with isolation goes on', () => {
    expect(() => requireSandbox('required', { kind: 'unshare', reason: '' })).not.toThrow();
  });

  test('off probes nothing', async () => {
    const off = await probeSandbox('off', optionsFor(place));
    expect([off.kind, off.reason]).toEqual(['none', 'switched off by the setting sandbox.mode']);
  });

  test('on another system than Linux there is none, and it is said', async () => {
    const mac = await probeSandbox('required', { ...optionsFor(place), platform: 'darwin' });
    expect([mac.kind, mac.reason]).toEqual(['none', 'the sandbox needs Linux, and this is darwin']);
  });

  test('a bwrap that does not isolate is not used', async () => {
    const folder = path.join(place.top, 'fake');
    const fake = path.join(folder, 'bwrap');
    write(fake, '#!/bin/sh\nwhile [ "$1" != -- ]; do shift; done; shift; exec "$@"\n');
    await shell.run(command(`chmod +x ${fake}`));
    const hostEnv = { ...options.hostEnv, PATH: `${folder}:${options.hostEnv.PATH}` };
    const found = await probeSandbox('auto', { ...options, hostEnv });
    expect([found.kind, found.reason]).toEqual([
      'none',
      expect.stringMatching(/^bwrap: no PID namespace; unshare/),
    ]);
  });

  test('a bwrap in the workspace, or in a folder that is no absolute path, is not even looked at', async () => {
    const mark = path.join(place.top, 'hijacked');
    write(path.join(place.root, 'bin/bwrap'), `#!/bin/sh\ntouch ${mark}\n`);
    symlinkSync(path.join(place.root, 'bin'), path.join(place.top, 'linked-bin'));
    await shell.run(command('chmod +x bin/bwrap'));
    const prefix = `${place.root}/bin:${place.top}/linked-bin:bin:.`;
    const hostEnv = { ...options.hostEnv, PATH: `${prefix}:${options.hostEnv.PATH}` };
    const found = await probeSandbox('auto', { ...options, hostEnv });
    expect([found.kind, existsSync(mark)]).toEqual(['none', false]);
  });
});

describe('without a sandbox', () => {
  test('the environment is the allow-list, exactly', async () => {
    expect((await say('env | sort | cut -d= -f1')).trim().split('\n')).toEqual(
      ['CI', 'FORGE_CALL_ID', 'HOME', 'LANG', 'PATH', 'PWD', 'SHELL', 'SHLVL', 'TERM', 'TMPDIR', '_'].sort(),
    );
  });

  test('HOME and TMPDIR are folders of the harness', async () => {
    expect(await say('echo "$HOME" "$TMPDIR"; touch ~/x "$TMPDIR/x" && ls -A ~')).toBe(
      `${place.scratch}/home ${place.scratch}/tmp\nx\n`,
    );
  });

  test('what a command leaves in its HOME and TMPDIR decides no gate', async () => {
    expect(await say('for d in "$HOME" "$TMPDIR"; do echo planted > "$d/.npmrc"; done')).toBe('');
    const found = 'ls -A "$HOME" "$TMPDIR" | grep -c npmrc; echo gate > "$HOME/left"; ls -A "$HOME"';
    const gate = async (): Promise<string> => (await shell.run(command(found, { who: 'gate' }))).output;
    expect([await gate(), await gate()]).toEqual(['0\nleft\n', '0\nleft\n']);
    expect(readdirSync(options.scratchDir).filter((name) => name.startsWith('gate-'))).toHaveLength(1);
  });

  test('no privileges can be gained', async () => {
    expect(await say('grep NoNewPrivs /proc/self/status')).toBe('NoNewPrivs:\t1\n');
  });

  test('a launcher that a command replaced is the old one again', async () => {
    const launcher = path.join(place.scratch, 'forge-launch');
    await say(`rm -f ${launcher}; printf '#!/bin/sh\\necho forged\\n' >${launcher}; chmod 755 ${launcher}`);
    expect(await say('grep ^Seccomp: /proc/self/status')).toBe('Seccomp:\t2\n');
  });

  test("as root, the harness's environment and memory are out of reach all the same", async () => {
    const output = await say(`cat /proc/${process.pid}/environ /proc/${process.pid}/mem 2>&1 | head -c 300`);
    const held = process.getuid?.() === 0;
    expect(output.includes('Permission denied')).toBe(held);
  });

  test('stdout and stderr keep their order, and can be opened by name', async () => {
    expect(
      await say('echo 1; echo 2 >&2; echo 3 > /dev/stderr; echo 4 > /dev/stdout; echo 5; ls nope'),
    ).toMatch(/^1\n2\n3\n4\n5\nls: .*nope/);
  });

  test('stdin is empty', async () => {
    expect(await say('cat; read -r x || echo nothing')).toBe('nothing\n');
  });

  test('a pipeline fails with any part of it only where it is a gate', async () => {
    const codes = [false, true].map(
      async (pipefail) => (await shell.run(command('false | true', { pipefail }))).exitCode,
    );
    expect(await Promise.all(codes)).toEqual([0, 1]);
  });

  test('without bash, sh runs the script', async () => {
    const hostEnv = { ...options.hostEnv, PATH: pathWithout(place, ['bash', 'bwrap', 'unshare', 'sudo']) };
    const plain = createShell(isolation, { ...options, hostEnv });
    const result = await plain.run(command('echo "[${BASH_VERSION-}]"; false | true', { pipefail: true }));
    expect([result.output, result.exitCode]).toEqual(['[]\n', 0]);
  });

  test.each([
    ['exit 7', 7],
    ['kill -TERM $$', 143],
    ['kill -KILL $$', 137],
    ['no-such-program', 127],
  ])('%s ends with %i', async (script, code) => {
    expect((await shell.run(command(script))).exitCode).toBe(code);
  });

  test('a command runs in its folder, and in none outside the workspace', async () => {
    expect((await shell.run(command('cat inner.txt', { cwd: 'sub' }))).output).toBe('inner\n');
    symlinkSync(place.top, path.join(place.root, 'way-out'));
    for (const cwd of ['..', 'way-out', 'nowhere', 'README.md']) {
      expect((await shell.run(command('pwd', { cwd }))).startError).toBe(
        `the working directory "${cwd}" is not a folder in the workspace: use a folder that is`,
      );
    }
  });

  test('a NUL byte is refused', async () => {
    expect(await shell.run(command('echo a\0b'))).toMatchObject({
      exitCode: null,
      startError: 'the command contains a NUL byte, which shells do not accept: remove it',
    });
  });

  test('read-only is refused, because nothing would hold it', async () => {
    expect(await shell.run(command('touch x', { readOnly: true }))).toMatchObject({
      exitCode: null,
      startError: 'not run: the workspace cannot be mounted read-only without a sandbox',
    });
  });

  test('a command that waits for a FIFO ends at its timeout', async () => {
    const result = await shell.run(command('mkfifo f; cat f', { timeoutMs: 2_000 }));
    expect(result).toMatchObject({ timedOut: true, exitCode: null, signal: 'SIGTERM' });
  });

  test('what escapes the process group is found by its mark or its folder, killed and counted', async () => {
    const result = await shell.run(
      command(`
        setsid sleep 91919 </dev/null >/dev/null 2>&1 &
        (setsid sh -c '(cd /; exec sleep 91919) </dev/null >/dev/null 2>&1 &' &)
        env -i setsid sleep 91919 </dev/null >/dev/null 2>&1 &
        while [ "$(grep -lz '^91919' /proc/[0-9]*/cmdline 2>/dev/null | wc -l)" -lt 3 ]; do :; done
        echo done`),
    );
    expect(result).toMatchObject({ output: 'done\n', exitCode: 0, killedOrphans: 3 });
    expect(running('sleep 91919')).toEqual([]);
  });

  test('what a process of ours from before starts meanwhile in the workspace is left alone', async () => {
    const script = 'cd "$1"; until [ -e begun ]; do sleep 0.01; done; sleep 91921 & wait';
    const starter = spawn('/bin/sh', ['-c', script, 'sh', options.root], { stdio: 'ignore' });
    const waits = `: >begun; until grep -qsz '^91921$' /proc/[0-9]*/cmdline; do sleep 0.01; done`;
    expect(await shell.run(command(waits))).toMatchObject({ exitCode: 0, killedOrphans: 0 });
    const left = running('sleep 91921');
    for (const pid of [...left, String(starter.pid)]) process.kill(Number(pid), 'SIGKILL');
    expect(left.length).toBe(1);
  });

  test('something that holds the output open does not hold the call', async () => {
    const result = await shell.run(command('(cd / && env -i setsid sleep 91920) & echo main'));
    expect([result.exitCode, result.output]).toEqual([0, 'main\n']);
    for (const pid of running('sleep 91920')) process.kill(Number(pid), 'SIGKILL');
  });

  test('the head and the tail of a long output are kept, the middle is counted', async () => {
    const result = await shell.run(command('echo first; seq 1 100000; echo last'));
    expect(result.output).toMatch(/^first\n1\n2\n/);
    expect(result.output).toMatch(/99999\n100000\nlast\n$/);
    expect(result.output).toContain(`\n[... ${result.droppedBytes} bytes left out ...]\n`);
    expect(result.droppedBytes).toBe(588_895 + 11 - 65_536);
  });

  test('a command that prints endlessly is killed, and its output says so', async () => {
    const result = await shell.run(command('yes'));
    expect(result).toMatchObject({ exitCode: null, signal: 'SIGKILL', timedOut: false, outputCapped: true });
    expect(result.output).toMatch(/\n\[killed: it printed more than 100 MB\]\n$/);
  });

  test('text in UTF-8 comes through, broken bytes become marks', async () => {
    expect(await say(String.raw`printf 'gr\303\274n \360\237\214\262 \377\376 end'`)).toBe(
      'grün 🌲 \ufffd\ufffd end',
    );
  });

  test('nothing of ours is left in the scratch folder but caches, a root folder, an empty file, the launcher, and pipes that were not used', async () => {
    const ours = (name: string) =>
      ['cache', 'empty', 'forge-launch', 'home', 'machine', 'tmp'].includes(name) ||
      /^(?:gate|pipes)-/.test(name);
    expect(readdirSync(place.scratch).filter((name) => !ours(name))).toEqual([]);
  });

  test('commands at the same time do not mix', async () => {
    const outputs = await Promise.all([1, 2, 3, 4].map((n) => say(`for i in 1 2 3; do echo ${n}; done`)));
    expect(outputs).toEqual([1, 2, 3, 4].map((n) => `${n}\n`.repeat(3)));
  });

  test('what the command itself was given is in its environment', async () => {
    const result = await shell.run(
      command('echo "$NODE_OPTIONS"', { env: { NODE_OPTIONS: '--max-old-space-size=512' } }),
    );
    expect(result.output).toBe('--max-old-space-size=512\n');
  });

  test('the files a command writes are as it left them', async () => {
    await say('printf x > plain; printf y > exec; chmod 755 exec');
    expect(readFileSync(path.join(place.root, 'plain'), 'utf8')).toBe('x');
  });
});
