/** A kind of repository, and what `init` has to find in it. */
export interface Kind {
  readonly kind: string;
  readonly files: Readonly<Record<string, string>>;
  /** Words of the summary's first line. */
  readonly found: string;
  /** Name and command of each gate, in their order. */
  readonly gates: readonly (readonly [string, string])[];
  /** Actions besides checkout and our own. */
  readonly uses: readonly string[];
  /** Scripts of the steps before ours, without the sandbox's. */
  readonly runs: readonly string[];
  /** Pieces of notes, one for each note. */
  readonly notes?: readonly string[];
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const IGNORED = { '.gitignore': 'node_modules/\n' };
const SCRIPTS = { test: 'vitest run', lint: 'eslint .', typecheck: 'tsc --noEmit', build: 'tsc' };
const DEPENDENCIES = { devDependencies: { typescript: '^5.0.0', vitest: '^3.0.0' } };
const INSTALL_PNPM = 'npm install --global pnpm@';

const JAVASCRIPT: readonly Kind[] = [
  {
    kind: 'npm',
    files: {
      ...IGNORED,
      'package.json': json({ scripts: SCRIPTS, ...DEPENDENCIES }),
      'package-lock.json': '{}',
    },
    found: 'TypeScript (npm)',
    gates: [
      ['Tests', 'npm test'],
      ['Lint', 'npm run lint'],
      ['Types', 'npm run typecheck'],
    ],
    uses: ['actions/setup-node'],
    runs: ['npm ci'],
  },
  {
    kind: 'npm without dependencies',
    files: { 'package.json': json({ scripts: { test: 'node --test' } }) },
    found: 'JavaScript (npm)',
    gates: [['Tests', 'npm test']],
    uses: ['actions/setup-node'],
    runs: [],
  },
  {
    kind: 'npm with TypeScript and no build',
    files: {
      ...{ '.gitignore': '/node_modules\n', '.nvmrc': '22\n', 'tsconfig.json': '{}' },
      'package.json': json({
        scripts: { test: 'echo "Error: no test specified" && exit 1' },
        ...DEPENDENCIES,
      }),
    },
    found: 'TypeScript (npm)',
    gates: [['Types', 'npx --no-install tsc --noEmit']],
    uses: ['actions/setup-node'],
    runs: ['npm install --no-package-lock'],
    notes: ['No test command was found.'],
  },
  {
    kind: 'pnpm',
    files: {
      ...IGNORED,
      'package.json': json({
        packageManager: 'pnpm@9.12.1+sha512.abc',
        scripts: { test: 'jest' },
        ...DEPENDENCIES,
      }),
      'pnpm-lock.yaml': "lockfileVersion: '9.0'\n",
    },
    found: 'TypeScript (pnpm)',
    gates: [['Tests', 'pnpm test']],
    uses: ['actions/setup-node'],
    runs: [`${INSTALL_PNPM}9.12.1`, 'pnpm install --frozen-lockfile'],
  },
  {
    kind: 'pnpm by an old lock file',
    files: {
      ...IGNORED,
      'package.json': json({ scripts: { 'test:unit': 'jest' }, dependencies: { a: '1' } }),
      'pnpm-lock.yaml': "lockfileVersion: '6.0'\n",
    },
    found: 'JavaScript (pnpm)',
    gates: [['Tests', 'pnpm run test:unit']],
    uses: ['actions/setup-node'],
    runs: [`${INSTALL_PNPM}8`, 'pnpm install --frozen-lockfile'],
  },
  {
    kind: 'Yarn 1',
    files: {
      ...IGNORED,
      'package.json': json({
        engines: { node: '>=20' },
        scripts: { test: 'jest', lint: 'eslint' },
        dependencies: { a: '1' },
      }),
      'yarn.lock': '# yarn lockfile v1\n',
    },
    found: 'JavaScript (Yarn 1)',
    gates: [
      ['Tests', 'yarn test'],
      ['Lint', 'yarn run lint'],
    ],
    uses: ['actions/setup-node'],
    runs: ['npm install --global yarn@1.22.22', 'yarn install --frozen-lockfile'],
  },
  {
    kind: 'Yarn 4',
    files: {
      '.gitignore': '.pnp.*\n.yarn/*\n',
      'package.json': json({
        packageManager: 'yarn@4.5.0',
        scripts: { test: 'jest' },
        dependencies: { a: '1' },
      }),
      'yarn.lock': '# by Yarn\n\n__metadata:\n  version: 8\n',
    },
    found: 'JavaScript (Yarn)',
    gates: [['Tests', 'yarn test']],
    uses: ['actions/setup-node'],
    runs: [
      'npm install --global --force corepack@0.34.0 && corepack enable yarn',
      'yarn install --immutable',
    ],
  },
  {
    kind: 'Bun',
    files: {
      ...IGNORED,
      'package.json': json({
        packageManager: 'bun@1.2.3',
        scripts: { test: 'bun test' },
        dependencies: { a: '1' },
      }),
      'bun.lock': '{}',
    },
    found: 'JavaScript (Bun)',
    gates: [['Tests', 'bun run test']],
    uses: ['oven-sh/setup-bun'],
    runs: ['bun install --frozen-lockfile'],
  },
  {
    kind: 'a monorepo of npm workspaces without scripts at the root',
    files: {
      ...IGNORED,
      'package.json': json({ workspaces: ['packages/*'] }),
      'package-lock.json': '{}',
      'packages/api/package.json': json({ name: 'api', scripts: { test: 'node --test' } }),
      'packages/web/package.json': json({ name: 'web', scripts: { lint: 'eslint .' } }),
    },
    found: 'JavaScript (npm, 2 workspaces)',
    gates: [
      ['Tests', 'npm run test --workspaces --if-present'],
      ['Lint', 'npm run lint --workspaces --if-present'],
    ],
    uses: ['actions/setup-node'],
    runs: ['npm ci'],
  },
  {
    kind: 'a TypeScript monorepo with Turborepo',
    files: {
      ...IGNORED,
      'package.json': json({
        packageManager: 'pnpm@10.0.0',
        ...DEPENDENCIES,
        scripts: { build: 'turbo build' },
      }),
      'pnpm-workspace.yaml': 'packages:\n  - "apps/*"\n',
      'pnpm-lock.yaml': "lockfileVersion: '9.0'\n",
      'turbo.json': '{\n  // tasks\n  "tasks": { "build": {}, "test": {}, "check-types": {}, },\n}\n',
      'apps/web/package.json': json({ name: 'web', scripts: { test: 'vitest run' } }),
    },
    found: 'TypeScript (pnpm, 1 workspace)',
    gates: [
      ['Tests', 'pnpm exec turbo run test'],
      ['Types', 'pnpm exec turbo run check-types'],
    ],
    uses: ['actions/setup-node'],
    runs: [`${INSTALL_PNPM}10.0.0`, 'pnpm install --frozen-lockfile'],
  },
  {
    kind: 'a TypeScript monorepo with Nx',
    files: {
      ...IGNORED,
      'package.json': json({ workspaces: { packages: ['./libs/*'] }, ...DEPENDENCIES }),
      'package-lock.json': '{}',
      'nx.json': json({ targetDefaults: { test: {}, lint: {} } }),
      'libs/core/package.json': json({ name: 'core' }),
    },
    found: 'TypeScript (npm, 1 workspace)',
    gates: [
      ['Tests', 'npx --no-install nx run-many --target=test'],
      ['Lint', 'npx --no-install nx run-many --target=lint'],
    ],
    uses: ['actions/setup-node'],
    runs: ['npm ci'],
  },
];

const PYTHON: readonly Kind[] = [
  {
    kind: 'Python with uv',
    files: {
      'pyproject.toml':
        '[project]\nname = "app"\nrequires-python = ">=3.11"\n\n[dependency-groups]\ndev = ["pytest", "ruff"]\n',
      'uv.lock': 'version = 1\n',
    },
    found: 'Python (uv)',
    gates: [
      ['Tests', 'uv run --offline --no-sync pytest'],
      ['Lint', 'uv run --offline --no-sync ruff check'],
    ],
    uses: ['astral-sh/setup-uv'],
    runs: ['uv sync --locked'],
  },
  {
    kind: 'Python with Poetry',
    files: {
      'pyproject.toml':
        '[tool.poetry]\nname = "app"\n\n[tool.poetry.dependencies]\npython = "^3.11"\n\n[tool.poetry.group.dev.dependencies]\npytest = "*"\nmypy = "*"\n',
      'poetry.lock': '\n',
    },
    found: 'Python (Poetry)',
    gates: [
      ['Tests', 'poetry run pytest'],
      ['Types', 'poetry run mypy .'],
    ],
    uses: ['actions/setup-python'],
    runs: ['pipx install poetry==2.2.1', 'poetry install --no-interaction'],
  },
  {
    kind: 'Python with requirements files',
    files: {
      'requirements.txt': 'flask\n',
      'requirements-dev.txt': 'pytest\nflake8\n',
      '.python-version': '3.12\n',
      'tests/test_app.py': 'def test_it(): pass\n',
    },
    found: 'Python (pip)',
    gates: [
      ['Tests', 'python -m pytest'],
      ['Lint', 'python -m flake8'],
    ],
    uses: ['actions/setup-python'],
    runs: ['python -m pip install -r requirements.txt -r requirements-dev.txt'],
  },
  {
    kind: 'Python with pyproject.toml alone',
    files: {
      '.gitignore': '*.egg-info/\n',
      'pyproject.toml':
        '[project]\nname = "app"\nrequires-python = ">=3.10"\n\n[project.optional-dependencies]\ndev = ["pytest"]\n\n[tool.ruff]\nline-length = 100\n',
    },
    found: 'Python (pip)',
    gates: [
      ['Tests', 'python -m pytest'],
      ['Lint', 'python -m ruff check'],
    ],
    uses: ['actions/setup-python'],
    runs: ["python -m pip install -e '.[dev]'"],
  },
  {
    kind: 'Python with unittest',
    files: { 'setup.py': 'from setuptools import setup\nsetup()\n', 'tests/test_a.py': 'import unittest\n' },
    found: 'Python (pip)',
    gates: [['Tests', 'python -m unittest discover -s tests -t .']],
    uses: ['actions/setup-python'],
    runs: ["python -m pip install -e '.'"],
    notes: ['pip install creates *.egg-info, which .gitignore does not list'],
  },
];

const COMPILED: readonly Kind[] = [
  {
    kind: 'Go',
    files: { 'go.mod': 'module example.com/app\n\ngo 1.24\n', 'app.go': 'package app\n' },
    found: 'Go',
    gates: [
      ['Tests', 'go test ./...'],
      ['Vet', 'go vet ./...'],
    ],
    uses: ['actions/setup-go'],
    runs: ['go mod download'],
  },
  {
    kind: 'a Go workspace',
    files: {
      'go.work': 'go 1.24\n\nuse (\n\t./api // the server\n\t./lib\n)\n',
      '.golangci.yml': 'version: "2"\n',
    },
    found: 'Go (workspace)',
    gates: [
      ['Tests', 'go test ./api/... ./lib/...'],
      ['Vet', 'go vet ./api/... ./lib/...'],
    ],
    uses: ['actions/setup-go'],
    runs: ['go mod download'],
    notes: ['golangci-lint is configured'],
  },
  {
    kind: 'Rust',
    files: { 'Cargo.toml': '[package]\nname = "app"\n', 'Cargo.lock': '\n', 'src/main.rs': 'fn main() {}\n' },
    found: 'Rust (Cargo)',
    gates: [
      ['Tests', 'cargo test --offline'],
      ['Clippy', 'cargo clippy --all-targets --offline -- -D warnings'],
      ['Format', 'cargo fmt --all -- --check'],
    ],
    uses: [],
    runs: ['rustup component add clippy rustfmt', 'cargo fetch --locked'],
  },
  {
    kind: 'a Rust library with a fixed tool chain',
    files: { 'Cargo.toml': '[workspace]\nmembers = ["a"]\n', 'rust-toolchain.toml': '[toolchain]\n' },
    found: 'Rust (Cargo workspace)',
    gates: [
      ['Tests', 'cargo test --workspace --offline'],
      ['Clippy', 'cargo clippy --workspace --all-targets --offline -- -D warnings'],
      ['Format', 'cargo fmt --all -- --check'],
    ],
    uses: [],
    runs: ['rustup toolchain install\nrustup component add clippy rustfmt', 'cargo fetch'],
    notes: ['cargo fetch creates Cargo.lock'],
  },
  {
    kind: 'Maven',
    files: {
      '.gitignore': 'target/\n',
      'pom.xml':
        '<project><properties><maven.compiler.release>17</maven.compiler.release></properties></project>\n',
    },
    found: 'Java (Maven)',
    gates: [['Tests', 'mvn --batch-mode --offline test']],
    uses: ['actions/setup-java'],
    runs: ['mvn --batch-mode --no-transfer-progress -Dmaven.test.failure.ignore=true test'],
  },
  {
    kind: 'Gradle with a wrapper',
    files: {
      '.gitignore': 'build/\n.gradle/\n',
      'build.gradle':
        "plugins { id 'java' }\njava { toolchain { languageVersion = JavaLanguageVersion.of(17) } }\n",
      gradlew: '#!/bin/sh\n',
    },
    found: 'Java (Gradle wrapper)',
    gates: [['Tests', 'sh ./gradlew --no-daemon --console=plain --offline test']],
    uses: ['actions/setup-java'],
    runs: ['sh ./gradlew --no-daemon --console=plain --continue test'],
  },
  {
    kind: 'Gradle in Kotlin without a wrapper',
    files: {
      '.gitignore': '**/build/\n/.gradle\n',
      'build.gradle.kts': 'plugins {\n  kotlin("jvm") version "2.1.0"\n  id("com.diffplug.spotless")\n}\n',
      'settings.gradle.kts': 'rootProject.name = "app"\n',
    },
    found: 'Kotlin (Gradle)',
    gates: [
      ['Tests', 'gradle --no-daemon --console=plain --offline test'],
      ['Checks', 'gradle --no-daemon --console=plain --offline check -x test'],
    ],
    uses: ['actions/setup-java'],
    runs: ['gradle --no-daemon --console=plain --continue check'],
    notes: ['No Gradle wrapper was found'],
  },
  {
    kind: '.NET',
    files: {
      '.gitignore': '[Oo]bj/\nobj/\n',
      '.editorconfig': 'root = true\n',
      'App.sln': 'Project("{1}") = "App.Tests", "tests/App.Tests/App.Tests.csproj"\n',
      'Directory.Build.props':
        '<Project><PropertyGroup><TargetFramework>net9.0</TargetFramework></PropertyGroup></Project>\n',
    },
    found: '.NET',
    gates: [
      ['Tests', 'dotnet test --no-restore'],
      ['Format', 'dotnet format --no-restore --verify-no-changes'],
    ],
    uses: ['actions/setup-dotnet'],
    runs: ['dotnet restore'],
  },
  {
    kind: '.NET with two solutions and no tests',
    files: { '.gitignore': 'obj\n', 'A.slnx': '<Solution/>\n', 'B.sln': '\n', 'global.json': '{}\n' },
    found: '.NET',
    gates: [['Build', 'dotnet build A.slnx --no-restore']],
    uses: ['actions/setup-dotnet'],
    runs: ['dotnet restore A.slnx'],
    notes: ['There are 2 solutions or projects', 'No test command was found.'],
  },
  {
    kind: 'CMake with CTest',
    files: { 'CMakeLists.txt': 'project(app)\nenable_testing()\nadd_test(NAME a COMMAND a)\n' },
    found: 'C or C++ (CMake, CTest)',
    gates: [
      [
        'Tests',
        'cmake -S . -B build && cmake --build build --parallel && ctest --test-dir build --output-on-failure',
      ],
    ],
    uses: [],
    runs: [],
  },
  {
    kind: 'CMake that downloads, beside a folder build',
    files: {
      'CMakeLists.txt': 'include(FetchContent)\ninclude( CTest )\n',
      'build/notes.txt': 'tracked\n',
    },
    found: 'C or C++ (CMake, CTest)',
    gates: [
      [
        'Tests',
        'cmake -S . -B cmake-build && cmake --build cmake-build --parallel && ctest --test-dir cmake-build --output-on-failure',
      ],
    ],
    uses: [],
    runs: ['cmake -S . -B cmake-build'],
    notes: ['cmake creates cmake-build'],
  },
];

const SCRIPTED: readonly Kind[] = [
  {
    kind: 'Ruby with RSpec and RuboCop',
    files: {
      Gemfile: 'source "https://rubygems.org"\nruby "3.3.4"\ngem "rspec"\ngem "rubocop-rails"\n',
      'Gemfile.lock': 'GEM\n',
      'spec/a_spec.rb': '\n',
    },
    found: 'Ruby (Bundler)',
    gates: [
      ['Tests', 'bundle exec rspec'],
      ['Lint', 'bundle exec rubocop'],
    ],
    uses: ['ruby/setup-ruby'],
    runs: ['bundle install'],
  },
  {
    kind: 'Ruby with Rake and Minitest',
    files: {
      '.ruby-version': '3.4.1\n',
      '.gitignore': 'Gemfile.lock\n',
      Gemfile: 'gemspec\n',
      'app.gemspec': 's.add_development_dependency "minitest"\n',
      Rakefile: 'require "minitest/test_task"\nMinitest::TestTask.create\n',
      'test/test_a.rb': '\n',
    },
    found: 'Ruby (Bundler)',
    gates: [['Tests', 'bundle exec rake test']],
    uses: ['ruby/setup-ruby'],
    runs: ['bundle install'],
  },
  {
    kind: 'Ruby with Minitest alone',
    files: { Gemfile: 'gem "minitest"\n', 'Gemfile.lock': '\n', 'test/test_a.rb': '\n' },
    found: 'Ruby (Bundler)',
    gates: [
      [
        'Tests',
        'bundle exec ruby -Ilib -Itest -e \'Dir["./test/**/{test_*,*_test}.rb"].sort.each { |file| require file }\'',
      ],
    ],
    uses: ['ruby/setup-ruby'],
    runs: ['bundle install'],
  },
  {
    kind: 'PHP with PHPUnit and PHPStan',
    files: {
      '.gitignore': '/vendor/\n',
      'composer.json': json({
        require: { php: '^8.2' },
        'require-dev': { 'phpunit/phpunit': '^11', 'phpstan/phpstan': '^2' },
      }),
      'composer.lock': '{}',
      'phpstan.neon.dist': 'parameters:\n',
    },
    found: 'PHP (Composer)',
    gates: [
      ['Tests', 'vendor/bin/phpunit'],
      ['Types', 'vendor/bin/phpstan analyse --no-progress'],
    ],
    uses: ['shivammathur/setup-php'],
    runs: ['composer install --no-interaction --no-progress'],
  },
  {
    kind: 'PHP with scripts',
    files: {
      '.gitignore': 'vendor\ncomposer.lock\n',
      'composer.json': json({ scripts: { test: ['@clear', 'pest'], lint: 'pint --test' } }),
    },
    found: 'PHP (Composer)',
    gates: [
      ['Tests', 'composer run-script test'],
      ['Lint', 'composer run-script lint'],
    ],
    uses: ['shivammathur/setup-php'],
    runs: ['composer install --no-interaction --no-progress'],
  },
  {
    kind: 'a mixed repository',
    files: {
      ...IGNORED,
      'package.json': json({ scripts: { test: 'jest', lint: 'eslint' }, dependencies: { a: '1' } }),
      'package-lock.json': '{}',
      'requirements.txt': 'pytest\nruff\n',
      'go.mod': 'module a\n',
    },
    found: 'JavaScript (npm), Python (pip), Go',
    gates: [
      ['Tests (JavaScript)', 'npm test'],
      ['Lint (JavaScript)', 'npm run lint'],
      ['Tests (Python)', 'python -m pytest'],
      ['Lint (Python)', 'python -m ruff check'],
      ['Tests (Go)', 'go test ./...'],
      ['Vet', 'go vet ./...'],
    ],
    uses: ['actions/setup-node', 'actions/setup-python', 'actions/setup-go'],
    runs: ['npm ci', 'python -m pip install -r requirements.txt', 'go mod download'],
  },
  {
    kind: 'a Makefile alone',
    files: { Makefile: 'CC := cc\ntest: all\n\t./run\nlint:\n\ttrue\n' },
    found: 'Make',
    gates: [
      ['Tests', 'make test'],
      ['Lint', 'make lint'],
    ],
    uses: [],
    runs: [],
  },
  {
    kind: 'a repository without tests',
    files: {
      ...IGNORED,
      'package.json': json({ scripts: { lint: 'eslint .' }, dependencies: { eslint: '9' } }),
    },
    found: 'JavaScript (npm)',
    gates: [['Lint', 'npm run lint']],
    uses: ['actions/setup-node'],
    runs: ['npm install --no-package-lock'],
    notes: ['No test command was found.'],
  },
  {
    kind: 'texts alone',
    files: { 'README.md': 'Hello.\n' },
    found: 'no language that init knows',
    gates: [],
    uses: [],
    runs: [],
    notes: ['No test or lint command was found'],
  },
];

export const KINDS: readonly Kind[] = [...JAVASCRIPT, ...PYTHON, ...COMPILED, ...SCRIPTED];
