/** Roughly the width of a code line that a GitHub comment shows without scrolling. */
const WIDTH = 92;

/** Indentation and list marker. Continuation lines are indented to the text after it. */
const HANG = /^[ \t]*(?:(?:[-*+•]|\d{1,3}[.)])[ \t]+)?/;

/**
 * Wraps text for a fixed-width block. Breaks long lines at spaces and indents the continuation to the start of the
 * text. A word that is longer than a line stays whole. Only the spaces at the breaks are removed.
 */
export function wrapped(text: string, width = WIDTH): string {
  return text
    .split('\n')
    .map((line) => (line.length <= width ? line : wrappedLine(line, width)))
    .join('\n');
}

function wrappedLine(line: string, width: number): string {
  const begin = HANG.exec(line)?.[0] ?? '';
  // If the indentation takes over half the width, continuation lines start at the margin.
  const hang = begin.length > width / 2 ? '' : begin.replace(/[^\t]/g, ' ');
  const lines: string[] = [];
  let current = begin;
  let isEmpty = true;
  for (const word of line.slice(begin.length).split(/ +/)) {
    if (!isEmpty && current.length + 1 + word.length > width) {
      lines.push(current);
      current = hang;
      isEmpty = true;
    }
    current += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, current].join('\n');
}
