import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { reportHtml } from '../../../../src/report/html/page.ts';
import { PAGE_SCRIPT } from '../../../../src/report/html/page-script.ts';
import { parsePatch } from '../../../../src/report/html/patch-lines.ts';
import { fold, gate, goodRun, PATCH, recorded, started, turn, violation } from '../sample-run.ts';

const EVIL = `"><script>alert(1)</script><img src=//evil.example/x onerror='x'>&amp;\u202e\x1b[31m`;

/** The text of every script of a page. */
function scriptsOf(html: string): readonly string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');
}

test('the page stands alone: its only script is ours, nothing is fetched, and its policy says so', () => {
  const html = reportHtml(fold(goodRun()), PATCH, 'abc');
  const hash = createHash('sha256').update(PAGE_SCRIPT).digest('base64');
  expect(html).toContain(
    `content="default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'"`,
  );
  expect(scriptsOf(html)).toEqual([PAGE_SCRIPT]);
  const rest = html.replace(`<script>${PAGE_SCRIPT}</script>`, '');
  expect(rest).not.toMatch(
    /<script|<img|<link|<iframe|<a href="(?!#)|@import|url\(|https?:|\ssrc=|\son\w+=/i,
  );
});

test('outcome, limits, gates, diff, violations and timeline are in it', () => {
  const html = reportHtml(fold(goodRun()), PATCH, 'abc');
  for (const id of ['limits', 'violations', 'gates', 'words', 'changes', 'timeline']) {
    expect(html).toContain(`<section id="${id}">`);
  }
  expect(html).toContain('<span class="pill ok">Success</span>');
  expect(html.replace(/<\/?mark>/g, '')).toContain('roundHalfEven(net * RATE, 2)');
  expect(html).toContain('<mark>roundHalfEven</mark>(net * RATE<mark>, 2</mark>)');
  expect(html).toContain(
    '<span class="bad">red</span><span class="arrow">→</span><span class="ok">green</span>',
  );
});

test('whatever anybody said comes out as text', () => {
  const record = fold(
    recorded([
      [0, started({ task: EVIL, model: EVIL, branch: EVIL, executionId: EVIL })],
      [0, { type: 'sandbox_probed', isolation: { kind: 'none', reason: EVIL } }],
      [0, { type: 'notice', level: 'warning', text: EVIL }],
      [
        9,
        {
          type: 'gate_finished',
          phase: 'final',
          gate: gate({ name: EVIL, command: EVIL, output: EVIL, status: 'failed' }),
        },
      ],
      ...turn(1, EVIL, { path: EVIL }, { text: EVIL, result: EVIL }),
      [0, { type: 'change_undone', turn: 1, by: 'command', paths: [EVIL], patchFile: EVIL }],
      [0, { type: 'nudged', turn: 1, text: EVIL }],
      [0, { type: 'violated', violation: violation({ reason: EVIL, path: EVIL, tool: EVIL }) }],
      [0, { type: 'agent_ended', how: 'complete', result: EVIL }],
      [0, { type: 'workspace_left', policy: 'quarantine', patchFile: EVIL }],
      [0, { type: 'run_finished', outcome: { name: 'failure', reason: EVIL }, changes: [] }],
    ]),
  );
  const html = reportHtml(record, `diff --git a/${EVIL} b/${EVIL}\n@@ -0,0 +1 @@ ${EVIL}\n+${EVIL}\n`, EVIL);
  expect(scriptsOf(html)).toEqual([PAGE_SCRIPT]);
  expect(html.replace(`<script>${PAGE_SCRIPT}</script>`, '')).not.toMatch(/<script|<img/i);
  expect(html).not.toMatch(/[\u202e\x1b]/);
  // Every tag left is one that our own templates write.
  const tags = new Set([...html.matchAll(/<([a-z0-9]+)[\s>]/g)].map((match) => match[1]));
  expect([...tags].sort()).toEqual(
    [
      'a',
      'b',
      'body',
      'button',
      'code',
      'del',
      'details',
      'div',
      'footer',
      'h1',
      'h2',
      'h3',
      'head',
      'header',
      'html',
      'i',
      'input',
      'ins',
      'kbd',
      'label',
      'li',
      'main',
      'mark',
      'meta',
      'nav',
      'ol',
      'p',
      'pre',
      'script',
      'section',
      'small',
      'span',
      'strong',
      'style',
      'summary',
      'table',
      'td',
      'title',
      'tr',
      'ul',
    ].filter((tag) => tags.has(tag)),
  );
  expect(html).toContain('&lt;script&gt;');
});

test('a removed line that looks like a header is a removed line', () => {
  const patch =
    'diff --git a/x.sql b/x.sql\n--- a/x.sql\n+++ b/x.sql\n@@ -1,2 +1 @@\n--- a comment\n-diff --git a/y b/y\n+++ b\n';
  const { files } = parsePatch(patch, 100);
  expect(files).toHaveLength(1);
  expect(files[0]).toMatchObject({ path: 'x.sql', added: 1, removed: 2 });
});

test('names with spaces, also quoted ones, and binary files are read', () => {
  const patch =
    'diff --git a/a b/c b/a b/c\nold mode 100644\nnew mode 100755\ndiff --git "a/t\\303\\244" "b/t\\303\\244"\nGIT binary patch\nliteral 3\n';
  expect(
    parsePatch(patch, 100).files.map(({ path, lines }) => [path, lines.map((line) => line.text)]),
  ).toEqual([
    ['a b/c', ['old mode 100644', 'new mode 100755']],
    ['t\\303\\244', ['binary']],
  ]);
});

test('a patch longer than anybody reads is cut, and the page says where the rest is', () => {
  const lines = Array.from({ length: 9000 }, (_, index) => `+line ${index}`).join('\n');
  const html = reportHtml(fold(goodRun()), `diff --git a/x b/x\n@@ -0,0 +1,9000 @@\n${lines}\n`, null);
  expect(html).toContain('The rest is in <code>changes.patch</code>');
  expect(html.length).toBeLessThan(1_000_000);
});

test('a file of long output is a link only where it is one of the reports', () => {
  const linked = (outputFile: string) => {
    const events = turn(1, 'execute_command', { command: 'seq 9' }).map(([ms, event]) =>
      event.type === 'tool_finished' ? ([ms, { ...event, outputFile }] as const) : ([ms, event] as const),
    );
    return /<a href="(?!#)[^"]*">/.exec(
      reportHtml(fold(recorded([[0, started()], ...events])), '', null),
    )?.[0];
  };
  expect(linked('outputs/turn-1-1.txt')).toBe('<a href="outputs/turn-1-1.txt">');
  for (const file of [
    '../x.txt',
    'outputs/../../x.txt',
    'https://evil.example/x.txt',
    'outputs/a/b.txt',
    EVIL,
  ])
    expect(linked(file)).toBeUndefined();
});

test('a command that was killed is marked, and so is its turn', () => {
  const events = turn(1, 'execute_command', { command: 'sleep 3' }, { result: 'killed after 1s (x)\n' });
  const html = reportHtml(fold(recorded([[0, started()], ...events])), '', null);
  expect(html).toContain('<span class="tag warn">killed</span>');
  expect(html).toContain('<b class="warn"');
});
