/** Of the window, what is kept free for the answer, at most. A small window must not be all answer. */
const ANSWER_SHARE = 1 / 4;
/** Of the window, what the forecast may be wrong by: what was appended since the last count is an estimate. */
const DOUBT_SHARE = 1 / 20;
/** A compaction breaks the provider's prompt cache, so it frees about half of what there is, and is rare. */
const TARGET_SHARE = 1 / 2;
/** Stubs that leave more than this are not worth the broken cache: the next compaction would follow at once. */
const ENOUGH_SHARE = 0.7;
/** Of the window, the newest turns that survive word for word where the older ones are folded into a summary. */
const RECENT_SHARE = 1 / 4;

/** A call without this much room for its answer makes no sense: a short tool call with its arguments. */
const LEAST_ANSWER = 256;

/** Sizes in tokens that a prompt is held against. Infinite where the window is. */
export interface Bounds {
  /** Up to here the prompt is sent as it is. */
  readonly near: number;
  /** What a compaction aims at. */
  readonly target: number;
  /** What stubbing alone may leave. */
  readonly enough: number;
  /** What the newest turns may hold where older ones are folded. */
  readonly recent: number;
}

const UNBOUNDED: Bounds = { near: Infinity, target: Infinity, enough: Infinity, recent: Infinity };

/** `longestAnswer`: tokens, as the settings cap an answer. */
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

/** The cap on an answer, lowered to what the window has room for beside the prompt. */
export function fittedAnswer(cap: number, input: number, window: number): number {
  if (!Number.isFinite(window)) return cap;
  const room = Math.floor(window * (1 - DOUBT_SHARE)) - input;
  return Math.min(cap, Math.max(LEAST_ANSWER, room));
}
