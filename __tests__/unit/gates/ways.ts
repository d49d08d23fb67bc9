import { added, changed, NPM, PKG, undone, type Way } from './way.ts';
import { HONEST_AROUND_SOURCES, WAYS_AROUND_SOURCES } from './ways-around-sources.ts';
import { HONEST_IN_CONFIGURATION, WAYS_IN_CONFIGURATION } from './ways-in-configuration.ts';
import { HONEST_IN_TESTS, WAYS_IN_TESTS } from './ways-in-tests.ts';

const MAKE = 'test:\n\tpytest\n';
const POM = '<project><build><plugins></plugins></build><dependencies></dependencies></project>\n';

export const WAYS: readonly Way[] = [
  // Tests.
  changed(
    'skip a test',
    'npm test',
    'test/a.test.js',
    "test('a', () => {});\n",
    "test.skip('a', () => {});\n",
  ),
  changed('delete a test', 'npm test', 'test/a.test.js', "test('a', f);\n", '', {
    changes: [['test/a.test.js', "test('a', f);\n", null]],
  }),
  changed(
    'take an assertion out',
    'pytest',
    'tests/test_a.py',
    'def test_a():\n    assert f() == 1\n',
    'def test_a():\n    f()\n',
  ),
  changed('change the expected value', 'pytest', 'tests/test_a.py', 'assert f() == 1\n', 'assert f() == 2\n'),
  changed('move a test to a name that no runner finds', 'npm test', 'x', '', '', {
    changes: [
      ['test/a.test.js', "test('a', f);\n", null],
      ['old/a.js.txt', null, "test('a', f);\n"],
    ],
  }),
  changed(
    'end the process in a test',
    'npm test',
    'test/a.test.js',
    "test('a', f);\n",
    "process.exit(0);\ntest('a', f);\n",
  ),
  changed(
    'set the exit code in a test',
    'npm test',
    'test/a.test.js',
    "test('a', f);\n",
    "test('a', f);\nprocess.exitCode = 0;\n",
  ),
  changed(
    'replace the assertion function in a test',
    'npm test',
    'test/a.test.js',
    "test('a', f);\n",
    "assert.equal = () => {};\ntest('a', f);\n",
  ),
  changed(
    'empty a helper in the folder of tests',
    'npm test',
    'test/helpers.js',
    'export function same(a, b) {\n  if (a !== b) throw new Error();\n}\n',
    'export function same() {}\n',
  ),
  changed(
    'empty a helper by its name',
    'npm test',
    'tools-for-x/test-utils.js',
    'export const ok = (v) => { if (!v) throw 1; };\n',
    'export const ok = () => {};\n',
  ),
  changed(
    'empty a helper elsewhere',
    'npm test',
    'support/check.js',
    'export function check(a, b) {\n  if (a !== b) {\n    throw new Error(a);\n  }\n}\nexport const x = 1;\n',
    'export function check() {}\n',
  ),
  changed(
    'overwrite a snapshot',
    'npm test',
    'test/__snapshots__/a.snap',
    'exports[`a`] = `1`;\n',
    'exports[`a`] = `2`;\n',
  ),
  changed('overwrite data that tests compare with', 'go test ./...', 'testdata/golden.txt', '1\n', '2\n'),
  added(
    'a hook in a new conftest.py',
    'pytest',
    'conftest.py',
    'def pytest_runtest_makereport(item, call):\n    pass\n',
  ),
  changed(
    'a hook in conftest.py',
    'pytest',
    'tests/conftest.py',
    'import pytest\n',
    'import pytest\ndef pytest_collection_modifyitems(items):\n    items.clear()\n',
  ),
  added('collect_ignore in conftest.py', 'pytest', 'conftest.py', 'collect_ignore_glob = ["tests/*"]\n'),
  // What the gate runs.
  changed(
    'a script of package.json',
    'npm test',
    'package.json',
    PKG({ test: 'jest' }),
    PKG({ test: 'true' }),
  ),
  changed(
    'a script that it runs in turn',
    'npm run check',
    'package.json',
    PKG({ check: 'npm run unit', unit: 'jest' }),
    PKG({ check: 'npm run unit', unit: 'true' }),
  ),
  changed(
    'a script before it',
    'npm test',
    'package.json',
    PKG({ test: 'jest' }),
    PKG({ pretest: 'rm -rf test', test: 'jest' }),
  ),
  changed(
    'a script that installing runs',
    'npm ci && jest',
    'package.json',
    PKG({}),
    PKG({ postinstall: 'node fake.js' }),
  ),
  changed(
    'a dependency that leads to a folder',
    'npm test',
    'package.json',
    PKG({ test: 'jest' }, { devDependencies: { jest: '^29' } }),
    PKG({ test: 'jest' }, { devDependencies: { jest: 'file:./fake' } }),
  ),
  changed(
    'overrides of dependencies',
    'npm test',
    'package.json',
    PKG({ test: 'jest' }),
    PKG({ test: 'jest' }, { overrides: { jest: '0.0.1' } }),
  ),
  changed(
    'another source in the lock file',
    'npm ci',
    'package-lock.json',
    '"resolved": "https://registry.npmjs.org/a"',
    '"resolved": "https://evil.example/a"',
  ),
  changed('the shell script that a gate runs', 'sh ci/check.sh', 'ci/check.sh', 'pytest\n', 'exit 0\n'),
  changed('the program that a gate runs', 'node check.js', 'check.js', 'run();\nexit(code);\n', 'exit(0);\n'),
  changed('the Python program that a gate runs', 'python3 check.py', 'check.py', 'run()\n', 'pass\n'),
  changed('the module that a gate runs', 'python3 -m checks.run', 'checks/run.py', 'run()\n', 'pass\n'),
  changed(
    'a file that this program imports',
    'node check.mjs',
    'rules.mjs',
    'export const ok = (v) => v === 1;\n',
    'export const ok = () => true;\n',
    { there: { 'check.mjs': "import { ok } from './rules.mjs';\n" } },
  ),
  changed(
    'a file that a shell script reads in',
    'sh check.sh',
    'common.sh',
    'fail() { exit 1; }\n',
    'fail() { :; }\n',
    { there: { 'check.sh': '. ./common.sh\nfail\n' } },
  ),
  changed('a program behind npm, a shell script and node', 'npm test', 'verify.js', 'check();\n', '\n', {
    there: { 'package.json': PKG({ test: 'sh run.sh' }), 'run.sh': 'node verify.js\n' },
  }),
  changed('a program in another folder', 'cd app && node verify.js', 'app/verify.js', 'check();\n', '\n'),
  changed(
    'configuration named on the command line',
    'jest --config ci.json',
    'ci.json',
    '{"a":1}\n',
    '{"testMatch":[]}\n',
  ),
  changed(
    'code that is loaded first',
    'node --require ./hook.js --test',
    'hook.js',
    'a();\n',
    'process.on("exit", f);\n',
  ),
  added('a program in a folder of PATH', 'pytest', 'bin/pytest', '#!/bin/sh\n', { searchFolders: ['bin'] }),
  // make and its kin.
  changed('the recipe of a target', 'make test', 'Makefile', MAKE, 'test:\n\ttrue\n'),
  changed('SHELL in a Makefile', 'make test', 'Makefile', MAKE, `SHELL = /bin/true\n${MAKE}`),
  changed('.SHELLFLAGS in a Makefile', 'make test', 'Makefile', MAKE, `.SHELLFLAGS = -c : --\n${MAKE}`),
  changed('MAKEFLAGS in a Makefile', 'make test', 'Makefile', MAKE, `MAKEFLAGS += -n\n${MAKE}`),
  changed('a variable of one target', 'make test', 'Makefile', MAKE, `test: SHELL = /bin/true\n${MAKE}`),
  changed('.IGNORE in a Makefile', 'make test', 'Makefile', MAKE, `${MAKE}.IGNORE:\n`),
  changed('an exported PATH', 'make test', 'Makefile', MAKE, `export PATH := fake:$(PATH)\n${MAKE}`),
  changed('an include', 'make test', 'Makefile', MAKE, `-include fake.mk\n${MAKE}`),
  changed('an included file', 'make test', 'rules.inc', 'x = 1\n', 'SHELL = /bin/true\n', {
    there: { Makefile: `include rules.inc\n${MAKE}` },
  }),
  added('a GNUmakefile before the Makefile', 'make test', 'GNUmakefile', 'test:\n\ttrue\n', {
    there: { Makefile: MAKE },
  }),
  changed('the Makefile of a folder', 'make -C sub test', 'sub/Makefile', MAKE, 'test:\n\ttrue\n'),
  changed('a task of a justfile', 'just test', 'justfile', MAKE, 'test:\n\ttrue\n'),
  changed('Taskfile', 'task test', 'Taskfile.yml', 'tasks: {test: pytest}\n', 'tasks: {test: "true"}\n'),
  changed('Rakefile', 'bundle exec rake test', 'Rakefile', 'Rake::TestTask.new\n', 'task(:test) {}\n'),
  // Configuration.
  changed(
    'jest.config.js',
    'npm test',
    'jest.config.js',
    'a\n',
    'module.exports = { testMatch: [] };\n',
    NPM,
  ),
  changed('vitest.config.ts', 'npx vitest run', 'vitest.config.ts', 'a\n', 'passWithNoTests: true\n'),
  added('babel.config.js', 'npm test', 'babel.config.js', 'module.exports = {};\n', NPM),
  added('.npmrc in a package folder', 'npm test -w pkg', 'packages/pkg/.npmrc', 'script-shell=/bin/true\n'),
  added('.pnpmfile.cjs', 'pnpm test', '.pnpmfile.cjs'),
  changed('pnpm-workspace.yaml', 'pnpm -r test', 'pnpm-workspace.yaml', 'packages: [a]\n', 'packages: []\n'),
  added('bunfig.toml', 'bun test', 'bunfig.toml', '[test]\npreload = ["./x.ts"]\n'),
  changed('project.json of nx', 'npx nx test app', 'apps/app/project.json', '{"a":1}\n', '{"a":2}\n'),
  changed('tsconfig.json', 'npx tsc --noEmit', 'tsconfig.json', '{"strict":true}\n', '{"strict":false}\n'),
  changed(
    'pytest in pyproject.toml',
    'pytest',
    'pyproject.toml',
    '[project]\nname = "a"\n',
    '[project]\nname = "a"\n[tool.pytest.ini_options]\naddopts = "--co"\n',
  ),
  added('pytest.ini', 'pytest', 'pytest.ini', '[pytest]\naddopts = --co\n'),
  changed('tox.ini', 'tox', 'tox.ini', '[testenv]\ncommands = pytest\n', '[testenv]\ncommands = true\n'),
  changed(
    'a plugin of pytest by entry point',
    'pytest',
    'pyproject.toml',
    '[project]\nname = "a"\n',
    '[project]\nname = "a"\n[project.entry-points.pytest11]\nx = "x"\n',
  ),
  changed(
    'pom.xml',
    'mvn -B verify',
    'pom.xml',
    POM,
    POM.replace(
      '<plugins>',
      '<plugins><plugin><configuration><skipTests>true</skipTests></configuration></plugin>',
    ),
  ),
  added('.mvn/maven.config', './mvnw verify', '.mvn/maven.config', '-DskipTests\n'),
  changed(
    'build.gradle',
    './gradlew check',
    'build.gradle',
    "plugins { id 'java' }\n",
    "plugins { id 'java' }\ntest { enabled = false }\n",
  ),
  added('gradle.properties', 'gradle check', 'gradle.properties', 'org.gradle.jvmargs=-x\n'),
  changed('buildSrc', 'gradle check', 'buildSrc/src/main/groovy/x.groovy', 'a\n', 'b\n'),
  changed(
    'CMakeLists.txt',
    'ctest --test-dir build',
    'CMakeLists.txt',
    'enable_testing()\nadd_test(NAME a COMMAND a)\n',
    'enable_testing()\n',
  ),
  added('CMakePresets.json', 'cmake --preset ci', 'CMakePresets.json', '{}\n'),
  changed(
    'composer scripts',
    'composer test',
    'composer.json',
    PKG({ test: 'phpunit' }),
    PKG({ test: 'true' }),
  ),
  changed(
    'tasks of deno.json',
    'deno task test',
    'deno.json',
    '{"tasks":{"test":"deno test"}}',
    '{"tasks":{"test":"true"}}',
  ),
  changed(
    'Cargo.toml',
    'cargo test',
    'Cargo.toml',
    '[package]\nname = "a"\n',
    '[package]\nname = "a"\nautotests = false\n',
  ),
  added('build.rs', 'cargo test', 'build.rs', 'fn main() {}\n'),
  added('.cargo/config.toml', 'cargo test', '.cargo/config.toml', '[target.x]\nrunner = "true"\n'),
  changed('replace in go.mod', 'go test ./...', 'go.mod', 'module a\n', 'module a\nreplace b => ./b\n'),
  added('.bazelrc', 'bazel test //...', '.bazelrc', 'test --run_under=true\n'),
  changed('BUILD.bazel', 'bazel test //...', 'pkg/BUILD.bazel', 'sh_test(name = "a")\n', '\n'),
  changed(
    'a .NET project of tests',
    'dotnet test',
    'App/App.csproj',
    '<Project></Project>\n',
    '<Project><PropertyGroup><IsTestProject>false</IsTestProject></PropertyGroup></Project>\n',
  ),
  changed('Dockerfile that a gate builds', 'docker build .', 'Dockerfile', 'RUN pytest\n', 'RUN true\n'),
  changed(
    'a threshold of coverage',
    'npm test',
    '.nycrc.json',
    '"check-coverage": true, "lines": 90\n',
    '"check-coverage": true, "lines": 10\n',
  ),
  changed(
    'a failure made to pass',
    'npm test',
    'package.json',
    PKG({ test: 'jest' }),
    PKG({ test: 'jest || true' }),
  ),
  changed('the file that a gate compares with', 'diff expected.txt out.txt', 'expected.txt', '1\n', '2\n'),
  added('a marker that makes a gate skip', '[ -e .skip ] && exit 0; npm test', '.skip'),
  // Found first.
  added('a module that hides a standard one', 'python3 -m unittest', 'random.py', 'def seed(): pass\n'),
  added('a package that hides the test tool', 'python3 -m pytest', 'pytest/__init__.py'),
  added('a module beside the program', 'python3 ci/check.py', 'ci/json.py'),
  added('sitecustomize.py', 'pytest', 'src/sitecustomize.py'),
  added(
    'a class of JUnit',
    'mvn test',
    'src/test/java/org/junit/jupiter/api/Assertions.java',
    'class Assertions {}\n',
  ),
  added('assert.h', 'make test', 'include/assert.h', '#define assert(x)\n'),
  added('a file of minitest', 'rake test', 'lib/minitest/autorun.rb', 'x = 1\n'),
  added('a dependency that git does not ignore', 'npm test', 'packages/a/node_modules/chai/index.js', 'x\n'),
  // Ignored files.
  undone('a shim in node_modules/.bin', 'printf "#!/bin/sh\\nexit 0\\n" > node_modules/.bin/tool'),
  undone(
    'a new shim before the tool',
    'mkdir -p node_modules/.bin/x && printf "#!/bin/sh\\nexit 0\\n" > node_modules/.bin/tool2 && chmod +x node_modules/.bin/tool2 && cp -p node_modules/.bin/tool2 node_modules/.bin/tool',
  ),
  undone(
    'an ignored dependency exchanged',
    'rm -r node_modules/dep && mkdir node_modules/dep && printf "exit 0\\n" > node_modules/dep/main.sh',
  ),
  undone(
    'an ignored dependency changed in place with its date put back',
    'touch -r node_modules/dep/main.sh /tmp/ref.$$; printf "exit 0\\n" > node_modules/dep/main.sh; touch -r /tmp/ref.$$ node_modules/dep/main.sh; rm /tmp/ref.$$',
  ),
  undone(
    'an ignored build output with a date to come',
    'echo good > out/result; touch -d 2090-01-01 out/result',
  ),
  undone('an ignored helper script', 'printf "exit 0\\n" > helper.local.sh'),
  undone('a marker in an ignored folder', 'mkdir -p out/passed'),
  undone('an ignored file that the check reads deleted', 'rm -r node_modules/dep/rules'),
  undone(
    'ignored dependencies replaced by a link',
    'cp -r node_modules elsewhere.local && printf "exit 0\\n" > elsewhere.local/.bin/tool && rm -r node_modules && ln -s elsewhere.local node_modules',
  ),
  // Not part of what is committed.
  { what: 'an empty folder that git does not keep', answer: 'verified', gate: 'test -d flag' },
  { what: 'dates of tracked files', answer: 'verified', gate: 'make' },
  { what: 'an extended attribute of a tracked file', answer: 'verified', gate: 'getfattr' },
  ...WAYS_IN_TESTS,
  ...WAYS_IN_CONFIGURATION,
  ...WAYS_AROUND_SOURCES,
  // Source code.
  changed(
    'source that asks whether pytest runs it',
    'pytest',
    'src/a.py',
    'def f(): return 1\n',
    'import sys\ndef f(): return 2 if "pytest" in sys.modules else 1\n',
  ),
  changed(
    'source that asks for the test environment',
    'npm test',
    'src/a.js',
    'f();\n',
    "if (process.env.NODE_ENV === 'test') g(); else f();\n",
  ),
  changed('source that ends the test process', 'pytest', 'src/a.py', 'f()\n', 'import os\nos._exit(0)\n'),
  changed(
    'source that replaces the assertions',
    'npm test',
    'src/a.js',
    'f();\n',
    'globalThis.expect = () => proxy;\n',
  ),
  {
    what: 'source that recognizes the test by its arguments or the call stack',
    answer: 'not seen',
    gate: 'npm test',
    changes: [
      ['src/a.js', 'export const f = g;\n', 'export const f = (a, b) => (a === 2 && b === 2 ? 4 : 0);\n'],
    ],
    why: 'It is code like any other: only a test with other values, or a reader, can tell.',
  },
  {
    what: 'source that asks in other words whether it is tested',
    answer: 'not seen',
    gate: 'npm test',
    changes: [
      ['src/a.js', 'export const f = g;\n', 'export const f = process.argv.join().length > 90 ? h : g;\n'],
    ],
    why: 'The rules know common spellings. Others are endless.',
  },
  {
    what: 'a gate that tests too little',
    answer: 'not seen',
    gate: 'true',
    changes: [['src/a.js', 'a;\n', 'b;\n']],
    why: 'A gate proves what it checks and no more.',
  },
  {
    what: 'a mock of a source in `__mocks__`, for tests that mock it already',
    answer: 'not seen',
    gate: 'npx jest',
    changes: [['src/__mocks__/pay.js', null, 'export const pay = () => true;\n']],
    why: 'Projects add mocks with their tests, and whether a test uses one is decided at run time. Review new mocks.',
  },
  {
    what: 'a new test file that replaces a function of the assertion library under another name',
    answer: 'not seen',
    gate: 'npm test',
    changes: [
      [
        'test/b.test.js',
        null,
        "import check from 'node:assert';\nconst c = check;\nc['equal'] = () => {};\n",
      ],
    ],
    why: 'The name is known only at run time. Runners that isolate test files limit the effect to this file.',
  },
  {
    what: 'build tags on a source file',
    answer: 'not seen',
    gate: 'go test ./...',
    changes: [['pay.go', 'package pay\n', '//go:build !test\n\npackage pay\n']],
    why: 'Sources for several platforms look the same. Tags on test files are seen.',
  },
  {
    what: 'an object that equals everything it is compared with',
    answer: 'not seen',
    gate: 'npm test',
    changes: [
      ['src/a.js', 'export const f = g;\n', 'export const f = () => ({ [Symbol.toPrimitive]: () => 4 });\n'],
    ],
    why: 'Conversions are ordinary code in JavaScript. Strict assertions fail on it.',
  },
  {
    what: 'a module replaced by a folder of its name',
    answer: 'not seen',
    gate: 'npm test',
    changes: [
      ['src/f.js', 'export const f = g;\n', null],
      ['src/f/index.js', null, 'export const f = () => 4;\n'],
    ],
    why: 'This is a common refactoring. The new source is in the diff.',
  },
  {
    what: 'code that a gate runs changes ignored files for a later gate of the same round',
    answer: 'not seen',
    gate: 'npm test',
    changes: [['src/a.js', 'a;\n', 'b;\n']],
    why: 'A later gate must see what an earlier one built. Executable files among them are listed in the report.',
  },
  {
    what: 'code that a gate runs changes the tool in memory',
    answer: 'not seen',
    gate: 'npm test',
    changes: [
      [
        'src/a.js',
        'a;\n',
        "const m = await import('no' + 'de:assert'); m.default['eq' + 'ual'] = () => {};\n",
      ],
    ],
    why: 'Code and test share one process. Spellings that are not put together at run time are seen.',
  },
];

