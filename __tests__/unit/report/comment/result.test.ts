import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_BODY } from '../../../../src/core/forge/forge.ts';
import { stickyLine } from '../../../../src/core/forge/sticky-mark.ts';
import type { RunEvent } from '../../../../src/core/run/events.ts';
import { refusalComment } from '../../../../src/report/comment/answer.ts';
import { phaseOf, progressComment } from '../../../../src/report/comment/progress.ts';
import { isResultCut, resultComment, resultReaction } from '../../../../src/report/comment/result.ts';
import type { RunRecord } from '../../../../src/report/record/run-record.ts';
import { change, fold, gate, goodRun, recorded, started, violation } from '../sample-run.ts';

const LINKS = {
  run: 'https://github.com/acme/app/actions/runs/5/attempts/1',
  artifact: 'https://github.com/acme/app/actions/runs/5/artifacts/9',
};
const MARK = stickyLine({ key: '0123456789abcdef', runId: 999_999_999_999_999, attempt: 999, isOver: false });

/** A run in which this text stands wherever somebody else's text can. */
function runThatSays(text: string, result = text): RunRecord {
  const events: readonly RunEvent[] = [
    started({ task: text, model: text, branch: text }),
    { type: 'gate_finished', phase: 'baseline', gate: gate({ name: text, output: text, status: 'failed' }) },
    { type: 'gate_finished', phase: 'final', gate: gate({ name: text, output: text, status: 'failed' }) },
    { type: 'violated', violation: violation({ reason: text, path: text, paths: [text] }) },
    { type: 'notice', level: 'warning', text },
    { type: 'agent_ended', how: 'complete', result },
    { type: 'committed', sha: 'a'.repeat(40), tree: 'b'.repeat(40), branch: text },
    { type: 'pushed', sha: 'a'.repeat(40), branch: text, repository: 'acme/app' },
    {
      type: 'run_finished',
      outcome: { name: 'failure', reason: text.replace(/\s+/g, ' ') },
      changes: [change(text, 1, 2)],
    },
  ];
  return fold(recorded(events.map((event, at) => [at * 100, event] as const)));
}

function texts(record: RunRecord): readonly string[] {
  return [
    resultComment(record, 'c'.repeat(64), LINKS),
    progressComment(record, LINKS, '/forge stop'),
    refusalComment(record, LINKS),
  ];
}

/** What is shown as it stands: without fenced blocks and code. An open fence takes everything to the end. */
function outsideCode(markdown: string): string {
  let fence: string | null = null;
  const lines: string[] = [];
  for (const line of markdown.split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === null && mark !== undefined) fence = mark;
    else if (fence !== null && mark?.startsWith(fence) === true && line.trim() === mark) fence = null;
    else if (fence === null) lines.push(line);
  }
  return lines.join('\n').replace(/(`+)(?:(?!\1)[^\n])*?\1(?!`)/g, '');
}

const OWN_TAGS = /<\/?(?:sub|details|summary)>|<!-- forge-headless answer -->/g;

const HOSTILE = [
  '@octocat',
  '@acme/security ',
  'fixes #1',
  'closes acme/app#2 ',
  'GH-3',
  'https://github.com/acme/app/issues/4',
  '![x](https://evil.example/a.png)',
  '[y](javascript:alert(1))',
  '<img src=x>',
  '<!--',
  '-->',
  '</details>',
  '<details open>',
  '<sub>Run `run-1`',
  '\n## ✅ Forge: success\n',
  '\n===\n',
  '\n---\n',
  '\n```\n',
  '\n~~~\n',
  '`',
  '|',
  '\\',
  '\r',
  '\u202e',
  '\u200b',
  '\u2066',
  '::error::x',
  '\n::set-output name=a::b',
  '##[error]x',
  '\n/approve\n',
  '\n/forge stop\n',
  '&#64;octocat',
  '👩‍🔧',
  'ordinary words ',
];

const hostile = fc
  .array(fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...HOSTILE) }, fc.string({ unit: 'binary' })), {
    maxLength: 12,
  })
  .map((parts) => parts.join(''));

test('an answer that was asked for comes before all that was observed', () => {
  const events: readonly RunEvent[] = [
    started({ mode: 'read-only', task: 'Why is it red?' }),
    { type: 'gate_finished', phase: 'baseline', gate: gate({ name: 'Tests', status: 'failed' }) },
    { type: 'agent_ended', how: 'complete', result: 'The total is rounded twice.' },
    { type: 'run_finished', outcome: { name: 'success', reason: 'the task is complete' }, changes: [] },
  ];
  const body = resultComment(fold(recorded(events.map((event, at) => [at, event] as const))), null, LINKS);
  expect(body).not.toContain('What changed');
  expect(body.indexOf('rounded twice')).toBeLessThan(body.indexOf('### Gates'));
});

