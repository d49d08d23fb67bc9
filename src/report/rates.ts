/** ms. Rates are per sliding minute (S-005 to S-008). */
const WINDOW = 60_000;

/** Calls of one kind, as far as a rate is told by them. */
export interface Rate {
  /** Wall time in ms of those that came within the minute before the latest; ascending. */
  readonly latest: readonly number[];
  /** The most that fell into any one minute. */
  readonly most: number;
}

const NONE: Rate = { latest: [], most: 0 };

/** With one more. Nothing is kept longer than the window is wide: a record is made anew with each call. */
export function counted({ latest, most }: Rate, at: number): Rate {
  const now = [...latest.filter((time) => at - time < WINDOW), at];
  return { latest: now, most: Math.max(most, now.length) };
}

const READS: readonly string[] = ['read_file', 'search_files', 'list_files'];
const WRITES: readonly string[] = ['write_file', 'apply_diff', 'edit_file'];

/** How often the calls came that a rate counts. */
export interface CallRates {
  readonly reads: Rate;
  readonly writes: Rate;
}

export const NO_CALLS: CallRates = { reads: NONE, writes: NONE };

/** With one more call: each read, search or list, and each call of an editing tool counts (CONTRACT 6). */
export function rated({ reads, writes }: CallRates, tool: string, at: number): CallRates {
  return {
    reads: READS.includes(tool) ? counted(reads, at) : reads,
    writes: WRITES.includes(tool) ? counted(writes, at) : writes,
  };
}
