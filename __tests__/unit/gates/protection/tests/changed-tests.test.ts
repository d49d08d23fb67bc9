import { describe, expect, test } from 'vitest';
import { isTestPath } from '../../../../../src/gates/protection/changes/test-path.ts';
import { change, look, rulesOf, told } from '../fixture.ts';

const TWO = `import { add } from './add.ts';

test('adds', () => {
  expect(add(1, 2)).toBe(3);
});

test('adds nothing', () => {
  expect(add(0, 0)).toBe(0);
});
`;

describe('a test file', () => {
  test('that is new is no finding', () => {
    expect(look([change('src/add.test.ts', null, TWO)])).toEqual([]);
  });

  test('to which tests are added is no finding', () => {
    const more = `${TWO}\ntest('more', () => {\n  expect(1).toBe(1);\n});\n`;
    expect(look([change('src/add.test.ts', TWO, more)])).toEqual([]);
  });

  test('that is only indented otherwise is no finding', () => {
    expect(look([change('src/add.test.ts', TWO, TWO.replace(/^ {2}/gm, '\t'))])).toEqual([]);
  });

  test('that was deleted is named with what it held', () => {
    const found = look([change('src/add.test.ts', TWO, null)]);
    expect(told(found)).toBe('src/add.test.ts: test deleted: 2 tests, 2 assertions → no such file');
  });

  test('that was moved as it is, is moved and not deleted', () => {
    const found = look([change('src/add.test.ts', TWO, null), change('test/add.test.ts', null, TWO)]);
    expect(told(found)).toBe('test/add.test.ts: test moved: src/add.test.ts → test/add.test.ts');
  });

  test('that was moved to a name that no runner looks for is told as that', () => {
    const found = look([change('src/add.test.ts', TWO, null), change('src/add.old.ts', null, TWO)]);
    expect(told(found)).toContain('src/add.old.ts, a name that no test runner looks for');
  });

  test('that was moved and thinned out on the way is both', () => {
    const thin = TWO.replace('  expect(add(0, 0)).toBe(0);\n', '');
    const found = look([change('src/add.test.ts', TWO, null), change('test/add.test.ts', null, thin)]);
    expect(rulesOf(found)).toEqual(['test_moved', 'fewer_tests']);
    expect(told(found)).toContain('2 tests, 2 assertions → 2 tests, 1 assertion');
  });

  test('that expects something else is named with the line', () => {
    const found = look([change('src/add.test.ts', TWO, TWO.replace('toBe(3)', 'toBe(4)'))]);
    expect(told(found)).toBe(
      'src/add.test.ts:4: existing test changed: "expect(add(1, 2)).toBe(3);" → "expect(add(1, 2)).toBe(4);"',
    );
  });

  test('whose tests went to another file is changed, and has not fewer', () => {
    const [head = '', second = ''] = TWO.split("\ntest('adds nothing'");
    const other = `test('adds nothing'${second}`;
    const found = look([change('a.test.ts', TWO, head), change('b.test.ts', null, other)]);
    expect(rulesOf(found)).toEqual(['test_changed']);
  });

  test('that was replaced by a link, or made binary, is changed', () => {
    const link = { ...change('a.test.ts', TWO, null), status: 'type_changed' } as const;
    const binary = { ...change('b.test.ts', null, null), status: 'modified', binary: true } as const;
    expect(rulesOf(look([link, binary]))).toEqual(['test_changed', 'test_changed']);
  });

  test('that could not be read is told', () => {
    const large = { ...change('a.test.ts', null, null), unreadReason: 'not read: it had 9 bytes' } as const;
    expect(told(look([large]))).toBe('a.test.ts: not looked at: to be read → not read: it had 9 bytes');
    expect(look([{ ...large, path: 'src/a.ts' }])).toEqual([]);
  });

  test('loses the tests that are wrapped in a comment, a text or dead code', () => {
    const hidden = [
      ['a.test.ts', TWO, `/*\n${TWO}*/\n`],
      ['a.test.ts', TWO, `const old = \`\n${TWO}\`;\n`],
      ['test_a.py', 'def test_a():\n    assert f()\n', '"""\ndef test_a():\n    assert f()\n"""\n'],
      [
        'a_test.cc',
        'TEST(A, B) { EXPECT_EQ(1, f()); }\n',
        '#if 0\nTEST(A, B) { EXPECT_EQ(1, f()); }\n#endif\n',
      ],
      [
        'a_spec.rb',
        "it 'adds' do\n  expect(f).to eq 1\nend\n",
        "=begin\nit 'adds' do\n  expect(f).to eq 1\nend\n=end\n",
      ],
    ] as const;
    for (const [path, before, after] of hidden) {
      expect(rulesOf(look([change(path, before, after)])), path).toEqual(['fewer_tests']);
    }
  });

  test('is not thought to lose tests for a comment mark inside of a text', () => {
    const globs = `const files = 'src/**/*.ts';\nconst url = "https://x/*";\n${TWO}`;
    expect(look([change('a.test.ts', TWO, globs)])).toEqual([]);
  });
});

