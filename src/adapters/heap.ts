import { setFlagsFromString } from 'node:v8';

/**
 * Lets the heap's young space grow no more. V8 doubles it, up to 32 MB, as long as something of it lives on, and fills
 * what it has before it looks for garbage; of a turn hardly anything lives on. Held to what the start has made of it, 150
 * turns grow by half and take the same time (docs/benchmarks.md, "Side by side with other agents"). Not before the
 * first request, for up to there most of what is made stays, and would be copied more often.
 */
export function settleYoungSpace(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}
