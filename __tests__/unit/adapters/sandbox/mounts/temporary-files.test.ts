import { afterAll, beforeAll, expect, test } from 'vitest';
import { probeSandbox } from '../../../../../src/adapters/sandbox/launch/probe-sandbox.ts';
import type { Mount } from '../../../../../src/adapters/sandbox/mounts/mount.ts';
import { withSizes } from '../../../../../src/adapters/sandbox/mounts/tmpfs-sizes.ts';
import { createShell, type SandboxShell } from '../../../../../src/adapters/sandbox/shell.ts';

import { command, makePlace, optionsFor, type Place, pathWithout } from '../fixture.ts';
import { eachWay } from '../ways.ts';

const MB = 1024 ** 2;
const BUDGET = 16 * MB;

const tmpfs = (target: string, readOnly = false): Mount => ({
  kind: 'tmpfs',
  target,
  mode: '0755',
  readOnly,
});

test('private file systems share one budget, most of it for /tmp and the home folder', () => {
  const mounts = [tmpfs('/home/u'), tmpfs('/run'), tmpfs('/tmp'), tmpfs('/dev/shm'), tmpfs('/out', true)];
  const sizes = withSizes(mounts, '/home/u', BUDGET).map((mount) =>
    mount.kind === 'tmpfs' ? mount.bytes : 0,
  );
  expect(sizes).toEqual([4 * MB, 2 * MB, 8 * MB, 2 * MB, 4096]);
});

/** Fills every file system that can be written, with at most 40 MB each, and prints the bytes that went in. */
const FILL = `
  for folder in /dev /tmp /var/tmp /dev/shm /run /home /root "$HOME"; do
    head -c 40M /dev/zero 2>/dev/null >$folder/filler || true
  done
  cat /dev/filler /tmp/filler /var/tmp/filler /dev/shm/filler /run/filler /home/filler /root/filler "$HOME/filler" 2>/dev/null | wc -c`;

eachWay('temporary files behind $way', ({ without, kind }) => {
  let place: Place;
  let shell: SandboxShell;

  beforeAll(async () => {
    place = makePlace();
    const plain = optionsFor(place, { temporaryBytes: BUDGET });
    const found = without.length === 0 ? process.env.PATH : pathWithout(place, without);
    const options = { ...plain, hostEnv: { ...plain.hostEnv, PATH: found } };
    const isolation = await probeSandbox('auto', options);
    if (isolation.kind !== kind) throw new Error(`no sandbox to test: ${isolation.reason}`);
    shell = createShell(isolation, options);
  });
  afterAll(() => place.remove());

  test('hold no more than their budget together, wherever a command writes', async () => {
    const { output } = await shell.run(command(FILL));
    const bytes = Number(output);
    expect(bytes).toBeGreaterThan(BUDGET / 2);
    // The folder of devices has one of its own.
    expect(bytes).toBeLessThanOrEqual(BUDGET + MB);
  });

  test('are private and empty for the next command, shared memory too', async () => {
    const script = 'ls -A /tmp /dev/shm /var/tmp | grep filler; echo ok >/dev/shm/mine && cat /dev/shm/mine';
    expect((await shell.run(command(script))).output).toBe('ok\n');
  });
});
