import { expect, test } from 'vitest';
import { CODES } from '../../../../src/core/run/codes.ts';
import type { NamedValidation, Response } from '../../../../src/core/run/constraint.ts';
import { metricsProm } from '../../../../src/report/files/metrics-prom.ts';
import { NO_CALLS, withJudgement } from '../../../../src/report/record/call-rates.ts';
import { change, fold, gate, RUN_ID, recorded, started, turn, violation } from '../sample-run.ts';

function validated(constraint: 'read_rate' | 'write_rate') {
  return {
    type: 'validated',
    turn: 1,
    phase: 'call',
    validations: [judged(constraint, 0, 'allow')],
  } as const;
}

function sampleRun() {
  const changes = [
    { ...change('a "b"\\\n.ts', 3, 0), bytes: 90 },
    { ...change('gone.ts', 0, 4), status: 'deleted' as const },
  ];
  return fold(
    recorded([
      [0, started()],
      [0, validated('read_rate')],
      ...turn(1, 'read_file', { path: 'a.ts' }),
      [0, validated('write_rate')],
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
  const types = [...new Set(Object.values(CODES).map(({ type }) => type))];
  expect(parsed(text)).toEqual([
    'agent_file_size_bytes{path="a \\"b\\"\\\\\\n.ts"} 90',
    `agent_commit_file_count{session="${session}"} 2`,
    `agent_read_rate{session="${session}"} 1`,
    `agent_write_rate{session="${session}"} 1`,
    ...types.map((type) => `agent_constraint_violations{type="${type}"} ${type === 'pattern' ? 1 : 0}`),
    'forge_run_info{outcome="success"} 1',
    expect.stringMatching(/^forge_run_seconds \d/),
    'forge_gate_result{gate="Run tests"} 1',
    'forge_gate_result{gate="Lint"} 0',
  ]);
  expect(text.endsWith('\n')).toBe(true);
});

/** What the chain says of a call of this kind, `count` calls having come within the minute before it. */
function judged(constraint: 'read_rate' | 'write_rate', count: number, response: Response): NamedValidation {
  const violated = response !== 'allow';
  return { constraint, code: 'RATE-01', violated, reason: '', metrics: { count, limit: 3 }, response };
}

test.each<[string, readonly NamedValidation[][], number]>([
  ['no call', [], 0],
  ['calls that were let through', [[judged('read_rate', 0, 'allow')], [judged('read_rate', 1, 'allow')]], 2],
  [
    'a call that had to wait, and then passed',
    [[judged('read_rate', 3, 'delay')], [judged('read_rate', 2, 'allow')]],
    3,
  ],
  ['a refused call', [[judged('read_rate', 4, 'reject')]], 0],
  [
    'a call that another rule refused',
    [[judged('read_rate', 2, 'allow'), { ...judged('write_rate', 0, 'reject'), constraint: 'denied_reads' }]],
    0,
  ],
])('the busiest minute of %s is the one that the rate was judged by', (_, judgements, most) => {
  expect(judgements.reduce(withJudgement, NO_CALLS)).toEqual({ readRate: most, writeRate: 0 });
});
