import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../../../src/tools/edit/apply-edits.ts';

/** What a search that matches nothing is told: the regions shown, the likeliest first, each as its lines' numbers. */
function regionsShown(before: readonly string[], search: readonly string[]): readonly (readonly number[])[] {
  const edit = { search: `${search.join('\n')}\n`, replace: 'other();\n' };
  const result = applyEdits(Buffer.from(`${before.join('\n')}\n`), [edit], 'a.ts');
  if (result.ok) throw new Error('it was applied');
  const shown = result.reason.split('search):\n')[1] ?? '';
  return shown
    .split('\n---\n')
    .map((region) => [...region.matchAll(/^[* ]\s*(\d+)\| /gm)].map(([, line]) => Number(line)));
}

const between = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

const statements = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `  ${name}${i}();`);

/** Lines 1 to 60 are those of others; the function is 61 to 72. */
const OTHERS = Array.from({ length: 10 }, (_, i) => [
  `function other${i}() {`,
  ...statements('o', 4),
  '}',
]).flat();
const WANTED = ['function wanted(a, b) {', ...statements('w', 10), '}'];
const FILE = [...OTHERS, ...WANTED, ...OTHERS];

describe('a search that leaves lines out', () => {
  it('is shown its place from the first line to the last, though most of it stands at its end', () => {
    const search = ['function wanted(a, b) {', '  // ... existing code ...', '  w8();', '  w9();', '}'];
    expect(regionsShown(FILE, search)[0]).toEqual(between(59, 74));
  });

  it('is shown the place where all its parts come together, not the nearest of each', () => {
    const twin = ['function wanted(a, b) {', '  return;', '}'];
    const file = [...twin, ...OTHERS, ...WANTED, ...OTHERS, ...twin];
    const [best] = regionsShown(file, ['function wanted(a, b) {', '...', '  w5();', '...', '}']);
    expect(best).toEqual(expect.arrayContaining(between(64, 75)));
  });

  it('takes the closing line that is nearest', () => {
    const [best] = regionsShown(FILE, ['  w9();', '  ...', '}']);
    expect(best).toEqual(between(69, 74));
  });

  it('is shown some lines more where it begins or ends with those left out', () => {
    expect(regionsShown(FILE, ['...', '  w8();', '  w9();'])[0]).toEqual(between(60, 73));
    expect(regionsShown(FILE, ['  w0();', '  w1();', '...'])[0]).toEqual(between(60, 73));
  });

  it('is shown no more than 40 lines, and told how many there are', () => {
    const file = ['begin();', ...statements('s', 60), 'end();'];
    const search = ['begin();', '...', 'end();', 'never();'].join('\n');
    const result = applyEdits(Buffer.from(file.join('\n')), [{ search, replace: 'x' }], 'a.ts');
    expect(result.ok ? '' : result.reason).toMatch(/\| {3}s38\(\);\n {6}\(and 23 more lines\)$/);
  });
});

describe('the region that is shown first', () => {
  it('is, of places that are else alike, the one that is as deep', () => {
    const block = ['if (a) {', '  b();', '}'];
    const deeper = block.map((line) => `  ${line}`);
    const file = [...block, ...OTHERS, ...deeper];
    expect(regionsShown(file, ['  if (a) {', '    b();', '    c();', '  }'])[0]).toEqual(between(62, 66));
  });

  it('is found by its words where of the lines only closing ones are there', () => {
    const file = ['}', 'x();', '  {', ...OTHERS, 'function told(first, second) {', '  {', ...OTHERS];
    const search = ['}', 'function telling(first, second) {', '  {'];
    expect(regionsShown(file, search)[0]).toEqual(between(61, 67));
  });

  it('is found by words in capitals too', () => {
    expect(regionsShown(FILE, ['FUNCTION WANTED(A, B) {'])[0]).toEqual(between(59, 63));
  });
});
