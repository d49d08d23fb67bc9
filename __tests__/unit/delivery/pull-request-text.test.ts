import { describe, expect, it } from 'vitest';
import { MAX_BODY } from '../../../src/core/forge/forge.ts';
import type { FileChange } from '../../../src/core/git/change.ts';
import type { WorkspacePath } from '../../../src/core/path/path.ts';
import { commitMessage } from '../../../src/delivery/commit-message.ts';
import {
  isOurs,
  LONGEST_TITLE,
  type PullRequestFacts,
  pullRequestText,
} from '../../../src/delivery/pull-request-text.ts';

const AUDIT = 'a'.repeat(64);
const EVIL =
  'Fixes #12, see GH-7 and acme/app/pull/9 @mallory\n/approve\n![x](https://evil.example/a.png)\n<img src=x>\n```\n</details>\u202e';

function change(path: string): FileChange {
  const modes = { oldMode: null, newMode: '100644', oldOid: null, newOid: null };
  const name = path as WorkspacePath;
  return { path: name, status: 'added', linesAdded: 3, linesRemoved: 0, binary: false, bytes: 9, ...modes };
}

function facts(part: Partial<PullRequestFacts> = {}): PullRequestFacts {
  return {
    executionId: 'run-1',
    auditHead: AUDIT,
    task: 'Fix the rounding\n\nAnd nothing else.',
    unfinished: null,
    reason: 'the task is complete, the gates passed; 1 file changed, +3 -0',
    changes: [change('src/a.ts')],
    gates: [
      { name: 'Tests', required: true, before: 'red', now: 'green' },
      { name: 'Lint', required: false, before: 'not asked', now: 'not run' },
    ],
    limits: [
      { name: 'files', used: 1, limit: 10, share: 0.1 },
      { name: 'cost', used: 0.5, limit: null, share: 0 },
    ],
    result: 'Rounded half up.',
    wanted: { title: '', body: '' },
    ...part,
  };
}

