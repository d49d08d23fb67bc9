import { expect, test } from 'vitest';
import type { RunEvent } from '../../../../src/core/run/events.ts';
import type { OutcomeName } from '../../../../src/core/run/outcome.ts';
import { reportHtml } from '../../../../src/report/html/page.ts';
import { fold, gate, goodRun, PATCH, recorded, started, turn, violation } from '../sample-run.ts';

const SHA = '9c1d3e5f7a9b0c2d4e6f8a0b1c3d5e7f9a0b2c4d';
const PAGES = {
  repository: 'https://github.com/acme/shop',
  run: 'https://github.com/acme/shop/actions/runs/7/attempts/1',
};

/** The ids of the sections below the four questions. */
function orderOf(html: string): readonly string[] {
  return [...html.matchAll(/<section id="(\w+)"><header>/g)].map((match) => match[1] ?? '');
}

function endedAs(name: OutcomeName, ...events: readonly RunEvent[]): string {
  const ending: readonly RunEvent[] = [
    { type: 'gate_finished', phase: 'final', gate: gate({ status: 'failed', exitCode: 1, output: 'no' }) },
    { type: 'violated', violation: violation() },
    { type: 'agent_ended', how: 'complete', result: 'done' },
    ...events,
    { type: 'run_finished', outcome: { name, reason: 'because' }, changes: [] },
  ];
  const steps = ending.map((event) => [10, event] as const);
  return reportHtml(
    fold(recorded([[0, started()], ...turn(1, 'read_file', { path: 'a' }), ...steps])),
    PATCH,
    null,
  );
}

test('what stopped the run comes first', () => {
  const first = (name: OutcomeName) => orderOf(endedAs(name))[0];
  expect(first('constraint_violation')).toBe('violations');
  expect(first('config_error')).toBe('violations');
  expect(first('git_error')).toBe('violations');
  expect(first('timeout')).toBe('violations');
  expect(first('quality_gate_failure')).toBe('gates');
  expect(first('failure')).toBe('words');
  expect(orderOf(endedAs('success'))).toEqual(['gates', 'words', 'changes', 'violations', 'timeline']);
});

test('the violation that ended the run is above the refused attempts, and only it is red', () => {
  const stop = violation({ constraint: 'max_files', code: 'LIM-01', response: 'graceful_exit', turn: 1 });
  const html = endedAs('constraint_violation', { type: 'violated', violation: stop });
  expect(
    [...html.matchAll(/<span class="tag([^"]*)">([A-Z]+-\d+)</g)].map((match) => match.slice(1)),
  ).toEqual([
    [' bad', 'LIM-01'],
    ['', 'FS-07'],
  ]);
  expect(html).toContain('<a href="#turn-1">turn 1</a>');
});

test('a read-only run shows its analysis first', () => {
  const events: readonly RunEvent[] = [
    started({ mode: 'read-only' }),
    { type: 'gate_finished', phase: 'final', gate: gate() },
    { type: 'agent_ended', how: 'complete', result: 'The cache is never cleared.' },
    { type: 'run_finished', outcome: { name: 'success', reason: 'done' }, changes: [] },
  ];
  const html = reportHtml(fold(recorded(events.map((event) => [5, event] as const))), '', null);
  expect(orderOf(html)[0]).toBe('words');
  expect(html).toContain('There is no commit: the run was read-only.');
});

test('a success with a refused and a reverted attempt has nothing red in its verdict', () => {
  const html = reportHtml(fold(goodRun()), PATCH, null);
  const head = html.slice(html.indexOf('<header class="hero'), html.indexOf('<section id="did"'));
  expect(head).toContain('<span class="ok">Every check holds.</span>');
  expect(head).toContain('1 attempt refused, 1 reverted');
  expect(head).not.toMatch(/class="[^"]*\b(?:bad|warn)\b/);
});

