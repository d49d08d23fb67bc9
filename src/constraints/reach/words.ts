/** More than this a person would not look through either; a command with more of them is a script in a file's place. */
const MOST = 200;

/** Words of a command that could be relative paths in the workspace, once each. */
export function namedPaths(command: string): readonly string[] {
  const words = command.split(/[\s'"`;|&()<>,=:{}[\]]+/);
  const paths = words.filter((word) => /^[\w.@+][\w.@+/-]*$/.test(word) && !word.startsWith('..'));
  return [...new Set(paths)].slice(0, MOST);
}
