/**
 * The hidden first line of our comment about a run. It says which comment is ours and which run wrote it. `/forge stop`
 * finds the run by it. Anyone who may edit comments can change it, so it is only a hint.
 */
export interface StickyMark {
  /** Equal for all runs that share a comment; hexadecimal digits. */
  readonly key: string;
  /** GITHUB_RUN_ID; 0 if there is none. */
  readonly runId: number;
  /** GITHUB_RUN_ATTEMPT. */
  readonly attempt: number;
  readonly isOver: boolean;
}

const FAMILY = '<!-- forge-headless sticky ';
const MARK = /^<!-- forge-headless sticky ([0-9a-f]+) run ([0-9]{1,15})\/([0-9]{1,9}) (under way|over) -->/;

/** Returns the beginning of every comment with this key, whichever run wrote it. */
export function stickyMarker(key: string): string {
  return `${FAMILY}${key} `;
}

export function stickyLine({ key, runId, attempt, isOver }: StickyMark): string {
  return `${stickyMarker(key)}run ${runId}/${attempt} ${isOver ? 'over' : 'under way'} -->`;
}

/** Returns null if the text does not begin with such a line. */
export function readStickyMark(body: string): StickyMark | null {
  const [, key, runId, attempt, state] = MARK.exec(body) ?? [];
  if (key === undefined) return null;
  return { key, runId: Number(runId), attempt: Number(attempt), isOver: state === 'over' };
}

type RunAttempt = Pick<StickyMark, 'runId' | 'attempt'>;

/** Compares runs by number and attempt, which GitHub counts up. */
export function isNewerRun(one: RunAttempt, other: RunAttempt): boolean {
  return one.runId > other.runId || (one.runId === other.runId && one.attempt > other.attempt);
}
