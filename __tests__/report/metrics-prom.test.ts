import { expect, test } from 'vitest';
import { metricsProm } from '../../src/report/metrics-prom.ts';
import { NO_CALLS, rated } from '../../src/report/rates.ts';
import { change, fold, gate, RUN_ID, recorded, started, turn, violation } from './sample-run.ts';

function sampleRun() {
  const changes = [
    { ...change('a "b"\\\n.ts', 3, 0), bytes: 90 },
    { ...change('gone.ts', 0, 4), status: 'deleted' as const },
  ];
  return fold(
    recorded([
      [0, started()],
      ...turn(1, 'read_file', { path: 'a.ts' }),
      ...turn(2, 'write_file', { path: 'a.ts' }),
      [0, { type: 'violated', violation: violation() }],
      [0, { type: 'gate_finished', phase: 'final', gate: gate() }],
      [0, { type: 'gate_finished', phase: 'final', gate: gate({ name: 'Lint', status: 'failed' }) }],
      [0, { type: 'committed', sha: 'c'.repeat(40), tree: 't'.repeat(40), branch: null }],
      [0, { type: 'run_finished', outcome: { name: 'success', reason: '' }, changes }],
    ]),
  );
}

/** Name, labels and value of every sample; throws on a line that the text format does not have. */
function parsed(text: string): readonly string[] {
  return text
    .trimEnd()
    .split('\n')
    .filter((line) => !/^# (HELP|TYPE) [a-z_]+ ./.test(line))
    .map((line) => {
      if (!/^[a-z_]+(\{([a-z_]+="(\\[\\"n]|[^\\"\n])*",?)+\})? -?\d+(\.\d+)?$/.test(line))
        throw new Error(line);
      return line;
    });
}

test("metrics.prom holds the seed's five metrics and the run's own, in the text format", () => {
  const session = `session-${RUN_ID}`;
  const text = metricsProm(sampleRun());
  expect(parsed(text)).toEqual([
    'agent_file_size_bytes{path="a \\"b\\"\\\\\\n.ts"} 90',
    `agent_commit_file_count{session="${session}"} 2`,
    `agent_read_rate{session="${session}"} 1`,
    `agent_write_rate{session="${session}"} 1`,
    'agent_constraint_violations{type="pattern"} 1',
    'forge_run_info{outcome="success"} 1',
    expect.stringMatching(/^forge_run_seconds \d/),
    'forge_gate_result{gate="Run tests"} 1',
    'forge_gate_result{gate="Lint"} 0',
  ]);
  expect(text.endsWith('\n')).toBe(true);
});

test.each([
  [[], 0],
  [[0], 1],
  [[0, 59_999], 2],
  [[0, 60_000], 1],
  [[0, 30_000, 61_000, 62_000, 63_000], 4],
])('the busiest minute of %j holds %i', (times, most) => {
  const calls = times.reduce((before, at) => rated(before, 'read_file', at), NO_CALLS);
  expect(calls.reads.most).toBe(most);
  expect(calls.writes.most).toBe(0);
});