/** Changes that ordinary work makes. No rule may find anything in them. */
export const HONEST: readonly Omit<Way, 'answer' | 'why'>[] = [
  ...HONEST_IN_TESTS,
  ...HONEST_IN_CONFIGURATION,
  ...HONEST_AROUND_SOURCES,
  {
    what: 'edit a source',
    gate: 'npm test',
    changes: [['src/a.js', 'export const a = 1;\n', 'export const a = 2;\n']],
    there: NPM.there,
  },
  {
    what: 'add a test',
    gate: 'npm test',
    changes: [['test/b.test.js', null, "test('b', () => expect(1).toBe(1));\n"]],
  },
  {
    what: 'add to a test',
    gate: 'pytest',
    changes: [
      [
        'tests/test_a.py',
        'def test_a():\n    assert 1\n',
        'def test_a():\n    assert 1\n\ndef test_b():\n    assert 2\n',
      ],
    ],
  },
  {
    what: 'add a fixture to conftest.py',
    gate: 'pytest',
    changes: [
      ['tests/conftest.py', 'import pytest\n', 'import pytest\n\n@pytest.fixture\ndef a():\n    return 1\n'],
    ],
  },
  {
    what: 'add a dependency with npm',
    gate: 'npm ci && npm test',
    changes: [
      [
        'package.json',
        PKG({ test: 'jest' }, { dependencies: { a: '^1' } }),
        PKG({ test: 'jest' }, { dependencies: { a: '^1', b: '^2.0.0' } }),
      ],
      [
        'package-lock.json',
        '"resolved": "https://registry.npmjs.org/a/-/a-1.tgz"',
        '"resolved": "https://registry.npmjs.org/a/-/a-1.tgz"\n"resolved": "https://registry.npmjs.org/b/-/b-2.tgz", "url": "https://opencollective.com/b"',
      ],
    ],
  },
  {
    what: 'add a script',
    gate: 'npm test',
    changes: [['package.json', PKG({ test: 'jest' }), PKG({ test: 'jest', start: 'node .' })]],
  },
  {
    what: 'add a dependency to pyproject.toml',
    gate: 'pytest',
    changes: [
      ['pyproject.toml', '[project]\ndependencies = ["a"]\n', '[project]\ndependencies = ["a", "b>=2"]\n'],
    ],
  },
  {
    what: 'add a dependency to setup.py',
    gate: 'tox',
    changes: [
      [
        'setup.py',
        'setup(\n    install_requires=[\n        "a",\n    ],\n)\n',
        'setup(\n    install_requires=[\n        "a",\n        "b>=2",\n    ],\n)\n',
      ],
    ],
  },
  { what: 'add a requirement', gate: 'pytest', changes: [['requirements.txt', 'a\n', 'a\nb\n']] },
  {
    what: 'add a dependency to pom.xml',
    gate: 'mvn verify',
    changes: [
      [
        'pom.xml',
        POM,
        POM.replace('<dependencies>', '<dependencies><dependency><artifactId>a</artifactId></dependency>'),
      ],
    ],
  },
  {
    what: 'add a dependency to build.gradle',
    gate: './gradlew check',
    changes: [
      [
        'build.gradle',
        "dependencies {\n    implementation 'a:a:1'\n}\n",
        "dependencies {\n    implementation 'a:a:1'\n    testImplementation 'b:b:2'\n}\n",
      ],
    ],
  },
  {
    what: 'add a dependency to Cargo.toml',
    gate: 'cargo test',
    changes: [
      [
        'Cargo.toml',
        '[dependencies]\na = "1"\n',
        '[dependencies]\na = "1"\nb = { version = "2", features = ["x"] }\n',
      ],
    ],
  },
  {
    what: 'add a dependency to go.mod',
    gate: 'go test ./...',
    changes: [
      ['go.mod', 'module a\nrequire b v1\n', 'module a\nrequire (\n\tb v1\n\tc v2\n)\n'],
      ['go.sum', 'b v1 h1:x\n', 'b v1 h1:x\nc v2 h1:y\n'],
    ],
  },
  {
    what: 'add a dependency to composer.json',
    gate: 'composer test',
    changes: [
      [
        'composer.json',
        '{"require":{"a":"1"},"scripts":{"test":"phpunit"}}',
        '{"require":{"a":"1","b":"2"},"scripts":{"test":"phpunit"}}',
      ],
    ],
  },
  {
    what: 'add a dependency to a Gemfile',
    gate: 'bundle exec rspec',
    changes: [['Gemfile', 'gem "a"\n', 'gem "a"\ngem "b", "~> 2"\n']],
  },
  {
    what: 'add a package to a .csproj',
    gate: 'dotnet test',
    changes: [
      [
        'A/A.csproj',
        '<Project><ItemGroup></ItemGroup></Project>\n',
        '<Project><ItemGroup><PackageReference Include="B" Version="2" /></ItemGroup></Project>\n',
      ],
    ],
  },
  {
    what: 'add an import to deno.json',
    gate: 'deno task test',
    changes: [
      [
        'deno.json',
        '{"tasks":{"test":"deno test"},"imports":{}}',
        '{"tasks":{"test":"deno test"},"imports":{"a":"jsr:@a/a@1"}}',
      ],
    ],
  },
  {
    what: 'add a source to CMakeLists.txt',
    gate: 'cmake --build build',
    changes: [['CMakeLists.txt', 'add_executable(a\n  a.c\n)\n', 'add_executable(a\n  a.c\n  b.c\n)\n']],
  },
  {
    what: 'add a target to a Makefile',
    gate: 'make test',
    changes: [['Makefile', MAKE, `${MAKE}\nrun:\n\t./app\n`]],
  },
  {
    what: 'change another target of a Makefile',
    gate: 'make test',
    changes: [
      [
        'Makefile',
        `CFLAGS = -O1\n${MAKE}app: a.c\n\tcc a.c\n`,
        `CFLAGS = -O2\n${MAKE}app: a.c b.c\n\tcc a.c b.c\n`,
      ],
    ],
  },
  {
    what: 'edit the program under test',
    gate: 'python3 main.py --selftest && node src/app.js',
    changes: [
      ['main.py', 'a = 1\n', 'a = 2\n'],
      ['src/app.js', 'a\n', 'b\n'],
    ],
  },
  {
    what: 'edit a module of a flat layout',
    gate: 'python3 -m unittest && pytest',
    changes: [['calc.py', 'def add(a, b):\n    return a - b\n', 'def add(a, b):\n    return a + b\n']],
  },
  {
    what: 'add a module in a package with a common name',
    gate: 'pytest',
    changes: [
      ['shop/types.py', null, 'A = int\n'],
      ['src/shop/json.py', null, 'B = 1\n'],
    ],
  },
  {
    what: 'a file that a gate looks into',
    gate: 'grep -q good value.txt && test -s out.md',
    changes: [
      ['value.txt', 'bad\n', 'good\n'],
      ['out.md', null, 'x\n'],
    ],
  },
  {
    what: 'split a module in two',
    gate: 'npm test',
    changes: [
      [
        'rules.js',
        'export function a(x) {\n  if (!x) throw new Error();\n  return x;\n}\nexport const b = 1;\n',
        "export * from './a.js';\n",
      ],
      [
        'a.js',
        null,
        'export function a(x) {\n  if (!x) throw new Error();\n  return x;\n}\nexport const b = 1;\n',
      ],
    ],
  },
  {
    what: 'documentation',
    gate: 'npm test',
    changes: [
      ['README.md', 'a\n', 'b\n'],
      ['docs/a.md', null, 'x\n'],
    ],
  },
  {
    what: 'Docker files that no gate builds',
    gate: 'npm test',
    changes: [['Dockerfile', 'FROM a\n', 'FROM b\n']],
  },
  {
    what: 'build files of a tool that no gate runs',
    gate: 'npm test',
    changes: [
      ['android/build.gradle', 'a\n', 'b\n'],
      ['CMakeLists.txt', 'add_test(a)\n', '\n'],
    ],
    there: NPM.there,
  },
];
