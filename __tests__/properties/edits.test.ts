import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../src/tools/edit/apply-edits.ts';
import { applyUnified } from '../../src/tools/edit/apply-unified-diff.ts';
import { runs } from '../support/runs.ts';

/** Text dense in what the engine treats specially, so that tiers meet. */
const token = fc.constantFrom(
  'a',
  'b',
  'foo',
  '  ',
  '\t',
  ' ',
  '\n',
  '\n',
  '\r\n',
  '\r',
  '’',
  "'",
  '“',
  '"',
  '—',
  '-',
  '\u00a0',
  'é',
  'e\u0301',
  '…',
  '...',
  '// ...',
  '1\t',
  '2| ',
  '```',
  '+',
  '\\n',
  '\\"',
  '&lt;',
  '<',
  '{',
  '}',
  '\u2028',
  '\uFEFF',
  '\0',
  '\ud800',
  '$&',
  '@@ -1 +1 @@\n',
  '--- a/f\n',
  '+++ b/f\n',
  '🙂',
);
const text = fc.array(token, { maxLength: 24 }).map((tokens) => tokens.join(''));
const anyBytes = fc.oneof(
  text.map((each) => Buffer.from(each)),
  text.map((each) => Buffer.from(`\uFEFF${each}`, 'utf16le')),
  fc.uint8Array({ maxLength: 60 }),
  fc
    .tuple(text, fc.uint8Array({ maxLength: 4 }), text)
    .map(([a, b, c]) => Buffer.concat([Buffer.from(a), b, Buffer.from(c)])),
);
const anyEdit = fc.record({ search: text, replace: text, replaceAll: fc.boolean() });

const MARK = 'Qx';
const word = fc.stringMatching(/^[a-z]{1,8}$/);
const line = fc.array(word, { minLength: 0, maxLength: 4 }).map((words) => words.join(' '));
const lines = fc.array(line, { maxLength: 12 });

describe('the edit engine, for any input', () => {
  it('ends in an edit or in a refusal with a reason, and never throws', () => {
    fc.assert(
      fc.property(fc.option(anyBytes), fc.array(anyEdit, { maxLength: 4 }), (before, edits) => {
        const given = before === null ? null : Uint8Array.from(before);
        const result = applyEdits(before, edits, 'f');
        expect(before === null ? null : Uint8Array.from(before)).toEqual(given);
        if (result.ok) expect(before === null || !Buffer.from(result.after).equals(before)).toBe(true);
        else expect(result.reason).not.toBe('');
      }),
      { numRuns: runs(3000) },
    );
  });

  it('reads any diff or refuses it, and never throws', () => {
    fc.assert(
      fc.property(fc.option(anyBytes), text, fc.boolean(), (before, body, headed) => {
        const diff = headed ? `--- a/f\n+++ b/f\n@@ -1 +1 @@\n${body}` : body;
        const result = applyUnified(before, diff, 'f');
        if (!result.ok) expect(result.reason).not.toBe('');
      }),
      { numRuns: runs(3000) },
    );
  });

  it('changes no byte outside the match, valid text or not', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 50 }),
        fc.uint8Array({ maxLength: 50 }),
        fc.stringMatching(/^[ -~]{0,12}$/),
        (head, tail, replace) => {
          const clean = (part: Uint8Array): Buffer =>
            Buffer.from(part.filter((byte) => byte !== 0 && byte < 0xfe && byte !== 0x51));
          const before = Buffer.concat([clean(head), Buffer.from(MARK), clean(tail)]);
          const result = applyEdits(before, [{ search: MARK, replace }], 'f');
          if (!result.ok) expect(replace).toBe(MARK);
          else
            expect(Buffer.from(result.after)).toEqual(
              Buffer.concat([clean(head), Buffer.from(replace), clean(tail)]),
            );
        },
      ),
    );
  });

  it('gives the same bytes back when an edit is made and then made in reverse', () => {
    fc.assert(
      fc.property(
        lines,
        lines,
        lines,
        lines,
        fc.constantFrom('\n', '\r\n'),
        fc.boolean(),
        (head, tail, old, fresh, eol, bare) => {
          const search = [MARK, ...old, MARK].join('\n');
          const replace = [`${MARK}1`, ...fresh, `${MARK}2`].join('\n');
          const before = Buffer.from([...head, ...search.split('\n'), ...tail].join(eol) + (bare ? '' : eol));
          const there = applyEdits(before, [{ search, replace }], 'f');
          if (!there.ok) throw new Error(there.reason);
          const back = applyEdits(there.after, [{ search: replace, replace: search }], 'f');
          if (!back.ok) throw new Error(back.reason);
          expect(Buffer.from(back.after).toString()).toBe(before.toString());
        },
      ),
    );
  });

  it('makes a batch of separate edits as it makes them one by one', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { minLength: 1 }), lines, (order, extra) => {
        const before = Buffer.from(Array.from({ length: 10 }, (_, i) => `line ${i}  \n`).join(''));
        const edits = order.map((i) => ({
          search: `line ${i}\n`,
          replace: ['x', ...extra, `new ${i}\n`].join('\n'),
        }));
        const batch = applyEdits(before, edits, 'f');
        let single: Uint8Array = before;
        for (const edit of edits) {
          const result = applyEdits(single, [edit], 'f');
          if (!result.ok) throw new Error(result.reason);
          single = result.after;
        }
        if (!batch.ok) throw new Error(batch.reason);
        expect(Buffer.from(batch.after).toString()).toBe(Buffer.from(single).toString());
      }),
    );
  });

  it('makes all edits of a call or none, and gives nothing to write where one is refused', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 14 }), { minLength: 1, maxLength: 5 }), (order) => {
        const before = Buffer.from(Array.from({ length: 10 }, (_, i) => `line ${i};\n`).join(''));
        const edits = order.map((i) => ({ search: `line ${i};`, replace: `new ${i};` }));
        const result = applyEdits(before, edits, 'f');
        const makeable = order.every((i) => i < 10) && new Set(order).size === order.length;
        if (makeable) {
          const after = Buffer.from(result.ok ? result.after : []).toString();
          expect(after.match(/new/g)).toHaveLength(order.length);
        } else if (result.ok) {
          // The same edit twice is made once: the second time it is applied already.
          expect(order.every((i) => i < 10)).toBe(true);
        } else expect('after' in result).toBe(false);
      }),
    );
  });

  it('changes no line outside the match, however that was found', () => {
    const noise = fc.constantFrom<(line: string) => string>(
      (each) => each,
      (each) => `${each}  `,
      (each) => `    ${each}`,
      (each) => each.replaceAll("'", '’'),
      (each) => each.normalize('NFD'),
    );
    const eol = fc.constantFrom('\n', '\r\n');
    fc.assert(
      fc.property(
        lines,
        lines,
        fc.array(eol, { minLength: 30, maxLength: 30 }),
        noise,
        (head, tail, ends, disturb) => {
          const place = [`  ${MARK}('é');`, `  end${MARK}('ß');`];
          const text = (part: readonly string[], from: number): string =>
            part.map((each, i) => each + ends[(from + i) % ends.length]).join('');
          const before = text(head, 0) + text(place, 12) + text(tail, 15);
          const search = place.map(disturb).join('\n');
          const result = applyEdits(
            Buffer.from(before),
            [{ search, replace: search.replace('end', 'fin') }],
            'f',
          );
          if (!result.ok) throw new Error(result.reason);
          const expected =
            text(head, 0) + text(place.with(1, place[1]!.replace('end', 'fin')), 12) + text(tail, 15);
          expect(Buffer.from(result.after).toString()).toBe(expected);
        },
      ),
    );
  });
});
