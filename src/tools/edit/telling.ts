/** Words that stand in so many places, in so many languages, that a line of them alone tells nothing of its own. */
const COMMON = new Set(
  'begin break case continue default do done else end false fi finally if new nil none null of or pass return self then this true try undefined while'.split(
    ' ',
  ),
);
const WORDS = /[\p{L}\p{N}_$]+/gu;

/** Whether a line has a word that tells something of where it stands. */
export function tellsByWords(line: string): boolean {
  return line.match(WORDS)?.some((word) => !COMMON.has(word.toLowerCase())) ?? false;
}
