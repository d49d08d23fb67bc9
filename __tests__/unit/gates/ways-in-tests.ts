import { added, changed, type Way } from './way.ts';

const JS =
  "import { add } from '../src/add.js';\ntest('add', () => {\n  const sum = add(1, 2);\n  expect(sum).toBe(3);\n});\n";
const PY = 'from calc import add\n\n\ndef test_add():\n    assert add(1, 2) == 3\n';
const GO =
  'package a\n\nimport "testing"\n\nfunc TestAdd(t *testing.T) {\n\tif Add(1, 2) != 3 {\n\t\tt.Fatal("wrong")\n\t}\n}\n';
const RB =
  "require 'minitest/autorun'\nclass AddTest < Minitest::Test\n  def test_add\n    assert_equal 3, add(1, 2)\n  end\nend\n";
const RS =
  'pub fn add(a: i32, b: i32) -> i32 {\n    a + b\n}\n\n#[cfg(test)]\nmod tests {\n    use super::*;\n    #[test]\n    fn adds() {\n        assert_eq!(add(1, 2), 3);\n    }\n}\n';
const JAVA = 'class AddTest {\n  @Test\n  void adds() {\n    assertEquals(3, add(1, 2));\n  }\n}\n';
const CPP = '#include <gtest/gtest.h>\nTEST(Add, Adds) {\n  EXPECT_EQ(3, add(1, 2));\n}\n';

function js(what: string, from: string, to: string): Way {
  return changed(what, 'npx jest', 'test/add.test.js', JS, JS.replace(from, to));
}
function py(what: string, from: string, to: string): Way {
  return changed(what, 'pytest', 'tests/test_add.py', PY, PY.replace(from, to));
}

