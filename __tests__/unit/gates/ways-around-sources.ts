import { added, changed, NPM, PKG, type Way } from './way.ts';

const NODE = { test: 'node --test' };
const GATE = 'npm test';
const PLUGIN = 'export default { rules: { eqeqeq: 2 } };\n';
const HELPER = 'export function check(a, b) {\n  if (a !== b) throw new Error();\n  return a;\n}\n';

/** Ways through files that stand between a gate and the source that it should check. */
export const WAYS_AROUND_SOURCES: readonly Way[] = [
  // Which files a tool or an import takes.
  changed('a tracked file in .gitignore', 'ruff check .', '.gitignore', '*.pyc\n', '*.pyc\nsrc/bad.py\n', {
    paths: ['src/bad.py'],
  }),
  added('a .gitignore among the sources', 'npx prettier --check .', 'src/.gitignore', '*\n', {
    paths: ['src/a.js'],
  }),
  changed('an exception taken out of .gitignore', 'rg -q TODO', '.gitignore', '*\n!src/*\n', '*\n', {
    paths: ['src/a.js'],
  }),
  changed(
    'default features of Cargo.toml',
    'cargo test',
    'Cargo.toml',
    '[features]\ndefault = ["full"]\nfull = []\n',
    '[features]\ndefault = []\nfull = []\n',
  ),
  changed(
    'imports of package.json',
    GATE,
    'package.json',
    PKG(NODE, { imports: { '#f': './src/f.js' } }),
    PKG(NODE, { imports: { '#f': './src/stub.js' } }),
    { paths: ['src/f.js'] },
  ),
  changed(
    'exports of package.json under a condition',
    GATE,
    'package.json',
    PKG(NODE, { exports: './src/f.js' }),
    PKG(NODE, { exports: { test: './stub.js', default: './src/f.js' } }),
    { paths: ['src/f.js'] },
  ),
  changed(
    'main of package.json',
    GATE,
    'package.json',
    PKG(NODE, { main: './src/f.js' }),
    PKG(NODE, { main: './stub.js' }),
    { paths: ['src/f.js'] },
  ),
  changed(
    'bin of package.json',
    'npx mycheck',
    'package.json',
    PKG({}, { bin: { mycheck: './check.js' } }),
    PKG({}, { bin: { mycheck: './ok.js' } }),
    { paths: ['check.js'] },
  ),
  changed(
    'a key of package.json with the name of a tool',
    'npx prettier --check .',
    'package.json',
    PKG({}),
    PKG({}, { prettier: { rangeEnd: 0 } }),
  ),
  added('a module of its own around Go tests', 'go test ./...', 'p/go.mod', 'module x/p\n', {
    paths: ['go.mod', 'p/a_test.go'],
  }),
  added(
    'a class among the tests that hides one of the sources',
    'mvn test',
    'src/test/java/com/x/Calc.java',
    'package com.x;\npublic class Calc {}\n',
    { paths: ['src/main/java/com/x/Calc.java'] },
  ),
  added('a module among the tests that hides one of the sources', 'pytest', 'tests/app.py', 'x = 1\n', {
    paths: ['src/app.py', 'tests/test_a.py'],
  }),
  // Code that tools load.
  changed('a file that a linter configuration imports', 'npx eslint .', 'lint/rules.js', PLUGIN, '', {
    there: { 'eslint.config.js': 'import rules from "./lint/rules.js";\nexport default [rules];\n' },
  }),
  changed('the base of tsconfig.json', 'npx tsc', 'config/base.json', '{"strict":true}\n', '{}\n', {
    there: { 'tsconfig.json': '{"extends":"./config/base.json"}\n' },
  }),
  changed('a setup file that Vitest names', 'npx vitest run', 'src/prepare.ts', 'a();\n', 'b();\n', {
    there: { 'vitest.config.ts': "export default { test: { setupFiles: ['./src/prepare.ts'] } };\n" },
  }),
  changed('a setup file that package.json names', GATE, 'cfg/prepare.js', 'a();\n', 'b();\n', {
    there: { 'package.json': PKG({ test: 'jest' }, { jest: { setupFiles: ['<rootDir>/cfg/prepare.js'] } }) },
  }),
  // Code that make runs while it reads a Makefile.
  changed(
    'a variable of a Makefile that runs a command',
    'make test',
    'Makefile',
    'test:\n\tpytest\n',
    'X := $(shell rm -r tests)\ntest:\n\tpytest\n',
  ),
  changed(
    'a shell assignment in a Makefile',
    'make test',
    'Makefile',
    'A=1\ntest:\n\tpytest\n',
    'A!=rm -r tests\ntest:\n\tpytest\n',
  ),
  // Helpers and assertions.
  changed(
    'a value returned at the start of a helper',
    GATE,
    'test/helpers.js',
    HELPER,
    HELPER.replace('  if', '  return a;\n  if'),
  ),
  changed(
    'a value returned under a true condition in a helper',
    'pytest',
    'tests/util.py',
    'def check(a, b):\n    assert a == b\n    return a\n',
    'def check(a, b):\n    if True: return a\n    assert a == b\n    return a\n',
  ),
  changed(
    'yield in a test',
    'python3 -m unittest',
    'tests/test_a.py',
    'class TestA:\n    def test_a(self):\n        assert f() == 1\n',
    'class TestA:\n    def test_a(self):\n        assert f() == 1\n        yield\n',
  ),
  changed(
    'a constructor in a class of tests',
    'pytest',
    'tests/test_a.py',
    'class TestA:\n    def test_a(self):\n        assert f() == 1\n',
    'class TestA:\n    def __init__(self):\n        pass\n\n    def test_a(self):\n        assert f() == 1\n',
  ),
  changed(
    'an assertion of Minitest defined again',
    'rake test',
    'test/test_helper.rb',
    'require "minitest/autorun"\n',
    'require "minitest/autorun"\nmodule Minitest::Assertions\n  def assert_equal(*) = true\nend\n',
  ),
  added(
    'a Ruby class opened again for tests',
    'rspec',
    'spec/support/patch.rb',
    'class Calculator\n  def add(a, b) = 3\nend\n',
    { paths: ['lib/calculator.rb'] },
  ),
  added(
    'a Ruby source that changes Minitest',
    'rake test',
    'lib/core.rb',
    'Minitest::Test.prepend(Module.new)\n',
  ),
  added(
    'a Rust macro that hides an assertion',
    'cargo test',
    'src/m.rs',
    'macro_rules! assert_eq { ($($t:tt)*) => {} }\n',
  ),
  added(
    'a property of the assertions replaced by a source',
    GATE,
    'src/f.js',
    'Object.assign(assert, { equal() {} });\n',
    NPM,
  ),
  added('the end of a process replaced by a source', GATE, 'src/f.js', 'process.exit = () => {};\n', NPM),
  added('the exit code set by a source', GATE, 'src/f.js', 'process.exitCode = 0;\n', NPM),
  added('a Java source that ends the test process', 'mvn test', 'src/main/java/A.java', 'System.exit(0);\n'),
  added('a Python source that ends the test process', 'pytest', 'src/a.py', 'import sys\nsys.exit(0)\n'),
  added('an end of the process by another name', 'pytest', 'src/a.py', 'getattr(os, "_exit")(0)\n'),
  added(
    'an attribute of unittest set by a source',
    'pytest',
    'src/a.py',
    'setattr(unittest.TestCase, n, f)\n',
  ),
  added('arguments of a Go test set by a source', 'go test ./...', 'a.go', 'os.Args = append(os.Args, x)\n'),
  added(
    'a value that equals everything',
    'pytest',
    'src/a.py',
    'class Any:\n    def __eq__(self, other):\n        return True\n',
  ),
  {
    what: 'a fixture for all tests in an existing test file that changes the module under test',
    answer: 'verified',
    gate: 'pytest',
  },
];

