import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = new URL('../../../../src/adapters/output/event-log.ts', import.meta.url).pathname;

/** Runs a script in a process of its own that may write 4 kB to a file: to it the disk is full from there on. */
function onFullDisk(script: string) {
  const dir = mkdtempSync(join(tmpdir(), 'full-'));
  // SIGXFSZ is ignored by node, so the write fails with EFBIG instead.
  const command = `ulimit -f 4; exec "$0" --input-type=module -e "$1"`;
  const code = `import { EventLog } from ${JSON.stringify(SOURCE)}; const dir = ${JSON.stringify(dir)}; ${script}`;
  const run = spawnSync('bash', ['-c', command, process.execPath, code], { encoding: 'utf8' });
  return { run, text: readFileSync(join(dir, 'events.jsonl'), 'utf8') };
}

test('a line that a full disk cuts short is taken back, and its text is kept for another place', () => {
  const { run, text } = onFullDisk(`
    const log = new EventLog(dir);
    log.append('short');
    let failed = '';
    try { log.append('x'.repeat(5000)); } catch (error) { failed = error.code; }
    try { log.append('last'); } catch { failed += ' again'; }
    console.log(JSON.stringify({ failed, kept: log.content().toString().split('\\n').map((line) => line.length) }));
  `);
  expect(run.stderr).toBe('');
  expect(JSON.parse(run.stdout)).toEqual({ failed: 'EFBIG again', kept: [5, 5000, 4, 0] });
  expect(text).toBe('short\n');
});

test('a process killed in the middle of a run has left every event so far', () => {
  const { run, text } = onFullDisk(`
    const log = new EventLog(dir);
    log.append('one'); log.append('two');
    process.kill(process.pid, 'SIGKILL');
  `);
  expect(run.signal).toBe('SIGKILL');
  expect(text).toBe('one\ntwo\n');
});
