import { describe, expect, test } from 'vitest';
import { change, look, told } from '../fixture.ts';

const X = 'x\n';
const OTHER = 'y\n';

function found(gate: string, path: string, before: string | null, after: string | null): string {
  return told(look([change(path, before, after)], { gates: [gate] }));
}

describe('a file that a gate only looks at', () => {
  test.each([
    ['test -f a.txt', 'a.txt'],
    ['[ -f a.txt ]', 'a.txt'],
    ['[[ -r "a.txt" ]]', 'a.txt'],
    ['! test -f a.txt', 'a.txt'],
    ['test -f Dockerfile', 'Dockerfile'],
    ['test -x bin/run.sh', 'bin/run.sh'],
    ['ls -R a.txt', 'a.txt'],
    ['cat VERSION', 'VERSION'],
    ['grep -q done -r notes', 'notes'],
    ['grep -c x NOTES', 'NOTES'],
    ['tail -f a.txt', 'a.txt'],
    ['sort -c a.txt', 'a.txt'],
    ['wc -l < NOTES', 'NOTES'],
    ['cat RESULT | grep -q ok', 'RESULT'],
    ['head -c 5 RESULT 2>/dev/null', 'RESULT'],
    ['stat -f a.txt', 'a.txt'],
    ["sh -c 'test -f a.txt'", 'a.txt'],
    ['npm test && test -f a.txt', 'a.txt'],
    ['test -f a.txt && npm test', 'a.txt'],
    ['test -f a.txt || exit 1\nnpm test', 'a.txt'],
    ['test -f a.txt || { echo "no a.txt"; exit 1; }; npm test', 'a.txt'],
    ['(test -f a.txt || (echo no; exit 2)) && npm test', 'a.txt'],
    ['test -f a.txt || test -f b.txt', 'a.txt'],
    ['test "$(cat RESULT)" = ok', 'RESULT'],
    ['[ `cat RESULT` = ok ]', 'RESULT'],
    ['rm -f a.txt && npm test', 'a.txt'],
    ['mkdir -p out && npm test', 'out'],
  ])('may be made: %s', (gate, path) => {
    expect(found(gate, path, null, X)).toBe('');
  });

  test.each([
    ['grep -q done a.txt', 'a.txt'],
    ['grep -q done README', 'README'],
    ['test -f a.txt', 'a.txt'],
    ['test "$(cat VERSION)" = 2', 'VERSION'],
    ['cat VERSION | grep -q 2', 'VERSION'],
  ])('may be changed: %s', (gate, path) => {
    expect(found(gate, path, X, OTHER)).toBe('');
  });

  test.each([
    ['diff expected.txt out.txt', 'out.txt'],
    ['diff expected.txt out.txt', 'expected.txt'],
    ['cmp a.txt b.txt', 'b.txt'],
    ['./run | diff - golden.txt', 'golden.txt'],
  ])('may be made to be compared: %s with %s', (gate, path) => {
    expect(found(gate, path, null, X)).toBe('');
  });

  test('may be changed where the other side of a comparison is the expected one', () => {
    expect(found('diff expected.txt out.txt', 'out.txt', X, OTHER)).toBe('');
  });
});

describe('part of what a gate checks is', () => {
  test.each([
    ['diff expected.txt out.txt', 'expected.txt'],
    ['cmp -s a.txt b.txt', 'a.txt'],
    ['diff -r expected out', 'expected/a/b.txt'],
    ['diff <(node main.js) want.json', 'want.json'],
    ['node main.js | diff -u golden.txt -', 'golden.txt'],
    ['diff <(sort out.txt) <(sort expected.txt)', 'expected.txt'],
    ['test "$(cat out.txt)" = "$(cat expected.txt)"', 'expected.txt'],
    ['git diff --no-index expected.txt out.txt', 'expected.txt'],
    ['node main.js > out.txt; cmp out.txt reference.txt', 'reference.txt'],
    ["bash -c 'diff expected.txt out.txt'", 'expected.txt'],
  ])('a file it compares with: %s', (gate, path) => {
    expect(found(gate, path, X, OTHER)).toContain('what a gate runs changed');
    expect(found(gate, path, X, null)).toContain('a file that a gate compares with → deleted');
  });

  test.each([
    ['grep -qf patterns.txt out.txt', 'patterns.txt'],
    ['grep -F --file=patterns.txt out.txt', 'patterns.txt'],
    ['sha256sum -c sums.txt', 'sums.txt'],
    ['sha256sum --check sums.txt', 'sums.txt'],
  ])('a file of patterns or checksums: %s', (gate, path) => {
    expect(found(gate, path, X, OTHER)).not.toBe('');
  });

  test.each([
    ['[ -f .skip ] || npm test', '.skip'],
    ['[ -e .skip ] && exit 0; npm test', '.skip'],
    ['if [ -s ci.txt ]; then exit 0; fi; npm test', 'ci.txt'],
    ['[ ! -e skip.txt ] && npm test; echo done', 'skip.txt'],
    ['grep -q slow mode.txt || npm test', 'mode.txt'],
    ['test -f SKIP && exit 0\nnpm test', 'SKIP'],
    ['! test -d skip.d || npm test', 'skip.d'],
    ['npm test || test -f known.txt', 'known.txt'],
    ['test -e skip.txt || { npm test; }', 'skip.txt'],
  ])('a file that decides what else is run: %s', (gate, path) => {
    expect(found(gate, path, null, X)).not.toBe('');
  });

  test.each([
    ['cat check.py | python3', 'check.py'],
    ['cat check.txt | sh', 'check.txt'],
    ['python3 - < check.py', 'check.py'],
    ['python3 < check.py', 'check.py'],
    ['bash < check.sh', 'check.sh'],
    ['pytest $(cat tests.txt)', 'tests.txt'],
    ['cat tests.txt | xargs pytest', 'tests.txt'],
    ['sh -c "$(cat check.txt)"', 'check.txt'],
    ['eval "$(cat check.txt)"', 'check.txt'],
    ['. <(cat env.txt)', 'env.txt'],
    ['bash a.sh', 'a.sh'],
    ['node x.js', 'x.js'],
    ['. env.sh', 'env.sh'],
    ['make -f x', 'x'],
    ['pytest -c conf.ini', 'conf.ini'],
    ['test -f a.sh && bash a.sh', 'a.sh'],
    ['cat a.txt && ./check', 'check'],
    ['cat base.ini > all.ini && pytest -c all.ini', 'all.ini'],
  ])('a file that it runs or reads as its configuration: %s', (gate, path) => {
    expect(found(gate, path, null, X)).not.toBe('');
    expect(found(gate, path, X, OTHER)).not.toBe('');
  });
});

test('a command that spells the marks of the reader is read like any other', () => {
  expect(found('test -f $(cat \u00010\u0001) \u0002', 'a.txt', null, X)).toBe('');
});
