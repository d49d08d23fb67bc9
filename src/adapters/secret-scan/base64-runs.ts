/** Base64 in a text that decodes to text again: a variable of a CI, a secret of Kubernetes, the output of `base64`. */
export interface Base64Run {
  /** A letter for each byte. */
  readonly decoded: string;
  /** Where in the whole text the letter of base64 with this number stands. */
  readonly at: (letter: number) => number;
}

/** Letters, also over lines of one width, as `base64` prints them. A shorter one has no room for a key. */
const RUN = /(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{24,}(?:(?:\r?\n|(?:\\r)?\\n)[A-Za-z0-9+/]{4,}){0,10000}={0,2}/g;
const BREAK = /\r?\n|(?:\\r)?\\n/g;
/** Letters that are decoded to see whether it is text, and letters that are decoded at most. */
const FIRST = 96;
const MOST = 2 ** 21;

export function base64Runs(text: string): readonly Base64Run[] {
  const runs: Base64Run[] = [];
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const letters = run.slice(0, MOST).replace(BREAK, '');
    if (!isText(decode(letters.slice(0, FIRST)))) continue;
    runs.push({ decoded: decode(letters), at: (letter) => index + placeIn(run, letter) });
  }
  return runs;
}

function decode(letters: string): string {
  return Buffer.from(letters, 'base64').toString('latin1');
}

/** Words decode to anything; what was text before is text again, but for letters out of ASCII. */
function isText(decoded: string): boolean {
  const others = decoded.replace(/[\t\n\r\x20-\x7e]/g, '').length;
  return others * 8 <= decoded.length;
}

function placeIn(run: string, letter: number): number {
  let skipped = 0;
  for (const { 0: found, index } of run.matchAll(BREAK)) {
    if (index - skipped >= letter) break;
    skipped += found.length;
  }
  return Math.min(letter + skipped, run.length);
}
