/** Programs and builtins that read files as data and never run them. */
export const READS_DATA: ReadonlySet<string> = new Set(
  (
    ': [ [[ basename cat cd cksum cmp column comm cut date declare diff dirname echo egrep exit export expr false fgrep ' +
    'file fold grep head kill local ls md5sum nl od paste printf pwd read readlink readonly realpath return rev seq set ' +
    'sha1sum sha256sum sha512sum shift shopt sleep sort stat tac tail tee test touch tr trap true type ulimit umask ' +
    'uniq unset wait wc which xxd yes base64 alias'
  ).split(' '),
);

/** Options of interpreters whose value is not code. */
export const VALUE_OPTIONS = /^(?:-[WXoO]|\+[oO]|-C|--conditions|--stack-size|-e|-E|-p|-c|--eval|--print)$/;

/** Programs that run what files of their folder define, and the programs that those files name. */
export const RUNNERS: ReadonlySet<string> = new Set(
  (
    'ant bazel bazelisk bmake bundle bunx buck2 cargo cmake composer corepack ctest direnv docker-compose dotnet earthly gmake go ' +
    'gradle grunt gulp hatch invoke jest just lerna lein make mage meson mix mocha mvn ninja nox npm nx pants pdm pipenv ' +
    'pixi pnpm poetry pre-commit pytest rake rspec rye sbt scons swift task tox turbo uv uvx vagrant vitest waf yarn'
  )
    .split(' ')
    .concat('npx', 'pnpx'),
);
