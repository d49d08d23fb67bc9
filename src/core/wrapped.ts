/** About what a comment on GitHub shows of a line of code before it has to be pushed aside. */
const WIDTH = 92;

/** Spaces, and the mark of a list's item: what stands below it begins where its words do. */
const HANG = /^[ \t]*(?:(?:[-*+•]|\d{1,3}[.)])[ \t]+)?/;

/**
 * Words for a fixed-width block: a long line is broken at its spaces, and goes on below where its words began. A word
 * that is longer than a line stays whole. Nothing is taken away but the spaces at which it is broken.
 */
export function wrapped(text: string, width = WIDTH): string {
  return text
    .split('\n')
    .map((line) => (line.length <= width ? line : wrappedLine(line, width)))
    .join('\n');
}

function wrappedLine(line: string, width: number): string {
  const begin = HANG.exec(line)?.[0] ?? '';
  // A line that is mostly space has no room for words: it is no list, and goes on at the margin.
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
