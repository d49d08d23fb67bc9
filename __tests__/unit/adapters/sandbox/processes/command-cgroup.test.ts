import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ProbedSandbox,
  probeSandbox,
} from '../../../../../src/adapters/sandbox/launch/probe-sandbox.ts';
import { cgroupFolders } from '../../../../../src/adapters/sandbox/processes/cgroup-folders.ts';
import { createShell, type SandboxShell } from '../../../../../src/adapters/sandbox/shell.ts';
import { command, makePlace, optionsFor, type Place, pathWithout } from '../fixture.ts';
import { eachWay } from '../ways.ts';

const LIMITS = { processes: 40, memoryBytes: 96 * 1024 ** 2 };

describe('the places for control groups', () => {
  const v1 = `35 31 0:32 / /sys/fs/cgroup/memory rw - cgroup cgroup rw,memory
39 31 0:36 /docker/abc /sys/fs/cgroup/pids rw - cgroup cgroup rw,pids`;
  const v2 = '41 31 0:38 / /sys/fs/cgroup rw,nosuid - cgroup2 cgroup2 rw,nsdelegate';

  test('of version 1 are below our own groups, in a container too', () => {
    const places = cgroupFolders(v1, '8:pids:/docker/abc/x\n4:memory:/docker/abc/x\n0::/', () => [], LIMITS);
    expect(places?.map(({ folder }) => folder)).toEqual([
      '/sys/fs/cgroup/pids/x',
      '/sys/fs/cgroup/memory/docker/abc/x',
    ]);
  });

  test('of version 2 are the nearest folder around us whose groups have both controllers', () => {
    const enabled = (folder: string) =>
      folder === '/sys/fs/cgroup/system.slice' ? ['memory', 'pids'] : [''];
    const places = cgroupFolders(v2, '0::/system.slice/runner.service/job', enabled, LIMITS);
    expect(places).toEqual([
      {
        folder: '/sys/fs/cgroup/system.slice',
        limits: [
          ['pids.max', LIMITS.processes],
          ['memory.max', LIMITS.memoryBytes],
        ],
      },
    ]);
  });

  test('are none where no controller is shown', () => {
    expect(cgroupFolders(v2, '0::/', () => [], LIMITS)).toBeNull();
    expect(cgroupFolders('', '', () => [], LIMITS)).toBeNull();
  });
});

/** Starts up to 300 processes that wait, and prints how many there were. */
const BOMB = `perl -e '$n = 0; for (1..300) { $pid = fork; last unless defined $pid; if (!$pid) { sleep 30; exit } push @p, $pid; $n++ } print "$n\n"; kill 9, @p'`;

eachWay('control groups behind $way', ({ without, kind }) => {
  let place: Place;
  let isolation: ProbedSandbox;
  let shell: SandboxShell;
  const output = async (script: string): Promise<string> => (await shell.run(command(script))).output;

  beforeAll(async () => {
    place = makePlace();
    const plain = optionsFor(place, { groupLimits: LIMITS, temporaryBytes: 1024 ** 3 });
    const found = without.length === 0 ? process.env.PATH : pathWithout(place, without);
    const options = { ...plain, hostEnv: { ...plain.hostEnv, PATH: found } };
    isolation = await probeSandbox('auto', options);
    if (isolation.kind !== kind) throw new Error(`no sandbox to test: ${isolation.reason}`);
    shell = createShell(isolation, options);
  });
  afterAll(() => place.remove());

  test('are made, or the facts of the isolation say why not', () => {
    expect([isolation.group == null, isolation.unbounded === undefined]).toEqual(
      isolation.group == null ? [true, false] : [false, true],
    );
  });

  test('hold a command that starts processes without end, the second like the first', async () => {
    if (isolation.group == null) return;
    for (let round = 0; round < 2; round += 1) {
      const started = Number(await output(BOMB));
      expect(started).toBeGreaterThan(5);
      expect(started).toBeLessThan(LIMITS.processes);
    }
    expect(await output('echo fine')).toBe('fine\n');
  });

  test('hold one that fills memory through temporary files', async () => {
    if (isolation.group == null) return;
    // Whatever the kernel ends first, it is in the sandbox.
    const said = await output('head -c 300M /dev/zero >/tmp/filler; wc -c </tmp/filler');
    expect(said).toMatch(/^(\d*\n|Killed\n)*$/);
    expect(Number(/\d+/.exec(said)?.[0] ?? 0)).toBeLessThan(LIMITS.memoryBytes);
    expect(await output('ls -A /tmp | grep filler; echo fine')).toBe('fine\n');
  });
});

test('a group is removed when the harness ends', () => {
  const groups = ['pids', 'memory', 'unified', '.'].flatMap((name) => {
    try {
      return readdirSync(path.join('/sys/fs/cgroup', name));
    } catch {
      return [];
    }
  });
  const left = groups.filter((name) => /^forge-\d+-/.test(name));
  const gone = left.filter((name) => !readdirSync('/proc').includes(name.split('-')[1] ?? ''));
  expect(gone).toEqual([]);
});
