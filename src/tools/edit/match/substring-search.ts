/** Up to this product of lengths, the engine's own search takes about 10 ms at worst. */
const NATIVE_PRODUCT = 1e9;

/**
 * Returns where `needle` occurs, at most `cap` places, overlaps included (`aa` occurs twice in `aaa`, edit case 5).
 * Linear in both lengths for any input; V8's search is not for long repetitive needles.
 */
export function occurrences(text: string, needle: string, cap: number): number[] {
  if (needle === '' || needle.length > text.length) return [];
  if (needle.length > 64 && needle.length * text.length > NATIVE_PRODUCT) return linear(text, needle, cap);
  const found: number[] = [];
  let at = text.indexOf(needle);
  while (at >= 0 && found.length < cap) {
    found.push(at);
    at = text.indexOf(needle, at + 1);
  }
  return found;
}

/** Searches with the algorithm of Knuth, Morris and Pratt. */
function linear(text: string, needle: string, cap: number): number[] {
  const codes = Uint16Array.from({ length: needle.length }, (_, i) => needle.charCodeAt(i));
  const found: number[] = [];
  const borders = bordersOf(codes);
  let matched = 0;
  for (let i = 0; i < text.length && found.length < cap; i++) {
    const code = text.charCodeAt(i);
    while (matched > 0 && codes[matched] !== code) matched = borders[matched - 1] ?? 0;
    if (codes[matched] === code) matched++;
    if (matched === codes.length) {
      found.push(i + 1 - matched);
      matched = borders[matched - 1] ?? 0;
    }
  }
  return found;
}

/** Returns where the numbers `needle` occur in `haystack`, overlaps included; linear. */
export function runsOf(haystack: readonly number[], needle: readonly number[]): number[] {
  const found: number[] = [];
  const [first] = needle;
  if (first === undefined || needle.length > haystack.length) return found;
  const borders = bordersOf(needle);
  let matched = 0;
  for (let i = haystack.indexOf(first); i >= 0 && i < haystack.length; i++) {
    const id = haystack[i];
    while (matched > 0 && needle[matched] !== id) matched = borders[matched - 1] ?? 0;
    if (needle[matched] === id) matched++;
    if (matched === needle.length) {
      found.push(i + 1 - matched);
      matched = borders[matched - 1] ?? 0;
    }
  }
  return found;
}

function bordersOf(needle: ArrayLike<number>): Int32Array {
  const borders = new Int32Array(needle.length);
  let matched = 0;
  for (let i = 1; i < needle.length; i++) {
    while (matched > 0 && needle[i] !== needle[matched]) matched = borders[matched - 1] ?? 0;
    if (needle[i] === needle[matched]) matched++;
    borders[i] = matched;
  }
  return borders;
}
