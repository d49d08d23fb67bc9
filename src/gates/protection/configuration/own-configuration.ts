import { isTestPath } from '../changes/test-path.ts';

/** Command words that do not identify a tool. */
const GENERIC =
  /^(?:all|app|build|ci|check|checks|clean|cli|config|coverage|data|default|demo|deploy|dev|dist|docs?|e2e|env|format|git|go|index|info|install|integration|java|lib|lint|main|make|node|npm|npx|package|packages?|php|pnpm|prod|project|python|python3|release|ruby|rules?|run|schema|scripts?|serve|server|setup|sh|bash|spec|src|start|test|tests|tools?|types?|unit|validate|verify|version|watch|web|yarn|bun|deno|docker|cat|echo|find|grep|diff|sort|true|false|cargo|dotnet|gradle|maven)$/;
/** Matches the name of a tool's dotfile. The group is the tool's name. */
const DOTTED =
  /^[._]([A-Za-z][\w-]*?)(?:rc|ignore|config)?(?:[.-](?:config|conf|dist|local|base|ci|cli\d*|rc|yaml|allow|baseline))*(?:\.(?:toml|ini|cfg|conf|jsonc?|json5|ya?ml|xml|[cm]?[jt]s|neon|php|properties|hcl|lua|rb|py|txt))?$/;
const CONFIG = /^([A-Za-z][\w-]*?)(?:[.-]config|\.conf|rc)(?:\.\w+)?$/;
const PLAIN = /^([A-Za-z][\w-]*)\.(?:toml|ini|cfg|conf|jsonc?|json5|ya?ml|xml|neon|hcl)$/;
/** Matches a name that could also be a program's, so it counts only at the root. */
const SCRIPT = /^([A-Za-z][\w-]*)\.[cm]?[jt]s$/;

/** Files that configure tools although their names do not contain the tool's name. */
const SHARED: readonly { readonly names: RegExp; readonly tools: RegExp }[] = [
  { names: /^\.(?:ignore|rgignore|fdignore)$/, tools: /^(?:rg|fd|ag|ruff|typos|tokei|biome|uv)$/ },
  {
    names: /^\.editorconfig$/,
    tools: /^(?:dotnet|msbuild|ktlint|prettier|eclint|ec|editorconfig-checker|shfmt|gradlew?|spotless)$/,
  },
  {
    names: /^\.env(?:\.\w+)*$|^\.flaskenv$/,
    tools:
      /^(?:pipenv|bun|just|task|vitest|vite|next|dotenv|foreman|honcho|docker|docker-compose|uv|mise|flask)$/,
  },
  {
    names:
      /^(?:vite|next|nuxt|svelte|astro|vue|craco|metro|react-native|quasar|ember-cli-build|config-overrides|rspack|rsbuild)(?:\.config)?\.[cm]?[jt]s$/,
    tools:
      /^(?:vitest|jest|react-scripts|craco|react-app-rewired|vue-cli-service|next|nuxi|astro|svelte-check|rstest)$/,
  },
  { names: /^import_?map\.json$/, tools: /^deno$/ },
  {
    names: /^(?:Makefile\.(?:am|in)|configure(?:\.ac|\.in)?|config\.mk)$/,
    tools: /^(?:make|gmake|configure|autoreconf)$/,
  },
  {
    names: /^(?:[\w.-]+\.(?:ruleset|globalconfig|rsp|props|targets)|\.globalconfig)$/,
    tools: /^(?:dotnet|msbuild)$/,
  },
  { names: /^\.gemrc$/, tools: /^(?:ruby|rake|rspec|bundle)$/ },
];

/** Returns true if a file's name marks it as configuration of any tool that the gates run. */
export function isOwnConfiguration(path: string, uses: (tools: RegExp) => boolean): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (SHARED.some(({ names, tools }) => names.test(name) && uses(tools))) return true;
  if (isTestPath(path)) return false;
  const patterns = path.includes('/') ? [DOTTED, CONFIG, PLAIN] : [DOTTED, CONFIG, PLAIN, SCRIPT];
  return patterns.some((pattern) => {
    const tool = pattern.exec(name)?.[1]?.replace(/-cli\d*$/, '') ?? '';
    if (tool.length < 2 || GENERIC.test(tool.toLowerCase())) return false;
    return uses(new RegExp(`^${tool}(?:-?cli\\d*|-js|\\d)?$`, 'i'));
  });
}
