/**
 * Real projects of many ecosystems, each with its own tests as the gate. Versions are fixed, so that a figure can be
 * taken again. Nothing of theirs is kept in this repository.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromCrates, fromDebian, fromGo, fromMaven, fromNpm, fromPyPI, output } from './fetch.ts';
import type { Project } from './project.ts';

const slashes = (text: string): string => ` // ${text}`;
const hash = (text: string): string => `  # ${text}`;

/** Some tests of Cobra's expect a folder that they cannot write, which root can. */
const GO_GATE = "go test -skip 'TestFailGen' ./...";

const COBRA_DEFECT = {
  file: 'args.go',
  right: 'return fmt.Errorf("requires at least %d arg(s), only received %d", n, len(args))',
  wrong: 'return fmt.Errorf("requires at least %d arg(s), only received %d", len(args), n)',
  comment: slashes,
};

export const REAL_PROJECTS: readonly Project[] = [
  {
    name: 'qs 6.14.0',
    ecosystem: 'npm',
    fetch: fromNpm('qs', '6.14.0'),
    prepare: ['npm install --ignore-scripts --no-audit --no-fund'],
    gate: 'npm run tests-only',
    devDependencies: [
      'es-value-fixtures',
      'for-each',
      'has-bigints',
      'has-override-mistake',
      'has-property-descriptors',
      'has-proto',
      'has-symbols',
      'iconv-lite',
      'mock-property',
      'nyc',
      'object-inspect',
      'qs-iconv',
      'safer-buffer',
      'tape',
    ],
    ignore: ['node_modules', '.nyc_output', 'coverage'],
    defect: {
      file: 'lib/parse.js',
      right: "throw new TypeError('Decoder has to be a function.');",
      wrong: "throw new TypeError('Decoder has to be a value.');",
      comment: slashes,
    },
  },
  {
    name: 'minimist 1.2.8',
    ecosystem: 'pnpm 11, package.json edited',
    fetch: fromNpm('minimist', '1.2.8'),
    prepare: ['pnpm install --ignore-scripts'],
    gate: 'pnpm run tests-only',
    devDependencies: ['nyc', 'tape'],
    ignore: ['node_modules', '.nyc_output', 'coverage'],
    defect: {
      file: 'index.js',
      right: "if (typeof x === 'number') { return true; }",
      wrong: "if (typeof x === 'number') { return false; }",
      comment: slashes,
    },
    alsoEdit: {
      file: 'package.json',
      search: '"description": "parse argument options"',
      replace: '"description": "Parses argument options"',
    },
  },
  {
    name: 'object-inspect 1.13.4',
    ecosystem: 'Yarn 1',
    fetch: fromNpm('object-inspect', '1.13.4'),
    prepare: ['yarn install --ignore-scripts --ignore-engines --non-interactive --silent'],
    gate: 'yarn run tests-only',
    devDependencies: [
      '@pkgjs/support',
      'core-js',
      'error-cause',
      'es-value-fixtures',
      'for-each',
      'functions-have-names',
      'glob',
      'globalthis',
      'has-symbols',
      'has-tostringtag',
      'jackspeak',
      'make-arrow-function',
      'mock-property',
      'nyc',
      'safer-buffer',
      'string.prototype.repeat',
      'tape',
    ],
    ignore: ['node_modules', '.nyc_output', 'coverage'],
    defect: {
      file: 'index.js',
      right: "return obj ? 'true' : 'false';",
      wrong: "return obj ? 'false' : 'true';",
      comment: slashes,
    },
  },
  {
    name: 'Flask 3.1.1',
    ecosystem: 'uv',
    fetch: fromPyPI('flask', '3.1.1'),
    prepare: ['uv sync --locked --group tests --no-default-groups'],
    gate: 'uv run --offline --no-default-groups --group tests pytest -q',
    ignore: ['.venv', '__pycache__', '.pytest_cache', '*.egg-info'],
    defect: {
      file: 'src/flask/json/provider.py',
      right: 'dump_args.setdefault("indent", 2)',
      wrong: 'dump_args.setdefault("indent", 3)',
      comment: hash,
    },
  },
  {
    name: 'Click 8.2.1',
    ecosystem: 'Python with an activated venv in the workspace',
    fetch: fromPyPI('click', '8.2.1'),
    prepare: ['python3 -m venv .venv', '.venv/bin/pip install --quiet pytest==8.4.1 -e .'],
    gate: 'pytest -q -k "not pager"',
    ignore: ['.venv', '__pycache__', '.pytest_cache', '*.egg-info'],
    path: ['.venv/bin'],
    defect: {
      file: 'src/click/decorators.py',
      right: '        return f(get_current_context(), *args, **kwargs)',
      wrong: '        return f(None, *args, **kwargs)',
      comment: hash,
    },
  },
  {
    name: 'Click 8.2.1 with LFS',
    ecosystem: 'Git LFS (pictures), caches not in .gitignore',
    fetch: fromPyPI('click', '8.2.1'),
    prepare: ['python3 -m venv .venv', '.venv/bin/pip install --quiet pytest==8.4.1 -e .'],
    gate: 'pytest -q -k "not pager" tests/test_utils.py tests/test_context.py',
    // Without the caches, as in a project that forgot them.
    ignore: ['.venv', '*.egg-info'],
    path: ['.venv/bin'],
    shape: (folder) => {
      output('git', ['lfs', 'install', '--local'], folder);
      output('git', ['lfs', 'track', '*.png'], folder);
    },
    defect: {
      file: 'src/click/decorators.py',
      right: '        return f(get_current_context(), *args, **kwargs)',
      wrong: '        return f(None, *args, **kwargs)',
      comment: hash,
    },
  },
  {
    name: 'Cobra 1.9.1',
    ecosystem: 'Go',
    fetch: fromGo('github.com/spf13/cobra', 'v1.9.1'),
    prepare: [`${GO_GATE} >/dev/null`],
    gate: GO_GATE,
    ignore: [],
    defect: COBRA_DEFECT,
  },
  {
    name: 'go-sqlite3 1.14.28',
    ecosystem: 'Go with cgo',
    fetch: fromGo('github.com/mattn/go-sqlite3', 'v1.14.28'),
    prepare: ['go test . >/dev/null'],
    gate: 'go test .',
    ignore: [],
    defect: {
      file: 'error.go',
      right: 'str = C.GoString(C.sqlite3_errstr(C.int(err.Code)))',
      wrong: 'str = C.GoString(C.sqlite3_errstr(C.int(err.Code + 1)))',
      comment: slashes,
    },
  },
  {
    name: 'Cobra 1.9.1 with pflag as a submodule',
    ecosystem: 'a Git submodule',
    fetch: fromGo('github.com/spf13/cobra', 'v1.9.1'),
    prepare: [`${GO_GATE} >/dev/null`],
    gate: GO_GATE,
    ignore: [],
    defect: COBRA_DEFECT,
    shape: (folder, scratch) => {
      const origin = join(scratch, 'pflag');
      rmSync(origin, { recursive: true, force: true });
      fromGo('github.com/spf13/pflag', 'v1.0.6')(origin);
      output('git', ['init', '-q', '-b', 'main'], origin);
      output('git', ['add', '-A'], origin);
      output('git', ['commit', '-q', '-m', 'pflag'], origin);
      const add = ['submodule', '--quiet', 'add', origin, 'third_party/pflag'];
      output('git', ['-c', 'protocol.file.allow=always', ...add], folder);
      output('go', ['mod', 'edit', '-replace', 'github.com/spf13/pflag=./third_party/pflag'], folder);
    },
  },
  {
    name: 'ripgrep 14.1.1',
    ecosystem: 'Cargo',
    fetch: fromCrates('ripgrep', '14.1.1'),
    prepare: ['cargo test --quiet >/dev/null'],
    gate: 'cargo test --offline --quiet',
    ignore: ['target'],
    defect: {
      file: 'crates/core/main.rs',
      right: '    Ok(ExitCode::from(if count == 0 { 1 } else { 0 }))',
      wrong: '    Ok(ExitCode::from(if count == 0 { 0 } else { 1 }))',
      comment: slashes,
    },
  },
  {
    name: 'maven-shared-utils 3.4.2',
    ecosystem: 'Maven',
    fetch: fromMaven('org.apache.maven.shared', 'maven-shared-utils', '3.4.2'),
    // The license check knows every file of the repository, and the configuration of the run is one more.
    prepare: ['mvn -q -B -Drat.skip test'],
    gate: 'mvn -o -q -B -Drat.skip test',
    ignore: ['target'],
    defect: {
      file: 'src/main/java/org/apache/maven/shared/utils/StringUtils.java',
      right: '        return ((str == null) || (str.trim().length() == 0));',
      wrong: '        return ((str == null) && (str.trim().length() == 0));',
      comment: slashes,
    },
  },
  {
    name: 'cJSON 1.7.15',
    ecosystem: 'CMake',
    fetch: fromDebian('cjson'),
    prepare: ['cmake -S . -B build >/dev/null', 'cmake --build build >/dev/null'],
    gate: 'cmake --build build >/dev/null && ctest --test-dir build --output-on-failure',
    ignore: ['build'],
    defect: {
      file: 'cJSON.c',
      right: '    return (item->type & 0xFF) == cJSON_NULL;',
      wrong: '    return (item->type & 0xFF) == cJSON_True;',
      comment: (text) => ` /* ${text} */`,
    },
  },
];

/** Leaves only the named development dependencies in package.json. */
export function trimDevDependencies(folder: string, { devDependencies }: Project): void {
  if (devDependencies === undefined) return;
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { devDependencies: Record<string, string> };
  const kept = Object.entries(manifest.devDependencies).filter(([name]) => devDependencies.includes(name));
  writeFileSync(
    file,
    `${JSON.stringify({ ...manifest, devDependencies: Object.fromEntries(kept) }, null, 2)}\n`,
  );
}

/** Writes the `.gitignore` that published sources lack. */
export function writeIgnore(folder: string, { ignore }: Project): void {
  writeFileSync(
    join(folder, '.gitignore'),
    ['.forge/artifacts', ...ignore].map((line) => `${line}\n`).join(''),
  );
}
