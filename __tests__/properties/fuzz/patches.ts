import assert from 'node:assert/strict';
import fc from 'fast-check';
import { applyEdits, type EditResult } from '../../../src/tools/edit/apply-edits.ts';
import { applyUnified } from '../../../src/tools/edit/apply-unified-diff.ts';
import type { Property } from './property.ts';
import { reversed, type Step, sidesOf, unifiedOf } from './unified-diff.ts';
import { type Mutation, mutated, mutationOf, oneOf, textOf } from './words.ts';

const LINES = [
  'a',
  'b',
  'if (x) {',
  '}',
  '  return x;',
  '\treturn y;',
  '',
  '  ',
  'it\u2019s',
  "it's",
  '-- ',
  '--- a/f',
  '+++ b/f',
  '@@ -1 +1 @@',
  '\\ No newline at end of file',
  '- item',
  '+ item',
  'end  ',
  '\u00e9t\u00e9',
  '$&',
  '1\tone',
  '```',
];
/** Most lines are like no other, so that most hunks have one place. */
const line = fc.oneof(
  { weight: 3, arbitrary: fc.nat(9999).map((n) => `line ${n}`) },
  { weight: 1, arbitrary: oneOf(LINES) },
);
const step: fc.Arbitrary<Step> = fc.record({
  op: oneOf(['keep', 'keep', 'keep', 'take', 'put'] as const),
  line,
});
const steps = fc.array(step, { minLength: 1, maxLength: 30 });

function textFrom(lines: readonly string[], eol: string, bare: boolean): Buffer {
  return Buffer.from(lines.length === 0 ? '' : lines.join(eol) + (bare ? '' : eol));
}

/** A refusal says why; an edit is what was expected, byte for byte. */
function expectOrRefused(result: EditResult, expected: Uint8Array): boolean {
  if (!result.ok) assert.notEqual(result.reason, '');
  else assert.equal(Buffer.from(result.after).toString(), Buffer.from(expected).toString());
  return result.ok;
}

export const diffsApply: Property<{ steps: Step[]; eol: '\n' | '\r\n'; bare: boolean; context: number }> = {
  name: 'a diff makes exactly its change, and its reverse gives the same bytes back, or it is refused',
  inputs: fc.record({
    steps,
    eol: oneOf(['\n', '\r\n'] as const),
    bare: fc.boolean(),
    context: fc.integer({ min: 0, max: 4 }),
  }),
  holds: ({ steps: made, eol, bare: asked, context }) => {
    // Where the sides end in different lines, a diff shows the line feed of the one before as a change.
    const bare = asked && made.at(-1)?.op === 'keep';
    const { before, after } = sidesOf(made);
    const [old, fresh] = [textFrom(before, eol, bare), textFrom(after, eol, bare)];
    // A bare side that ends in an empty line ends in a line feed: no diff says that. One line alone has no CRLF.
    const oneLine = bare && [before, after].some((side) => side.length < 2);
    if (
      old.length === 0 ||
      fresh.length === 0 ||
      (oneLine && eol === '\r\n') ||
      (bare && [before, after].some((side) => side.at(-1) === ''))
    )
      return;
    const there = applyUnified(old, unifiedOf(made, 'f', context, bare), 'f');
    if (!expectOrRefused(there, fresh) || !there.ok) return;
    expectOrRefused(applyUnified(there.after, unifiedOf(reversed(made), 'f', context, bare), 'f'), old);
  },
};

/** Lines at the front and at the end that two texts have in common. */
function commonLines(one: readonly string[], other: readonly string[]): { head: number; tail: number } {
  const most = Math.min(one.length, other.length);
  let head = 0;
  while (head < most && one[head] === other[head]) head++;
  let tail = 0;
  while (tail < most - head && one.at(-1 - tail) === other.at(-1 - tail)) tail++;
  return { head, tail };
}

const DIFF_LINES = [
  '@@ -1,3 +1,3 @@',
  '@@',
  '@@ -9999,1 +1 @@',
  '--- /dev/null',
  '+++ /dev/null',
  '--- a/other',
  '+++ b/../../etc/x',
  'rename to g',
  'deleted file mode 100644',
  'new mode 100755',
  'diff --git a/f b/f',
  'index 1..2',
  'GIT binary patch',
  '\\ No newline at end of file',
  '-',
  '+',
  ' ',
  '',
  '```diff',
  '```',
  '-- ',
  '2.40.1',
];

export const mutatedDiffs: Property<{ steps: Step[]; mutations: Mutation[]; letters: Mutation[] }> = {
  name: 'a damaged diff is refused, or changes no line outside of what it shows',
  inputs: fc.record({
    steps,
    mutations: fc.array(mutationOf(DIFF_LINES), { maxLength: 4 }),
    letters: fc.array(mutationOf(['\r', '@', '+', '-', ' ', '\n', '\0', '\ud800']), { maxLength: 2 }),
  }),
  holds: ({ steps: made, mutations, letters }) => {
    const before = textFrom(sidesOf(made).before, '\n', false);
    const diff = mutated(mutated(unifiedOf(made, 'f'), mutations, '\n'), letters);
    const result = applyUnified(before, diff, 'f');
    if (!result.ok) return assert.notEqual(result.reason, '');
    if (before.length === 0) return;
    const old = before.toString().split('\n');
    const fresh = Buffer.from(result.after).toString().split('\n');
    const { head, tail } = commonLines(old, fresh);
    const shown = diff.split('\n').filter((each) => !each.startsWith('@@'));
    const added = shown.filter((each) => each.startsWith('+')).length;
    const hunks = diff.split('\n').length - shown.length;
    assert.ok(fresh.length - old.length <= added + hunks, 'more lines came than it adds');
    if (hunks === 1) assert.ok(old.length - head - tail <= shown.length, 'more lines differ than it shows');
  },
};

