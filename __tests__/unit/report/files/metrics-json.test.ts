import { expect, test } from 'vitest';
import { metricsJson } from '../../../../src/report/files/metrics-json.ts';
import { change, fold, recorded, SEED_SETTINGS, started, turn, violation } from '../sample-run.ts';

const CHANGES = [
  change('a.ts', 45, 20),
  change('b.ts', 40, 20),
  change('c.ts', 20, 20),
  change('d.ts', 10, 10),
  change('e.ts', 10, 10),
  change('f.ts', 10, 5),
  change('g.ts', 10, 4),
];

function seedRun() {
  return fold(
    recorded([
      [0, started({ executionId: 'run-12345', settings: SEED_SETTINGS })],
      ...turn(1, 'read_file', { path: 'a.ts' }, { tokens: 12_070, modelMs: 40_000, toolMs: 4970 }),
      [0, { type: 'run_finished', outcome: { name: 'success', reason: '' }, changes: CHANGES }],
    ]),
  );
}

test("the seed's example comes out as the seed has it", () => {
  const { execution_id, constraints } = JSON.parse(metricsJson(seedRun()));
  expect(execution_id).toBe('run-12345');
  expect(Object.keys(constraints)).toEqual(['configured', 'actual', 'utilization', 'violations']);
  expect(constraints.configured).toEqual({
    max_files: 10,
    max_lines_changed: 500,
    max_tokens: 50_000,
    timeout_seconds: 300,
  });
  expect(constraints.actual).toMatchObject({
    files_modified: 7,
    lines_added: 145,
    lines_removed: 89,
    tokens_used: 12_450,
    elapsed_seconds: 45,
  });
  expect(constraints.utilization).toEqual({ files: 0.7, lines: 0.47, tokens: 0.25, time: 0.15 });
  expect(constraints.violations).toEqual([]);
});

test('no time limit is 0 seconds and no utilisation, as the setting has it', () => {
  const settings = { constraints: { ...SEED_SETTINGS.constraints, timeout: 0 } };
  const { constraints } = JSON.parse(metricsJson(fold(recorded([[0, started({ settings })]]))));
  expect(constraints.configured.timeout_seconds).toBe(0);
  expect(constraints.utilization.time).toBe(0);
});

test('a limit of nothing is full by anything', () => {
  const settings = { constraints: { ...SEED_SETTINGS.constraints, max_files: 0 } };
  const record = fold(
    recorded([
      [0, started({ settings })],
      [0, { type: 'run_finished', outcome: { name: 'success', reason: '' }, changes: CHANGES }],
    ]),
  );
  expect(JSON.parse(metricsJson(record)).constraints.utilization.files).toBe(1);
});

test('churn sums the steps, lines count the net difference', () => {
  const total = { files: 1, linesAdded: 1, linesRemoved: 0, bytes: 9 };
  const record = fold(
    recorded([
      [0, started()],
      [1, { type: 'change_kept', turn: 1, by: 'edit', step: [change('a', 100, 0)], total }],
      [1, { type: 'change_kept', turn: 2, by: 'edit', step: [change('a', 0, 99)], total }],
    ]),
  );
  const { actual } = JSON.parse(metricsJson(record)).constraints;
  expect(actual).toMatchObject({ churn: 199, lines_added: 1, lines_removed: 0, files_modified: 1 });
});

test('warnings are no violations, refusals are', () => {
  const record = fold(
    recorded([
      [0, started()],
      [1, { type: 'violated', violation: violation({ response: 'warn_continue' }) }],
      [1, { type: 'violated', violation: violation() }],
    ]),
  );
  expect(JSON.parse(metricsJson(record)).constraints.violations).toHaveLength(1);
});

test('the cost is not known once one call had no price', () => {
  const reply = turn(2, 'read_file', {});
  const unpriced = reply.map(([ms, event]) =>
    event.type === 'model_replied' ? ([ms, { ...event, costUsd: null }] as const) : ([ms, event] as const),
  );
  const record = fold(recorded([[0, started()], ...turn(1, 'read_file', {}), ...unpriced]));
  expect(JSON.parse(metricsJson(record)).constraints.actual.cost_usd).toBeNull();
});
