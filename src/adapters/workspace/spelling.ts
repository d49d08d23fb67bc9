import { type Refusal, refuse } from '../../core/refusal.ts';

/** PATH_MAX and NAME_MAX of Linux, in bytes. */
const MAX_PATH_BYTES = 4096;
const MAX_NAME_BYTES = 255;
const MAX_SHOWN = 200;

/**
 * Control and format characters, lone surrogates, line separators, and all that Unicode says may be drawn as
 * nothing: with them two names that look alike differ, or one line of a log becomes two.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
const DRIVE = /^[A-Za-z]:[\\/]/;

/** A path as a reader may see it: quoted, in one line, invisible characters escaped, cut; the root is `.`. */
export function quoted(text: string): string {
  if (text === '') return '"."';
  const cut = text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
  return `"${escapeInvisible(cut)}"`;
}

/** Every invisible character as `\u{…}`. */
export function escapeInvisible(text: string): string {
  return text.replace(
    new RegExp(INVISIBLE, 'gu'),
    (found) => `\\u{${(found.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/** FS-06 for a text that no path may be, whatever is on disk. */
export function checkSpelling(spelled: string): Refusal | undefined {
  const say = (why: string) => refuse(`the path ${quoted(spelled)} ${why}`, 'FS-06');
  if (spelled === '') {
    return refuse('the path is empty: name a file or folder, or "." for the workspace itself', 'FS-06');
  }
  if (INVISIBLE.test(spelled)) {
    return say('holds a control or invisible character: spell it with visible characters only');
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
 * FS-06 for a name that may stay where it is but that we do not make: other systems drop a trailing dot or
 * space and split at a backslash, so it would be another file there (`.github.` is `.github` on Windows).
 */
export function checkNewName(name: string, spelled: string): Refusal | undefined {
  if (!/[.\s]$/u.test(name) && !name.includes('\\')) return undefined;
  return refuse(
    `the path ${quoted(spelled)} has a new part ${quoted(name)} that ends in a dot or space or holds a backslash, which is another file on other systems: use a plain name, with / between folders`,
    'FS-06',
  );
}

/** Names that some file system takes for one another are equal once folded. */
export function folded(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/**
 * Whether a name is git's own folder on any file system: without case, with dots, spaces or a stream's name
 * after it (NTFS), as the short name `GIT~1`, or behind a backslash. Source: git's own `verify_path`.
 */
export function isGitName(name: string): boolean {
  return folded(name)
    .split(/[\\:]/)
    .some((part) => /^(\.git|git~1)[.\s]*$/u.test(part));
}

/** Whether a path names git's own folder once invisible characters are left out, as some file systems do. */
export function spellsGit(spelled: string): boolean {
  return spelled.replace(new RegExp(INVISIBLE, 'gu'), '').split('/').some(isGitName);
}
