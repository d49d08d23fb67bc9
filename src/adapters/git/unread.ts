import { StopRun } from '../../core/outcome.ts';
import { shown } from './names.ts';
import { isWithin, type RawPath, toRaw } from './raw-path.ts';

/** git names what it passes over on stderr and ends with 0. `name: reason` is what diff-files writes of a file. */
const WARNING = /^warning: (?:could not open directory|unable to access) '(.*?)\/?': /;
const FAILURE = /^(.*): (?:Permission denied|File name too long|Input\/output error)$/;

/** Attributes that are a circle of links decide nothing: the private store has its own. */
const CIRCLE = /\.git(?:attributes|ignore)': Too many levels of symbolic links$/;

/** The paths that git passed over. */
export function unreadIn(stderr: string): readonly RawPath[] {
  return stderr.split('\n').flatMap((line) => {
    const path = (WARNING.exec(line) ?? FAILURE.exec(line))?.[1];
    return path === undefined || CIRCLE.test(line) ? [] : [toRaw(path)];
  });
}

/** Tracked files that are gone: git says so of those below a circle of links. */
const IN_CIRCLE = /^(.*): Too many levels of .*$/;

/** The paths that git could not reach because symbolic links lead in a circle above them. */
export function lostInCircles(stderr: string): readonly RawPath[] {
  return stderr.split('\n').flatMap((line) => {
    const path = line.startsWith('warning: ') ? undefined : IN_CIRCLE.exec(line)?.[1];
    return path === undefined ? [] : [toRaw(path)];
  });
}

/** The longest part of a path that a message shows. */
const SHOWN = 200;

/** Fail closed: what cannot be looked at cannot be judged. `known`: what was shut at the start already. */
export function refuseUnread(unread: readonly RawPath[], known: readonly RawPath[]): void {
  const first = unread.find((raw) => !isWithin(raw, known));
  if (first === undefined) return;
  const reason = `the user of the run may not read ${shown(first).slice(0, SHOWN)} any more, and what cannot be read cannot be judged: give this user access to it, or remove it, and run again`;
  throw new StopRun({ kind: 'failure', reason });
}
