import type { ChangeSet, FileChange } from '../../../src/core/git/change.ts';
import type { WorkspacePath } from '../../../src/core/path/path.ts';
import type { Violation } from '../../../src/core/run/constraint.ts';
import type { GateResult, RecordedEvent, RunEvent } from '../../../src/core/run/events.ts';
import { applyRecordedEvent, emptyRecord, type RunRecord } from '../../../src/report/record/run-record.ts';

export const START = Date.UTC(2026, 10, 21, 9, 30, 0);
export const RUN_ID = 'run-20261121-093000-7f3a';

/** As in the seed's "Metrics in Artifacts". */
export const SEED_SETTINGS = {
  constraints: { max_files: 10, max_lines_changed: 500, max_tokens: 50_000, timeout: 300_000 },
};

export const SETTINGS = {
  constraints: {
    max_files: 10,
    max_lines_changed: 500,
    max_bytes_changed: 20 * 1024 ** 2,
    max_tokens: 1_000_000,
    max_cost_usd: 5,
    max_turns: 100,
    timeout: 900_000,
  },
  quality_gates: [
    { name: 'Run tests', command: 'npm test', required: true },
    { name: 'Lint', command: 'npm run lint -- --max-warnings 0', required: false },
  ],
  artifacts: { json: true, markdown: true, metrics: true, html: true },
};

export function change(path: string, linesAdded: number, linesRemoved: number): FileChange {
  return {
    path: path as WorkspacePath,
    status: linesRemoved === 0 ? 'added' : 'modified',
    linesAdded,
    linesRemoved,
    binary: false,
    bytes: linesAdded * 30,
    oldMode: '100644',
    newMode: '100644',
    oldOid: null,
    newOid: null,
  };
}

export function gate(over: Partial<GateResult> = {}): GateResult {
  return {
    name: 'Run tests',
    command: 'npm test',
    required: true,
    status: 'passed',
    exitCode: 0,
    timedOut: false,
    durationMs: 3400,
    output: '',
    wasRed: null,
    attempt: 1,
    ...over,
  };
}

export function violation(over: Partial<Violation> = {}): Violation {
  return {
    constraint: 'denied_patterns',
    code: 'FS-07',
    type: 'pattern',
    response: 'reject',
    reason: 'vendor/left-pad.js matches the denied pattern "vendor/**": change it where it is made, not here',
    limit: 'vendor/**',
    actual: 'vendor/left-pad.js',
    path: 'vendor/left-pad.js',
    paths: ['vendor/left-pad.js'],
    details: { pattern: 'vendor/**' },
    effect: 'prevented',
    tool: 'write_file',
    turn: 4,
    ...over,
  };
}

export function started(over: Partial<Extract<RunEvent, { type: 'run_started' }>> = {}): RunEvent {
  return {
    type: 'run_started',
    executionId: RUN_ID,
    task: 'Fix the rounding in the invoice totals\n\nThe suite is red since the tax change. Do not touch vendor/.',
    mode: 'write',
    provider: 'anthropic',
    model: 'claude-sonnet-5',
    workspace: '/work/shop',
    head: '4f0d7c1e9a',
    branch: 'forge/ci-fix',
    settings: SETTINGS,
    ...over,
  };
}

/** Events as a recorder would number and date them: `[ms after the one before, event]`. */
export function recorded(events: readonly (readonly [number, RunEvent])[]): readonly RecordedEvent[] {
  let at = START;
  return events.map(([ms, event], index) => {
    at += ms;
    return { seq: index + 1, at, event };
  });
}

export function fold(events: readonly RecordedEvent[]): RunRecord {
  return events.reduce(applyRecordedEvent, emptyRecord(RUN_ID, START));
}

type Step = readonly [number, RunEvent];

/** One turn with one call: the model takes `modelMs`, the tool `toolMs`. */
export function turn(
  number: number,
  name: string,
  args: Record<string, unknown>,
  { modelMs = 4000, toolMs = 60, text = '', result = 'done', ok = true, tokens = 14_000 } = {},
): readonly Step[] {
  const call = { id: `c${number}`, name, arguments: args };
  return [
    [30, { type: 'turn_started', turn: number, inputEstimate: tokens, outputCap: 16_000 }],
    [
      modelMs,
      {
        type: 'model_replied',
        turn: number,
        text,
        calls: [call],
        finish: 'tool_calls',
        usage: { input: tokens, cacheRead: tokens - 900, cacheWrite: 400, output: 380, estimated: false },
        costUsd: 0.011,
        durationMs: modelMs,
      },
    ],
    [toolMs, { type: 'tool_finished', turn: number, call, ok, text: result, durationMs: toolMs }],
  ];
}

export const CHANGES: ChangeSet = [
  change('src/invoice/rounding.ts', 38, 9),
  change('src/invoice/totals.ts', 12, 7),
  change('test/rounding.test.ts', 61, 0),
];

