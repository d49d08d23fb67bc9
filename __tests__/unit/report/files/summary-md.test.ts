import fc from 'fast-check';
import { expect, test } from 'vitest';
import { block, code, cutMarkdown, plain } from '../../../../src/core/text/markdown.ts';
import { progressComment } from '../../../../src/report/comment/progress.ts';
import { bar, summaryMarkdown } from '../../../../src/report/files/summary-md.ts';
import { reportHtml } from '../../../../src/report/html/page.ts';
import { change, fold, goodRun, PATCH, recorded, started, turn, violation } from '../sample-run.ts';

const NASTY = [
  'fixes #12, closes octo/repo#3, resolves GH-7',
  'closes https://github.com/octo/repo/issues/9',
  '@octocat @octo/team please look',
  '![x](https://evil.example/track.png) [y](javascript:alert(1))',
  '<img src=x onerror=alert(1)> <!-- hidden --> </details></table>',
  '```\n# not a heading\n```\n~~~',
  'a | b | c \u202e\u200b end',
].join('\n');

function nastyRun() {
  return fold(
    recorded([
      [0, started({ task: NASTY, model: '`m` | @x' })],
      [0, { type: 'violated', violation: violation({ reason: NASTY, path: NASTY, paths: [NASTY] }) }],
      [0, { type: 'notice', level: 'warning', text: NASTY }],
      [0, { type: 'agent_ended', how: 'complete', result: NASTY }],
      [0, { type: 'run_finished', outcome: { name: 'failure', reason: NASTY }, changes: [] }],
    ]),
  );
}

test('outcome, changes, gates and limits stand in the summary', () => {
  const text = summaryMarkdown(fold(goodRun()), 'abc');
  expect(text).toContain('## ✅ Forge: success');
  expect(text).toContain('| Run tests | red | 🟢 passed | 3.4s |');
  expect(text).toContain('| `src/invoice/totals.ts` | modified | +12 | −7 |');
  expect(text).toContain('| Files | 3 | 10 | `███░░░░░░░` 30 % |');
  expect(text).toContain('Nobody has checked these words');
});

test('nothing a model or a repository said has power in it', () => {
  const text = summaryMarkdown(nastyRun(), null);
  expect(text).not.toMatch(/@\w/);
  expect(text).not.toMatch(/#\d/);
  expect(text).not.toMatch(/GH-\d/i);
  expect(text).not.toMatch(/\/issues\/\d/);
  expect(text).not.toMatch(/https?:\/\//);
  expect(text).not.toMatch(/[\u200b\u202e]/);
  const outsideFences = text.replace(/^(`{3,})text\n[\s\S]*?\n\1$/gm, '');
  expect(outsideFences).not.toMatch(/(?<!\\)<(?!\/?(?:sub|details|summary)>)/);
  expect(outsideFences).not.toMatch(/(?<!\\)!\[/);
});

test('a text cannot leave its code span, its block or its cell', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('`', '|', '\n', 'a', ' ', '\\', '<', '~') }), (text) => {
      const span = code(text);
      const fence = /^`+/.exec(span)?.[0] ?? '';
      if (span !== '') expect(span.slice(fence.length, -fence.length)).not.toContain(fence);
      expect(span).not.toContain('\n');
      expect(span).not.toContain('|');
      const lines = block(text, 1000).split('\n');
      const mark = (lines[0] ?? '').replace('text', '');
      expect(lines.indexOf(mark, 1)).toBe(lines.length - 1);
      expect(plain(text)).not.toMatch(/(?<!\\)[`|<]/);
    }),
  );
});

