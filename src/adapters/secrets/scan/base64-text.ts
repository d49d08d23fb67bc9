/** Base64 in a text that decodes to text: a CI variable, a Kubernetes secret, the output of `base64`. */
export interface Base64Run {
  /** Has one letter for each byte. */
  readonly decoded: string;
  /** Returns the position in the whole text of the base64 letter with this number. */
  readonly at: (letter: number) => number;
}

/** Matches base64, also over lines of one width, as `base64` prints them. Shorter texts cannot contain a key. */
const BASE64_RUN =
  /(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{24,}(?:(?:\r?\n|(?:\\r)?\\n)[A-Za-z0-9+/]{4,}){0,10000}={0,2}/g;
const BREAK = /\r?\n|(?:\\r)?\\n/g;
/** The number of letters that are decoded to test for text, and the limit of decoded letters. */
const FIRST = 96;
const MOST = 2 ** 21;

export function base64Runs(text: string): readonly Base64Run[] {
  const runs: Base64Run[] = [];
  for (const { 0: run, index } of text.matchAll(BASE64_RUN)) {
    const letters = run.slice(0, MOST).replace(BREAK, '');
    if (!isText(decode(letters.slice(0, FIRST)))) continue;
    runs.push({ decoded: decode(letters), at: (letter) => index + placeIn(run, letter) });
  }
  return runs;
}

function decode(letters: string): string {
  return Buffer.from(letters, 'base64').toString('latin1');
}

/** Reports if the decoded bytes are mostly ASCII text. Words decode to arbitrary bytes. */
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
