import { isWithin, type RawPath, toRaw } from './raw-path.ts';

/** git names what it passes over on stderr and ends with 0. `name: reason` is what diff-files writes of a file. */
const WARNING = /^warning: (?:could not open directory|unable to access) '(.*?)\/?': /;
const FAILURE = /^(.*): (?:Permission denied|File name too long|Input\/output error|Too many levels of .*)$/;

/** The paths that git passed over. */
export function unreadIn(stderr: string): readonly RawPath[] {
  return stderr.split('\n').flatMap((line) => {
    const path = (WARNING.exec(line) ?? FAILURE.exec(line))?.[1];
    return path === undefined ? [] : [toRaw(path)];
  });
}

/** The longest part of a path that a message shows. */
const SHOWN = 200;

/** Fail closed: what cannot be looked at cannot be judged. `known`: what was shut at the start already. */
export function refuseUnread(unread: readonly RawPath[], known: readonly RawPath[]): void {
  const first = unread.find((raw) => !isWithin(raw, known));
  if (first === undefined) return;
  throw new Error(
    `git cannot look at ${first.slice(0, SHOWN)}: what cannot be read cannot be judged; give the user of the run access to it`,
  );
}