test('a summary is cut at a line, with what was open closed, under the limit in bytes', () => {
  const result = 'ä'.repeat(60).concat('\n').repeat(300);
  const text = summaryMarkdown(
    fold(
      recorded([
        [0, started()],
        [0, { type: 'agent_ended', how: 'complete', result }],
      ]),
    ),
    null,
  );
  const cut = cutMarkdown(text, 8000);
  expect(new TextEncoder().encode(cut).length).toBeLessThanOrEqual(8000);
  expect(cut.match(/^```/gm)).toHaveLength(2);
  expect(cut).toContain('The rest was cut');
  expect(cutMarkdown('short', 100)).toBe('short');
});

test('a bar is empty only for nothing and full only at the limit', () => {
  expect([0, 0.001, 0.5, 0.999, 1, 3].map(bar)).toEqual([
    '░░░░░░░░░░',
    '█░░░░░░░░░',
    '█████░░░░░',
    '█████████░',
    '██████████',
    '██████████',
  ]);
});

const SHORTER = {
  type: 'compacted',
  why: 'overflow',
  window: 16_000,
  tokensBefore: 13_000,
  tokensAfter: 1000,
  outputsStubbed: 0,
  turnsLeftOut: 2,
  summarised: true,
} as const;

test('what was made shorter, and where all of a long output lies, is told by its turn', () => {
  const [asked, answered, done] = turn(4, 'execute_command', { command: 'seq 1 60000' });
  const finished = done?.[1];
  if (asked === undefined || answered === undefined || finished?.type !== 'tool_finished')
    throw new Error('no call in the turn');
  const record = fold(
    recorded([
      [0, started()],
      asked,
      [0, { ...SHORTER, turn: 4, why: 'window' }],
      [0, { ...SHORTER, turn: 4 }],
      answered,
      [0, { ...finished, outputFile: 'outputs/turn-4-1.txt' }],
    ]),
  );
  const text = summaryMarkdown(record, null);
  const shorter = 'turn 4: the conversation was shortened from 13k to about 1k tokens, because it';
  expect(text).toContain(
    `${shorter} was close to the model's window of 16k tokens \\(2 older turns left out`,
  );
  expect(text).toContain(`${shorter} was too long for the model's window of 16k tokens`);
  expect(text).toContain('turn 4: all that `seq 1 60000` printed is in `outputs/turn-4-1.txt`');
  const html = reportHtml(record, '', null);
  expect(html).toContain('<span class="tag" title="the conversation was shortened from 13k');
  expect(html.match(/<p class="soft">the conversation was shortened/g)).toHaveLength(2);
  expect(html).toContain('<a href="outputs/turn-4-1.txt">');
});

test('a turn that nobody answered is none', () => {
  const record = fold(
    recorded([
      [0, started()],
      [9, { type: 'turn_started', turn: 1, inputEstimate: 9, outputCap: 9 }],
      [9, { type: 'agent_ended', how: 'provider_failed', result: '' }],
    ]),
  );
  const text = summaryMarkdown(record, null);
  expect(text).toMatch(/^0 turns · .* · `claude-sonnet-5`$/m);
  expect(text).toContain('| Turns | 0 | 100 |');
  expect(text).not.toContain('own words');
});

test('a cost that is not known is said, and that no limit holds it; a recorded session costs nothing', () => {
  const usage = { input: 1, cacheRead: 0, cacheWrite: 0, output: 1, estimated: false };
  const unpriced = {
    type: 'model_replied',
    turn: 1,
    text: '',
    calls: [],
    finish: 'stop',
    usage,
    costUsd: null,
    durationMs: 1,
  } as const;
  const of = (provider: string) =>
    fold(
      recorded([
        [0, started({ provider })],
        [0, unpriced],
      ]),
    );
  const row = '| Cost | not known | not enforced (set model.price) |  |';
  expect(summaryMarkdown(of('openai-compatible'), null)).toContain(row);
  expect(progressComment(of('openai-compatible'), { run: null, artifact: null }, null)).toContain(row);
  expect(reportHtml(of('openai-compatible'), '', null)).toContain('<strong>not known</strong>');
  expect(summaryMarkdown(of('replay'), null)).not.toContain('| Cost |');
});

const SHA = '9c1d3e5f7a9b0c2d4e6f8a0b1c3d5e7f9a0b2c4d';
const REPOSITORY = 'https://github.com/acme/shop';

test('commit, run, pull request and files are links if the work was pushed', () => {
  const delivered = goodRun().map((entry) =>
    entry.event.type === 'run_started'
      ? {
          ...entry,
          event: {
            ...entry.event,
            pages: { repository: REPOSITORY, run: `${REPOSITORY}/actions/runs/7/attempts/1` },
          },
        }
      : entry,
  );
  const [last] = delivered.slice(-1);
  if (last === undefined) throw new Error('no event');
  const pushed = {
    ...last,
    event: { type: 'pushed', sha: SHA, branch: 'forge/ci-fix', repository: 'acme/shop' },
  } as const;
  const text = summaryMarkdown(fold([...delivered.slice(0, -1), pushed, last]), 'abc');
  expect(text).toContain(`[workflow run](${REPOSITORY}/actions/runs/7/attempts/1)`);
  expect(text).toContain(
    `Committed as [\`${SHA.slice(0, 12)}\`](${REPOSITORY}/commit/${SHA}) on \`forge/ci-fix\`, and pushed.`,
  );
  expect(text).toContain(`| [\`src/invoice/totals.ts\`](${REPOSITORY}/blob/${SHA}/src/invoice/totals.ts) |`);
  expect(text).toContain('**Next:** Review the commit on `forge/ci-fix`, or open a pull request from it.');
  expect(summaryMarkdown(fold(delivered), 'abc')).not.toContain(`${REPOSITORY}/commit`);
});

test('the verdict stands above the gates, and what stopped a run above everything else', () => {
  const good = summaryMarkdown(fold(goodRun()), null);
  expect(good).toContain('**Can I trust this commit?** Every check holds.');
  expect(good).toContain(
    '| ✅ 1 of 1 required green; 1 optional red | ✅ 1 attempt refused, 1 reverted | ✅ Its tree is the checked tree | ✅ Commands ran in bwrap |',
  );
  expect(good.indexOf('### Gates')).toBeLessThan(good.indexOf('### Violations'));
  const stopped = summaryMarkdown(
    fold(
      recorded([
        [0, started()],
        [
          0,
          { type: 'violated', violation: violation({ constraint: 'max_files', response: 'graceful_exit' }) },
        ],
        [
          0,
          {
            type: 'run_finished',
            outcome: { name: 'constraint_violation', reason: 'max_files' },
            changes: [],
          },
        ],
      ]),
    ),
    null,
  );
  expect(stopped.indexOf('### Violations')).toBeLessThan(stopped.indexOf('### Gates'));
  expect(stopped).toContain(
    '**Next:** If the rule `max_files` is too strict for this task, change it; then run again.',
  );
});

test('a short diff is folded in, a long one is left out, and neither has power', () => {
  const record = fold(goodRun());
  const text = summaryMarkdown(record, null, PATCH);
  expect(text).toContain(
    '<details><summary>Diff, 28 lines</summary>\n\n```diff\ndiff --git a/src/invoice/totals.ts',
  );
  expect(summaryMarkdown(record, null, '+x\n'.repeat(300))).not.toContain('```diff');
  const hostile = summaryMarkdown(record, null, `+${NASTY.replaceAll('\n', '\n+')}\n+\`\`\`\`\n`);
  expect(hostile).not.toMatch(/@\w|#\d|https?:\/\//);
  expect(hostile.replace(/^(`{3,})(?:text|diff)\n[\s\S]*?\n\1$/gm, '')).not.toMatch(/(?<!\\)!\[/);
});

test('the largest summary is under 1 MiB', () => {
  const long = 'ä'.repeat(30_000);
  const many = Array.from({ length: 400 }, (_, at) => change(`${at}/${'p'.repeat(2000)}`, 1, 1));
  const record = fold(
    recorded([
      [0, started({ task: long, model: long })],
      ...Array.from(
        { length: 400 },
        () => [0, { type: 'violated', violation: violation({ reason: long }) }] as const,
      ),
      ...Array.from({ length: 400 }, () => [0, { type: 'notice', level: 'warning', text: long }] as const),
      [0, { type: 'agent_ended', how: 'complete', result: long }],
      [0, { type: 'run_finished', outcome: { name: 'success', reason: long }, changes: many }],
    ]),
  );
  expect(Buffer.byteLength(summaryMarkdown(record, null, `+${'ä'.repeat(19_000)}`))).toBeLessThan(1024 ** 2);
});

test('a read-only run shows its analysis above everything else', () => {
  const record = fold(
    recorded([
      [0, started({ mode: 'read-only' })],
      [0, { type: 'violated', violation: violation() }],
      [0, { type: 'agent_ended', how: 'complete', result: 'The cache is never cleared.' }],
      [0, { type: 'run_finished', outcome: { name: 'success', reason: 'done' }, changes: [] }],
    ]),
  );
  const text = summaryMarkdown(record, null);
  expect(text.indexOf('The cache is never cleared.')).toBeLessThan(text.indexOf('### Gates'));
  expect(text).not.toContain('What was observed is above');
  expect(text.match(/The cache is never cleared/g)).toHaveLength(1);
});