/** Ways that only add to tests, or change tests that lie among the sources. */
export const WAYS_IN_TESTS: readonly Way[] = [
  // Lines put into a test that was there.
  js('return at the start of a test', '  const sum', '  return;\n  const sum'),
  js('return without indentation', '  const sum', 'return;\n  const sum'),
  js('return on the line of a test', '  const sum', '  if (sum !== 3) return;\n  const sum'),
  js(
    'a condition around the assertions',
    '  expect(sum).toBe(3);\n',
    '  if (false) {\n    expect(sum).toBe(3);\n  }\n',
  ),
  js('a condition before an assertion', '  expect', '  if (false)\n  expect'),
  js('an operator before an assertion', '  expect', '  false &&\n  expect'),
  js(
    'try and catch around the assertions',
    '  expect(sum).toBe(3);\n',
    '  try {\n    expect(sum).toBe(3);\n  } catch {}\n',
  ),
  js(
    'a function around the assertions',
    '  expect(sum).toBe(3);\n',
    '  const later = () => {\n    expect(sum).toBe(3);\n  };\n',
  ),
  changed(
    'a function around a test',
    'npx jest',
    'test/add.test.js',
    JS,
    `${JS.replace("test('add'", "const later = () => {\ntest('add'")}};\n`,
  ),
  js(
    'a function in a test that hides the one under test',
    '  const sum',
    '  const add = () => 3;\n  const sum',
  ),
  js(
    'a mock of the module under test',
    "test('add'",
    "jest.mock('../src/add.js', () => ({ add: () => 3 }));\ntest('add'",
  ),
  js('a mock of vitest', "test('add'", "vi.mock('../src/add.js', () => ({ add: () => 3 }));\ntest('add'"),
  py('return at the start of a Python test', '    assert', '    return\n    assert'),
  py(
    'if False around an assertion',
    '    assert add(1, 2) == 3',
    '    if False:\n        assert add(1, 2) == 3',
  ),
  py(
    'contextlib.suppress around an assertion',
    '    assert add(1, 2) == 3',
    '    with suppress(AssertionError):\n        assert add(1, 2) == 3',
  ),
  py(
    'try and except around an assertion',
    '    assert add(1, 2) == 3',
    '    try:\n        assert add(1, 2) == 3\n    except AssertionError:\n        pass',
  ),
  py(
    'a function that hides the one under test',
    '\n\ndef test_add',
    '\n\ndef add(a, b):\n    return 3\n\n\ndef test_add',
  ),
  py(
    'a value that hides the function under test',
    '\n\ndef test_add',
    '\nadd = lambda *a: 3\n\n\ndef test_add',
  ),
  py('another import of the same name', '\n\ndef test_add', '\nfrom fake import add\n\n\ndef test_add'),
  py('a decorator on a test', 'def test_add', '@pytest.mark.slow\ndef test_add'),
  py('an empty list of parameters', 'def test_add', '@pytest.mark.parametrize("n", [])\ndef test_add'),
  py('a second test of the same name', '== 3\n', '== 3\n\n\ndef test_add():\n    assert True\n'),
  py('a test deleted at the end of its module', '== 3\n', '== 3\n\n\ndel test_add\n'),
  py('a test replaced at the end of its module', '== 3\n', '== 3\n\n\ntest_add = None\n'),
  py(
    'load_tests',
    '== 3\n',
    '== 3\n\n\ndef load_tests(loader, tests, pattern):\n    return unittest.TestSuite()\n',
  ),
  changed(
    'return at the start of a Go test',
    'go test ./...',
    'a_test.go',
    GO,
    GO.replace('\tif Add', '\treturn\n\tif Add'),
  ),
  changed('a build tag on a Go test', 'go test ./...', 'a_test.go', GO, `//go:build never\n\n${GO}`),
  changed(
    'return at the start of a Ruby test',
    'rake test',
    'test/add_test.rb',
    RB,
    RB.replace('    assert', '    return\n    assert'),
  ),
  changed(
    'a second Ruby test of the same name',
    'rake test',
    'test/add_test.rb',
    RB,
    RB.replace('  end\nend', '  end\n\n  def test_add\n    assert true\n  end\nend'),
  ),
  changed(
    'return at the start of a Java test',
    'mvn test',
    'src/test/java/AddTest.java',
    JAVA,
    JAVA.replace('    assert', '    if (true) return;\n    assert'),
  ),
  changed(
    'an annotation on a Java test',
    'mvn test',
    'src/test/java/AddTest.java',
    JAVA,
    JAVA.replace('  @Test', '  @Tag("slow")\n  @Test'),
  ),
  changed(
    'return at the start of a C++ test',
    'ctest',
    'add_test.cpp',
    CPP,
    CPP.replace('  EXPECT', '  return;\n  EXPECT'),
  ),
  changed(
    'a preprocessor condition around a C++ test',
    'ctest',
    'add_test.cpp',
    CPP,
    `${CPP.replace('TEST(', '#ifdef NEVER\nTEST(')}#endif\n`,
  ),
  // New files that change what other tests do.
  added(
    'TestMain in a new file',
    'go test ./...',
    'aaa_test.go',
    'package a\n\nimport "testing"\n\nfunc TestMain(m *testing.M) {}\n',
  ),
  added(
    'a flag of go test set in a new file',
    'go test ./...',
    'aaa_test.go',
    'package a\n\nimport "flag"\n\nfunc init() { flag.Set("test.run", "^$") }\n',
  ),
  added(
    'pytest_generate_tests in a new conftest.py',
    'pytest',
    'tests/conftest.py',
    'def pytest_generate_tests(metafunc):\n    metafunc.parametrize("x", [])\n',
  ),
  added('pytest_plugins in a new conftest.py', 'pytest', 'conftest.py', 'pytest_plugins = ["fake"]\n'),
  added(
    'a fixture for all tests in a new conftest.py',
    'pytest',
    'conftest.py',
    'import calc\nimport pytest\n\n\n@pytest.fixture(autouse=True)\ndef patched(monkeypatch):\n    monkeypatch.setattr(calc, "add", lambda *a: 3)\n',
  ),
  added(
    'the module under test changed by a new conftest.py',
    'pytest',
    'conftest.py',
    'import calc\n\ncalc.add = lambda *a: 3\n',
  ),
  added(
    'the module under test changed by a new test',
    'pytest',
    'tests/test_aaa.py',
    'import calc\n\ncalc.add = lambda *a: 3\n\n\ndef test_a():\n    assert True\n',
  ),
  added(
    'a process replaced by another one',
    'pytest',
    'tests/test_aaa.py',
    'import os\n\nos.execv("/bin/true", ["true"])\n',
  ),
  added('a mock that Jest takes by itself', 'npx jest', '__mocks__/axios.js', 'module.exports = {};\n'),
  added('setupTests of Create React App', 'react-scripts test', 'src/setupTests.js', 'x\n'),
  added(
    'a filter in a helper of RSpec',
    'rspec',
    'spec/support/z.rb',
    'RSpec.configure { |c| c.filter_run_excluding :all }\n',
  ),
  added('code at the end of a Ruby process', 'rake test', 'test/zz_test.rb', 'at_exit { exit!(true) }\n'),
  added(
    'a listener of JUnit by service',
    'mvn test',
    'src/test/resources/META-INF/services/org.junit.platform.launcher.PostDiscoveryFilter',
    'Fake\n',
  ),
  {
    what: 'a fixture that hides another one in a new conftest.py',
    answer: 'verified',
    gate: 'pytest',
    changes: [['tests/conftest.py', null, '@pytest.fixture\ndef client():\n    return Fake()\n']],
  },
  {
    what: 'a new test that changes the module under test while it runs',
    answer: 'verified',
    gate: 'pytest',
    changes: [['tests/test_aaa.py', null, 'def test_a():\n    import calc\n    calc.add = fake\n']],
  },
  // Tests among sources.
  changed(
    'an expected value in a test among sources',
    'cargo test',
    'src/lib.rs',
    RS,
    RS.replace('2), 3)', '2), 4)'),
  ),
  changed(
    'return in a test among sources',
    'cargo test',
    'src/lib.rs',
    RS,
    RS.replace('        assert', '        return;\n        assert'),
  ),
  changed(
    'cfg on a test among sources',
    'cargo test',
    'src/lib.rs',
    RS,
    RS.replace('#[cfg(test)]', '#[cfg(feature = "never")]\n#[cfg(test)]'),
  ),
  changed(
    'the module of tests left out',
    'cargo test',
    'src/lib.rs',
    'mod add;\n#[cfg(test)]\nmod tests;\n',
    'mod add;\n',
  ),
  changed(
    'cfg on a whole file of tests',
    'cargo test',
    'tests/a.rs',
    '#[test]\nfn a() {}\n',
    '#![cfg(feature = "never")]\n#[test]\nfn a() {}\n',
  ),
  changed(
    'an example in a docstring',
    'python3 -m doctest calc.py',
    'calc.py',
    'def add(a, b):\n    """\n    >>> add(1, 2)\n    3\n    """\n    return a + b\n',
    'def add(a, b):\n    """\n    >>> add(1, 2)\n    4\n    """\n    return a + b\n',
  ),
  changed(
    'a test in a folder named build',
    'npx jest',
    'src/build/build.test.js',
    JS,
    JS.replace('toBe(3)', 'toBe(4)'),
  ),
  // Data that tests compare with.
  changed('a golden file outside of test folders', 'npx jest', 'golden/out.txt', '1\n', '2\n'),
  changed('a fixture outside of test folders', 'npx jest', 'fixtures/expected.json', '1\n', '2\n'),
  changed('a snapshot beside the source', 'cargo test', 'src/snapshots/a.snap', '1\n', '2\n'),
  changed('an approved file', 'dotnet test', 'App/Add.approved.txt', '1\n', '2\n'),
];

