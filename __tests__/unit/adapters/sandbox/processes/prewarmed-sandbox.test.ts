import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { probeSandbox } from '../../../../../src/adapters/sandbox/launch/probe-sandbox.ts';
import { PrewarmedSandbox } from '../../../../../src/adapters/sandbox/processes/prewarmed-sandbox.ts';
import { runChild } from '../../../../../src/adapters/sandbox/processes/run-child.ts';
import type { Launch, Started } from '../../../../../src/adapters/sandbox/processes/start-child.ts';
import { createShell, type SandboxShell } from '../../../../../src/adapters/sandbox/shell.ts';
import type { SandboxOptions } from '../../../../../src/adapters/sandbox/view/sandbox-options.ts';
import { command, ENOUGH, makePlace, optionsFor, type Place, pathWithout, write } from '../fixture.ts';
import { eachWay } from '../ways.ts';

function launchOf(stdin: string, env: Readonly<Record<string, string>> = {}): Launch {
  return { file: '/bin/sh', args: ['-s'], cwd: '/', env, stdin, namespaced: true };
}

const SAYS = (text: string): string => `echo "forge: started" >&2; echo ${text}; echo $$\n`;
const LIMITS = { timeoutMs: ENOUGH, signal: new AbortController().signal };

function started(answer: Started | Error): Started {
  if (answer instanceof Error) throw answer;
  return answer;
}

describe('a prewarmed program', () => {
  test('is the one that the next launch of its kind is told to', async () => {
    const prewarmed = new PrewarmedSandbox(null);
    await prewarmed.prewarm(launchOf('echo never'));
    const taken = started(await prewarmed.take(launchOf(SAYS('now'))));
    const result = await runChild(launchOf(SAYS('now')), LIMITS, taken);
    expect(result.output).toBe(`now\n${taken.child.pid}\n`);
    const another = started(await prewarmed.take(launchOf(SAYS('then'))));
    expect(another.child.pid).not.toBe(taken.child.pid);
    await runChild(launchOf(SAYS('then')), LIMITS, another);
  });

  test('has read its opening already, and another opening is not for it', async () => {
    const opened = (opening: string): Launch => ({ ...launchOf(SAYS('"$word"')), opening });
    const prewarmed = new PrewarmedSandbox(null);
    for (const kind of ['word=one\n', 'word=two\n']) {
      await prewarmed.prewarm(opened('word=one\n'));
      const launch = opened(kind);
      const { output } = await runChild(launch, LIMITS, await prewarmed.take(launch));
      expect(output.split('\n')[0]).toBe(kind.trim().slice('word='.length));
    }
  });

  test('ends unused where another environment is asked for', async () => {
    const prewarmed = new PrewarmedSandbox(null);
    await prewarmed.prewarm(launchOf(''));
    const launch = launchOf(SAYS('"$A"'), { A: 'mine' });
    const { output } = await runChild(launch, LIMITS, await prewarmed.take(launch));
    expect(output).toMatch(/^mine\n/);
  });

  test('that was killed while it waited is replaced', async () => {
    const place = makePlace();
    const pidFile = path.join(place.top, 'pid');
    const prewarmed = new PrewarmedSandbox(null);
    const launch = {
      ...launchOf(SAYS('here')),
      opening: `[ -e ${pidFile} ] || { echo $$ >${pidFile}; kill -9 $$; }\n`,
    };
    await prewarmed.prewarm(launch);
    await expect.poll(() => isRunning(pidFile)).toBe(false);
    const { output } = await runChild(launch, LIMITS, await prewarmed.take(launch));
    expect(output).toMatch(/^here\n/);
    place.remove();
  });
});

/** null: it has not said yet which process it is. */
function isRunning(pidFile: string): boolean | null {
  const pid = existsSync(pidFile) ? readFileSync(pidFile, 'utf8').trim() : '';
  return pid === '' ? null : existsSync(`/proc/${pid}`);
}

/** What changes on the host after the sandbox of the next command has begun to wait. */
eachWay('what has changed since the last command, behind $way', ({ without, kind }) => {
  let place: Place;
  let shell: SandboxShell;
  let isProtected: readonly string[] = ['AGENTS.md'];
  const run = async (script: string): Promise<string> => (await shell.run(command(script))).output;

  beforeAll(async () => {
    place = makePlace();
    const plain = optionsFor(place, { protectedPaths: () => isProtected });
    const found = without.length === 0 ? process.env.PATH : pathWithout(place, without);
    const options: SandboxOptions = { ...plain, hostEnv: { ...plain.hostEnv, PATH: found } };
    const isolation = await probeSandbox('auto', options);
    if (isolation.kind !== kind) throw new Error(`no sandbox to test: ${isolation.reason}`);
    shell = createShell(isolation, options);
  });
  afterAll(() => place.remove());

  /** One command, after which the next sandbox is made to wait. */
  async function standingBy(): Promise<void> {
    await run('true');
    await new Promise((done) => setImmediate(done));
  }

  test('a protected file that was replaced is shown as it is, and not writable', async () => {
    await standingBy();
    const file = path.join(place.root, 'AGENTS.md');
    writeFileSync(`${file}.new`, 'other rules\n');
    renameSync(`${file}.new`, file);
    expect(await run('cat AGENTS.md; echo evil > AGENTS.md')).toMatch(
      /^other rules\n.*Read-only file system/s,
    );
  });

  test('a path that is protected only now is not writable', async () => {
    await standingBy();
    write(path.join(place.root, 'late/rules.txt'), 'late\n');
    isProtected = ['AGENTS.md', 'late'];
    expect(await run('echo evil > late/rules.txt')).toContain('Read-only file system');
  });

  test('a workspace that was replaced is the new one', async () => {
    await standingBy();
    renameSync(place.root, `${place.root}-old`);
    write(path.join(place.root, 'only.txt'), 'here\n');
    isProtected = [];
    expect(await run('ls -A; echo more > made.txt; cat made.txt')).toBe('only.txt\nmore\n');
  });
});
