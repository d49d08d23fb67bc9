import {
  type ChangeSet,
  type ChangeTotals,
  type FileChange,
  type Measurement,
  totalsOf,
} from '../core/change.ts';
import type { ChangeFacts } from '../core/constraint.ts';
import type { WorkspacePath } from '../core/path.ts';
import type { EditProposal } from '../core/tool.ts';
import { lineBound } from './line-bound.ts';

/** git looks this far for a NUL byte to tell a binary file (xdiff-interface.c, FIRST_FEW_BYTES). */
const BINARY_PROBE = 8000;

export interface Forecast {
  readonly step: FileChange;
  /** Against the start; null where the edit restores what was there. */
  readonly net: FileChange | null;
  readonly total: ChangeTotals;
}

/** What is known of a measurement once it is judged. */
export type MeasuredFacts = Pick<ChangeFacts, 'total' | 'startFilesGone'>;

const NO_CHANGE: ChangeTotals = { files: 0, linesAdded: 0, linesRemoved: 0, bytes: 0 };

/**
 * The net difference against the start, path by path, so that an edit is judged without a scan. Commands
 * replace it with what was measured; edits add an upper bound (see `lineBound`). Its sums are kept up to date and
 * never taken anew: an edit costs the same after one turn as after hundreds.
 */
export class Ledger {
  /** As the last kept command left it. */
  #measured: ChangeSet = [];
  /** The paths that edits asked about since, as they are now; null where the file is as it was at the start. */
  #asked = new Map<WorkspacePath, FileChange | null>();
  /** Files at the start, where an edit has shown them: they are the same for the whole run. */
  readonly #starts = new Map<WorkspacePath, Uint8Array | null>();
  #totals = NO_CHANGE;
  /** Sum of all lines added and removed by kept steps (DECISIONS D9). */
  churn = 0;
  /** Files of the start that are gone. */
  gone = 0;

  totals(): ChangeTotals {
    return this.#totals;
  }

  /** Every path that differs from the start, as far as edits and commands were judged. */
  changes(): ChangeSet {
    const asked = [...this.#asked.values()].filter((change) => change !== null);
    return [...this.#measured.filter(({ path }) => !this.#asked.has(path)), ...asked];
  }

  /** The same with one edit in it that is not written yet; `net` as its forecast gives it. */
  changesWith(edit: EditProposal, net: FileChange | null): ChangeSet {
    const others = this.changes().filter(({ path }) => path !== edit.path);
    return net === null ? others : [...others, net];
  }

  /** What the edit itself changes, the file's net change with it, and the whole run's. */
  forecast(edit: EditProposal, net: FileChange | null): Forecast {
    const step = stepOf(edit);
    const known = this.#changeOf(edit.path);
    const tight = net === null || known === null ? net : atMost(net, known, step);
    return { step, net: tight, total: exchanged(this.#totals, known, tight) };
  }

  /** The file at the start, if known without asking the tree: only a command may have touched it. */
  startContent(edit: EditProposal): Uint8Array | null | undefined {
    const shown = this.#starts.get(edit.path);
    if (shown !== undefined) return shown;
    return this.#changeOf(edit.path) === null ? edit.before : undefined;
  }

  keepEdit(
    edit: EditProposal,
    step: FileChange,
    net: FileChange | null,
    startContent: Uint8Array | null,
  ): void {
    this.churn += step.linesAdded + step.linesRemoved;
    this.#totals = exchanged(this.#totals, this.#changeOf(edit.path), net);
    this.#asked.set(edit.path, net);
    this.#starts.set(edit.path, startContent);
  }

  /** `facts`: as the step was judged by them. */
  keepMeasured({ step, total }: Pick<Measurement, 'step' | 'total'>, facts: MeasuredFacts): void {
    const { linesAdded, linesRemoved } = totalsOf(step);
    this.churn += linesAdded + linesRemoved;
    this.gone = facts.startFilesGone;
    this.#totals = facts.total;
    this.#measured = total;
    this.#asked = new Map();
  }

  /** The first question about a path looks through what was measured: an index of it would cost more than it saves. */
  #changeOf(path: WorkspacePath): FileChange | null {
    const asked = this.#asked.get(path);
    if (asked !== undefined) return asked;
    const found = this.#measured.find((change) => change.path === path) ?? null;
    this.#asked.set(path, found);
    return found;
  }
}

/** Totals with a file's change taken out of them and another put in. */
function exchanged(totals: ChangeTotals, before: FileChange | null, after: FileChange | null): ChangeTotals {
  const { linesAdded = 0, linesRemoved = 0, bytes = 0 } = before ?? {};
  return {
    files: totals.files - (before === null ? 0 : 1) + (after === null ? 0 : 1),
    linesAdded: totals.linesAdded - linesAdded + (after?.linesAdded ?? 0),
    linesRemoved: totals.linesRemoved - linesRemoved + (after?.linesRemoved ?? 0),
    bytes: totals.bytes - bytes + (after?.bytes ?? 0),
  };
}

/** What was changed before plus this step is a bound too: the lines between two edits of one file are neither's. */
function atMost(net: FileChange, before: FileChange, step: FileChange): FileChange {
  return {
    ...net,
    linesAdded: Math.min(net.linesAdded, before.linesAdded + step.linesAdded),
    linesRemoved: Math.min(net.linesRemoved, before.linesRemoved + step.linesRemoved),
  };
}

/** The net change of one file against the start; null where the edit restores what was there. */
export function netChange(edit: EditProposal, start: Uint8Array | null): FileChange | null {
  if (start !== null && Buffer.compare(start, edit.after) === 0) return null;
  return changeBetween(edit.path, start, edit.after);
}

function stepOf(edit: EditProposal): FileChange {
  return changeBetween(edit.path, edit.before, edit.after);
}

function changeBetween(path: WorkspacePath, before: Uint8Array | null, after: Uint8Array): FileChange {
  const { added, removed } = lineBound(before, after);
  return {
    path,
    status: before === null ? 'added' : 'modified',
    linesAdded: added,
    linesRemoved: removed,
    // By git's rule, so that the size of a file is judged alike before it is written and in the commit.
    binary: after.subarray(0, BINARY_PROBE).includes(0),
    bytes: after.length,
    oldMode: null,
    newMode: null,
    oldOid: null,
    newOid: null,
  };
}
