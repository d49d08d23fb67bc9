import { PROTECTED_PATHS } from '../../src/settings/schema/protected-paths.ts';
import type { Generated } from './generated.ts';
import { settingsTable } from './settings-table.ts';
import { code } from './table.ts';
import {
  environmentTable,
  exitCodeTable,
  flagTable,
  inputTable,
  outputTable,
  profileTable,
  publishOutputs,
  publishTable,
} from './tables.ts';

function page(): string {
  return `<!-- Made by "npm run generate" from src/settings: change it there. -->

# Configuration

The file is \`.forge/headless-config.yml\` or \`.yaml\` at the root of the repository. The input \`config\` or the flag \`--config\`
names another file. All keys are optional except \`task\`, which an input, a flag or a comment can also give.

- **Precedence**, strongest first: input or flag, environment, file, profile, default. Lists replace one another; they are
  not merged.
- **Errors.** An unknown key, a wrong type, a bad glob or a bad number ends the run with exit 5 before any model call. All
  problems are reported at once, each with line, column and a suggestion. Having both files is an error, and so is a symlink
  that leads out of the repository.
- **Secrets.** A key or token in a setting that the commit or the pull request would show (author, branch, commit message,
  title, body, base, labels, reviewers) is exit 5 before any model call. \`doctor\` reports it too.
- **Durations** are seconds (\`300\`) or text with a unit (\`90s\`, \`5m\`, \`1h\`), at most 24 days. **Sizes** are bytes or text with
  a unit (\`500kB\`, \`1MB\`; 1 kB is 1,024 bytes).
- **Limits** are inclusive: exactly the limit is allowed. 0 allows nothing, unless the table says otherwise.
- **Globs** are relative to the root of the repository and use \`/\`. \`*\` and \`**\` also match names that start with a dot.
  Globs cannot be negated. A list holds at most 10,000 globs, and its braces may expand to 100,000 patterns in all.

Editors that support JSON Schema check the file as you type, with
[schema/headless-config.schema.json](../schema/headless-config.schema.json).

## Keys of the file

${settingsTable()}

### Protected paths

These paths are always protected. \`protected_paths\` adds more. Only the input \`open-protected\` or the flag
\`--open-protected\` opens a path, for one run. Matching ignores case. Patterns that start with \`**/\` match in every folder,
except in folders that git ignores (\`node_modules\`). \`--open-protected .npmrc\` opens only the file at the root;
\`--open-protected '**/.npmrc'\` opens all of them.

If git tracks a protected name as a symbolic link, the target in the repository is protected too. Opening the link opens its target.

${PROTECTED_PATHS.map(code).join(' ')}

## Profiles

A profile sets defaults. The file, the environment, inputs and flags override it. The default profile is \`moderate\`.

${profileTable()}

## Action inputs

An empty input counts as unset. Lists have one entry per line, or are comma-separated. A comma inside braces belongs to its glob.

${inputTable()}

## Action outputs

${outputTable()}

## The publish action

The second job of the [two-job form](two-jobs.md) uses \`org/forge-headless/publish\`. These outputs have the same meaning as above:
${publishOutputs()}.

${publishTable()}

## Flags

The task can also be a word of its own: \`forge-headless "Fix the lint errors"\`. \`--task -\` reads it from stdin.

Flags and words may come in any order. Write a flag's value after it or after \`=\`. Repeat flags that take a list. \`--\` ends the
flags. \`--help\` (\`-h\`) and \`--version\` (\`-V\`) work everywhere, and \`forge-headless help COMMAND\` shows the flags of one command.

A read-only run prints its analysis on stdout and everything else on stderr. With \`--json\`, the analysis is the field \`result\`.

${flagTable()}

## Environment

Environment variables override the file; inputs and flags override them. API keys are never read from the file or from a
flag. A base URL is never read from the file, because it decides who receives the key.

${environmentTable()}

## Exit codes

${exitCodeTable()}

If there are several causes, the first of these wins: configuration, git before the run, an emergency stop, timeout, a limit, a
gate, delivery, anything else. Work that a limit or a gate stopped is not committed. It is kept as \`on_failure.workspace\` says, and
as a patch beside the reports.
`;
}

export const configurationPage: Generated = { file: 'docs/configuration.md', make: page };
