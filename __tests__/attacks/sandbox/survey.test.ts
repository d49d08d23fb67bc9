import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { needing } from '../../support/needs.ts';
import type { Surveyed } from '../../unit/adapters/sandbox/survey-machine.ts';

const PROGRAM = path.join(import.meta.dirname, '../../unit/adapters/sandbox/survey-machine.ts');

/** A copy of the machine that ends with its namespace: nothing is planted on the real one. */
const COPY = `
  mount -t tmpfs tmpfs "$0" && cd "$0" && mkdir upper work root &&
  mount -t overlay -o "lowerdir=/,upperdir=$0/upper,workdir=$0/work" overlay root && cd root || exit 1
  for each in proc dev sys tmp; do mount --rbind "/$each" "$each" || exit 1; done
  pivot_root . mnt && cd / && umount -l /mnt && exec "$@"`;

needing('root', 'bubblewrap').describe('a survey as root of the places where secrets are kept', () => {
  let surveyed: Surveyed;

  beforeAll(() => {
    const place = realpathSync(mkdtempSync(path.join(tmpdir(), 'forge-survey-')));
    mkdirSync(place, { recursive: true });
    const run = ['sh', '-c', COPY, place, process.execPath, PROGRAM, 'survey'];
    const text = execFileSync('unshare', ['--mount', '--propagation', 'private', ...run], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, HOME: '/root' },
    });
    surveyed = JSON.parse(text);
    rmSync(place, { recursive: true });
  }, 300_000);

  test('plants at least 150 canaries, each of which can be read on the machine', () => {
    expect(surveyed.planted).toBeGreaterThan(250);
    expect(surveyed.there).toBe(surveyed.planted);
  });

  test('reads none of them from inside, on three layouts of a self-hosted runner, with bubblewrap and without', () => {
    expect(surveyed.kinds).toEqual(['bwrap', 'bwrap', 'unshare', 'unshare']);
    expect(surveyed.readable).toEqual([]);
  });

  test('finds that programs work there', () => {
    const each = 'node accounts time certificates cc hosted gitconfig';
    expect(surveyed.works).toEqual(surveyed.kinds.map(() => each));
  });
});
