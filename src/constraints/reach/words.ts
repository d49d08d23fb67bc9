import type { ShellReading } from '../shell/reading.ts';
import { isRelative } from './paths.ts';
import { useOf } from './uses.ts';

/** More than this a person would not look through either; a command with more of them is a script in a file's place. */
const MOST = 200;

/** Words of a command that could be relative paths in the workspace, once each. */
export function namedPaths({ commands }: ShellReading): readonly string[] {
  const words = commands.flatMap((command) => {
    const { code, used } = useOf(command);
    const own = [...used, ...command.redirects.map(({ target }) => target.text)];
    return [...own, ...own.flatMap((word) => word.split(/[=:,]/)), ...code.split(/[\s'"`;|&()<>,=:{}[\]]+/)];
  });
  return [...new Set(words.filter(isRelative))].slice(0, MOST);
}
