import { expect, test } from 'vitest';
import { complete, turn, wholeRun, write } from '../support/whole-run.ts';

test('a gate that prints more than 100 MB is judged by its exit code', async () => {
  const run = await wholeRun({
    config:
      'quality_gates: [{ name: Loud, command: "head -c 130000000 /dev/zero | tr \'\\\\0\' x", baseline: "off" }]\n',
    script: [turn(write('a.txt', 'a\n'), complete())],
  });
  expect(run.code, run.stderr).toBe(0);
  expect(run.reports.execution.gates).toMatchObject([{ name: 'Loud', status: 'passed', exit_code: 0 }]);
});
