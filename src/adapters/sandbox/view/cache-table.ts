/** A folder outside the workspace in which a tool keeps programs, packages or build results. */
export interface Cache {
  readonly tool: string;
  /**
   * Variables that name the folder; the first that is set wins. Paths are not secret, so commands get these variables.
   */
  readonly variables: readonly string[];
  /** The default folder: absolute, or below `~`, `$XDG_CACHE_HOME` or `$XDG_DATA_HOME`; null if there is no default. */
  readonly folder: string | null;
  /** The parts that commands see; empty means all. */
  readonly shown: readonly string[];
  /** Parts that are hidden from commands, because tools keep credentials there. `*` matches a part of a name. */
  readonly never: readonly string[];
  /** Files of `never` that are shown if nothing in them looks like a credential. */
  readonly ifClean: readonly string[];
  /**
   * `cache`: commands get a writable view. `programs`: read-only. `build`: a cache that is created if it is missing.
   */
  readonly use: 'cache' | 'programs' | 'build';
}

type Row = readonly [
  tool: string,
  variables: string,
  folder: string | null,
  shown?: string,
  never?: string,
  use?: Cache['use'],
];

/** Configuration that a tool needs to find its cache, and in which some people keep passwords. */
const HIDDEN_UNLESS_CLEAN: readonly string[] = [
  ...[
    'ccache.conf',
    'config.toml',
    'gradle.properties',
    'settings.xml',
    'npmrc',
    'pip.conf',
    'gemrc',
    '.git/config',
  ],
];

