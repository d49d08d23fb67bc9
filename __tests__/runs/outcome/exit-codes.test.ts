import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ScriptedTurn } from '../../support/model-server/script.ts';
import { git, makeRepository, writeFiles } from '../../support/repository.ts';
import { complete, type Door, turn, wholeRun, write } from '../../support/whole-run.ts';

interface Row {
  readonly outcome: string;
  readonly exit: number;
  readonly when: string;
  readonly config: string;
  readonly script: readonly ScriptedTurn[];
  /** Done to the clean repository before the run. */
  readonly spoil?: (root: string) => void;
  readonly reason: RegExp;
}

const WORK = write('work.txt', 'work\n');

/** docs/configuration.md#exit-codes. Source: ADR-0026 "Exit Codes". */
const TABLE: readonly Row[] = [
  {
    outcome: 'success',
    exit: 0,
    when: 'the task is complete and its gate passed',
    config: 'quality_gates: [{ name: Work, command: test -s work.txt }]\n',
    script: [turn(WORK), turn(complete())],
    reason: /^the task is complete, the gates passed; 1 file changed, \+1 -0$/,
  },
  {
    outcome: 'failure',
    exit: 1,
    when: 'the agent calls the task impossible',
    config: 'version: 1\n',
    script: [turn(complete('There is no such module.', 'impossible'))],
    reason: /^the agent calls the task impossible: There is no such module\.$/,
  },
  {
    outcome: 'constraint_violation',
    exit: 2,
    when: 'a limit stopped the run',
    config: 'constraints: { max_files: 1 }\n',
    script: [turn(WORK, write('more.txt', 'more\n')), turn(complete())],
    reason: /max_files is 1/,
  },
  {
    outcome: 'quality_gate_failure',
    exit: 3,
    when: 'a required gate is red',
    config: 'quality_gates: [{ name: Never, command: "false" }]\n',
    script: [turn(WORK), turn(complete())],
    reason: /^required gate is red: "Never" \(exit code 1/,
  },
  {
    outcome: 'timeout',
    exit: 4,
    when: 'the time limit was reached',
    config: 'constraints: { timeout: 12 }\n',
    script: [turn(WORK), { ...turn(complete()), fault: 'stall' }],
    reason: /timeout is 12s/,
  },
  {
    outcome: 'config_error',
    exit: 5,
    when: 'the configuration has an unknown key',
    config: 'constraints: { max_file: 1 }\n',
    script: [],
    reason: /max_file.*max_files/,
  },
  {
    outcome: 'git_error',
    exit: 6,
    when: 'the workspace is dirty',
    config: 'version: 1\n',
    script: [],
    spoil: (root) => writeFiles(root, { 'mine.txt': 'not committed\n' }),
    reason: /^the workspace is not clean: mine\.txt \(untracked\)/,
  },
];

async function provoke(row: Row, door: Door, inputs: Readonly<Record<string, string>> = {}) {
  const root = makeRepository({ 'README.md': 'Hello.\n', '.forge/headless-config.yml': row.config });
  row.spoil?.(root);
  return wholeRun({ root, door, script: row.script, inputs, args: ['--json'] });
}

/** The outputs that action.yml promises, read from its text: `name:` two spaces in, below `outputs:`. */
function promisedOutputs(): readonly string[] {
  const text = readFileSync(join(import.meta.dirname, '../../../action.yml'), 'utf8');
  const [, block = ''] = /^outputs:\n((?: {2}.*\n)+)/m.exec(text) ?? [];
  return [...block.matchAll(/^ {2}([a-z-]+):$/gm)].map(([, name]) => name ?? '');
}

describe.concurrent('the command line exits', () => {
  test.each(TABLE)('$exit ($outcome) when $when', async (row) => {
    const run = await provoke(row, 'cli');
    expect(run.code, run.stderr).toBe(row.exit);
    const result = JSON.parse(run.stdout.trimEnd().split('\n').at(-1) ?? '');
    expect(result).toMatchObject({ outcome: row.outcome, exit_code: row.exit });
    expect(result.reason).toMatch(row.reason);
    expect(run.reports.execution).toMatchObject({
      outcome: row.outcome,
      exit_code: row.exit,
      reason: result.reason,
    });
    expect(git(run.root, 'rev-list', '--count', 'HEAD')).toBe(row.exit === 0 ? '2' : '1');
    if (row.script.length === 0) expect(run.requests).toEqual([]);
  });
});

describe.concurrent('the action fails its step with', () => {
  test.each(TABLE)('$exit ($outcome) when $when, every output set', async (row) => {
    const run = await provoke(row, 'action');
    expect(run.code, run.stdout).toBe(row.exit);
    expect(Object.keys(run.outputs).sort()).toEqual([...promisedOutputs()].sort());
    expect(run.outputs).toMatchObject({ outcome: row.outcome, 'exit-code': String(row.exit) });
    expect(run.outputs.reason).toMatch(row.reason);
    expect(run.outputs['report-dir']).toBe(run.reports.dir);
    expect(run.outputs['audit-root']).toBe(run.reports.events.at(-1)?.hash);
    expect(run.summary).toContain(`Forge: ${row.outcome.replaceAll('_', ' ')}\n`);
    expect(git(run.root, 'rev-list', '--count', 'HEAD')).toBe(row.exit === 0 ? '2' : '1');
  });
});

describe.concurrent('fail-on', () => {
  const violation = TABLE[2]!;
  const success = TABLE[0]!;

  test('leaves the step green for an outcome it does not name, and the outputs tell', async () => {
    const run = await provoke(violation, 'action', { 'fail-on': 'timeout, quality_gate_failure' });
    expect(run.code).toBe(0);
    expect(run.outputs).toMatchObject({ outcome: 'constraint_violation', 'exit-code': '2' });
  });

  test('fails the step with the outcome it names', async () => {
    const run = await provoke(violation, 'action', { 'fail-on': 'constraint_violation' });
    expect(run.code).toBe(2);
  });

  test('no-change fails a success that changed nothing, and no other', async () => {
    const idle = await provoke({ ...success, config: 'version: 1\n', script: [turn(complete())] }, 'action', {
      'fail-on': 'no-change',
    });
    expect(idle.code).toBe(1);
    expect(idle.outputs).toMatchObject({ outcome: 'success', changed: 'false', 'exit-code': '0' });
    const busy = await provoke(success, 'action', { 'fail-on': 'no-change' });
    expect(busy.code).toBe(0);
    expect(busy.outputs.changed).toBe('true');
  });

  test('that names nobody knows is a configuration error', async () => {
    const run = await provoke(success, 'action', { 'fail-on': 'time-out' });
    expect(run.code).toBe(5);
    expect(run.outputs.reason).toContain('timeout');
  });
});

test.concurrent('an output of several lines with a delimiter in it comes out as it went in', async () => {
  const words = 'One.\nresult<<EOF\nEOF\noutcome=failure\nghadelimiter_x\n::set-output name=outcome::failure';
  const run = await wholeRun({ door: 'action', script: [turn(complete(words))] });
  expect(run.outputs).toMatchObject({ result: words, outcome: 'success' });
});
