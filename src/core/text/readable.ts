import { replaceInvisible } from './invisible.ts';

/** Terminal sequences: OSC (to BEL or ST), CSI, and the two-byte escapes. */
const ESCAPES = /\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b\[[0-?]*[ -/]*[@-~]|\x1b[ -/]*[0-Z\\-~]/g;
const CONTROLS = /[\x00-\x08\x0b-\x1f\x7f]/g;

/** Returns Unicode's symbol for a control character. */
export function picture(character: string): string {
  const code = character.charCodeAt(0);
  return code === 0x7f ? '\u2421' : String.fromCharCode(0x2400 + code);
}

export function named(character: string): string {
  return `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;
}

/**
 * Makes untrusted text readable in a report: removes terminal sequences and names invisible characters. Line breaks
 * become `\n`. Does not escape any markup.
 */
export function readable(text: string): string {
  const plain = text.replace(/\r\n?/g, '\n').replace(ESCAPES, '').replace(CONTROLS, picture);
  return replaceInvisible(plain, named);
}

/** Returns readable text on one line: each run of white space becomes one space. */
export function readableLine(text: string): string {
  return readable(text).replace(/\s+/g, ' ').trim();
}
