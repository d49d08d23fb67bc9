import { describe, expect, test } from 'vitest';
import type { ScriptedTurn } from '../../support/model-server/script.ts';
import { git } from '../../support/repository.ts';
import {
  call,
  complete,
  execute,
  fileIn,
  lines,
  PROVIDERS,
  turn,
  wholeRun,
  write,
} from '../../support/whole-run.ts';

const LATE = write('late.txt', 'too late\n');

interface Scenario {
  readonly name: string;
  readonly constraints: string;
  readonly turns: readonly ScriptedTurn[];
  /** Requests that are made: none after the violation. */
  readonly requests: number;
  readonly violation: { readonly code: string; readonly type: string };
  readonly exit: number;
  readonly reason: string | RegExp;
  /** Files of the partial work that must be there, whole. */
  readonly preserved: readonly string[];
  readonly never: readonly string[];
}

const FILES = Array.from({ length: 11 }, (_, at) => `src/file${at + 1}.txt`);

/** ADR-0027, "Test Scenarios", in its order and with its figures, but for the time: seconds, not minutes. */
const SCENARIOS: readonly Scenario[] = [
  {
    name: 'an eleventh file with max_files 10',
    constraints: 'max_files: 10',
    turns: [turn(...FILES.map((path) => write(path, 'one\n')), LATE), turn(complete())],
    requests: 1,
    violation: { code: 'LIM-01', type: 'file_modification' },
    exit: 2,
    reason: 'would change 11 files, max_files is 10: give a smaller task or a higher max_files',
    preserved: FILES.slice(0, 10),
    never: ['src/file11.txt'],
  },
  {
    name: '600 lines with max_lines_changed 500',
    constraints: 'max_lines_changed: 500',
    turns: [turn(write('one.txt', lines(300)), write('two.txt', lines(300)), LATE), turn(complete())],
    requests: 1,
    violation: { code: 'LIM-02', type: 'file_modification' },
    exit: 2,
    reason: /600 lines.*max_lines_changed is 500/,
    preserved: ['one.txt'],
    never: ['two.txt'],
  },
  {
    name: 'vendor/lib.go with vendor/** denied',
    constraints: 'denied_patterns: ["vendor/**"]',
    turns: [
      turn(write('lib.go', 'package lib\n')),
      turn(write('vendor/lib.go', 'x\n'), LATE),
      turn(complete()),
    ],
    requests: 2,
    violation: { code: 'FS-07', type: 'pattern' },
    exit: 2,
    reason: /vendor\/lib\.go.*vendor\/\*\*/,
    preserved: ['lib.go'],
    never: ['vendor/lib.go', 'vendor'],
  },
  {
    name: 'a call of ask_question',
    constraints: '{}',
    turns: [
      turn(write('work.txt', 'half\n')),
      turn(call('ask_question', { question: 'May I?' }), LATE),
      turn(complete()),
    ],
    requests: 2,
    violation: { code: 'TOOL-02', type: 'tool_restriction' },
    exit: 2,
    reason: /ask_question/,
    preserved: ['work.txt'],
    never: [],
  },
  {
    name: 'a model that stalls past the timeout',
    constraints: 'timeout: 12',
    turns: [turn(write('work.txt', 'half\n')), { ...turn(LATE), fault: 'stall' }],
    requests: 2,
    violation: { code: 'LIM-06', type: 'timeout' },
    exit: 4,
    reason: /elapsed, timeout is 12s/,
    preserved: ['work.txt'],
    never: [],
  },
  {
    name: '55,000 tokens with max_tokens 50,000',
    constraints: 'max_tokens: 50000',
    turns: [
      turn(write('work.txt', 'half\n')),
      { ...turn(LATE), usage: { input: 54_000, output: 890 } },
      turn(complete()),
    ],
    requests: 2,
    violation: { code: 'LIM-05', type: 'token_limit' },
    exit: 2,
    reason: '55,000 tokens used, max_tokens is 50,000: give a smaller task or a higher max_tokens',
    preserved: ['work.txt'],
    never: [],
  },
];

function config({ constraints }: Scenario, strict: boolean): string {
  if (constraints === '{}') return `constraints: { strict: ${strict} }\n`;
  return `constraints:\n  strict: ${strict}\n  ${constraints}\n`;
}

async function play(scenario: Scenario, strict: boolean, provider = PROVIDERS[0]!) {
  return wholeRun({ provider, config: config(scenario, strict), script: scenario.turns });
}

function expectStopped(run: Awaited<ReturnType<typeof play>>, scenario: Scenario): void {
  const { execution } = run.reports;
  expect({ code: run.code, exit: execution.exit_code }, execution.reason).toEqual({
    code: scenario.exit,
    exit: scenario.exit,
  });
  const isPartial = scenario.preserved.length > 0;
  expect(execution.partial).toBe(isPartial);
  const suffix = isPartial ? '; the work so far is partial' : '';
  if (typeof scenario.reason === 'string') expect(execution.reason).toBe(scenario.reason + suffix);
  else expect(execution.reason).toMatch(scenario.reason);
  expect(run.stderr).toContain(execution.reason);
  expect(run.reports.violations).toContainEqual(expect.objectContaining(scenario.violation));
  for (const path of scenario.preserved) expect(fileIn(run.root, path), path).not.toBeNull();
  for (const path of scenario.never) expect(fileIn(run.root, path), path).toBeNull();
  expect(git(run.root, 'rev-list', '--count', 'HEAD')).toBe('1');
  expect(run.reports.text('changed-files.txt').split('\n')).toEqual(
    expect.arrayContaining([...scenario.preserved]),
  );
}

