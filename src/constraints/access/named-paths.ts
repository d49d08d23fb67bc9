import type { ShellReading } from '../shell/shell-reading.ts';
import { commandUse } from './command-use.ts';
import { isRelative } from './outside-paths.ts';

/** Maximum number of words to examine. A command with more is a script. */
const MAX_WORDS = 200;

/** Returns the distinct words of a command that could be relative paths in the workspace. */
export function namedPaths({ commands }: ShellReading): readonly string[] {
  const words = commands.flatMap((command) => {
    const { code, used } = commandUse(command);
    const own = [...used, ...command.redirects.map(({ target }) => target.text)];
    return [...own, ...own.flatMap((word) => word.split(/[=:,]/)), ...code.split(/[\s'"`;|&()<>,=:{}[\]]+/)];
  });
  return [...new Set(words.filter(isRelative))].slice(0, MAX_WORDS);
}