const FOREIGN = [
  '--- a/g\n+++ b/g\n@@ -1 +1 @@\n-a\n+b\n',
  'diff --git a/g b/g\n--- a/g\n+++ b/g\n@@ -1 +1 @@\n-a\n+b\n',
  'diff --git a/f b/g\nrename from f\nrename to g\n',
  '--- a/.git/config\n+++ b/.git/config\n@@ -0,0 +1 @@\n+x\n',
  '--- a/../f\n+++ b/../f\n@@ -1 +1 @@\n-a\n+b\n',
];

export const oneFileOnly: Property<{ steps: Step[]; foreign: string; first: boolean }> = {
  name: 'a diff that names another file too is refused whole',
  inputs: fc.record({
    steps: steps.filter(
      (made) =>
        made.some(({ op }) => op !== 'keep') && made.every(({ line: text }) => /^line \d+$/.test(text)),
    ),
    foreign: oneOf(FOREIGN),
    first: fc.boolean(),
  }),
  holds: ({ steps: made, foreign, first }) => {
    const own = `diff --git a/f b/f\n${unifiedOf(made, 'f')}`;
    const before = textFrom(sidesOf(made).before, '\n', false);
    assert.equal(applyUnified(before, first ? foreign + own : own + foreign, 'f').ok, false);
  },
};

const plainText = fc
  .array(oneOf(['a', 'b', 'aa', 'x', ' ', '\n', '.', '$1', '$&', '\\', '(', '\u00e9']), { maxLength: 30 })
  .map((parts) => parts.join(''));

function occurrences(text: string, search: string): readonly number[] {
  return [...text].flatMap((_, at) => (text.startsWith(search, at) ? [at] : []));
}

export const exactEdits: Property<{ text: string; search: string; replace: string; replaceAll: boolean }> = {
  name: 'an exact search that is there once is replaced and nothing else; one that is there twice is refused',
  inputs: fc
    .record({ text: plainText, search: plainText, replace: plainText, replaceAll: fc.boolean() })
    .chain((all) =>
      fc
        .tuple(fc.constant(all), fc.nat(30), fc.integer({ min: 1, max: 12 }))
        .map(([one, from, length]) =>
          one.text.length > from ? { ...one, search: one.text.slice(from, from + length) } : one,
        ),
    ),
  holds: ({ text, search, replace, replaceAll }) => {
    if (search === '') return;
    const places = occurrences(text, search);
    if (places.length === 0) return;
    const result = applyEdits(Buffer.from(text), [{ search, replace, replaceAll }], 'f');
    if (!replaceAll && places.length > 1) return assert.equal(result.ok, false, 'ambiguous');
    const expected = text.split(search).join(replace);
    if (expected === text) return assert.equal(result.ok, false, 'no change');
    // Of several lines the indentation must be known, or the edit is refused; where the search has a part of it,
    // the lines are shifted as a whole.
    const several = (search + replace).includes('\n');
    const indented = /(?:^|\n)[ \t]+$/.test(text.slice(0, places[0]));
    if (several && (!result.ok || indented)) return;
    // Of a line that holds nothing any more the indentation goes too.
    const rest = text.slice((places[0] ?? 0) + search.length).split('\n')[0] ?? '';
    if (indented && /^[ \t]/.test(search) && (replace + rest).trim() === '') return;
    // What stands for left-out code is refused, unless it was there before.
    if (!result.ok && replace.includes('...') && result.reason.includes('leaves code out')) return;
    assert.ok(result.ok, result.ok ? '' : result.reason);
    assert.equal(Buffer.from(result.after).toString(), expected);
  },
};

const anyText = textOf(
  [
    'a',
    'b',
    '\n',
    '\r\n',
    '\r',
    '  ',
    '\t',
    '\u2019',
    "'",
    '\u00a0',
    '...',
    '// ...',
    '# rest of code unchanged',
    '1| ',
    '\\n',
    '&lt;',
    '```',
    '\0',
    '\ud800',
    '\ufeff',
  ],
  16,
);

export const bytesOutside: Property<{ head: Uint8Array; tail: Uint8Array; middle: string; replace: string }> =
  {
    name: 'whatever the bytes around a match are, they stay',
    inputs: fc.record({
      head: fc.uint8Array({ min: 1, maxLength: 40 }),
      tail: fc.uint8Array({ min: 1, maxLength: 40 }),
      middle: fc.constant('<<once only>>'),
      replace: anyText,
    }),
    holds: ({ head, tail, middle, replace }) => {
      const before = Buffer.concat([head, Buffer.from(middle), tail]);
      const result = applyEdits(before, [{ search: middle, replace }], 'f');
      if (!result.ok) return assert.notEqual(result.reason, '');
      const after = Buffer.from(result.after);
      assert.ok(
        after.subarray(0, head.length).equals(head) &&
          after.subarray(after.length - tail.length).equals(tail),
      );
    },
  };
