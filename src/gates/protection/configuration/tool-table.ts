import { isOwnConfiguration } from './own-configuration.ts';
import {
  balancedWithout,
  cargoParts,
  cmakeParts,
  composerParts,
  denoParts,
  goModParts,
  linesWithoutDependencies,
  pipfileParts,
  projectFileParts,
} from './relevant-parts.ts';

/** Files that a tool reads as its configuration, except those that count for every gate. */
interface ToolFiles {
  /** Matched against a word of a gate's command, without its folder. */
  readonly tools: RegExp;
  /** Matched against the last part of a path. */
  readonly names?: RegExp;
  /** Matched against the path. */
  readonly paths?: RegExp;
  /** Returns the part of a text that decides what a gate does. If absent, the whole text counts. */
  readonly part?: (text: string) => string;
}

const NODE =
  /^(?:node|nodejs|npm|npx|pnpm|pnpx|yarn|bun|bunx|tsx|ts-node|tsc|jest|vitest|mocha|ava|tap|c8|nyc|karma|cypress|playwright|eslint|nx|turbo|lerna|gulp|grunt|rollup|webpack|ng)$/;
const PYTHON =
  /^(?:python[\d.]*|pypy[\d.]*|pytest|py\.test|tox|nox|pip[\d.]*|poetry|pdm|uv|uvx|hatch|pipenv|coverage|mypy|ruff|flake8|pylint|unittest|nosetests|invoke|inv|doit|scons)$/;
const MAVEN = /^(?:mvnw?|mvnd)(?:\.cmd)?$/;
const GRADLE = /^gradlew?(?:\.bat)?$/;
const CMAKE = /^(?:cmake|ctest|ninja|make|gmake|meson)$/;
const RUBY = /^(?:ruby|rake|rspec|bundle|bundler|rails|cucumber|minitest)$/;
const CARGO = /^(?:cargo|cross|rustc)$/;