describe('nothing that others wrote', () => {
  test('has any power in a comment, wherever it stands', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        for (const body of texts(runThatSays(text))) {
          expect(body).not.toMatch(/(?<![\w/.])@[\w-]|#\d|\bGH-\d|\/issues\/\d|!\[/i);
          expect(body).not.toMatch(/[\x00-\x08\x0b-\x1f\x7f\u202a-\u202e\u2066-\u2069\u200b]/);
          const shown = outsideCode(body);
          expect(shown.replace(OWN_TAGS, '')).not.toMatch(/(?<!\\)<[a-z!/]/i);
          // Raw HTML up to the next empty line: no Markdown is read there.
          const links = shown.replace(/^<details><summary>.*$/gm, '').match(/(?<!\\)\]\([^)]*\)/g);
          expect(links ?? []).toEqual(
            body.includes('artifact with')
              ? [`](${LINKS.run})`, `](${LINKS.artifact})`]
              : [`](${LINKS.run})`],
          );
          expect(shown.match(/^## /gm)?.length ?? 0).toBeLessThanOrEqual(1);
          expect(shown).not.toMatch(/^\s*(?:::|##\[|\/[a-z])/m);
          expect(shown.match(/<details>/g)?.length).toBe(shown.match(/<\/details>/g)?.length);
          expect(shown.trimEnd().split('\n').at(-1)).toMatch(/^<sub>Run .*<\/sub>$/);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('a comment is never longer than GitHub takes', () => {
  test.each(['a', '@', '🛠', '`', '|', '\n', 'ü', '*'])('of whatever there is too much: %j', (unit) => {
    const record = { ...runThatSays(unit.repeat(80_000)), unfinished: 'limit' } as const;
    for (const body of texts(record)) expect(`${MARK}\n${body}`.length).toBeLessThanOrEqual(MAX_BODY);
  });

  test('and says where the rest is, with its footer in place', () => {
    const long = Array.from({ length: 30 }, (_, at) =>
      gate({ name: `gate ${at}`, status: 'failed', output: `${at} went wrong\n`.repeat(900) }),
    );
    const record = fold(
      recorded([
        [0, started()],
        ...long.map(
          (one, at) => [at + 1, { type: 'gate_finished', phase: 'final', gate: one }] as [number, RunEvent],
        ),
        [900, { type: 'agent_ended', how: 'complete', result: 'word '.repeat(20_000) }],
      ]),
    );
    const body = resultComment(record, null, LINKS);
    expect(body.length).toBeGreaterThan(50_000);
    expect(`${MARK}\n${body}`.length).toBeLessThanOrEqual(MAX_BODY);
    expect(body).toContain("it is in `summary.md` of the run's artifacts");
    expect(outsideCode(body).trimEnd().split('\n').at(-1)).toMatch(/^<sub>Run .*artifact with all reports/);
  });
});

describe('the result', () => {
  test('says beforehand whether it will be cut, to the character', () => {
    const bodyOf = (files: number) =>
      fold(
        recorded([
          [0, started({ mode: 'read-only' })],
          [1, { type: 'gate_finished', phase: 'final', gate: gate({ name: 'a' }) }],
          ...Array.from({ length: files }, (_, at): [number, RunEvent] => [
            at + 2,
            {
              type: 'gate_finished',
              phase: 'final',
              gate: gate({ name: `gate ${at}`, status: 'failed', output: 'x'.repeat(3000) }),
            },
          ]),
        ]),
      );
    const seen = Array.from({ length: 40 }, (_, files) => {
      const record = bodyOf(files);
      const isCut = resultComment(record, 'abc', LINKS).includes('_The rest was cut');
      expect(isResultCut(record, 'abc', LINKS)).toBe(isCut);
      return isCut;
    });
    expect(new Set(seen)).toEqual(new Set([false, true]));
  });

  test('says what was asked, done, observed and used, and where to read on', () => {
    const body = resultComment(fold(goodRun()), 'abc', LINKS);
    expect(body).toContain('## ✅ Forge: success');
    expect(body).toContain('| Run tests | red | 🟢 passed | 3.4s |');
    expect(body).toContain('| `src/invoice/totals.ts` | modified | +12 | −7 |');
    expect(body).toContain('| Files | 3 | 10 | `███░░░░░░░` 30 % |');
    expect(body).toMatch(/3 files, \+\d+ −\d+ · \d+ turns? · .* tokens/);
    expect(body).toContain(`[workflow run](${LINKS.run})`);
    expect(body).toContain(`[artifact with all reports](${LINKS.artifact})`);
    expect(body).toContain('<sub>Audit root `abc`</sub>\n<sub>Run ');
  });

  test('leaves out an address that is none', () => {
    const body = resultComment(fold(goodRun()), null, { run: 'javascript:x', artifact: 'https://a b/)' });
    expect(body).not.toContain('[workflow run]');
    expect(body).not.toContain('[artifact');
  });

  test('is a sign at the comment that asked', () => {
    expect(resultReaction('success', true)).toBe('rocket');
    expect(resultReaction('success', false)).toBe('+1');
    expect(resultReaction('quality_gate_failure', true)).toBe('-1');
    expect(resultReaction('config_error', false)).toBe('confused');
  });
});

describe('progress', () => {
  test('is told by what was heard last', () => {
    const at = (events: readonly RunEvent[]) =>
      phaseOf(fold(recorded(events.map((event, place) => [place, event] as const))));
    const first = started();
    const before: RunEvent = { type: 'gate_finished', phase: 'baseline', gate: gate() };
    const asked: RunEvent = { type: 'turn_started', turn: 1, inputEstimate: 1, outputCap: 1 };
    const after: RunEvent = { type: 'gate_finished', phase: 'final', gate: gate() };
    const accepted: RunEvent = { type: 'tree_accepted', tree: 't', changes: [] };
    expect(at([first])).toBe('started');
    expect(at([first, before])).toBe('gates before the start');
    expect(at([first, before, asked])).toBe('working');
    expect(at([first, before, asked, after])).toBe('gates');
    expect(at([first, before, asked, after, { ...asked, turn: 2 }])).toBe('working');
    expect(at([first, asked, accepted])).toBe('delivery');
  });

  test('shows phases, limits and how to stop', () => {
    const body = progressComment(fold(recorded([[0, started()]])), LINKS, '/forge stop');
    expect(body).toContain('🔵 **started** →');
    expect(body).toContain('comment `/forge stop`');
  });
});
