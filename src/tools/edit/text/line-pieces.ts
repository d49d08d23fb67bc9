/**
 * A text split at its line feeds: n feeds make n + 1 pieces, the last without an end. The carriage return before a feed
 * belongs to the line end. Any other is an ordinary character, as is U+2028 (edit case 12).
 */
export interface Piece {
  readonly text: string;
  readonly eol: '' | '\n' | '\r\n';
}

export function toPieces(text: string): Piece[] {
  const parts = text.split('\n');
  const last = parts.length - 1;
  return parts.map((part, i): Piece => {
    if (i === last) return { text: part, eol: '' };
    return part.endsWith('\r') ? { text: part.slice(0, -1), eol: '\r\n' } : { text: part, eol: '\n' };
  });
}

export function isBlank(text: string): boolean {
  return /^[ \t\r]*$/.test(text);
}

export function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && (text.charCodeAt(end - 1) === 32 || text.charCodeAt(end - 1) === 9)) end--;
  return end === text.length ? text : text.slice(0, end);
}

/** Returns the leading spaces and tabs of a line. */
export function indentOf(text: string): string {
  let end = 0;
  while (text.charCodeAt(end) === 32 || text.charCodeAt(end) === 9) end++;
  return text.slice(0, end);
}

/** Returns the 1-based number of the line at `position`. */
export function lineNumberAt(text: string, position: number): number {
  let line = 1;
  for (let feed = text.indexOf('\n'); feed >= 0 && feed < position; feed = text.indexOf('\n', feed + 1))
    line++;
  return line;
}
