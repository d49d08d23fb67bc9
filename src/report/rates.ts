/** ms. Rates are per sliding minute (S-005 to S-008). */
const WINDOW = 60_000;

/** The most that fell into any one minute. `times` ascending, ms. */
export function busiestMinute(times: readonly number[]): number {
  let first = 0;
  let most = 0;
  for (const [index, time] of times.entries()) {
    while (time - (times[first] ?? time) >= WINDOW) first++;
    most = Math.max(most, index - first + 1);
  }
  return most;
}

const READS: readonly string[] = ['read_file', 'search_files', 'list_files'];
const WRITES: readonly string[] = ['write_file', 'apply_diff', 'edit_file'];

/** Wall time in ms of each call that a rate counts, in order. */
export interface CallTimes {
  readonly readTimes: readonly number[];
  readonly writeTimes: readonly number[];
}

export const NO_CALLS: CallTimes = { readTimes: [], writeTimes: [] };

/** With one more call: each read, search or list, and each call of an editing tool counts (CONTRACT 6). */
export function rated({ readTimes, writeTimes }: CallTimes, tool: string, at: number): CallTimes {
  return {
    readTimes: READS.includes(tool) ? [...readTimes, at] : readTimes,
    writeTimes: WRITES.includes(tool) ? [...writeTimes, at] : writeTimes,
  };
}
