/** Factor that turns a refused size into one that is accepted. */
const STEP_BACK = 0.9;
/** Below this share of the window, a refusal is not believed at once: counts are wrong by half at most. */
const BELIEVABLE_SHARE = 0.5;

/** Numbers outside this range are not context windows. In tokens. */
const SMALLEST_WINDOW = 512;
const LARGEST_WINDOW = 100_000_000;

const NUMBER = '(\\d[\\d,_]{2,})';

/** Forms in which providers and common local servers name the exceeded limit. */
const NAMED = [
  // "prompt is too long: 205000 tokens > 200000 maximum", "190000 + 20000 > 200000"
  new RegExp(`> ?${NUMBER}`),
  // "maximum context length is 8192 tokens", "maximum prompt length of 131072"
  new RegExp(`maximum (?:context|prompt|input) (?:length|size|window) (?:is|of):? ?${NUMBER}`, 'i'),
  // "exceeds the maximum number of tokens allowed (1048576)"
  new RegExp(`(?:allowed|limit(?: is| of)?|maximum(?: is| of)?):? \\(?${NUMBER}`, 'i'),
  // "exceeds the available context size (4096 tokens)", "context window of 32768"
  new RegExp(`context (?:size|window|length|limit)(?: is| of)?:? \\(?${NUMBER}`, 'i'),
];

/** Returns the window in tokens that a server's refusal names, or null. Pure; the text is the server's. */
export function namedWindow(message: string): number | null {
  for (const pattern of NAMED) {
    const window = Number(pattern.exec(message)?.[1]?.replaceAll(/[,_]/g, '') ?? Number.NaN);
    if (window >= SMALLEST_WINDOW && window <= LARGEST_WINDOW) return window;
  }
  return null;
}

/** A prompt that the server called too long. */
export interface Overflow {
  /** Its forecast size. */
  readonly size: number;
  /** The result of `namedWindow`. */
  readonly named: number | null;
  /** Number of earlier refusals in this run although the prompt seemed far from the window. */
  readonly surprises: number;
}

export function isSurprise({ size, named }: Overflow, window: number): boolean {
  return size < Math.min(window, named ?? Infinity) * BELIEVABLE_SHARE;
}

/**
 * Returns the window from now on, in our own token count. A named window is used if our count agrees; if our count is
 * below it, the window is converted to our measure. One refusal far from the window may be a server error and changes
 * nothing, except for a named limit. A second one is believed.
 */
export function learnedWindow(overflow: Overflow, window: number): number {
  const { size, named, surprises } = overflow;
  const believed = Math.min(window, named ?? Infinity);
  if (named !== null && size >= named) return believed;
  if (isSurprise(overflow, window) && surprises === 0) return believed;
  return Math.min(believed, Math.floor(size * STEP_BACK));
}

/** Returns the size for the retry: always below the refused size. */
export function retryWindow({ size }: Overflow, window: number): number {
  return Math.min(window, Math.floor(size * STEP_BACK));
}
