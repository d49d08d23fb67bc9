import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeLock } from '../../../../src/adapters/files/lock-file.ts';

let dir: string;
let path: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'lock-'));
  path = join(dir, 'a.lock');
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** Takes it and leaves it behind, as a run does that is killed. */
function heldByDeadProcess(): void {
  const code = `import { takeLock } from ${JSON.stringify(join(process.cwd(), 'src/adapters/files/lock-file.ts'))};
    takeLock(${JSON.stringify(path)}, 'run-dead'); process.kill(process.pid, 'SIGKILL');`;
  spawnSync(process.execPath, ['--input-type=module', '-e', code]);
}

test('one holds it, the second is told who, and leaves no trace', () => {
  const first = takeLock(path, 'run-1');
  const before = readFileSync(path, 'utf8');
  expect(takeLock(path, 'run-2')).toEqual({ ok: false, holder: `run-1, process ${process.pid}` });
  expect(readFileSync(path, 'utf8')).toBe(before);
  if (first.ok) first.release();
  expect(readdirSync(dir)).toEqual([]);
  expect(takeLock(path, 'run-2').ok).toBe(true);
});

test('the lock of a process that was killed is taken over', () => {
  heldByDeadProcess();
  expect(readFileSync(path, 'utf8')).toContain('run-dead');
  expect(takeLock(path, 'run-2').ok).toBe(true);
  expect(readdirSync(dir)).toEqual(['a.lock']);
});

test('a living process that has only been given the same number holds nothing', () => {
  takeLock(path, 'run-1');
  const holder = { ...JSON.parse(readFileSync(path, 'utf8')), started: '1' };
  writeFileSync(path, JSON.stringify(holder));
  expect(takeLock(path, 'run-2').ok).toBe(true);
});

test('a lock of another container counts as long as it is touched', () => {
  takeLock(path, 'run-1');
  const holder = { ...JSON.parse(readFileSync(path, 'utf8')), space: 'elsewhere', pid: 1 };
  writeFileSync(path, JSON.stringify(holder));
  expect(takeLock(path, 'run-2').ok).toBe(false);
  const old = new Date(Date.now() - 120_000);
  utimesSync(path, old, old);
  expect(takeLock(path, 'run-2').ok).toBe(true);
});

test.each(['', 'no JSON', '{}', '[1]', '{"pid":"1"}'])(
  'what is no lock (%j) does not hold for ever',
  (text) => {
    writeFileSync(path, text);
    const old = new Date(Date.now() - 120_000);
    utimesSync(path, old, old);
    expect(takeLock(path, 'run-2').ok).toBe(true);
  },
);

test('a link in its place is not written through', () => {
  const target = join(dir, 'target');
  symlinkSync(target, path);
  takeLock(path, 'run-1');
  expect(existsSync(target)).toBe(false);
});

test('whoever was taken over does not remove the lock of the next', () => {
  const first = takeLock(path, 'run-1');
  rmSync(path);
  takeLock(path, 'run-2');
  if (first.ok) first.release();
  expect(readFileSync(path, 'utf8')).toContain('run-2');
});