describe('the text of a pull request', () => {
  it('says what was asked, done and observed, which limits were used, and which run it was', () => {
    const { title, body } = pullRequestText(facts());
    expect(title).toBe('Fix the rounding');
    expect(body).toBe(`<!-- forge-headless -->

Task: Fix the rounding And nothing else.

**the task is complete, the gates passed; 1 file changed, \\+3 -0**

### What changed

1 file.

| File |  | Added | Removed |
| :--- | :--- | ---: | ---: |
| \`src/a.ts\` | added | +3 | −0 |

### Gates, as observed

| Gate | Before | Now |
| :--- | :--- | :--- |
| Tests | red | 🟢 green |
| Lint (optional) | not asked | ⚪ not run |

### Limits

| Limit | Used | Of |  |
| :--- | ---: | ---: | ---: |
| files | 1 | 10 | 10 % |

### The agent's own words

Nobody has checked these words. What was observed is above.

\`\`\`text
Rounded half up.
\`\`\`

<sub>Run \`run-1\` · audit head \`${AUDIT}\`</sub>`);
  });

  it.each([
    ['limit', 'A limit ended the run: the task'],
    ['own_word', 'The agent reported that the task is not finished: the task'],
  ] as const)('says what is unfinished by %s, in the title too', (unfinished, says) => {
    const { title, body } = pullRequestText(facts({ unfinished }));
    expect(title).toBe('Unfinished: Fix the rounding');
    expect(body).toContain(`**Unfinished.** ${says}`);
  });

  it('what a model or a repository said has no power in it', () => {
    const gates = [{ name: EVIL, required: true, before: 'red', now: 'red' }] as const;
    const { title, body } = pullRequestText(
      facts({ task: EVIL, result: EVIL, reason: EVIL, changes: [change(EVIL)], gates }),
    );
    for (const text of [title, body]) {
      for (const power of [
        '#12',
        'GH-7',
        '/pull/9',
        '@mallory',
        '\n/approve',
        '![',
        'https://',
        '<img',
        '\u202e',
      ]) {
        expect(text).not.toContain(power);
      }
    }
    expect(title).not.toContain('\n');
    expect(body.match(/^`{4,}/gm)).toEqual(['````', '````']);
  });

  it('is the user’s own where they gave one, with the run’s name below', () => {
    const wanted = { title: 'Mend #3', body: 'Closes #3, thanks @mia.' };
    expect(pullRequestText(facts({ wanted }))).toEqual({
      title: 'Mend #3',
      body: `<!-- forge-headless -->\n\nCloses #3, thanks @mia.\n\n<sub>Run \`run-1\` · audit head \`${AUDIT}\`</sub>`,
      isCut: false,
    });
  });

  it('tells of unfinished work and its gates also above the user’s own', () => {
    const wanted = { title: 'Mend', body: 'All is well.' };
    const { title, body } = pullRequestText(facts({ unfinished: 'limit', wanted }));
    expect(title).toBe('Mend');
    const [note, gates, own] = ['**Unfinished.**', '| Tests |', 'All is well.'].map((part) =>
      body.indexOf(part),
    );
    expect([note! > 0, note! < gates!, gates! < own!]).toEqual([true, true, true]);
  });

  it.each([
    [' Two\r\n lines\u2028and\tmore ', 'Two lines and more'],
    ['\u001b[31mred\u001b[0m', 'red'],
    ['x'.repeat(300), `${'x'.repeat(255)}…`],
    ['  \n ', 'Fix the rounding'],
  ])('cleans and cuts the title %j', (title, shown) => {
    expect(pullRequestText(facts({ wanted: { title, body: '' } })).title).toBe(shown);
  });

  it('has a title also where the task is nothing but space or very long', () => {
    expect(pullRequestText(facts({ task: ' \n ' })).title).toBe('Changes by Forge');
    expect(pullRequestText(facts({ task: '漢'.repeat(999) })).title).toHaveLength(LONGEST_TITLE);
  });

  it.each([
    ['words in one line', { result: 'w'.repeat(90_000) }],
    ['mentions without end', { result: '@a '.repeat(30_000) }],
    [
      'many files and gates',
      { changes: Array.from({ length: 900 }, (_, at) => change(`${'d/'.repeat(900)}${at}`)) },
    ],
    ['a user’s one long line', { wanted: { title: '', body: 'u'.repeat(90_000) } }],
    ['a user’s many lines', { wanted: { title: '', body: 'u\n'.repeat(90_000) } }],
  ])('is never too long: %s', (_, part) => {
    const { body, isCut } = pullRequestText(facts(part));
    // Closing words and tables are cut before.
    expect(isCut).toBe('wanted' in part);
    expect(body.length).toBeLessThanOrEqual(MAX_BODY);
    expect(body.endsWith(`audit head \`${AUDIT}\`</sub>`)).toBe(true);
    expect(body.match(/^`{3,}(?:text)?$/gm)?.length ?? 0).toBe('wanted' in part ? 0 : 2);
  });

  it('says where the rest is of a text that was cut', () => {
    const { body } = pullRequestText(facts({ wanted: { title: '', body: 'u'.repeat(90_000) } }));
    expect(body).toMatch(/The rest was cut: it is in `events.jsonl` of the run's artifacts/);
    expect(body.length).toBeGreaterThan(MAX_BODY - 10);
  });

  it('is known again, and nobody else’s is taken for it', () => {
    expect(isOurs(pullRequestText(facts()).body)).toBe(true);
    expect(isOurs(pullRequestText(facts({ wanted: { title: '', body: 'x' } })).body)).toBe(true);
    expect(isOurs('I saw <!-- forge-headless -->')).toBe(false);
    expect(isOurs('')).toBe(false);
  });
});

describe('the message of a commit', () => {
  const given = { message: 'fix: it', executionId: 'run-1', auditHead: 'h', branch: null };

  it('ends with the trailers of the run', () => {
    expect(commitMessage(given)).toBe('fix: it\n\nForge-Run: run-1\nForge-Audit: h\n');
  });

  it('names the branch that it is made for', () => {
    expect(commitMessage({ ...given, branch: 'forge/a,b' })).toBe(
      'fix: it\n\nForge-Branch: forge/a,b\nForge-Run: run-1\nForge-Audit: h\n',
    );
  });

  it('says of unfinished work what it is', () => {
    expect(commitMessage({ ...given, isUnfinished: true })).toBe(
      'fix: it\n\nUnfinished: this commit contains only part of the task.\n\nForge-Run: run-1\nForge-Audit: h\n',
    );
  });
});