describe('fewer tests are found in', () => {
  test.each([
    [
      'src/test/java/ATest.java',
      '@Test void a() { assertEquals(1, f()); }\n@Test void b() { assertTrue(g()); }\n',
      '@Test void a() { assertEquals(1, f()); }\n',
    ],
    [
      'pkg/a_test.go',
      'func TestA(t *testing.T) {\n\tt.Error("x")\n}\nfunc TestB(t *testing.T) {\n\tt.Fatal("y")\n}\n',
      'func TestA(t *testing.T) {\n\tt.Error("x")\n}\n',
    ],
    ['tests/test_a.py', 'def test_a():\n    assert a()\n    assert b()\n', 'def test_a():\n    assert a()\n'],
    [
      'src/lib.rs',
      'fn f() {}\n#[cfg(test)]\nmod tests {\n#[test]\nfn a() { assert_eq!(1, 1); }\n}\n',
      'fn f() {}\n',
    ],
    [
      'spec/a_spec.rb',
      "it 'a' do\n  expect(f).to eq 1\nend\nit 'b' do\n  expect(g).to eq 1\nend\n",
      "it 'a' do\n  expect(f).to eq 1\nend\n",
    ],
    [
      'Shop.Tests/CartTests.cs',
      '[Fact] public void A() { Assert.Equal(1, f()); }\n[Fact] public void B() { Assert.True(g()); }\n',
      '[Fact] public void A() { Assert.Equal(1, f()); }\n',
    ],
    [
      'tests/ATest.php',
      'function testA() { $this->assertTrue(f()); }\nfunction testB() { $this->assertTrue(g()); }\n',
      'function testA() { $this->assertTrue(f()); }\n',
    ],
    [
      'a_unittest.cc',
      'TEST(A, B) { EXPECT_EQ(1, f()); ASSERT_TRUE(g()); }\n',
      'TEST(A, B) { EXPECT_EQ(1, f()); }\n',
    ],
  ])('%s', (path, before, after) => {
    expect(rulesOf(look([change(path, before, after)]))).toEqual(['fewer_tests']);
  });
});

describe('a path is a test', () => {
  test.each([
    'src/a.test.ts',
    'src/a.spec.jsx',
    '__tests__/a.js',
    'test/fixtures/data.json',
    'a/__snapshots__/a.snap',
    'test_a.py',
    'pkg/a_test.py',
    'conftest.py',
    'pkg/a_test.go',
    'pkg/testdata/in.txt',
    'tests/it.rs',
    'src/test/java/x/A.java',
    'src/ATest.kt',
    'spec/models/a.rb',
    'Shop.Tests/Cart.cs',
    'tests/AddTest.php',
    'src/a_unittest.cc',
    'cypress/e2e/a.cy.ts',
  ])('%s', (path) => {
    expect(isTestPath(path)).toBe(true);
  });

  test.each([
    'src/a.ts',
    'src/latest.ts',
    'src/contest.py',
    'docs/testing.md',
    'test/README.md',
    'spec/openapi.yml',
    'node_modules/x/test/a.js',
    'dist/a.test.js',
    'src/attest/a.go',
    'src/Contest.java',
    'src/testimony.cc',
  ])('not %s', (path) => {
    expect(isTestPath(path)).toBe(false);
  });
});
