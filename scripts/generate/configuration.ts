import { PROTECTED_PATHS } from '../../src/settings/protected-paths.ts';
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

The file is \`.forge/headless-config.yml\` or \`.yaml\` at the repository's root, and both are an error. A link that leads
out of the repository is refused. The input \`config\` or the flag \`--config\` names another file. What counts, from the strongest: **input or flag, environment, file, profile, default**. Lists replace one
another, they are not joined. An unknown key, a wrong type, a bad glob or a bad number ends the run with exit 5 before
a model is called: every problem at once, each with its line, its column and a suggestion.

Durations are seconds (\`300\`) or text with a unit (\`90s\`, \`5m\`, \`1h\`), at most 24 days. Sizes are bytes or text with a unit
(\`500kB\`, \`1MB\`; 1 kB is 1,024 bytes). Globs are relative to the repository's root, with \`/\` between parts; \`*\` and
\`**\` match names that begin with a dot too. A glob is never negated. At most 10,000 globs a
list, whose braces may stand for 100,000 patterns in all. Unless its row says otherwise, a limit of 0 forbids, and
exactly the limit is allowed.

An editor that knows JSON Schema checks the file as you write, with
[schema/headless-config.schema.json](../schema/headless-config.schema.json).

## Keys of the file

${settingsTable()}

### Protected paths

Always protected, whatever the file says; \`protected_paths\` adds to them, and only the input \`open-protected\` or
the flag \`--open-protected\` opens one, for one run. Case makes no difference. Patterns that begin with \`**/\` match in every
folder; in folders that git ignores (\`node_modules\`) they match nothing. \`--open-protected .npmrc\` opens the root's file alone,
\`--open-protected '**/.npmrc'\` opens all:

${PROTECTED_PATHS.map(code).join(' ')}

## Profiles

A profile stands below the file and above the defaults. Without one, the defaults are \`moderate\`.

${profileTable()}

## Action inputs

An empty input is an unset one. Lists are one a line or separated by commas; a comma inside braces belongs to its glob.

${inputTable()}

## Action outputs

${outputTable()}

## The publish action

The second job of the [two-job form](two-jobs.md), \`org/forge-headless/publish\`. Its outputs mean what they do above:
${publishOutputs()}.

${publishTable()}

## Flags

A flag's value follows it, or stands behind \`=\`. Flags that take a list repeat. \`--help\` and \`--version\` work
everywhere.

${flagTable()}

## Environment

Weaker than inputs and flags, stronger than the file. A key is never read from the file or from a flag. A base URL
comes from here, an input or a flag, never from the file, for it decides who is sent the key.

${environmentTable()}

## Exit codes

${exitCodeTable()}
`;
}

export const configurationPage: Generated = { file: 'docs/configuration.md', make: page };
