/** Words so common in many languages that a line of only these words cannot be located. */
const COMMON = new Set(
  'begin break case continue default do done else end false fi finally if new nil none null of or pass return self then this true try undefined while'.split(
    ' ',
  ),
);
const WORDS = /[\p{L}\p{N}_$]+/gu;

/** Returns true if a line has a word that helps to locate it. */
export function hasDistinctiveWord(line: string): boolean {
  return line.match(WORDS)?.some((word) => !COMMON.has(word.toLowerCase())) ?? false;
}
