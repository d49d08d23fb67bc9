import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maskVolatile } from '../../../../src/constraints/repetition/volatile-text.ts';

/** What `node --test` prints where one test is red. */
function outputOf(cwd: string, reporter: string): Promise<string> {
  const env = { PATH: process.env.PATH, HOME: cwd };
  const args = ['--test', `--test-reporter=${reporter}`];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd, env }, (_red, stdout, stderr) => resolve(stdout + stderr));
  });
}

describe('the output of node --test', () => {
  let folder = '';
  const write = (sum: number): void =>
    writeFileSync(
      join(folder, 'a.test.js'),
      `const assert = require('node:assert'); const { test } = require('node:test');
       test('adds', () => assert.equal(1 + 1, 2)); test('adds more', () => assert.equal(1 + 2, ${sum}));`,
    );
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'volatile-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(['spec', 'tap', 'junit', 'dot'])(
    'of two runs is the same, of another result is not (%s)',
    async (reporter) => {
      write(4);
      const red = [await outputOf(folder, reporter), await outputOf(folder, reporter)];
      write(3);
      const green = await outputOf(folder, reporter);
      expect(red[0]).toMatch(/3 (?:==|!==) 4/);
      expect(maskVolatile(red[1] ?? '')).toBe(maskVolatile(red[0] ?? ''));
      expect(maskVolatile(green)).not.toBe(maskVolatile(red[0] ?? ''));
    },
  );
});

describe('what a run of tests prints of its time counts for nothing', () => {
  test.each([
    ['ℹ duration_ms 81.3', 'ℹ duration_ms 102'],
    ['  duration_ms: 0.5', '  duration_ms: 12.587588'],
    ['  duration_ms: 6.2e-7', '  duration_ms: 0.5'],
    ['<testcase name="a" time="0.012"/>', '<testcase name="a" time="1.1"/>'],
    ['Time: 00:00.012, Memory: 6.00 MB', 'Time: 00:01.420, Memory: 6.00 MB'],
    [
      '{"startTime":1763801749123,"duration":5,"ok":false}',
      '{"startTime":1763801750456,"duration":17,"ok":false}',
    ],
    ['{"runtime":41,"slow":false}', '{"runtime":398,"slow":false}'],
    ['{"Action":"fail","Elapsed":0}', '{"Action":"fail","Elapsed":0.01}'],
    ['"durationMs": 3, "elapsedSeconds": 1.5', '"durationMs": 4, "elapsedSeconds": 2'],
    ['Time (ms): 12', 'Time (ms): 9'],
    ['Total time: 1.2345 Seconds', 'Total time: 2 Seconds'],
    ['# time=12.3ms', '# time=9.41ms'],
    [
      'Finished in 0.0008s, 1187.6 runs/s, 2375.2 assertions/s.',
      'Finished in 0.0012s, 801 runs/s, 1602.1 assertions/s.',
    ],
    ['Run options: --seed 54321', 'Run options: --seed 1'],
    [
      "thread 'tests::adds' (12345) panicked at src/lib.rs:3:5",
      "thread 'tests::adds' (99) panicked at src/lib.rs:3:5",
    ],
    [
      'log: .npm/_logs/2026-11-22T08_59_36_935Z-debug-0.log',
      'log: .npm/_logs/2026-11-22T09_01_02_001Z-debug-0.log',
    ],
  ])('%j and %j', (one, other) => {
    expect(maskVolatile(one)).toBe(maskVolatile(other));
  });
});

describe('what is no time stays', () => {
  test.each([
    ['this time 3 failed', 'this time 2 failed'],
    ['times: 3', 'times: 2'],
    ['timeout: 30', 'timeout: 60'],
    ['src/time.ts:12:3', 'src/time.ts:13:3'],
    ['app.ts:12:34.', 'app.ts:12:35.'],
    ['failures="2" time="0.1"', 'failures="1" time="0.1"'],
    ['  12 src/s/a.ts', '  13 src/s/a.ts'],
    ['2026-11-22-1', '2026-11-22-2'],
  ])('%j and %j', (one, other) => {
    expect(maskVolatile(one)).not.toBe(maskVolatile(other));
  });
});
