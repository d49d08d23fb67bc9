import { expect, test } from 'vitest';
import { complete, fileIn, turn, wholeRun, write } from '../support/whole-run.ts';

/** ms. The window of S-006 slides over a minute, so the wait is a real one. */
const WINDOW = 60_000;

test('a third write in a minute that allows two waits until the first is a minute old, and is then made', async () => {
  const run = await wholeRun({
    files: { 'README.md': 'Hello.\n' },
    config: 'constraints: { rate_limits: { file_writes: 2 } }',
    script: [turn(write('a', 'a\n')), turn(write('b', 'b\n')), turn(write('c', 'c\n')), turn(complete())],
  });
  expect(run.code, run.stderr).toBe(0);
  expect(['a', 'b', 'c'].map((name) => fileIn(run.root, name))).toEqual(['a\n', 'b\n', 'c\n']);
  expect(run.reports.violations.filter(({ code }) => code === 'RATE-02')).toEqual([
    expect.objectContaining({ action: 'delayed', response: 'delay', type: 'rate_limit' }),
  ]);
  const kept = run.reports.events.filter(({ event }) => event.type === 'change_kept');
  const times = kept.map((line) => Number((line as unknown as { readonly at: number }).at));
  expect(times).toHaveLength(3);
  expect((times[2] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(WINDOW - 1000);
  expect(JSON.parse(run.reports.text('metrics.json')).constraints.actual.waited_seconds).toBeGreaterThan(50);
}, 180_000);
