/** What is taken off a size that was refused, to have a size that is not. */
const STEP_BACK = 0.9;
/** Below this share of the window a refusal is not believed at once: counts are off by a half at most. */
const BELIEVABLE_SHARE = 0.5;

/** Limits outside of these are no context windows, but other numbers in a message. In tokens. */
const SMALLEST_WINDOW = 512;
const LARGEST_WINDOW = 100_000_000;

const NUMBER = '(\\d[\\d,_]{2,})';

/** How servers name the limit that a prompt was over: the providers, and the common local servers. */
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

/** The window in tokens that a server's refusal names; null where it names none. Pure; the text is the server's. */
export function namedWindow(message: string): number | null {
  for (const pattern of NAMED) {
    const window = Number(pattern.exec(message)?.[1]?.replaceAll(/[,_]/g, '') ?? Number.NaN);
    if (window >= SMALLEST_WINDOW && window <= LARGEST_WINDOW) return window;
  }
  return null;
}

/** A prompt that the server called too long. */
export interface Overflow {
  /** Its size, as it was forecast. */
  readonly size: number;
  /** As `namedWindow` found it. */
  readonly named: number | null;
  /** How often in this run a refusal came although the prompt seemed far from the window. */
  readonly surprises: number;
}

export function isSurprise({ size, named }: Overflow, window: number): boolean {
  return size < Math.min(window, named ?? Infinity) * BELIEVABLE_SHARE;
}

/**
 * The window from now on, in tokens as we count them. A named one is taken where our count agrees; where our count is
 * below it, the window is put in our own measure. One refusal far from the window may be a server's hiccup and changes
 * nothing but for a named limit; a second one is believed.
 */
export function learnedWindow(overflow: Overflow, window: number): number {
  const { size, named, surprises } = overflow;
  const believed = Math.min(window, named ?? Infinity);
  if (named !== null && size >= named) return believed;
  if (isSurprise(overflow, window) && surprises === 0) return believed;
  return Math.min(believed, Math.floor(size * STEP_BACK));
}

/** What the retry is cut for: below the refused size in any case, whatever is believed of the window. */
export function retryWindow({ size }: Overflow, window: number): number {
  return Math.min(window, Math.floor(size * STEP_BACK));
}
