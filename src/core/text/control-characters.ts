/** Control characters, and the two separators that end a line in JavaScript. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
const EVERY_CONTROL = new RegExp(CONTROL, 'gu');
/** Those that text of several lines does not need: all but tab and line feed. */
const IN_TEXT = /[\x00-\x08\x0b-\x1f\x7f]/g;

/** Returns true if the text could end a line or control a terminal. */
export function hasControl(text: string): boolean {
  return CONTROL.test(text);
}

/** Escapes control characters as JSON does, such as `\u001b`. */
export function escapeControl(text: string): string {
  return text.replace(
    EVERY_CONTROL,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Replaces each control character but tab and line feed by its symbol in Unicode, such as U+241B. */
export function pictureControl(text: string): string {
  return text.replace(IN_TEXT, (character) => {
    const code = character.charCodeAt(0);
    return code === 0x7f ? '\u2421' : String.fromCharCode(0x2400 + code);
  });
}
