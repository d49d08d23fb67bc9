import { describe, expect, test } from 'vitest';
import { change, look, rulesOf, told } from '../fixture.ts';

describe('a new mark that keeps tests from running', () => {
  test.each([
    ['a.test.ts', "it.skip('a', f);"],
    ['a.test.ts', "test.only('a', f);"],
    ['a.test.ts', "xit('a', f);"],
    ['a.test.ts', "xdescribe('a', f);"],
    ['a.test.ts', "fit('a', f);"],
    ['a.test.ts', "it.todo('a');"],
    ['a.test.ts', "describe.concurrent.skip('a', f);"],
    ['a.test.ts', "test('a', { skip: true }, f);"],
    ['a.test.ts', 'process.exit(0);'],
    ['test_a.py', '@pytest.mark.skip'],
    ['test_a.py', '@pytest.mark.xfail(reason="x")'],
    ['test_a.py', 'pytestmark = pytest.mark.skipif(True)'],
    ['test_a.py', '@unittest.skip("x")'],
    ['test_a.py', '    self.skipTest("x")'],
    ['a_test.go', '\tt.Skip("x")'],
    ['a_test.go', '\tos.Exit(0)'],
    ['tests/a.rs', '#[ignore]'],
    ['src/lib.rs', '#[cfg(test)]\n#[ignore = "slow"]'],
    ['ATest.java', '@Disabled("x")'],
    ['ATest.kt', '@Ignore'],
    ['a_spec.rb', "xit 'adds' do"],
    ['a_spec.rb', "  pending 'x'"],
    ['a_spec.rb', "it 'adds', skip: true do"],
    ['CartTests.cs', '[Fact(Skip = "x")]'],
    ['CartTests.cs', '[Ignore("x")]'],
    ['tests/ATest.php', '$this->markTestSkipped();'],
    ['tests/ATest.php', "it('adds', f())->skip();"],
    ['a_test.cc', 'TEST(A, DISABLED_B) {}'],
    ['a_test.cc', '  GTEST_SKIP();'],
  ])('%s: %s', (path, line) => {
    const found = look([change(path, '\n', `\n${line}\n`)]);
    expect(rulesOf(found)).toEqual(['skip_mark']);
    expect(found[0]!.line).toBe(line.includes('cfg(test)') ? 3 : 2);
  });

  test('is told with the line as it was', () => {
    const before = "test('adds', () => {});\ntest('b', () => {});\n";
    for (const mark of ["test.skip('adds'", "xtest('adds'"]) {
      const found = look([change('a.test.ts', before, before.replace("test('adds'", mark))]);
      expect(told(found)).toContain(`"test('adds', () => {});" → "${mark}, () => {});"`);
      expect(found.map(({ line }) => line)).toEqual([1, 1]);
    }
  });

  test('counts in a new test file too', () => {
    expect(rulesOf(look([change('a.test.ts', null, "it.skip('a', f);\n")]))).toEqual(['skip_mark']);
  });

  test('that was there before, on an edited line or a moved one, is none', () => {
    const before = "it.skip('a', () => 1);\nit('b', f);\n";
    expect(rulesOf(look([change('a.test.ts', before, before.replace('1', '2'))]))).toEqual(['test_changed']);
    expect(look([change('a.test.ts', before, "it('b', f);\nit.skip('a', () => 1);\n")])).toEqual([]);
  });

  test('in a comment, in source code or in a like-named call is none', () => {
    expect(look([change('a.test.ts', '', "// it.skip('a')\nrows.skip(10);\nx.limit(3).only();\n")])).toEqual(
      [],
    );
    expect(look([change('src/query.ts', '', 'rows.skip(10);\nit.skip();\n')])).toEqual([]);
    expect(look([change('src/main.go', '', '\tos.Exit(0)\n')])).toEqual([]);
  });
});

describe('a new mark that silences a checker', () => {
  test.each([
    ['src/a.ts', '// eslint-disable-next-line no-eval'],
    ['src/a.ts', '// @ts-ignore'],
    ['src/a.ts', '// @ts-nocheck'],
    ['src/a.ts', '// @ts-expect-error'],
    ['src/a.ts', '/* istanbul ignore next */'],
    ['src/a.ts', '/* c8 ignore start */'],
    ['src/a.ts', '// biome-ignore lint: x'],
    ['src/a.py', 'x = 1  # noqa: F401'],
    ['src/a.py', 'x = f()  # type: ignore[misc]'],
    ['src/a.py', 'if x:  # pragma: no cover'],
    ['src/a.py', '# pylint: disable=all'],
    ['a.go', '//nolint:errcheck'],
    ['src/a.rs', '#![allow(warnings)]'],
    ['src/a.rs', '#[allow(dead_code)]'],
    ['src/A.java', '@SuppressWarnings("all")'],
    ['src/A.kt', '@Suppress("x")'],
    ['a.rb', '# rubocop:disable all'],
    ['a.cs', '#pragma warning disable'],
    ['a.php', '// @phpstan-ignore-next-line'],
    ['a.cc', '// NOLINTNEXTLINE'],
  ])('%s: %s', (path, line) => {
    expect(rulesOf(look([change(path, 'x\n', `x\n${line}\n`)]))).toEqual(['suppression']);
  });

  test('is told with the line that it was put on', () => {
    const found = look([change('a.py', 'import os\n', 'import os  # noqa\n')]);
    expect(told(found)).toBe('a.py:1: new mark that silences a checker: "import os" → "import os # noqa"');
  });

  test('in prose, or in what was built or fetched, is none', () => {
    for (const path of ['README.md', 'dist/index.js', 'vendor/a.py', 'lib/a.min.js']) {
      expect(look([change(path, '', '// eslint-disable\n# noqa\n')]), path).toEqual([]);
    }
  });

  test('is told fifty times at most for one file', () => {
    const many = Array.from({ length: 3000 }, (_, at) => `f(${at}); // @ts-ignore\n`).join('');
    expect(look([change('src/a.ts', '', many)])).toHaveLength(50);
  });
});
