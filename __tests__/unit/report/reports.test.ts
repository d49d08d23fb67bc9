import { expect, test } from 'vitest';
import { changedFiles } from '../../../src/report/files/changed-files.ts';
import { outputsOf } from '../../../src/report/files/outputs.ts';
import { emptyRecord } from '../../../src/report/record/run-record.ts';
import { violationsJsonl } from '../../../src/report/record/violation-record.ts';
import { choiceFrom, renderReports } from '../../../src/report/reports.ts';
import {
  CHANGES,
  change,
  fold,
  gate,
  goodRun,
  PATCH,
  RUN_ID,
  recorded,
  SETTINGS,
  START,
  started,
  violation,
} from './sample-run.ts';

const EXTRAS = { patch: new TextEncoder().encode(PATCH), auditRoot: 'f'.repeat(64), reportDir: '/out' };
const ALL = choiceFrom(SETTINGS);

function execution(record = fold(goodRun())) {
  const file = renderReports(record, ALL, EXTRAS).find(({ name }) => name === 'execution.json');
  return JSON.parse(String(file?.content));
}

test('execution.json has every key of the contract', () => {
  expect(execution()).toMatchObject({
    execution_id: RUN_ID,
    outcome: 'success',
    exit_code: 0,
    reason: 'the task is complete and every required gate passed',
    task: expect.stringContaining('Fix the rounding'),
    mode: 'write',
    model: 'claude-sonnet-5',
    started_at: '2026-11-21T09:30:00.000Z',
    finished_at: expect.stringMatching(/^2026-11-21T09:31:/),
    constraints: { configured: { max_files: 10 }, utilization: { files: 0.3 } },
    changes: [
      { path: 'src/invoice/rounding.ts', status: 'modified', lines_added: 38, lines_removed: 9 },
      {},
      {},
    ],
    commit: { sha: '9c1d3e5f7a9b0c2d4e6f8a0b1c3d5e7f9a0b2c4d', branch: 'forge/ci-fix' },
    usage: { input_tokens: 126_000, output_tokens: 3420, total_tokens: 129_420, turns: 9 },
    violations: [{ code: 'FS-07' }],
    sandbox: { kind: 'bwrap', reason: 'the full profile works' },
    audit_root: 'f'.repeat(64),
  });
});

test('a gate says what it is now and what it was before', () => {
  expect(execution().gates).toMatchObject([
    { name: 'Run tests', status: 'passed', was_red: true, required: true },
    { name: 'Lint', status: 'failed', was_red: false, required: false },
  ]);
});

test('a gate that the run never came to is not run, which is no pass', () => {
  const record = fold(
    recorded([
      [0, started()],
      [9, { type: 'gate_finished', phase: 'baseline', gate: gate({ status: 'failed' }) }],
    ]),
  );
  expect(execution(record).gates).toMatchObject([
    { name: 'Run tests', status: 'not_run', was_red: true },
    { name: 'Lint', status: 'not_run', was_red: null },
  ]);
});

test('the last attempt of a gate decides', () => {
  const attempt = (status: 'failed' | 'passed', number: number) =>
    [9, { type: 'gate_finished', phase: 'final', gate: gate({ status, attempt: number }) }] as const;
  const record = fold(recorded([[0, started()], attempt('failed', 1), attempt('passed', 2)]));
  expect(execution(record).gates[0]).toMatchObject({ status: 'passed', attempts: 2 });
});

test('a run that was killed is a failure that says so, at any moment', () => {
  const events = goodRun();
  for (let length = 0; length < events.length - 1; length += 1) {
    const found = execution(fold(events.slice(0, length)));
    expect(found).toMatchObject({ outcome: 'failure', exit_code: 1 });
    expect(found.reason).toContain('without an outcome');
  }
});

test('a run that never started has its records all the same', () => {
  const record = { ...emptyRecord('run-1', START), outcome: { name: 'skipped' as const, reason: 'a bot' } };
  const names = renderReports(record, ALL, { patch: null, auditRoot: null, reportDir: null }).map(
    ({ name }) => name,
  );
  expect(names).toEqual(
    expect.arrayContaining([
      'execution.json',
      'violations.jsonl',
      'metrics.json',
      'summary.md',
      'report.html',
    ]),
  );
  expect(execution(record)).toMatchObject({ outcome: 'skipped', exit_code: 0, commit: null, sandbox: null });
});

test.each([
  ['json', ['execution.json']],
  ['markdown', ['summary.md']],
  ['metrics', ['metrics.json', 'metrics.prom']],
  ['html', ['report.html']],
  ['sarif', ['violations.sarif']],
])('artifacts.%s: false leaves %j out, and nothing else', (flag, names) => {
  const record = fold(goodRun());
  const all = renderReports(record, ALL, EXTRAS).map((file) => file.name);
  const fewer = renderReports(record, choiceFrom({ artifacts: { [flag]: false } }), EXTRAS).map(
    (file) => file.name,
  );
  expect(all.filter((found) => !fewer.includes(found))).toEqual(names);
});

