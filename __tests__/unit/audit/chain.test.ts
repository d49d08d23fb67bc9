import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChain, GENESIS } from '../../../src/audit/chain.ts';
import { sealedFile } from '../../../src/audit/seal.ts';
import { verifyChain } from '../../../src/audit/verify.ts';
import type { RecordedEvent } from '../../../src/core/run/events.ts';
import { needing } from '../../support/needs.ts';

const EVENTS: readonly RecordedEvent[] = [
  {
    seq: 1,
    at: 1000,
    event: { type: 'notice', level: 'info', text: 'ä "quoted" \u2028 \ud800 ,"hash":"x"}' },
  },
  { seq: 2, at: 1001, event: { type: 'tree_accepted', tree: 'abc123', changes: [] } },
  { seq: 3, at: 1002, event: { type: 'notice', level: 'info', text: '3e-7 \n\r\t\u007f' } },
];

function logOf(events: readonly RecordedEvent[]) {
  const chain = createChain();
  const log = events.map((event) => `${chain.append(event)}\n`).join('');
  return { log, head: chain.head() };
}

test('a chain holds, ends in its head, and names the tree that was accepted', () => {
  const { log, head } = logOf(EVENTS);
  const accepted = JSON.parse(log.split('\n')[1] ?? '').hash;
  expect(verifyChain(log)).toEqual({
    ok: true,
    events: 3,
    root: head,
    accepted: { tree: 'abc123', head: accepted },
    seal: null,
  });
});

test('an empty chain has the hash that the first line names', () => {
  expect(createChain().head()).toBe(GENESIS);
  expect(verifyChain('')).toMatchObject({ ok: false, kind: 'empty' });
});

test.each([
  [
    'a word changed',
    (lines: string[]) => lines.with(1, lines[1]!.replace('abc123', 'abc124')),
    2,
    'was changed',
  ],
  ['a line taken out', (lines: string[]) => lines.toSpliced(1, 1), 2, 'does not follow'],
  ['the first line taken out', (lines: string[]) => lines.slice(1), 1, 'is not the first'],
  ['two lines exchanged', (lines: string[]) => [lines[0]!, lines[2]!, lines[1]!], 2, 'does not follow'],
  ['a line doubled', (lines: string[]) => [lines[0]!, lines[0]!, lines[1]!], 2, 'does not follow'],
  [
    'white space put in',
    (lines: string[]) => lines.with(1, lines[1]!.replace('{"seq"', '{ "seq"')),
    2,
    'not of the form',
  ],
  [
    'a key put in',
    (lines: string[]) => lines.with(1, lines[1]!.replace(',"at"', ',"x":1,"at"')),
    2,
    'not of the form',
  ],
  ['an empty line', (lines: string[]) => [lines[0]!, '', lines[1]!], 2, 'is not JSON'],
  ['a line of nonsense', (lines: string[]) => lines.with(2, 'null'), 3, 'not of the form'],
])('%s is found', (_, change, line, reason) => {
  const lines = change(logOf(EVENTS).log.split('\n').slice(0, -1));
  const verdict = verifyChain(`${lines.join('\n')}\n`);
  expect(verdict).toMatchObject({ ok: false, line, kind: 'broken' });
  expect(verdict).toHaveProperty('reason', expect.stringContaining(reason));
});

test('a last line that was never finished is torn, not broken', () => {
  const { log } = logOf(EVENTS);
  for (const cut of [1, 10, 200]) {
    expect(verifyChain(log.slice(0, -cut))).toMatchObject({ ok: false, line: 3, kind: 'torn' });
  }
});

test('no flipped bit goes unseen', () => {
  const bytes = Buffer.from(logOf(EVENTS).log);
  fc.assert(
    fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 0, max: 7 }), (index, bit) => {
      const copy = Buffer.from(bytes);
      copy[index] = (copy[index] ?? 0) ^ (1 << bit);
      expect(verifyChain(copy.toString()).ok).toBe(false);
    }),
    { numRuns: 500 },
  );
});

test('any event can be chained and read back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.jsonValue(), (text, value) => {
      const call = { id: text, name: text, arguments: value };
      const event = { type: 'tool_finished', turn: 1, call, ok: true, text, durationMs: 1e-7 } as const;
      expect(verifyChain(logOf([{ seq: 1, at: 1, event }]).log).ok).toBe(true);
    }),
  );
});

/** The fenced block of a language in docs/audit.md. */
function recipe(language: string): string {
  const docs = readFileSync(new URL('../../../docs/audit.md', import.meta.url), 'utf8');
  return new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(docs)?.[1] ?? '';
}

needing('python3').test(
  'a stranger with the Python of the docs comes to the same root, and sees a change',
  () => {
    const dir = mkdtempSync(join(tmpdir(), 'audit-'));
    const seal = { type: 'record_sealed', files: [sealedFile('summary.md', Buffer.from('done\n'))] } as const;
    const { log, head } = logOf([...EVENTS, { seq: 4, at: 4, event: seal }]);
    writeFileSync(join(dir, 'summary.md'), 'done\n');
    const run = (text: string) => {
      writeFileSync(join(dir, 'events.jsonl'), text);
      return execFileSync('python3', ['-c', recipe('python'), 'events.jsonl'], {
        cwd: dir,
        stdio: 'pipe',
      }).toString();
    };
    expect(run(log).trim()).toBe(head);
    expect(() => run(log.replace('abc123', 'abc124'))).toThrow(/line 2 was changed/);
    expect(() => run(logOf(EVENTS).log)).toThrow(/the record is not sealed/);
    writeFileSync(join(dir, 'summary.md'), 'gone\n');
    expect(() => run(log)).toThrow(/summary.md was changed/);
  },
);

test('the shell recipe of the docs hashes the same bytes', () => {
  const dir = mkdtempSync(join(tmpdir(), 'audit-'));
  const { log } = logOf(EVENTS);
  writeFileSync(join(dir, 'events.jsonl'), log);
  const digest = /hash=\$\((.*) \| cut/.exec(recipe('sh'))?.[1];
  const script = `while IFS= read -r line; do ${digest} | cut -d' ' -f1; done < events.jsonl`;
  const found = execFileSync('bash', ['-c', script], { cwd: dir }).toString().trim().split('\n');
  expect(found).toEqual(
    log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).hash),
  );
});
