/** Maximum share of the window that is kept free for the answer. */
const ANSWER_SHARE = 1 / 4;
/** Share of the window by which the forecast may be wrong: text added since the last count is estimated. */
const DOUBT_SHARE = 1 / 20;
/** A compaction breaks the provider's prompt cache, so it frees about half the window and is rare. */
const TARGET_SHARE = 1 / 2;
/**
 * If stubs leave more than this share, they are not worth the broken cache: the next compaction would follow at once.
 */
const ENOUGH_SHARE = 0.7;
/** Share of the window for the newest turns that are kept word for word when older ones are folded into a summary. */
const RECENT_SHARE = 1 / 4;

/** Minimum size of an answer: a short tool call with its arguments. */
const LEAST_ANSWER = 256;

/** Sizes of a prompt in tokens. Infinite if the window is. */
export interface Bounds {
  /** Maximum size of a prompt that is sent unchanged. */
  readonly near: number;
  /** Target size of a compaction. */
  readonly target: number;
  /** Maximum size after stubbing alone. */
  readonly enough: number;
  /** Maximum size of the newest turns when older ones are folded. */
  readonly recent: number;
}

const UNBOUNDED: Bounds = { near: Infinity, target: Infinity, enough: Infinity, recent: Infinity };

/** Computes the bounds. `longestAnswer`: the settings' cap on an answer, in tokens. */
export function boundsOf(window: number, longestAnswer: number): Bounds {
  if (!Number.isFinite(window)) return UNBOUNDED;
  const near = Math.floor(window * (1 - DOUBT_SHARE) - Math.min(longestAnswer, window * ANSWER_SHARE));
  return {
    near,
    target: Math.floor(near * TARGET_SHARE),
    enough: Math.floor(near * ENOUGH_SHARE),
    recent: Math.floor(near * RECENT_SHARE),
  };
}

/** Lowers the cap on an answer to what fits in the window beside the prompt. */
export function fittedAnswer(cap: number, input: number, window: number): number {
  if (!Number.isFinite(window)) return cap;
  const room = Math.floor(window * (1 - DOUBT_SHARE)) - input;
  return Math.min(cap, Math.max(LEAST_ANSWER, room));
}