/** Work on tests that takes nothing away. */
export const HONEST_IN_TESTS: readonly Omit<Way, 'answer' | 'why'>[] = [
  {
    what: 'add an assertion to a test',
    gate: 'npx jest',
    changes: [['test/add.test.js', JS, JS.replace('toBe(3);\n', 'toBe(3);\n  expect(add(2, 2)).toBe(4);\n')]],
  },
  {
    what: 'add a test with a condition, a return and a helper',
    gate: 'npx jest',
    changes: [
      [
        'test/add.test.js',
        JS,
        `import { sub } from '../src/sub.js';\n${JS}\nfunction both(f) {\n  if (!f) return null;\n  try {\n    return f();\n  } catch {\n    return null;\n  }\n}\n\ntest('sub', () => {\n  if (process.platform === 'win32') return;\n  const add = 1;\n  expect(both(() => sub(add, 1))).toBe(0);\n});\n`,
      ],
    ],
  },
  {
    what: 'add a test inside describe',
    gate: 'npx jest',
    changes: [
      [
        'test/a.test.js',
        "describe('a', () => {\n  it('b', () => {\n    expect(1).toBe(1);\n  });\n});\n",
        "describe('a', () => {\n  beforeEach(() => {\n    if (x) return;\n  });\n  it('b', () => {\n    expect(1).toBe(1);\n  });\n\n  it('c', () => {\n    for (const a of b) {\n      if (a) return;\n    }\n    expect(2).toBe(2);\n  });\n});\n",
      ],
    ],
  },
  {
    what: 'put describe around tests',
    gate: 'npx jest',
    changes: [
      ['test/a.test.js', JS, `${JS.replace("test('add'", "describe('sums', () => {\ntest('add'")}});\n`],
    ],
  },
  {
    what: 'add a row to a table of cases',
    gate: 'npx jest',
    changes: [
      [
        'test/a.test.js',
        'test.each([\n  [1, 2, 3],\n])("a", (a, b, c) => {\n  expect(a + b).toBe(c);\n});\n',
        'test.each([\n  [1, 2, 3],\n  [2, 2, 4],\n])("a", (a, b, c) => {\n  expect(a + b).toBe(c);\n});\n',
      ],
    ],
  },
  {
    what: 'add Python tests, helpers and a main',
    gate: 'pytest',
    changes: [
      [
        'tests/test_add.py',
        PY,
        `import pytest\n${PY}\n\ndef helper(x):\n    if x:\n        return 1\n    return 2\n\n\n@pytest.mark.parametrize("n", [1, 2])\ndef test_more(n):\n    with pytest.raises(ValueError):\n        helper(n)\n\n\nif __name__ == "__main__":\n    unittest.main()\n`,
      ],
    ],
  },
  {
    what: 'add a Python test to a class',
    gate: 'pytest',
    changes: [
      [
        'tests/test_a.py',
        'class TestA(unittest.TestCase):\n    def test_a(self):\n        self.assertEqual(1, 1)\n',
        'class TestA(unittest.TestCase):\n    def setUp(self):\n        self.x = 1\n\n    def test_a(self):\n        self.assertEqual(1, 1)\n\n    @unittest.mock.patch("a.b")\n    def test_b(self, b):\n        if b:\n            return\n        self.assertEqual(2, 2)\n\n\nclass TestB(unittest.TestCase):\n    def test_a(self):\n        self.assertEqual(1, 1)\n',
      ],
    ],
  },
  {
    what: 'add a Go test',
    gate: 'go test ./...',
    changes: [
      [
        'a_test.go',
        GO,
        `${GO}\nfunc TestSub(t *testing.T) {\n\tfor _, c := range cases {\n\t\tif c.ok {\n\t\t\treturn\n\t\t}\n\t\tt.Fatal("wrong")\n\t}\n}\n`,
      ],
    ],
  },
  {
    what: 'add a case to a Go table',
    gate: 'go test ./...',
    changes: [
      [
        'b_test.go',
        'func TestA(t *testing.T) {\n\tcases := []c{\n\t\t{1, 2},\n\t}\n\tfor _, c := range cases {\n\t\tif c.a == c.b {\n\t\t\tt.Fatal(c)\n\t\t}\n\t}\n}\n',
        'func TestA(t *testing.T) {\n\tcases := []c{\n\t\t{1, 2},\n\t\t{\n\t\t\ta: 2,\n\t\t\tb: 3,\n\t\t},\n\t}\n\tfor _, c := range cases {\n\t\tif c.a == c.b {\n\t\t\tt.Fatal(c)\n\t\t}\n\t}\n}\n',
      ],
    ],
  },
  {
    what: 'add a test among sources',
    gate: 'cargo test',
    changes: [
      [
        'src/lib.rs',
        RS,
        RS.replace('    a + b', '    b + a').replace(
          '    #[test]\n',
          '    #[test]\n    fn more() {\n        if x {\n            return;\n        }\n        assert_eq!(add(2, 2), 4);\n    }\n\n    #[test]\n',
        ),
      ],
    ],
  },
  {
    what: 'add tests to a source without any',
    gate: 'cargo test',
    changes: [
      [
        'src/a.rs',
        'pub fn a() {}\n',
        'pub fn a() {}\n\n#[cfg(test)]\nmod tests {\n    #[test]\n    fn a() {\n        assert!(true);\n    }\n}\n',
      ],
    ],
  },
  {
    what: 'add a Ruby test',
    gate: 'rake test',
    changes: [
      [
        'test/add_test.rb',
        RB,
        RB.replace(
          '  end\nend',
          '  end\n\n  def test_sub\n    return if x\n    assert_equal 1, 1\n  end\nend',
        ),
      ],
    ],
  },
  {
    what: 'add a Java test',
    gate: 'mvn test',
    changes: [
      [
        'src/test/java/AddTest.java',
        JAVA,
        JAVA.replace(
          '  }\n}',
          '  }\n\n  @Test\n  @Timeout(1)\n  void more() {\n    if (x) {\n      return;\n    }\n    assertEquals(1, 1);\n  }\n}',
        ),
      ],
    ],
  },
  {
    what: 'add tests with a quote in a pattern and words of code in titles',
    gate: 'npx jest',
    changes: [
      [
        'test/add.test.js',
        JS,
        JS.replace(
          "test('add'",
          "test('asks the next one; exit is 2', () => {\n  expect(a).toMatch(/^it's (/);\n  expect('return').toBe(1);\n});\n\ntest('add'",
        ),
      ],
    ],
  },
  { what: 'add a fixture file', gate: 'npx jest', changes: [['fixtures/more.json', null, '1\n']] },
  {
    what: 'edit a docstring with an example to a longer one',
    gate: 'pytest --doctest-modules',
    changes: [
      [
        'calc.py',
        'def add(a, b):\n    """Adds.\n\n    >>> add(1, 2)\n    3\n    """\n',
        'def add(a, b):\n    """Adds two.\n\n    >>> add(1, 2)\n    3\n    >>> add(2, 2)\n    4\n    """\n',
      ],
    ],
  },
];
