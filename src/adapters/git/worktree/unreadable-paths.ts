import { isWithinAny } from '../../../core/path/is-within.ts';
import { StopRun } from '../../../core/run/outcome.ts';
import { type RawPath, toRawPath } from '../program/raw-path.ts';
import { printableName } from './path-name-rules.ts';

/** Git reports skipped paths on stderr and exits with 0. diff-files writes `name: reason` for a file. */
const WARNING = /^warning: (?:could not open directory|unable to access) '(.*?)\/?': /;
const FAILURE = /^(.*): (?:Permission denied|File name too long|Input\/output error)$/;

/** Attributes files in a circle of links do not matter, because the private store has its own. */
const LINK_LOOP = /\.git(?:attributes|ignore)': Too many levels of symbolic links$/;

/** Returns the paths that git skipped. */
export function unreadablePathsIn(stderr: string): readonly RawPath[] {
  return stderr.split('\n').flatMap((line) => {
    const path = (WARNING.exec(line) ?? FAILURE.exec(line))?.[1];
    return path === undefined || LINK_LOOP.test(line) ? [] : [toRawPath(path)];
  });
}

/** Matches git's message about tracked files below a circle of links, which are gone. */
const PATH_IN_LINK_LOOP = /^(.*): Too many levels of .*$/;

/** Returns the paths that git could not reach because of a circle of links above them. */
export function pathsInLinkLoops(stderr: string): readonly RawPath[] {
  return stderr.split('\n').flatMap((line) => {
    const path = line.startsWith('warning: ') ? undefined : PATH_IN_LINK_LOOP.exec(line)?.[1];
    return path === undefined ? [] : [toRawPath(path)];
  });
}

/** Maximum characters of a path in a message. */
const MAX_SHOWN_CHARS = 200;

/**
 * Stops the run if a path became unreadable, because it cannot be judged. `known`: paths that were unreadable at the
 * start.
 */
export function refuseUnreadable(unread: readonly RawPath[], known: readonly RawPath[]): void {
  const first = unread.find((raw) => !isWithinAny(raw, known));
  if (first === undefined) return;
  const reason = `${printableName(first).slice(0, MAX_SHOWN_CHARS)} became unreadable during the run, so changes to it cannot be checked: give the user of the run access, or remove it, and run again`;
  throw new StopRun({ kind: 'failure', reason });
}