test("violations.jsonl is the seed's log format, with ours behind it", () => {
  const record = fold(
    recorded([
      [0, started()],
      [0, { type: 'violated', violation: violation({ seed: 'S-002', limit: '10MB', actual: '15.5MB' }) }],
    ]),
  );
  const [line, rest] = violationsJsonl(record).split('\n');
  expect(rest).toBe('');
  const found = JSON.parse(line ?? '');
  expect(Object.keys(found).slice(0, 10)).toEqual([
    'timestamp',
    'level',
    'event',
    'sessionId',
    'constraint',
    'name',
    'limit',
    'actual',
    'path',
    'action',
  ]);
  expect(found).toEqual({
    timestamp: '2026-11-21T09:30:00.000Z',
    level: 'ERROR',
    event: 'CONSTRAINT_VIOLATION',
    sessionId: `session-${RUN_ID}`,
    constraint: 'S-002',
    name: 'denied_patterns',
    limit: '10MB',
    actual: '15.5MB',
    path: 'vendor/left-pad.js',
    action: 'blocked',
    code: 'FS-07',
    type: 'pattern',
    response: 'reject',
    reason: expect.stringContaining('vendor/**'),
    details: { pattern: 'vendor/**' },
    effect: 'prevented',
    paths: ['vendor/left-pad.js'],
    tool: 'write_file',
    turn: 4,
  });
});

test.each([
  ['warn_continue', 'warned', 'WARNING'],
  ['delay', 'delayed', 'WARNING'],
  ['reject', 'blocked', 'ERROR'],
  ['graceful_exit', 'stopped', 'ERROR'],
  ['emergency_stop', 'stopped', 'ERROR'],
] as const)('the response %s is on record as %s at level %s', (response, action, level) => {
  const record = fold(recorded([[0, { type: 'violated', violation: violation({ response }) }]]));
  expect(JSON.parse(violationsJsonl(record))).toMatchObject({ response, action, level });
});

test('changed-files.txt has one path a line, whatever is in a name', () => {
  const changes = [change('a b.ts', 1, 0), change('c\nd', 1, 0)];
  const record = fold(recorded([[0, { type: 'tree_accepted', tree: 't', changes }]]));
  expect(changedFiles(record)).toBe('a b.ts\n"c\\nd"\n');
});

test('the outputs are all there, and empty where there is nothing to say', () => {
  const outputs = outputsOf(fold(goodRun()), { reportDir: '/out', auditRoot: 'abc' });
  expect(outputs).toMatchObject({
    outcome: 'success',
    'exit-code': '0',
    changed: 'true',
    'files-changed': '3',
    'lines-added': '111',
    'lines-removed': '16',
    'tokens-used': '129420',
    'cost-usd': '0.099',
    'failed-gates': 'Lint',
    violations: '1',
    sandbox: 'bwrap',
    branch: 'forge/ci-fix',
    'report-dir': '/out',
    'audit-root': 'abc',
  });
  const empty = outputsOf(emptyRecord('r', START), { reportDir: null, auditRoot: null });
  expect(Object.keys(empty)).toEqual(Object.keys(outputs));
  expect(empty).toMatchObject({ 'commit-sha': '', 'report-dir': '', changed: 'false', sandbox: 'none' });
});

test.each([
  ['config_error', 'SBX-01', 'sandbox'],
  ['config_error', 'NET-03', 'network'],
  ['skipped', 'AUTH-01', 'trigger'],
] as const)('a start that ends with %s has a record of %s, and no violation', (name, code, type) => {
  const found = violation({ code, type, response: 'emergency_stop' });
  const { turn: _, ...atStart } = { turn: 1, ...found };
  const record = fold(
    recorded([
      [0, { type: 'violated', violation: atStart }],
      [1, { type: 'run_finished', outcome: { name, reason: 'no' }, changes: [] }],
    ]),
  );
  expect(violationsJsonl(record)).toContain(code);
  expect(outputsOf(record, { reportDir: null, auditRoot: null }).violations).toBe('0');
});

test('work that was put back is no change, but the limits go on showing it', () => {
  const record = fold(
    recorded([
      [0, started()],
      [1, { type: 'tree_accepted', tree: 't', changes: CHANGES }],
      [1, { type: 'workspace_left', policy: 'rollback', patchFile: null }],
      [1, { type: 'run_finished', outcome: { name: 'timeout', reason: 'late' }, changes: [] }],
    ]),
  );
  expect(execution(record).constraints.actual.files_modified).toBe(3);
  expect(outputsOf(record, { reportDir: null, auditRoot: null })).toMatchObject({
    changed: 'false',
    'files-changed': '0',
  });
});
