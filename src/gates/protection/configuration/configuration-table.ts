/**
 * Files that are entirely configuration of tests, checkers or CI. Each pattern is matched against the name or the path.
 */
const WHOLE_FILES: readonly RegExp[] = [
  // JavaScript: runners, coverage, types, linters.
  /^(?:jest|vitest|mocha|ava|karma|jasmine|cypress|playwright|wdio|nightwatch|stryker|web-test-runner)(?:[.-][\w-]+)?(?:\.conf(?:ig)?|\.setup)?\.(?:[cm]?[jt]s|json)$/,
  /^vitest\.(?:workspace|projects)\.(?:[cm]?[jt]s|json)$/,
  /^mocha\.opts$/,
  /^\.(?:mocharc|nycrc|c8rc|taprc|jasmine|istanbul)(?:\.(?:json|ya?ml|[cm]?js))?(?:\.yml)?$/,
  /^[jt]sconfig(?:\.[\w.-]+)?\.json$/,
  /^\.?(?:eslintrc|eslint\.config|eslintignore|stylelintrc|stylelint\.config|oxlintrc|tslint|biome|dependency-cruiser)(?:\.(?:json|jsonc|ya?ml|[cm]?[jt]s))?$/,
  // Python.
  /^\.?pytest\.(?:ini|toml)$/,
  /^(?:tox\.ini|noxfile\.py|\.coveragerc|\.flake8|\.pylintrc|pylintrc|\.?mypy\.ini|\.?ruff\.toml|pyrightconfig\.json|\.bandit)$/,
  // Go, Rust.
  /^\.golangci\.(?:ya?ml|toml|json)$/,
  /^(?:\.?clippy\.toml|\.?nextest\.toml|\.?tarpaulin\.toml|deny\.toml|staticcheck\.conf)$/,
  // JVM.
  /^(?:testng|checkstyle|pmd|spotbugs(?:-exclude)?|detekt)(?:[.-][\w-]+)?\.(?:xml|ya?ml)$/,
  /^junit-platform\.properties$/,
  // Ruby, PHP, .NET, C++.
  /^(?:\.rspec|\.rubocop(?:_todo)?\.yml|\.simplecov|\.standard\.yml|\.reek\.yml)$/,
  /^(?:phpunit|phpcs|psalm|infection)(?:\.[\w-]+)*\.(?:xml|json5?|dist)$|^phpstan(?:-baseline)?(?:\.[\w-]+)*\.(?:neon|php|dist)$/,
  /^(?:[\w.-]+\.runsettings|xunit\.runner\.json|coverlet\.runsettings)$/,
  /^(?:\.clang-tidy|CTestTestfile\.cmake|CTestCustom\.cmake|\.cppcheck)$/,
  // All languages.
  /^\.?codecov\.ya?ml$|^sonar-project\.properties$|^\.shellcheckrc$/,
  // CI definitions. GitHub's are protected paths and are checked here only if the run opened them.
  /^(?:\.gitlab-ci\.ya?ml|Jenkinsfile|azure-pipelines\.ya?ml|\.travis\.ya?ml|bitbucket-pipelines\.ya?ml|\.drone\.ya?ml|appveyor\.yml)$/,
];
const WHOLE_PATHS =
  /(?:^|\/)(?:\.github\/workflows|\.circleci|\.buildkite)\/.*\.ya?ml$|(?:^|\/)\.cargo\/config(?:\.toml)?$|(?:^|\/)\.config\/nextest\.toml$/;

/** Files with some relevant sections. The pattern matches the section header, or the key in JSON. */
const FILES_WITH_SECTIONS: readonly { readonly file: RegExp; readonly section: RegExp }[] = [
  {
    file: /^pyproject\.toml$/,
    section:
      /^tool\.(?:pytest|coverage|ruff|mypy|pylint|pyright|flake8|tox|nox|bandit|hatch|poe|taskipy|interrogate|pdm\.scripts|uv\.sources|setuptools\.(?:cmdclass|package-dir|dynamic)|poetry\.(?:scripts|plugins)|pytest_env|doit|invoke|mutmut|deptry|vulture)\b|^tool$|^project\.entry-points\b|^build-system$/,
  },
  {
    file: /^setup\.cfg$/,
    section: /^(?:tool:pytest|flake8|mypy|pylint|coverage|pycodestyle|options\.entry_points|isort|aliases)\b/,
  },
  { file: /^Cargo\.toml$/, section: /^(?:profile\.test|lints|workspace\.lints|test|bench)\b/ },
];

/** Keys of package.json that configure test and check tools. */
export const PACKAGE_KEYS: readonly string[] = [
  'jest',
  'vitest',
  'mocha',
  'ava',
  'tap',
  'nyc',
  'c8',
  'jasmine',
  'eslintConfig',
  'eslintIgnore',
  'stylelint',
  'xo',
  'lint-staged',
  'babel',
  'config',
  'nx',
  'overrides',
  'packageManager',
  'playwright',
  'pnpm',
  'resolutions',
  'standard',
  'tsd',
  'ts-node',
  'turbo',
  'wireit',
  'patchedDependencies',
];

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Vite's file also configures Vitest if it mentions tests. */
const VITE = { file: /^vite\.config\.[cm]?[jt]s$/, tests: /\btest\s*:/ };

/** Returns true if a file with these old and new contents is entirely configuration of tests, checkers or CI. */
export function isGateConfiguration(path: string, texts: readonly (string | null)[]): boolean {
  const name = nameOf(path);
  if (VITE.file.test(name)) return texts.some((text) => text !== null && VITE.tests.test(text));
  return WHOLE_PATHS.test(path) || WHOLE_FILES.some((pattern) => pattern.test(name));
}

/** Returns a pattern for the relevant sections of a file; null if it has none. */
export function countingSections(path: string): RegExp | null {
  const name = nameOf(path);
  return FILES_WITH_SECTIONS.find(({ file }) => file.test(name))?.section ?? null;
}