test('commit, run, pull request, file and line are links if the work was pushed and the pages are known', () => {
  const delivered = (pages: typeof PAGES | undefined, isPushed: boolean, path = 'src/invoice/totals.ts') => {
    const done: readonly RunEvent[] = [
      { type: 'gate_finished', phase: 'final', gate: gate({ output: `${path}:13: ok\nother.ts:2` }) },
      { type: 'tree_accepted', tree: 'd4', changes: [] },
      { type: 'committed', sha: SHA, tree: 'd4', branch: 'fix' },
      ...(isPushed ? [{ type: 'pushed', sha: SHA, branch: 'fix', repository: 'acme/shop' } as const] : []),
    ];
    const start = started({ head: 'a'.repeat(40), ...(pages === undefined ? {} : { pages }) });
    const patch = PATCH.replaceAll('src/invoice/totals.ts', path);
    const html = reportHtml(
      fold(recorded([start, ...done].map((event) => [5, event] as const))),
      patch,
      null,
    );
    return [...html.matchAll(/<a href="([^"#][^"]*)"/g)].map((match) => match[1]);
  };
  const { repository, run } = PAGES;
  const file = `${repository}/blob/${SHA}/src/invoice/totals.ts`;
  const links = delivered(PAGES, true);
  for (const page of [run, `${repository}/commit/${'a'.repeat(40)}`, `${repository}/commit/${SHA}`, file])
    expect(links).toContain(page);
  expect(links).toContain(`${file}#L12`);
  expect(links).toContain(`${file}#L13`);
  expect(links.some((link) => link?.includes('other.ts'))).toBe(false);
  expect(delivered(PAGES, false)).toEqual([`${repository}/commit/${'a'.repeat(40)}`, run]);
  expect(delivered(undefined, true)).toEqual([]);
  expect(
    delivered({ ...PAGES, repository: 'javascript:alert(1)//', run: 'https://x"onclick=y' }, true),
  ).toEqual([]);
  expect(delivered(PAGES, true, 'a"#?(b)&.ts')).toContain(
    `${repository}/blob/${SHA}/a%22%23%3F%28b%29%26.ts`,
  );
});

test('the reason of a failed model is shown even if a red gate decides the outcome', () => {
  const by = { provider: 'anthropic', model: 'claude-sonnet-5' } as const;
  const why = 'anthropic refused the key, HTTP 401';
  const events: readonly RunEvent[] = [
    started(),
    { type: 'turn_started', turn: 1, inputEstimate: 9, outputCap: 9 },
    { type: 'model_failed', turn: 1, by, next: null, why, usage: null, costUsd: null },
    { type: 'agent_ended', how: 'provider_failed', result: '' },
    { type: 'gate_finished', phase: 'final', gate: gate({ status: 'failed', wasRed: true }) },
    {
      type: 'run_finished',
      outcome: { name: 'quality_gate_failure', reason: 'required gate is red' },
      changes: [],
    },
  ];
  const html = reportHtml(fold(recorded(events.map((event) => [5, event] as const))), '', null);
  expect(html).toContain(`<p class="reason">The model failed: ${why}</p>`);
  expect(html).toContain('The model failed before the work was done: fix that, then run again.');
  expect(html).not.toContain('was red before the run too');
});

test('a run that never began says so once, without rows of zeros', () => {
  const events: readonly RunEvent[] = [
    {
      type: 'violated',
      violation: violation({ code: 'CFG-01', type: 'config', response: 'graceful_exit', turn: 0 }),
    },
    {
      type: 'run_finished',
      outcome: { name: 'config_error', reason: 'unknown key "maxFiles"' },
      changes: [],
    },
  ];
  const html = reportHtml(fold(recorded(events.map((event) => [5, event] as const))), '', null);
  expect(html).toContain('No model was called, no file was changed, and it cost nothing.');
  expect(orderOf(html)).toEqual(['violations']);
  expect(html).toContain('<h2>Problems</h2>');
  expect(html).not.toMatch(/\$0\.00|turn 0|role="meter"/);
});
