import { pictureControl } from './control-characters.ts';
import { replaceInvisible } from './invisible.ts';
import { oneLine } from './one-line.ts';

/** Terminal sequences: OSC (to BEL or ST), CSI, and the two-byte escapes. */
const ESCAPES = /\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b\[[0-?]*[ -/]*[@-~]|\x1b[ -/]*[0-Z\\-~]/g;

export function named(character: string): string {
  return `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;
}

/**
 * Makes untrusted text readable in a report: removes terminal sequences and names invisible characters. Line breaks
 * become `\n`. Does not escape any markup.
 */
export function readable(text: string): string {
  const plain = pictureControl(text.replace(/\r\n?/g, '\n').replace(ESCAPES, ''));
  return replaceInvisible(plain, named);
}

/** Returns readable text on one line: each run of white space becomes one space. */
export function readableLine(text: string): string {
  return oneLine(readable(text));
}