/** One row per folder. Lists are separated by spaces. The view, the environment and the docs use this table. */
const ROWS: readonly Row[] = [
  // JavaScript
  ['npm', 'npm_config_cache NPM_CONFIG_CACHE', '~/.npm', '_cacache _prebuilds _npx'],
  ['pnpm', 'PNPM_HOME', '$XDG_DATA_HOME/pnpm'],
  ['pnpm store', 'npm_config_store_dir NPM_CONFIG_STORE_DIR pnpm_config_store_dir', '~/.pnpm-store'],
  ['pnpm metadata', 'npm_config_cache_dir pnpm_config_cache_dir', '$XDG_CACHE_HOME/pnpm'],
  // pnpm and others make Node keep compiled code in the temporary folder, which is empty for each command.
  ['Node compile cache', 'NODE_COMPILE_CACHE', '/tmp/node-compile-cache', '', '', 'build'],
  ['Corepack', 'COREPACK_HOME', '$XDG_CACHE_HOME/node/corepack'],
  ['Yarn 1', 'YARN_CACHE_FOLDER', '$XDG_CACHE_HOME/yarn'],
  ['Yarn', 'YARN_GLOBAL_FOLDER', '~/.yarn/berry', 'cache index metadata', 'rc .yarnrc.yml'],
  ['Bun', 'BUN_INSTALL', '~/.bun', 'bin install', '.npmrc bunfig.toml'],
  ['Bun cache', 'BUN_INSTALL_CACHE_DIR', null],
  ['Deno', 'DENO_INSTALL', '~/.deno', 'bin'],
  ['Deno cache', 'DENO_DIR', '$XDG_CACHE_HOME/deno', '', 'location_data'],
  ['node-gyp', 'npm_config_devdir', '$XDG_CACHE_HOME/node-gyp'],
  ['Turborepo', 'TURBO_CACHE_DIR', '$XDG_CACHE_HOME/turbo'],
  ['Nx', 'NX_CACHE_DIRECTORY', null],
  ['Puppeteer', 'PUPPETEER_CACHE_DIR', '$XDG_CACHE_HOME/puppeteer'],
  ['Playwright', 'PLAYWRIGHT_BROWSERS_PATH', '$XDG_CACHE_HOME/ms-playwright', '', 'mcp-* *-profile*'],
  ['Cypress', 'CYPRESS_CACHE_FOLDER', '$XDG_CACHE_HOME/Cypress'],
  ['Electron', 'electron_config_cache ELECTRON_CACHE', '$XDG_CACHE_HOME/electron'],
  ['Prisma', '', '$XDG_CACHE_HOME/prisma'],
  ['Selenium', 'SE_CACHE_PATH', '$XDG_CACHE_HOME/selenium'],
  ['nvm', 'NVM_DIR', '~/.nvm', '', 'versions/node/*/etc/npmrc .npmrc .git/config'],
  ['fnm', 'FNM_DIR', '$XDG_DATA_HOME/fnm', '', 'node-versions/*/installation/etc/npmrc'],
  ['fnm, old', '', '~/.fnm', '', 'node-versions/*/installation/etc/npmrc'],
  ['Volta', 'VOLTA_HOME', '~/.volta', '', 'tools/image/node/*/etc/npmrc'],
  // Python
  ['pip', 'PIP_CACHE_DIR', '$XDG_CACHE_HOME/pip'],
  ['pip --user', 'PYTHONUSERBASE', '~/.local', 'bin lib pipx'],
  ['uv cache', 'UV_CACHE_DIR', '$XDG_CACHE_HOME/uv'],
  ['uv', '', '$XDG_DATA_HOME/uv', 'python tools', 'credentials'],
  ['uv Pythons', 'UV_PYTHON_INSTALL_DIR', null],
  ['uv tools', 'UV_TOOL_DIR', null],
  ['pyenv', 'PYENV_ROOT', '~/.pyenv', '', 'versions/*/pip.conf .git/config'],
  ['pipx', 'PIPX_HOME', '$XDG_DATA_HOME/pipx'],
  ['Poetry cache', 'POETRY_CACHE_DIR', '$XDG_CACHE_HOME/pypoetry'],
  ['Poetry', 'POETRY_HOME', '$XDG_DATA_HOME/pypoetry', 'bin venv'],
  ['PDM', 'PDM_CACHE_DIR', '$XDG_CACHE_HOME/pdm'],
  ['Hatch', '', '$XDG_DATA_HOME/hatch', 'env pythons'],
  ['Pipenv', 'PIPENV_CACHE_DIR', '$XDG_CACHE_HOME/pipenv'],
  ['virtualenvs', 'WORKON_HOME', '$XDG_DATA_HOME/virtualenvs'],
  ['virtualenv', 'VIRTUALENV_OVERRIDE_APP_DATA', '$XDG_DATA_HOME/virtualenv'],
  ['Miniconda', '', '~/miniconda3', '', '.condarc condarc'],
  ['Micromamba', 'MAMBA_ROOT_PREFIX', '~/micromamba', '', '.condarc condarc .mambarc'],
  ['Conda packages', 'CONDA_PKGS_DIRS', '~/.conda/pkgs'],
  ['pre-commit', 'PRE_COMMIT_HOME', '$XDG_CACHE_HOME/pre-commit'],
  ['Hugging Face', 'HF_HOME', '$XDG_CACHE_HOME/huggingface', 'datasets hub modules', 'stored_tokens token'],
  ['PyTorch', 'TORCH_HOME', '$XDG_CACHE_HOME/torch'],
  // Go
  ['Go', 'GOPATH', '~/go', 'bin pkg'],
  ['Go modules', 'GOMODCACHE', null],
  ['Go build cache', 'GOCACHE', '$XDG_CACHE_HOME/go-build', '', '', 'build'],
  ['golangci-lint', 'GOLANGCI_LINT_CACHE', '$XDG_CACHE_HOME/golangci-lint'],
  ['Staticcheck', 'STATICCHECK_CACHE', '$XDG_CACHE_HOME/staticcheck'],
  ['Go itself', 'GOROOT', null, '', '', 'programs'],
  // Rust
  ['Cargo', 'CARGO_HOME', '~/.cargo', 'bin git registry', 'config config.toml credentials credentials.toml'],
  ['rustup', 'RUSTUP_HOME', '~/.rustup'],
  ['Cargo target', 'CARGO_TARGET_DIR CARGO_BUILD_TARGET_DIR', null],
  ['sccache', 'SCCACHE_DIR', '$XDG_CACHE_HOME/sccache'],
  // C and C++
  ['ccache', 'CCACHE_DIR', '$XDG_CACHE_HOME/ccache', '', 'ccache.conf'],
  ['ccache, old', '', '~/.ccache', '', 'ccache.conf'],
  ['Conan', 'CONAN_HOME', '~/.conan2', 'p profiles settings.yml', '.conan.db credentials.json remotes.json'],
  ['vcpkg', 'VCPKG_DEFAULT_BINARY_CACHE', '$XDG_CACHE_HOME/vcpkg'],
  ['CPM', 'CPM_SOURCE_CACHE', null],
  ['Zig', 'ZIG_GLOBAL_CACHE_DIR', '$XDG_CACHE_HOME/zig'],
  ['Bazel', '', '$XDG_CACHE_HOME/bazel'],
  ['Bazelisk', 'BAZELISK_HOME', '$XDG_CACHE_HOME/bazelisk'],
  // Java
  ['Maven', 'MAVEN_USER_HOME', '~/.m2', 'repository wrapper', 'settings-security.xml settings.xml'],
  [
    'Gradle',
    'GRADLE_USER_HOME',
    '~/.gradle',
    'caches jdks native wrapper',
    'gradle.properties init.d init.gradle init.gradle.kts',
  ],
  [
    'SDKMAN!',
    'SDKMAN_DIR',
    '~/.sdkman',
    'candidates',
    'candidates/maven/*/conf/settings.xml candidates/*/*/init.d candidates/*/*/conf/tomcat-users.xml',
  ],
  ['Ivy', '', '~/.ivy2', 'cache local', '.credentials'],
  ['sbt', '', '~/.sbt', 'boot', '.credentials'],
  ['Coursier', 'COURSIER_CACHE', '$XDG_CACHE_HOME/coursier'],
  ['Kotlin/Native', 'KONAN_DATA_DIR', '~/.konan'],
  ['Java', 'JAVA_HOME', null, '', '', 'programs'],
  ['Android', 'ANDROID_HOME ANDROID_SDK_ROOT', null, '', '', 'programs'],
  // Others
  [
    '.NET',
    'DOTNET_ROOT',
    '~/.dotnet',
    'dotnet host packs sdk sdk-manifests shared templates tools',
    'corefx',
    'programs',
  ],
  ['NuGet', 'NUGET_PACKAGES', '~/.nuget/packages'],
  ['NuGet downloads', 'NUGET_HTTP_CACHE_PATH', '$XDG_DATA_HOME/NuGet', 'http-cache v3-cache'],
  ['Composer', 'COMPOSER_HOME', '~/.composer', 'cache vendor', 'auth.json config.json'],
  ['Composer cache', 'COMPOSER_CACHE_DIR', '$XDG_CACHE_HOME/composer'],
  ['RubyGems', 'GEM_HOME', '~/.gem', 'ruby', 'credentials'],
  ['RubyGems, new', '', '$XDG_DATA_HOME/gem', 'ruby', 'credentials'],
  ['Bundler', '', '~/.bundle', 'cache', 'config'],
  ['Bundler path', 'BUNDLE_PATH', null],
  ['rbenv', 'RBENV_ROOT', '~/.rbenv', '', 'versions/*/etc/gemrc .git/config'],
  ['Hex', 'HEX_HOME', '~/.hex', 'cache.ets packages', 'hex.config'],
  ['Mix', 'MIX_HOME', '~/.mix'],
  ['rebar3', 'REBAR_CACHE_DIR', '$XDG_CACHE_HOME/rebar3', '', 'hex.config'],
  ['Stack', 'STACK_ROOT', '~/.stack', 'pantry programs snapshots', 'config.yaml'],
  ['Cabal', 'CABAL_DIR', '~/.cabal', 'bin packages store', 'config'],
  ['GHCup', '', '~/.ghcup'],
  ['opam', 'OPAMROOT', '~/.opam'],
  [
    'Pub',
    'PUB_CACHE',
    '~/.pub-cache',
    'bin git global_packages hosted hosted-hashes',
    'credentials.json pub-tokens.json',
  ],
  ['Swift', '', '$XDG_CACHE_HOME/org.swift.swiftpm'],
  ['Julia', '', '~/.julia', 'artifacts compiled juliaup packages registries', 'servers'],
  ['Terraform plugins', 'TF_PLUGIN_CACHE_DIR', '~/.terraform.d/plugin-cache'],
  ['Helm', 'HELM_CACHE_HOME', '$XDG_CACHE_HOME/helm'],
  [
    'asdf',
    'ASDF_DATA_DIR',
    '~/.asdf',
    '',
    'installs/nodejs/*/etc/npmrc installs/nodejs/*/.npm/etc/npmrc installs/maven/*/conf/settings.xml .git/config',
  ],
  [
    'mise',
    'MISE_DATA_DIR',
    '$XDG_DATA_HOME/mise',
    '',
    'installs/node/*/etc/npmrc installs/maven/*/conf/settings.xml installs/maven/*/*/conf/settings.xml',
  ],
  [
    'tools of the runner',
    'RUNNER_TOOL_CACHE AGENT_TOOLSDIRECTORY',
    null,
    '',
    '*/*/*/etc/npmrc */*/*/conf/settings.xml */*/*/.npmrc */*/*/pip.conf',
  ],
];

function splitList(text: string | undefined): readonly string[] {
  return (text ?? '').split(' ').filter((word) => word !== '');
}

export const CACHES: readonly Cache[] = ROWS.map(([tool, variables, folder, shown, never, use]) => ({
  tool,
  variables: splitList(variables),
  folder,
  shown: splitList(shown),
  never: splitList(never),
  ifClean: splitList(never).filter((name) =>
    HIDDEN_UNLESS_CLEAN.some((end) => `/${name}`.endsWith(`/${end}`)),
  ),
  use: use ?? 'cache',
}));

/** The variables of the table, and the two that many tools use to find their folders. */
export const CACHE_VARIABLES: readonly string[] = [
  ...CACHES.flatMap(({ variables }) => variables),
  'XDG_CACHE_HOME',
  'XDG_DATA_HOME',
];