describe.concurrent.each(PROVIDERS)(
  'ADR-0027 to the letter, through %s: the run aborts at once after',
  (provider) => {
    test.each(SCENARIOS)('$name', async (scenario) => {
      const run = await play(scenario, true, provider);
      expectStopped(run, scenario);
      expect(run.reports.violations.at(-1)).toMatchObject({ response: 'emergency_stop', action: 'stopped' });
      expect(run.requests).toHaveLength(scenario.requests);
      expect(fileIn(run.root, 'late.txt')).toBeNull();
    });
  },
);

describe.concurrent('ADR-0027 with the default profile', () => {
  const [files, linesOver, pattern, question, time, tokens] = SCENARIOS as readonly [
    Scenario,
    Scenario,
    Scenario,
    Scenario,
    Scenario,
    Scenario,
  ];

  test.each([
    { scenario: files, provider: PROVIDERS[0]! },
    { scenario: linesOver, provider: PROVIDERS[1]! },
    { scenario: time, provider: PROVIDERS[2]! },
    { scenario: tokens, provider: PROVIDERS[3]! },
  ])('$scenario.name ends the run with the work preserved', async ({ scenario, provider }) => {
    const run = await play(scenario, false, provider);
    expectStopped(run, scenario);
    expect(run.requests).toHaveLength(scenario.requests);
  });

  test('a limit on tokens lets the answer that broke it finish its calls', async () => {
    const run = await play(tokens, false);
    expect(fileIn(run.root, 'late.txt')).toBe('too late\n');
    expect(run.reports.violations.at(-1)).toMatchObject({ response: 'graceful_exit' });
  });

  test.each([
    { scenario: pattern, provider: PROVIDERS[1]! },
    { scenario: question, provider: PROVIDERS[2]! },
  ])('$scenario.name is refused, told to the model, and the run goes on', async ({ scenario, provider }) => {
    const run = await play(scenario, false, provider);
    expect(run.code).toBe(0);
    expect(run.reports.violations).toEqual([
      expect.objectContaining({ ...scenario.violation, response: 'reject', effect: 'prevented' }),
    ]);
    expect(run.requests).toHaveLength(3);
    expect(run.requests[2]!.body).toContain(
      scenario.name.startsWith('vendor') ? 'vendor/lib.go' : 'ask_question',
    );
    expect(git(run.root, 'show', '--format=', '--name-only', 'HEAD').split('\n')).toEqual(
      [...scenario.preserved, 'late.txt'].sort(),
    );
  });

  test('a command that sleeps past the timeout is killed with the run', async () => {
    const sleep = 'sleep 86400.0271';
    const run = await wholeRun({
      config: 'constraints: { timeout: 12 }\n',
      script: [turn(write('work.txt', 'half\n')), turn(execute(sleep)), turn(complete())],
    });
    expectStopped(run, time);
    expect(run.reports.toolTexts.at(-1)).toContain('killed');
  });

  test('a call that cannot fit into what is left of the tokens is not made', async () => {
    const run = await wholeRun({
      config: 'constraints: { max_tokens: 50000 }\n',
      script: [
        { ...turn(write('work.txt', 'half\n')), usage: { input: 30_000, output: 10 } },
        turn(complete()),
      ],
    });
    expectStopped(run, {
      ...tokens,
      reason: /30,010 tokens used and the next call needs at least 30,\d+, max_tokens is 50,000/,
    });
    expect(run.requests).toHaveLength(1);
  });

  test('the cap on the answer is lowered to what is left of the tokens', async () => {
    const run = await wholeRun({
      config: 'constraints: { max_tokens: 9000 }\n',
      script: [{ ...turn(LATE), usage: { input: 1000, output: 2000 } }, turn(complete())],
    });
    expect(run.code, run.stderr).toBe(0);
    const [first = 0, second = 0] = run.requests.map(({ json }) => Number(json.max_tokens));
    expect(first).toBeLessThan(9000);
    expect(second).toBeLessThanOrEqual(9000 - 3000 - 3000);
  });
});

test('a command that would change .git ends a strict run before it is started', async () => {
  const command = 'touch trace; echo "[x]" >> .git/config';
  const run = await wholeRun({
    config: 'profile: conservative\n',
    script: [turn(execute(command), LATE), turn(complete())],
  });
  expect({ code: run.code, exit: run.reports.execution.exit_code }, run.stderr).toEqual({ code: 2, exit: 2 });
  expect(run.reports.violations).toContainEqual(
    expect.objectContaining({ code: 'GIT-01', constraint: 'S-009', action: 'stopped' }),
  );
  for (const path of ['trace', 'late.txt']) expect(fileIn(run.root, path)).toBeNull();
});
