import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type GitAnswer,
  GitError,
  type ProgramRun,
  runProgram,
} from '../../../../../src/adapters/git/program/run-git.ts';
import {
  openStarterShells,
  type StarterShells,
} from '../../../../../src/adapters/git/program/starter-shells.ts';
import { processesWith } from '../../../../support/processes.ts';
import { folder, join } from '../fixture.ts';

const BASE = { PATH: '/usr/bin:/bin', LC_ALL: 'C' };
const SH = '/bin/sh';

const opened: StarterShells[] = [];
afterEach(() => {
  for (const starterShells of opened.splice(0)) starterShells.close();
});

function lanesIn(dir = folder()): StarterShells {
  const starterShells = openStarterShells(dir);
  opened.push(starterShells);
  return starterShells;
}

function asked(more: Partial<ProgramRun> = {}): ProgramRun {
  return { name: 'sh', cwd: '/', env: BASE, accept: [0], ...more };
}

/** The program's parent: this process where it was started directly. */
async function starterOf(starterShells: StarterShells): Promise<number> {
  const { stdout } = await starterShells.run(SH, ['-c', 'echo $PPID'], asked());
  return Number(stdout.toString());
}

describe('a program that a lane starts', () => {
  const CASES: readonly { what: string; script: string; more?: Partial<ProgramRun> }[] = [
    { what: 'bytes of every kind', script: "printf 'a\\0b\\377\\n\\ncd'" },
    { what: 'nothing', script: ':' },
    { what: 'both streams', script: 'echo out; echo err >&2' },
    { what: 'its input', script: 'cat', more: { input: Buffer.from('one\0two\xff\n', 'latin1') } },
    { what: 'the end of its input where there is none', script: 'cat; echo end' },
    { what: 'an accepted exit code', script: 'echo no; exit 1', more: { accept: [0, 1] } },
    { what: 'its environment', script: 'echo "$A|$PATH"', more: { env: { ...BASE, A: "it's\n$HOME `x`" } } },
    { what: 'a megabyte', script: 'head -c 1048576 /dev/zero; echo end' },
  ];

  it('is started though somebody stopped the lanes meanwhile', async () => {
    const starterShells = lanesIn();
    const starter = await starterOf(starterShells);
    process.kill(starter, 'SIGSTOP');
    const { stdout } = await starterShells.run(SH, ['-c', 'echo $PPID'], asked({ deadlineMs: 5000 }));
    expect(Number(stdout.toString())).toBe(starter);
  });

  it.each(CASES)('gives $what, as one started directly does', async ({ script, more }) => {
    const starterShells = lanesIn();
    expect(await starterOf(starterShells)).not.toBe(process.pid);
    const both: GitAnswer[] = [];
    for (const start of [starterShells.run, runProgram])
      both.push(await start(SH, ['-c', script], asked(more)));
    expect(both[0]).toEqual(both[1]);
  });

  it('gets its arguments as they are', async () => {
    const args = ["it's", '', 'a\nb', '$(echo x)', '-n', 'é', '"`\\'];
    const script = 'for one in "$@"; do printf "<%s>" "$one"; done';
    const { stdout } = await lanesIn().run(SH, ['-c', script, 'sh', ...args], asked());
    expect(stdout.toString()).toBe(args.map((one) => `<${one}>`).join(''));
  });

  it('fails with its code and its words', async () => {
    const failing = lanesIn().run(SH, ['-c', 'echo bad >&2; exit 7'], asked({ name: 'thing' }));
    await expect(failing).rejects.toThrow(new GitError('thing', 7, 'bad\n'));
  });

  it('works in the folder that has the name now, whatever stood there before', async () => {
    const place = folder();
    const here = join(place, "it's");
    const starterShells = lanesIn();
    const list = async () =>
      (await starterShells.run(SH, ['-c', 'echo *'], asked({ cwd: here }))).stdout.toString();
    mkdirSync(here);
    writeFileSync(join(here, 'first'), '');
    expect(await list()).toBe('first\n');
    renameSync(here, join(place, 'away'));
    await expect(list()).rejects.toThrow(GitError);
    mkdirSync(here);
    writeFileSync(join(here, 'second'), '');
    expect(await list()).toBe('second\n');
  });

  it('leaves nothing behind of its input', async () => {
    const dir = folder();
    await lanesIn(dir).run(SH, ['-c', 'cat'], asked({ input: Buffer.from('x') }));
    expect(readdirSync(dir)).toEqual([]);
  });

  it('is killed at its deadline with all that it started, and the next one runs', async () => {
    const starterShells = lanesIn();
    const mark = `86${process.pid}`;
    const endless = starterShells.run(
      SH,
      ['-c', `sleep ${mark} & sleep ${mark}`],
      asked({ deadlineMs: 300 }),
    );
    await expect(endless).rejects.toThrow('did not end within 0.3 s and was killed');
    await expect.poll(() => processesWith(`sleep ${mark}`)).toEqual([]);
    expect(await starterOf(starterShells)).not.toBe(process.pid);
  });
});

describe('lanes', () => {
  it('run two at once, and what comes third is started directly', async () => {
    const starterShells = lanesIn();
    const go = join(folder(), 'go');
    const waiting = [0, 1].map(() =>
      starterShells.run(SH, ['-c', `until [ -e ${go} ]; do sleep 0.01; done; echo $PPID`], asked()),
    );
    expect(await starterOf(starterShells)).toBe(process.pid);
    writeFileSync(go, '');
    const starters = (await Promise.all(waiting)).map(({ stdout }) => stdout.toString());
    expect(new Set([...starters, `${process.pid}\n`]).size).toBe(3);
  });

  it('hand on nothing of the environment they are in', async () => {
    const { stdout } = await lanesIn().run('/usr/bin/env', [], asked({ env: { ONE: '1' } }));
    expect(stdout.toString().replace(/^(PWD|OLDPWD|SHLVL|_)=.*\n/gm, '')).toBe('ONE=1\n');
  });

  it('leave alone what may be called off in the middle', async () => {
    const { stdout } = await lanesIn().run(
      SH,
      ['-c', 'echo $PPID'],
      asked({ signal: new AbortController().signal }),
    );
    expect(Number(stdout.toString())).toBe(process.pid);
  });

  it('start nothing once they are closed, and end what is under way', async () => {
    const starterShells = lanesIn();
    const mark = `87${process.pid}`;
    const endless = starterShells.run(SH, ['-c', `sleep ${mark} & sleep ${mark}`], asked());
    await expect.poll(() => processesWith(`sleep ${mark}`).length).toBeGreaterThan(1);
    starterShells.close();
    await expect(endless).rejects.toThrow('the run is over');
    await expect.poll(() => processesWith(`sleep ${mark}`)).toEqual([]);
    await expect(starterOf(starterShells)).rejects.toThrow('the run is over');
  });
});
