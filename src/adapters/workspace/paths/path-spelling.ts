import { type Refusal, refuse } from '../../../core/run/refusal.ts';
import { hidesInName, shownName } from '../../../core/text/invisible.ts';

/** PATH_MAX and NAME_MAX of Linux, in bytes. */
const MAX_PATH_BYTES = 4096;
const MAX_NAME_BYTES = 255;
const MAX_SHOWN_CHARS = 200;

const DRIVE = /^[A-Za-z]:[\\/]/;

/** Returns a path for a message: quoted, in one line, invisible characters escaped, shortened; the root is `.`. */
export function quotedPath(text: string): string {
  if (text === '') return '"."';
  const cut = text.length > MAX_SHOWN_CHARS ? `${text.slice(0, MAX_SHOWN_CHARS)}…` : text;
  return `"${shownName(cut)}"`;
}

/** Returns FS-06 for a text that can never be a path. */
export function checkSpelling(spelled: string): Refusal | undefined {
  const say = (why: string) => refuse(`the path ${quotedPath(spelled)} ${why}`, 'FS-06');
  if (spelled === '') {
    return refuse('the path is empty: name a file or folder, or "." for the workspace itself', 'FS-06');
  }
  if (hidesInName(spelled)) {
    return say('contains a control or invisible character: use visible characters only');
  }
  if (DRIVE.test(spelled) || spelled.startsWith('\\\\')) {
    return say('is a Windows path: use one relative to the workspace, with / between folders');
  }
  if (Buffer.byteLength(spelled) > MAX_PATH_BYTES) {
    return say(`is longer than ${MAX_PATH_BYTES} bytes: use a shorter one`);
  }
  if (spelled.split('/').some((name) => Buffer.byteLength(name) > MAX_NAME_BYTES)) {
    return say(`has a part longer than ${MAX_NAME_BYTES} bytes: use a shorter one`);
  }
  return undefined;
}

/**
 * Returns FS-06 for a name that we do not create. Other systems drop a trailing dot or space and split at a backslash,
 * so it would be another file there (`.github.` is `.github` on Windows).
 */
export function checkNewName(name: string, spelled: string): Refusal | undefined {
  if (!/[.\s]$/u.test(name) && !name.includes('\\')) return undefined;
  return refuse(
    `the path ${quotedPath(spelled)} has a new part ${quotedPath(name)} that ends in a dot or space or contains a backslash, which means another file on other systems: use a plain name, with / between folders`,
    'FS-06',
  );
}
