import { replaceInvisible } from './invisible.ts';

/** Terminal sequences: OSC (to BEL or ST), CSI, and the two-byte escapes. */
const ESCAPES = /\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b\[[0-?]*[ -/]*[@-~]|\x1b[ -/]*[0-Z\\-~]/g;
const CONTROLS = /[\x00-\x08\x0b-\x1f\x7f]/g;

/** The character that Unicode has for showing a control. */
export function picture(character: string): string {
  const code = character.charCodeAt(0);
  return code === 0x7f ? '\u2421' : String.fromCharCode(0x2400 + code);
}

export function named(character: string): string {
  return `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;
}

/**
 * Text of others as a reader may see it in a report: no colours, nothing that hides or reorders what is
 * there; what cannot be shown is named. Line breaks become `\n`. Not yet escaped for any markup.
 */
export function readable(text: string): string {
  const plain = text.replace(/\r\n?/g, '\n').replace(ESCAPES, '').replace(CONTROLS, picture);
  return replaceInvisible(plain, named);
}

/** The same in one line: runs of white space become one space. */
export function readableLine(text: string): string {
  return readable(text).replace(/\s+/g, ' ').trim();
}
