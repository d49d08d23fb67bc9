import { expect, test } from 'vitest';
import type { Violation } from '../../../../src/core/run/constraint.ts';
import type { RunEvent } from '../../../../src/core/run/events.ts';
import { alertsJsonl } from '../../../../src/report/alerts/alerts-jsonl.ts';
import { summaryMarkdown } from '../../../../src/report/files/summary-md.ts';
import { reportHtml } from '../../../../src/report/html/page.ts';
import { change, fold, recorded, started, violation } from '../sample-run.ts';

const MB = 1024 * 1024;

function sized(path: string, bytes: number): RunEvent {
  const step = [{ ...change(path, 1, 0), bytes }];
  return {
    type: 'change_kept',
    turn: 1,
    by: 'edit',
    step,
    total: { files: 1, linesAdded: 1, linesRemoved: 0, bytes },
  };
}

function violated(over: Partial<Violation>): RunEvent {
  const event = violation();
  return { type: 'violated', violation: { ...event, ...over } };
}

function rate(count: number): RunEvent {
  const found = {
    constraint: 'read_rate',
    code: 'LIM-04',
    response: 'allow',
    violated: false,
    reason: '',
  } as const;
  return {
    type: 'validated',
    turn: 1,
    phase: 'call',
    validations: [{ ...found, metrics: { count, limit: 100 } }],
  };
}

function alertsOf(...events: readonly RunEvent[]) {
  const record = fold(recorded([[0, started()], ...events.map((event) => [1, event] as const)]));
  return record.alerts.map(({ condition, actual }) => `${condition} | ${actual}`);
}

test('a file over 5 MB is alerted once, however often it is written', () => {
  const large = sized('data.json', 7.3 * MB);
  expect(alertsOf(sized('fine.json', 5 * MB), large, large)).toEqual([
    'File size > 5 MB | 7.3MB in data.json',
  ]);
});

test('a commit of more than 30 files is alerted, one of 30 is not', () => {
  const files = (count: number) => Array.from({ length: count }, (_, at) => change(`f${at}`, 1, 0));
  expect(alertsOf({ type: 'tree_accepted', tree: 't', changes: files(30) })).toEqual([]);
  expect(alertsOf({ type: 'tree_accepted', tree: 't', changes: files(31) })).toEqual([
    'Commit > 30 files | 31 files',
  ]);
});

test('a rate at 80 % of its limit is alerted once', () => {
  expect(alertsOf(rate(79))).toEqual([]);
  expect(alertsOf(rate(80), rate(81))).toEqual(['Rate limit at 80% | read_rate: 80 of 100 a minute']);
});

test('every access to a protected path and every attempt at a forced push is alerted', () => {
  const path = violated({ constraint: 'protected_paths', code: 'FS-04', paths: ['.npmrc'] });
  expect(alertsOf(path, path)).toEqual(['Protected path access | .npmrc', 'Protected path access | .npmrc']);
  expect(alertsOf(violated({ constraint: 'force_push', reason: 'git push -f' }))).toEqual([
    'Force push attempt | git push -f',
  ]);
});

test('the third violation of one code is a repeated one, and warnings do not count', () => {
  const tool = violated({ constraint: 'allowed_tools', code: 'TOOL-01' });
  const warning = violated({ constraint: 'allowed_tools', code: 'TOOL-01', response: 'warn_continue' });
  expect(alertsOf(tool, tool, warning)).toEqual([]);
  expect(alertsOf(tool, tool, tool, tool)).toEqual(['Repeated violations | 3 times TOOL-01 (allowed_tools)']);
});

test('alerts.jsonl, the summary and the page tell them with the level of the seed', () => {
  const record = fold(
    recorded([
      [0, started()],
      [1, sized('data.json', 6 * MB)],
      [2, violated({ constraint: 'force_push' })],
    ]),
  );
  const lines = alertsJsonl(record.alerts)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ level, condition }) => [level, condition])).toEqual([
    ['Warning', 'File size > 5 MB'],
    ['Critical', 'Force push attempt'],
  ]);
  expect(Object.keys(lines[0])).toEqual(['timestamp', 'level', 'condition', 'actual']);
  expect(summaryMarkdown(record, null)).toContain('| Critical | Force push attempt |');
  expect(reportHtml(record, '', null)).toContain('6MB in data.json');
});
