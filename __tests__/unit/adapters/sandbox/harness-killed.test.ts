import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { needing } from '../../../support/needs.ts';
import { BACKENDS } from './backends.ts';
import { makePlace, optionsFor, type Place, pathWithout, running } from './fixture.ts';
import { argvAsUser, environmentFor, giveAway } from './run-as-user.ts';

/** Seconds that the processes of each test sleep: no others on this machine do. */
let seconds = 770_000 + (process.pid % 10_000) * 20;

const programs = makePlace();
afterAll(() => programs.remove());
chmodSync(programs.top, 0o755);

for (const { title, mode = 'auto', without = [], needs, ...how } of BACKENDS) {
  needing(...needs).describe(`a harness that is killed, with ${title}`, () => {
    let place: Place;
    let harness: ChildProcess | null = null;

    beforeEach(() => {
      place = makePlace();
      seconds += 1;
    });
    afterEach(() => {
      harness?.kill('SIGKILL');
      for (const pid of running(`sleep ${seconds}`)) process.kill(Number(pid), 'SIGKILL');
      place.remove();
    });

    test.each([
      ['a command', 'agent'],
      ['a gate', 'gate'],
    ] as const)('takes %s with it, and everything that it started', async (_, who) => {
      const options = optionsFor(place);
      const found = without.length === 0 ? process.env.PATH : pathWithout(programs, without);
      const script = `trap '' HUP TERM INT; sleep ${seconds} & setsid sleep ${seconds} & (setsid sleep ${seconds} &) & : >begun; sleep ${seconds}; wait`;
      const asked = {
        mode,
        options: {
          ...options,
          hostEnv: { ...options.hostEnv, PATH: found },
          accountHome: null,
          protectedPaths: [],
        },
        scripts: [{ script: 'true' }, { script, who, timeoutMs: 600_000 }],
      };
      if (how.root !== true) giveAway(place.top);
      const [file, args] = argvAsUser(place, asked, how);
      const started = spawn(file, [...args], {
        env: environmentFor(place),
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      harness = started;
      await expect.poll(() => existsSync(path.join(place.root, 'begun')), { timeout: 20_000 }).toBe(true);
      await expect.poll(() => running(`sleep ${seconds}`).length, { timeout: 20_000 }).toBe(4);
      const gone = new Promise((resolve) => started.once('exit', resolve));
      started.kill('SIGKILL');
      await gone;
      await expect.poll(() => running(`sleep ${seconds}`), { timeout: 10_000 }).toEqual([]);
    });
  });
}
