import path from 'node:path';
import { hiddenFolders } from './hidden.ts';
import { findBinary, realPath } from './host-files.ts';
import { isHidden, type Mount } from './mount.ts';
import type { SandboxOptions } from './options.ts';
import { trustedFolders } from './search-path.ts';

/** Ways in which shells and programs say that they did not find a program; the first group is its name. */
const MISSING: readonly RegExp[] = [
  /([^\s:'"`‘’“”]+)['"`’”]?: (?:command )?not found\b/i,
  /command not found: ([^\s:]+)/i,
  /([^\s:'"`‘’“”]+)['"`’”]?: (?:failed to execute: )?no such file or directory/i,
  /no such file or directory(?: \(os error 2\))?: ['"`‘“]?([^\s:'"`’”]+)/i,
  /\bspawn(?:Sync)? (\S+) ENOENT\b/,
  /exec: "([^"]+)": (?:executable file not found|stat)/,
];

/** More names than that in one output are no single missing program. */
const MOST_NAMES = 20;
/** Longer lines are not searched: a pattern takes too long on them. */
const LONGEST_LINE = 1000;

/** Bare names of programs that the output says are missing, and paths to programs. */
function missingNames(output: string): readonly string[] {
  const lines = output.split('\n').filter(({ length }) => length <= LONGEST_LINE);
  const names = lines.flatMap((line) =>
    MISSING.flatMap((pattern) => {
      const name = pattern.exec(line)?.[1] ?? '';
      return /^[\w./+@-]+$/.test(name) ? [name] : [];
    }),
  );
  return [...new Set(names)].slice(0, MOST_NAMES);
}

export interface HiddenFrom {
  readonly mounts: readonly Mount[];
  /** PATH inside. */
  readonly searchPath: string;
  readonly options: SandboxOptions;
}

/**
 * One line for programs that the output says are missing, that the harness's own PATH finds, and that the sandbox does
 * not show. Only names on PATH are looked up, so that a command learns of no other file of the machine. Null where there
 * are none.
 */
export function hiddenPrograms(output: string, { mounts, searchPath, options }: HiddenFrom): string | null {
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
  const closed = hiddenFolders(options.hostEnv, options.accountHome);
  const places = found.map((program) => placeOf(program, inside, closed));
  const list = (texts: readonly string[]): string => [...new Set(texts)].slice(0, 3).join(', ');
  return `[the sandbox does not show ${list(found)}; a person can show it with the setting sandbox.readable: [${list(places)}]]`;
}

/** The folder to show; of a folder that is never shown as a whole, only the program. */
function placeOf(program: string, inside: readonly string[], closed: readonly string[]): string {
  const shown = inside.includes(path.dirname(program)) ? (realPath(program) ?? program) : program;
  const folder = path.dirname(shown);
  return closed.includes(realPath(folder) ?? folder) ? shown : folder;
}
