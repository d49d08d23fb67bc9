import type { RawPath } from './raw-path.ts';

const CONTROL = /[\p{Cc}]/u;
/** Characters that show nothing or turn the reading direction: two names that look the same are not. */
const IGNORABLE = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u2028\u2029]/u;
/** A joiner, a selector or a tag after a picture is part of the picture. */
const JOINED_EMOJI = /\p{Extended_Pictographic}(?:\ufe0f|\u200d|[\u{e0020}-\u{e007f}])+/gu;
const IGNORABLE_ALL = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu;

/** Why a name cannot be part of a change, or null. Emoji sequences keep their joiners and selectors. */
export function nameTrouble(raw: RawPath): string | null {
  const bytes = Buffer.from(raw, 'latin1');
  const text = bytes.toString('utf8');
  if (!Buffer.from(text, 'utf8').equals(bytes)) return 'its name is no valid UTF-8';
  if (CONTROL.test(text)) return 'its name holds a control character';
  const plain = text.replaceAll(JOINED_EMOJI, '');
  if (IGNORABLE.test(plain)) return 'its name holds a character that cannot be seen';
  return null;
}

/** Whether some part of the path is `.git` to a file system that folds case, drops ignorables or knows short names. */
export function looksLikeDotGit(raw: RawPath): boolean {
  const text = Buffer.from(raw, 'latin1').toString('utf8');
  return text.split('/').some((part) => {
    const folded = part
      .replaceAll(IGNORABLE_ALL, '')
      .toLowerCase()
      .replace(/[ .]+$/, '');
    return folded === '.git' || folded === 'git~1';
  });
}

/** A name for a message: what cannot be shown is escaped. */
export function shown(raw: RawPath): string {
  const text = Buffer.from(raw, 'latin1').toString('utf8');
  return text.replaceAll(
    /[\p{Cc}\p{Cf}]/gu,
    (char) => `\\u${(char.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}
