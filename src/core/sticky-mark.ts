/**
 * The first line of our one comment about a run, which nobody sees: whose comment it is, and which run speaks in it.
 * `/forge stop` finds the run by it. Anybody who may edit comments can change it: what it says is only a hint.
 */
export interface StickyMark {
  /** The same for every run that is to speak in the same comment; hexadecimal digits. */
  readonly key: string;
  /** GITHUB_RUN_ID; 0 where there is none. */
  readonly runId: number;
  /** GITHUB_RUN_ATTEMPT. */
  readonly attempt: number;
  readonly isOver: boolean;
}

const FAMILY = '<!-- forge-headless sticky ';
const MARK = /^<!-- forge-headless sticky ([0-9a-f]+) run ([0-9]{1,15})\/([0-9]{1,9}) (under way|over) -->/;

/** What each comment of this key begins with, whichever run speaks in it. */
export function stickyMarker(key: string): string {
  return `${FAMILY}${key} `;
}

export function stickyLine({ key, runId, attempt, isOver }: StickyMark): string {
  return `${stickyMarker(key)}run ${runId}/${attempt} ${isOver ? 'over' : 'under way'} -->`;
}

/** null where the text does not begin with such a line. */
export function readStickyMark(body: string): StickyMark | null {
  const [, key, runId, attempt, state] = MARK.exec(body) ?? [];
  if (key === undefined) return null;
  return { key, runId: Number(runId), attempt: Number(attempt), isOver: state === 'over' };
}

type RunAttempt = Pick<StickyMark, 'runId' | 'attempt'>;

/** Runs are numbered as they are made, and so are their attempts. */
export function isNewerRun(one: RunAttempt, other: RunAttempt): boolean {
  return one.runId > other.runId || (one.runId === other.runId && one.attempt > other.attempt);
}