export const TOOL_FILES: readonly ToolFiles[] = [
  {
    tools: NODE,
    names:
      /^(?:\.npmrc|\.pnpmfile\.c?js|pnpm-workspace\.yaml|\.yarnrc(?:\.yml)?|bunfig\.toml|\.?babel(?:rc|\.config)(?:\.[\w.]+)?|\.swcrc|nx\.json|project\.json|workspace\.json|turbo\.jsonc?|lerna\.json|angular\.json|gulpfile\.\w+|Gruntfile\.\w+|\.nvmrc|\.node-version|\.env\.test(?:\.\w+)?|testem\.js|import_?map\.json)$/,
  },
  { tools: NODE, paths: /(?:^|\/)\.yarn\/(?:releases|plugins|patches)\/|(?:^|\/)patches\/[^/]+\.patch$/ },
  {
    tools: NODE,
    names: /^(?:webpack|rollup|esbuild|postcss|rspack)\.config\.\w+$/,
  },
  {
    tools: PYTHON,
    names:
      /^(?:setup\.py|tasks\.py|dodo\.py|SConstruct|SConscript|fabfile\.py|pip\.conf|uv\.toml|hatch\.toml|\.python-version|[\w.-]+\.pth|constraints\.txt)$/,
    part: linesWithoutDependencies,
  },
  { tools: PYTHON, names: /^Pipfile$/, part: pipfileParts },
  { tools: MAVEN, names: /^pom\.xml$/, part: (text) => balancedWithout(text, 'maven') },
  { tools: MAVEN, paths: /(?:^|\/)\.mvn\/|(?:^|\/)mvnw(?:\.cmd)?$/ },
  {
    tools: GRADLE,
    names: /^(?:[\w.-]+\.gradle(?:\.kts)?)$/,
    part: (text) => balancedWithout(text, 'gradle'),
  },
  {
    tools: GRADLE,
    paths:
      /(?:^|\/)(?:gradle\.properties|gradlew(?:\.bat)?)$|(?:^|\/)(?:buildSrc|gradle\/wrapper|build-logic)\//,
  },
  { tools: CMAKE, names: /^CMakeLists\.txt$/, part: cmakeParts },
  {
    tools: CMAKE,
    names: /^(?:CMake(?:User)?Presets\.json|[\w.-]+\.cmake(?:\.in)?|meson_options\.txt|meson\.options)$/,
  },
  { tools: CMAKE, names: /^meson\.build$/, part: cmakeParts },
  { tools: RUBY, names: /^(?:Rakefile|rakefile|[\w.-]+\.rake|\.rspec-local|\.ruby-version|cucumber\.yml)$/ },
  { tools: RUBY, paths: /(?:^|\/)\.bundle\/config$/ },
  { tools: RUBY, names: /^(?:Gemfile|gems\.rb)$/, part: linesWithoutDependencies },
  { tools: /^(?:composer|phpunit|pest|php|phpstan|psalm)$/, names: /^composer\.json$/, part: composerParts },
  { tools: /^deno$/, names: /^deno\.jsonc?$/, part: denoParts },
  { tools: /^task$/, names: /^\.?[Tt]askfile(?:\.dist)?\.ya?ml$/ },
  { tools: /^just$/, names: /^\.?[Jj]ustfile$/ },
  { tools: /^mage$/, names: /^magefile\.go$/, paths: /(?:^|\/)magefiles\// },
  { tools: /^(?:mise|rtx|asdf)$/, names: /^(?:\.?mise(?:\.[\w]+)?\.toml|\.tool-versions)$/ },
  { tools: CARGO, names: /^Cargo\.toml$/, part: cargoParts },
  { tools: CARGO, names: /^(?:build\.rs|rust-toolchain(?:\.toml)?|rustfmt\.toml|\.rustfmt\.toml)$/ },
  { tools: CARGO, paths: /(?:^|\/)\.cargo\/|(?:^|\/)xtask\// },
  { tools: /^(?:go|gotestsum|ginkgo)$/, names: /^go\.mod$/, part: goModParts },
  { tools: /^(?:go|gotestsum|ginkgo)$/, names: /^go\.work$/ },
  {
    tools: /^(?:bazel|bazelisk|blaze|buck2?|pants|please|plz)$/,
    names:
      /^(?:\.bazelrc|\.bazelversion|\.bazeliskrc|WORKSPACE(?:\.bazel)?|WORKSPACE\.bzlmod|MODULE\.bazel|BUCK|\.buckconfig|pants\.toml|\.plzconfig|[\w.-]+\.bzl)$/,
  },
  {
    tools: /^(?:bazel|bazelisk|blaze|buck2?|pants|please|plz)$/,
    names: /^BUILD(?:\.bazel)?$/,
    part: linesWithoutDependencies,
  },
  {
    tools: /^(?:dotnet|msbuild|nunit3-console)$/,
    names:
      /^(?:Directory\.Build\.(?:props|targets)|Directory\.Packages\.props|[Nn]u[Gg]et\.[Cc]onfig|global\.json|[\w.-]+\.(?:sln|slnx))$/,
  },
  { tools: /^(?:dotnet|msbuild)$/, names: /\.(?:cs|fs|vb)proj$/, part: projectFileParts },
  {
    tools: /^(?:sbt|scala-cli|mill)$/,
    names: /^(?:build\.sbt|build\.sc|\.sbtopts|\.jvmopts)$/,
    part: linesWithoutDependencies,
  },
  { tools: /^(?:sbt)$/, paths: /(?:^|\/)project\/[^/]+\.(?:sbt|scala|properties)$/ },
  { tools: /^ant$/, names: /^(?:build\.xml|ivy\.xml)$/ },
  { tools: /^mix$/, names: /^(?:mix\.exs|\.formatter\.exs|\.credo\.exs)$/, part: linesWithoutDependencies },
  { tools: /^(?:rebar3|erl)$/, names: /^rebar\.config$/ },
  {
    tools: /^(?:lein|clojure|clj)$/,
    names: /^(?:project\.clj|deps\.edn|tests\.edn)$/,
    part: linesWithoutDependencies,
  },
  { tools: /^swift$/, names: /^Package\.swift$/, part: linesWithoutDependencies },
  {
    tools: /^(?:dart|flutter|melos)$/,
    names: /^(?:dart_test\.yaml|analysis_options\.yaml|melos\.yaml|build\.yaml)$/,
  },
  { tools: /^(?:stack|cabal)$/, names: /^(?:stack\.yaml|cabal\.project(?:\.local)?)$/ },
  { tools: /^zig$/, names: /^build\.zig(?:\.zon)?$/ },
  { tools: /^prove$/, names: /^\.proverc$/ },
  {
    tools: /^(?:docker|docker-compose|podman|buildah)$/,
    names:
      /^(?:Dockerfile(?:\.[\w.-]+)?|[\w.-]+\.[Dd]ockerfile|\.dockerignore|(?:docker-)?compose[\w.-]*\.ya?ml)$/,
  },
  { tools: /^earthly$/, names: /^Earthfile$/ },
  { tools: /^(?:pre-commit|prek)$/, names: /^\.pre-commit-config\.yaml$/ },
  { tools: /^(?:act|dagger)$/, names: /^(?:dagger\.json|\.actrc)$/ },
];

/** Returns the function that selects the relevant parts of a text; null if the file configures none of the tools. */
export function toolPart(path: string, uses: (tools: RegExp) => boolean): ((text: string) => string) | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const row = TOOL_FILES.find(
    ({ tools, names, paths }) => (names?.test(name) || paths?.test(path)) && uses(tools),
  );
  if (row === undefined) return isOwnConfiguration(path, uses) ? (text) => text : null;
  return row.part ?? ((text) => text);
}