const there = (path: string, text: string) => ({ there: { [path]: text } });

export const HONEST_AROUND_SOURCES: readonly Omit<Way, 'answer'>[] = [
  changed('ignore build output', 'ruff check .', '.gitignore', '*.pyc\n', '*.pyc\ndist/\n*.log\n', {
    paths: ['src/a.py', 'dist/a.py'],
  }),
  changed('ignore a source for a tool that reads it anyway', 'pytest', '.gitignore', '', 'src\n', {
    paths: ['src/a.py'],
  }),
  changed('ignore and delete a file', 'ruff check .', 'x', '', '', {
    changes: [
      ['.gitignore', '', 'gen.py\n'],
      ['gen.py', 'x = 1\n', null],
    ],
  }),
  changed('move the main file', GATE, 'x', '', '', {
    changes: [
      ['package.json', PKG(NODE, { main: 'a.js' }), PKG(NODE, { main: 'src/a.js' })],
      ['a.js', 'a();\n', null],
      ['src/a.js', null, 'a();\n'],
    ],
  }),
  changed(
    'publish the built file',
    GATE,
    'package.json',
    PKG(NODE, { main: 'src/a.js' }),
    PKG(NODE, { main: 'dist/a.js', bin: { x: './bin/x.js' } }),
    { paths: ['src/a.js'] },
  ),
  changed(
    'export for require too',
    GATE,
    'package.json',
    PKG(NODE, { exports: './a.js' }),
    PKG(NODE, {
      exports: { '.': { types: './a.d.ts', import: './a.js', require: './a.cjs' }, './b': './b.js' },
    }),
    { paths: ['a.js', 'b.js'] },
  ),
  changed(
    'add a default feature',
    'cargo test',
    'Cargo.toml',
    '[features]\ndefault = ["a"]\na = []\n',
    '[features]\ndefault = ["a", "b"]\na = []\nb = []\n',
  ),
  changed(
    'add an assertion to Minitest',
    'rake test',
    'test/test_helper.rb',
    'require "minitest/autorun"\n',
    'require "minitest/autorun"\nmodule Minitest\n  class Test\n    def assert_json(text)\n      JSON.parse(text)\n    end\n  end\nend\n',
  ),
  added(
    'test a Ruby class in its module',
    'rake test',
    'test/calculator_test.rb',
    'module Shop\n  class CalculatorTest < Minitest::Test\n    def test_add\n      assert_equal 3, Calculator.new.add(1, 2)\n    end\n  end\nend\n',
    { paths: ['lib/shop.rb', 'lib/calculator.rb'] },
  ),
  added('a helper for tests in a package', 'pytest', 'tests/utils.py', 'x = 1\n', {
    paths: ['src/utils.py', 'tests/__init__.py'],
  }),
  changed('move to the src layout', 'pytest', 'x', '', '', {
    changes: [
      ['app/__init__.py', 'x = 1\n', null],
      ['src/app/__init__.py', null, 'x = 1\n'],
    ],
  }),
  added('a Go module for tools', 'go test ./...', 'tools/go.mod', 'module x/tools\n', {
    paths: ['go.mod', 'p/a_test.go'],
  }),
  changed(
    'a new branch in a helper',
    GATE,
    'test/helpers.js',
    HELPER,
    HELPER.replace('  if', '  if (a === undefined) return b;\n  if'),
  ),
  changed(
    'a new case in a helper',
    GATE,
    'test/helpers.js',
    'export function name(a) {\n  switch (a) {\n    case 1:\n      return "x";\n    default:\n      return "y";\n  }\n}\n',
    'export function name(a) {\n  switch (a) {\n    case 1:\n      return "x";\n    case 2:\n      return "z";\n    default:\n      return "y";\n  }\n}\n',
  ),
  changed(
    'variables with what git and find print',
    'make test',
    'Makefile',
    'test:\n\tpytest\n',
    'VERSION := $(shell git describe --tags 2>/dev/null || echo dev)\nFILES := $(shell find . -name "*.py")\ntest:\n\tpytest\n',
  ),
  changed('a source that a configuration imports', 'npx vitest run', 'src/plugin.ts', 'a();\n', 'b();\n', {
    ...there(
      'vitest.config.ts',
      'import plugin from "./src/plugin";\nexport default { test: {}, plugins: [plugin()] };\n',
    ),
  }),
  changed('a source in an alias', 'npx vitest run', 'src/index.ts', 'a();\n', 'b();\n', {
    ...there(
      'vitest.config.ts',
      'export default { test: {}, resolve: { alias: { a: "./src/index.ts" } } };\n',
    ),
  }),
  added(
    'the end of a program',
    'mvn test',
    'src/main/java/App.java',
    'static void main() { System.exit(0); }\n',
  ),
  added('the end of a Python program', 'pytest', 'src/x/cli.py', 'import sys\nsys.exit(0)\n'),
  added(
    'an honest comparison',
    'pytest',
    'src/a.py',
    'class A:\n    def __eq__(self, other):\n        if self is other:\n            return True\n        return self.x == other.x\n',
  ),
  added(
    'a Rust macro for assertions',
    'cargo test',
    'src/m.rs',
    'macro_rules! assert_close { ($a:expr, $b:expr) => { assert!($a - $b < 1.0) } }\n',
  ),
];
