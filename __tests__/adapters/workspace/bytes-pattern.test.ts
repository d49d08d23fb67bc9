import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bytesPatternOf } from '../../../src/adapters/workspace/bytes-pattern.ts';
import { namesFromGit } from '../../../src/adapters/workspace/git-names.ts';
import { matchLines } from '../../../src/adapters/workspace/match.ts';
import { type Fixture, fixture, GIT } from './fixture.ts';

/** What two engines may see differently: ends of lines, word and space characters, cases, pairs, bytes that are no text. */
const PIECES: readonly Uint8Array[] = [
  ...['a', 'b', 'A', 'k', 'K', 's', '1', '_', ' ', '-', '{', ']', '\\', '\t', '\v', '\0', '\r', '\r\n', '\n'],
  ...[
    'é',
    'É',
    'ß',
    'ſ',
    '\u212A',
    '\u0085',
    '\u00A0',
    '\u2028',
    '\u3000',
    '\uFEFF',
    '\uFFFD',
    '日',
    '😀',
    '😁',
  ],
].map((text) => Buffer.from(text));
const NO_TEXT = [[0x80], [0xff], [0xc3], [0xe6, 0x97], [0xf0, 0x9f, 0x98], [0xed, 0xa0, 0xbd]].map((each) =>
  Uint8Array.from(each),
);
const contents = fc
  .array(fc.constantFrom(...PIECES, ...PIECES, ...NO_TEXT), { maxLength: 10 })
  .map((pieces) => Buffer.concat(pieces));

const ATOMS = [
  ...[
    'a',
    'b',
    'A',
    'k',
    's',
    '1',
    '_',
    ' ',
    '-',
    '{',
    ']',
    '\\\\',
    '\\-',
    '\\{',
    '/',
    'é',
    'ſ',
    '日',
    '😀',
    '\\]',
  ],
  ...[
    '.',
    '.',
    '\\d',
    '\\D',
    '\\w',
    '\\W',
    '\\s',
    '\\S',
    '\\t',
    '\\v',
    '\\r',
    '\\n',
    '\\0',
    '\\x61',
    '\\u00e9',
  ],
  ...[
    '[ab]',
    '[^ab]',
    '[^]',
    '[]',
    '[\\]a]',
    '[^\\s]',
    '[\\w-]',
    '[K-\\u212a]',
    '[é-日]',
    '[\\b]',
    '[a\\-\\d]',
    '[\\cA]',
  ],
  ...['\\ud83d', '\\ude00', '[😀]', '\\uFEFF', '\\uFFFD'],
];
const PLACES = ['^', '$', '\\b', '\\B', '(?!a)', '(?<!a)', '(?<=\\s)', '(?=.$)'];
const TIMES = ['', '', '', '', '*', '+', '?', '{2}', '{0}', '{1,2}', '{0,1}', '{2,}', '*?', '+?', '{1,}?'];

const { pattern } = fc.letrec<{ pattern: string; part: string }>((tie) => ({
  pattern: fc
    .array(fc.array(tie('part'), { maxLength: 4 }), { minLength: 1, maxLength: 3 })
    .map((branches) => branches.map((branch) => branch.join('')).join('|')),
  part: fc.oneof(
    { maxDepth: 2, depthSize: 'small' },
    { weight: 6, arbitrary: timed(fc.constantFrom(...ATOMS)) },
    { weight: 2, arbitrary: fc.constantFrom(...PLACES) },
    {
      weight: 2,
      arbitrary: timed(
        fc
          .tuple(fc.constantFrom('(', '(?:', '(?<n>', '(?='), tie('pattern'))
          .map(([open, inner]) => `${open}${inner})`),
      ),
    },
  ),
}));

function timed(part: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.tuple(part, fc.constantFrom(...TIMES)).map(([text, times]) => text + times);
}

function compiled(source: string, flags: string): RegExp | null {
  try {
    return new RegExp(source, flags);
  } catch {
    return null;
  }
}

async function namedByGit({ root }: Fixture, translated: string): Promise<ReadonlySet<string>> {
  const bounds = { root, base: '', alias: '', hidden: [] };
  const question = { bounds, gitPath: GIT, below: '', signal: new AbortController().signal };
  const grep = ['grep', '--name-only', '-z', '--text', '--perl-regexp', '-e', translated];
  return new Set(await namesFromGit(question, grep, [0, 1]));
}

/** Git gives up, and says nothing wrong: the search then does without. */
function whereTooMuch(error: unknown): null {
  if (/(?:match|JIT stack) limit/.test(String(error))) return null;
  throw error;
}

function textIn(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

describe('a pattern over bytes', () => {
  test.each(['(a)\\1', '(?<n>a)\\k<n>', '\\cA', '\\07', '(?i:a)', 'a{70000}', 'a|', '\\d*', 'a*|b', '\\u12'])(
    'is not made of %j',
    (source) => {
      expect(bytesPatternOf(new RegExp(source))).toBeNull();
    },
  );

  test('is not made where a character is more than a unit', () => {
    expect(bytesPatternOf(/\p{L}/u)).toBeNull();
  });

  test.each([
    ['\\d{4}[xyz]', ['1234x'], ['123x']],
    ['^\\s+$', ['a\n \t\r\n'], ['a\n\n', ' a']],
    ['^a.c$', ['\uFEFFabc\r\n', 'a日c'], ['aabc', 'a\nc']],
    ['\\w+\\s*=>\\s*\\{', ['one => {'], ['one =>\n{']],
    ['[^a]b$', ['xb'], ['x\nb', 'bx']],
    ['"([^"\\\\]|\\\\.)*"', ['a "日本"'], [`"${'日本語'.repeat(40)}\n"`]],
    ['(?=\\d)\\w\\b', ['x 1', '12'], ['x1y', 'é-y']],
  ])('for %j finds what it is to find, and no more', async (source, found, others) => {
    const made = fixture(Object.fromEntries([...found, ...others].map((text, at) => [`${at}`, text])));
    const translated = bytesPatternOf(new RegExp(source)) ?? '';
    expect([...(await namedByGit(made, translated))]).toEqual(found.map((_, at) => `${at}`));
  });

  test('is in every file with a line that matches, whatever the pattern and the bytes', async () => {
    const files = fc.sample(contents, { numRuns: 400, seed: 6 });
    const made = fixture(Object.fromEntries(files.map((bytes, at) => [`f${at}`, bytes])));
    const texts = files.map(textIn);
    const seen = { tooMuch: 0, translated: 0 };
    await fc.assert(
      fc.asyncProperty(pattern, fc.constantFrom('', 'i'), async (source, flags) => {
        const regex = compiled(source, flags);
        const translated = regex === null ? null : bytesPatternOf(regex);
        if (regex === null || translated === null) return;
        const named = await namedByGit(made, translated).catch(whereTooMuch);
        if (named === null) {
          seen.tooMuch += 1;
          return;
        }
        const matching = texts.flatMap((text, at) =>
          matchLines(regex, text, 1).length > 0 ? [`f${at}`] : [],
        );
        expect(
          matching.filter((name) => !named.has(name)).map((name) => [name, texts[Number(name.slice(1))]]),
        ).toEqual([]);
        seen.translated += 1;
      }),
      { numRuns: 500, seed: 6 },
    );
    expect(seen.translated).toBeGreaterThan(100);
    expect(seen.tooMuch).toBeLessThan(seen.translated / 20);
  }, 120_000);
});
