import { expect, test } from 'vitest';
import { call, complete, turn, wholeRun } from '../../support/whole-run.ts';

const FILES = { 'big.txt': 'LINE 12\n' };

test.concurrent('a model that never answers has said nothing and taken no turn: the reason alone has its error', async () => {
  const run = await wholeRun({ files: FILES, script: () => ({ fault: 401 }) });
  expect(run.code, run.stderr).toBe(1);
  const { reason, result } = run.reports.execution;
  expect(reason).toContain('401');
  expect(result).toBe('');
  expect(run.reports.codes).toEqual([]);
  const summary = run.reports.text('summary.md');
  expect(summary).not.toContain('own words');
  expect(summary).toMatch(/^0 turns · /m);
  expect(run.reports.text('report.html')).not.toContain('own words');
  expect(run.stderr.split(reason)).toHaveLength(2);
});

test.concurrent('a model without a price, a killed command and a search are told in the log as they are', async () => {
  const script = [
    turn(call('execute_command', { command: 'sleep 3', timeout: 1 })),
    turn(call('search_files', { pattern: 'LINE 12', path: 'big.txt' })),
    turn(complete('ok')),
  ];
  const run = await wholeRun({ files: FILES, script });
  expect(run.code, run.stderr).toBe(0);
  expect(run.stderr).toContain(
    'cost: the price of openai-compatible scripted is unknown, so no cost limit is enforced: set model.price\n',
  );
  expect(run.stderr).toContain('✗ execute_command sleep 3 · killed');
  expect(run.stderr).toContain('✓ search_files "LINE 12" in big.txt\n');
  expect(run.reports.toolTexts[0]).toMatch(/^killed after 1s \(the call's own timeout\)\n/);
  expect(run.reports.violations[0]?.reason).toContain('give the call a longer timeout, or run less');
  expect(run.reports.execution.reason).toMatch(/; nothing was changed$/);
  expect(run.reports.text('summary.md')).toContain('not enforced (set model.price)');
});

test.concurrent('after a fallback the head names the model that did the work', async () => {
  const { code, stderr, reports } = await wholeRun({
    config: 'model: { fallback: [mini] }\n',
    script: ({ json }) => (json.model === 'mini' ? turn(complete()) : { fault: 'quota' }),
  });
  expect(code, stderr).toBe(0);
  expect(reports.text('summary.md')).toContain('`mini` (asked for `scripted`)');
  expect(reports.text('report.html')).toContain('mini (asked for scripted)');
});
