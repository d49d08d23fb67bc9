import path from 'node:path';
import { findBinary, realPath } from '../files/host-files.ts';
import { isHidden, type Mount } from './mounts/mount.ts';
import { hiddenFolders } from './view/hidden-folders.ts';
import type { SandboxOptions } from './view/sandbox-options.ts';
import { trustedFolders } from './view/search-path.ts';

/** Messages of shells and programs that did not find a program; the first group is its name. */
const NOT_FOUND_MESSAGES: readonly RegExp[] = [
  /([^\s:'"`‘’“”]+)['"`’”]?: (?:command )?not found\b/i,
  /command not found: ([^\s:]+)/i,
  /([^\s:'"`‘’“”]+)['"`’”]?: (?:failed to execute: )?no such file or directory/i,
  /no such file or directory(?: \(os error 2\))?: ['"`‘“]?([^\s:'"`’”]+)/i,
  /\bspawn(?:Sync)? (\S+) ENOENT\b/,
  /exec: "([^"]+)": (?:executable file not found|stat)/,
];

/** An output with more names than this is not about a missing program. */
const MAX_NAMES = 20;
/** Longer lines are not searched: a pattern takes too long on them. */
const MAX_LINE_CHARS = 1000;

/** Returns names of programs, and paths to programs, that the output reports as missing. */
function missingNames(output: string): readonly string[] {
  const lines = output.split('\n').filter(({ length }) => length <= MAX_LINE_CHARS);
  const names = lines.flatMap((line) =>
    NOT_FOUND_MESSAGES.flatMap((pattern) => {
      const name = pattern.exec(line)?.[1] ?? '';
      return /^[\w./+@-]+$/.test(name) ? [name] : [];
    }),
  );
  return [...new Set(names)].slice(0, MAX_NAMES);
}

export interface HiddenProgramContext {
  readonly mounts: readonly Mount[];
  /** PATH in the sandbox. */
  readonly searchPath: string;
  readonly options: SandboxOptions;
}

/**
 * Returns one line about programs that the output reports as missing, that the harness's own PATH has, and that the
 * sandbox hides. Only names on PATH are searched for, so a command learns about no other file of the machine. Null if
 * there are none.
 */
export function hiddenProgramNote(
  output: string,
  { mounts, searchPath, options }: HiddenProgramContext,
): string | null {
  const names = missingNames(output);
  if (names.length === 0) return null;
  const folders = trustedFolders(options.hostEnv.PATH, realPath(options.root) ?? options.root);
  const inside = searchPath.split(':');
  const found = names.flatMap((name) => {
    const isBare = !name.includes('/');
    const candidates = isBare ? folders : folders.filter((folder) => folder === path.dirname(name));
    const program = findBinary(path.basename(name), candidates);
    const isSeen = candidates.some((folder) => {
      const real = realPath(findBinary(path.basename(name), [folder]) ?? '');
      return inside.includes(folder) && real !== null && !isHidden(mounts, real);
    });
    return program === null || isSeen ? [] : [program];
  });
  if (found.length === 0) return null;
  const partlyShown = hiddenFolders(options.hostEnv, options.accountHome);
  const places = found.map((program) => folderToShow(program, inside, partlyShown));
  const list = (texts: readonly string[]): string => [...new Set(texts)].slice(0, 3).join(', ');
  return `[the sandbox does not show ${list(found)}; a person can show it with the setting sandbox.readable: [${list(places)}]]`;
}

/** Returns the folder to show; only the program if its folder is never shown as a whole. */
function folderToShow(program: string, inside: readonly string[], partlyShown: readonly string[]): string {
  const shown = inside.includes(path.dirname(program)) ? (realPath(program) ?? program) : program;
  const folder = path.dirname(shown);
  return partlyShown.includes(realPath(folder) ?? folder) ? shown : folder;
}