export const PATCH = `diff --git a/src/invoice/totals.ts b/src/invoice/totals.ts
index 3b18e51..a9c4d20 100644
--- a/src/invoice/totals.ts
+++ b/src/invoice/totals.ts
@@ -12,8 +12,10 @@ export function totals(lines: readonly Line[]): Totals {
   const net = sum(lines.map((line) => line.net));
-  const tax = Math.round(net * RATE) / 100;
-  return { net, tax, gross: net + tax };
+  const tax = roundHalfEven(net * RATE, 2);
+  // The tax office rounds each line, not the sum: § 14 of the handbook.
+  const gross = roundHalfEven(net + tax, 2);
+  return { net, tax, gross };
 }
 
 export function isEmpty(totals: Totals): boolean {
   return totals.gross === 0;
 }
diff --git a/test/rounding.test.ts b/test/rounding.test.ts
new file mode 100644
index 0000000..f0e1d2c
--- /dev/null
+++ b/test/rounding.test.ts
@@ -0,0 +1,5 @@
+import { roundHalfEven } from '../src/invoice/rounding.ts';
+
+test('halves go to the even neighbour', () => {
+  expect(roundHalfEven(2.345, 2)).toBe(2.34);
+});
`;

const TEST_OUTPUT = ` FAIL  test/totals.test.ts > totals > rounds half to even
AssertionError: expected 12.35 to be 12.34

 Test Files  1 failed | 11 passed (12)
      Tests  1 failed | 83 passed (84)`;

/** A run that went well after some friction: what a reader sees most often. */
export function goodRun(): readonly RecordedEvent[] {
  const total = { files: 3, linesAdded: 111, linesRemoved: 16, bytes: 4200 };
  return recorded([
    [0, started()],
    [12, { type: 'sandbox_probed', isolation: { kind: 'bwrap', reason: 'the full profile works' } }],
    [40, { type: 'tree_opened', tree: 'a1b2c3', trackedFiles: 214 }],
    [
      3600,
      {
        type: 'gate_finished',
        phase: 'baseline',
        gate: gate({ status: 'failed', exitCode: 1, output: TEST_OUTPUT }),
      },
    ],
    [
      900,
      {
        type: 'gate_finished',
        phase: 'baseline',
        gate: gate({ name: 'Lint', required: false, durationMs: 900 }),
      },
    ],
    ...turn(
      1,
      'search_files',
      { pattern: 'Math\\.round' },
      {
        text: 'I look for the rounding first.',
        result: 'src/invoice/totals.ts:13:  const tax = Math.round(net * RATE) / 100;',
      },
    ),
    ...turn(2, 'read_file', { path: 'src/invoice/totals.ts' }, { modelMs: 2800 }),
    ...turn(
      3,
      'execute_command',
      { command: 'npx vitest run test/totals.test.ts' },
      { modelMs: 5200, toolMs: 4100, result: TEST_OUTPUT },
    ),
    ...turn(
      4,
      'write_file',
      { path: 'vendor/left-pad.js' },
      { modelMs: 6100, ok: false, result: 'refused: vendor/** is denied' },
    ),
    [5, { type: 'violated', violation: violation() }],
    ...turn(5, 'apply_diff', { path: 'src/invoice/totals.ts' }, { modelMs: 7400 }),
    [
      4,
      {
        type: 'change_kept',
        turn: 5,
        by: 'edit',
        step: [change('src/invoice/totals.ts', 12, 7)],
        total: { files: 1, linesAdded: 12, linesRemoved: 7, bytes: 400 },
      },
    ],
    ...turn(6, 'write_file', { path: 'src/invoice/rounding.ts' }, { modelMs: 9800 }),
    [
      4,
      { type: 'change_kept', turn: 6, by: 'edit', step: [change('src/invoice/rounding.ts', 38, 9)], total },
    ],
    ...turn(
      7,
      'execute_command',
      { command: 'npm install left-pad' },
      { modelMs: 3000, toolMs: 2500, ok: false },
    ),
    [
      5,
      {
        type: 'change_undone',
        turn: 7,
        by: 'command',
        paths: ['package.json', 'package-lock.json'],
        patchFile: 'quarantine/turn-7.patch',
      },
    ],
    ...turn(
      8,
      'execute_command',
      { command: 'npm test' },
      { modelMs: 2900, toolMs: 3900, result: 'Tests  85 passed (85)' },
    ),
    ...turn(9, 'task_completion', { result: 'done' }, { modelMs: 3500, toolMs: 0 }),
    [
      1,
      {
        type: 'agent_ended',
        how: 'complete',
        result:
          'Totals are rounded half to even now, each line on its own.\n\n- `roundHalfEven` is new\n- the suite is green',
      },
    ],
    [
      3500,
      {
        type: 'gate_finished',
        phase: 'final',
        gate: gate({ wasRed: true, output: 'Test Files  13 passed (13)\n     Tests  85 passed (85)' }),
      },
    ],
    [
      900,
      {
        type: 'gate_finished',
        phase: 'final',
        gate: gate({
          name: 'Lint',
          command: 'npm run lint -- --max-warnings 0',
          required: false,
          status: 'failed',
          exitCode: 1,
          wasRed: false,
          durationMs: 900,
          output: 'src/invoice/rounding.ts\n  7:3  warning  prefer const',
        }),
      },
    ],
    [30, { type: 'tree_accepted', tree: 'd4e5f6', changes: CHANGES }],
    [
      25,
      {
        type: 'committed',
        sha: '9c1d3e5f7a9b0c2d4e6f8a0b1c3d5e7f9a0b2c4d',
        tree: 'd4e5f6',
        branch: 'forge/ci-fix',
      },
    ],
    [
      2,
      {
        type: 'run_finished',
        outcome: { name: 'success', reason: 'the task is complete and every required gate passed' },
        changes: CHANGES,
      },
    ],
  ]);
}
