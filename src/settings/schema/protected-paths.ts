/** Protected only in these places, because programs look for them at the root or in these folders. */
const IN_PLACE: readonly string[] = [
  '.github/workflows/**',
  '.github/actions/**',
  'CODEOWNERS',
  '.github/CODEOWNERS',
  'docs/CODEOWNERS',
  'action.yml',
  'action.yaml',
  '.gitmodules',
  '.forge/**',
];

/** Files and folders with instructions for agents. Agents read those of the folder they work in and of its parents. */
const INSTRUCTIONS: readonly string[] = [
  'AGENTS.md',
  'AGENTS.*.md',
  'AGENT.md',
  'CLAUDE.md',
  'CLAUDE.*.md',
  'GEMINI.md',
  'QWEN.md',
  '.claude/**',
  '.codex/**',
  '.gemini/**',
  '.qwen/**',
  '.opencode/**',
  'opencode.json*',
  '.cursor/**',
  '.cursorrules',
  '.windsurf/**',
  '.windsurfrules',
  '.clinerules/**',
  '.roo/**',
  '.roorules*',
  '.continue/**',
  '.aider*',
  '.junie/**',
  '.kiro/**',
  '.amazonq/**',
  '.augment/**',
  '.augment-guidelines',
  '.github/copilot-instructions.md',
  '.github/instructions/**',
  '.github/prompts/**',
  '.github/agents/**',
  '.github/chatmodes/**',
  '.agents/**',
  '.mcp.json',
];

/** Settings of editors, git, package managers and shells that can name programs to run. */
const TOOL_SETTINGS: readonly string[] = [
  '.vscode/**',
  '.idea/**',
  '.zed/**',
  '.fleet/**',
  '.devcontainer*',
  '*.code-workspace',
  '.gitattributes',
  '.npmrc',
  '.yarnrc*',
  '.pnpmfile.*',
  '.envrc',
  '.husky/**',
  '.githooks/**',
  '.pre-commit-config.{yml,yaml}',
  '{,.}lefthook{,-local}.{yml,yaml,toml,json,jsonc}',
];

/** Files that other CI systems run. A pipeline's file can be named in, or included from, any folder. */
const CI_SYSTEMS: readonly string[] = [
  '.gitlab-ci*.{yml,yaml}',
  '.gitlab/ci/**',
  'Jenkinsfile*',
  '.circleci/**',
  '.gitea/**',
  '.forgejo/**',
  '{,.}azure-pipelines*.{yml,yaml}',
  '{,.}azure-pipelines/**',
  'bitbucket-pipelines.{yml,yaml}',
  '.drone.{yml,yaml,jsonnet,star}',
  '.travis.{yml,yaml}',
  '{,.}appveyor.{yml,yaml}',
  '.buildkite/**',
  '.woodpecker*',
  '.cirrus.{yml,yaml,star}',
  '.semaphore/**',
  '.teamcity/**',
  '.tekton/**',
  '.builds/**',
  '.build.{yml,yaml}',
  '.gitpod.{yml,yaml}',
  'buildspec.{yml,yaml}',
  'cloudbuild.{yml,yaml,json}',
  '{,.}codefresh.{yml,yaml}',
];

/** Built-in patterns that match in every folder. Source: docs/configuration.md#protected-paths. */
export const PROTECTED_ANYWHERE: readonly string[] = [...INSTRUCTIONS, ...TOOL_SETTINGS, ...CI_SYSTEMS].map(
  (pattern) => `**/${pattern}`,
);

/** Paths that only an input or a flag opens. Source: docs/configuration.md#protected-paths. */
export const PROTECTED_PATHS: readonly string[] = [...IN_PLACE, ...PROTECTED_ANYWHERE];
