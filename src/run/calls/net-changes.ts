import {
  type ChangeSet,
  type ChangeTotals,
  type FileChange,
  type Measurement,
  totalsOf,
} from '../../core/git/change.ts';
import type { WorkspacePath } from '../../core/path/path.ts';
import type { ChangeFacts } from '../../core/run/constraint.ts';
import { isBinary } from '../../core/text/is-binary.ts';
import type { EditProposal } from '../../core/tools/tool.ts';
import { lineBound } from './line-bound.ts';

export interface Forecast {
  readonly step: FileChange;
  /** The change against the start; null if the edit restores the content of the start. */
  readonly net: FileChange | null;
  readonly total: ChangeTotals;
}

/** Facts of a measurement that was judged. */
export type MeasuredFacts = Pick<ChangeFacts, 'total' | 'startFilesGone'>;

const NO_CHANGE: ChangeTotals = { files: 0, linesAdded: 0, linesRemoved: 0, bytes: 0 };

/**
 * Tracks the net change of each path against the start, so that an edit is judged without a scan. Commands replace it
 * with measured changes; edits add an upper bound (see `lineBound`). The totals are updated, never recomputed: an edit
 * costs the same after one turn as after hundreds.
 */
export class NetChanges {
  /** The changes as the last kept command left them. */
  #measured: ChangeSet = [];
  /** Later changes by edits; null if the file is as it was at the start. */
  #edited = new Map<WorkspacePath, FileChange | null>();
  /** Contents at the start of files that were edited. They stay the same for the whole run. */
  readonly #starts = new Map<WorkspacePath, Uint8Array | null>();
  #totals = NO_CHANGE;
  /** Sum of all lines added and removed by kept steps (decision D9). */
  churn = 0;
  /** Number of files of the start that were deleted. */
  gone = 0;

  totals(): ChangeTotals {
    return this.#totals;
  }

  /** Returns every path that differs from the start, from judged edits and commands. */
  changes(): ChangeSet {
    const edited = [...this.#edited.values()].filter((change) => change !== null);
    return [...this.#measured.filter(({ path }) => !this.#edited.has(path)), ...edited];
  }

  /** Returns `changes` plus an edit that is not written yet; `net` comes from its forecast. */
  changesWith(edit: EditProposal, net: FileChange | null): ChangeSet {
    const others = this.changes().filter(({ path }) => path !== edit.path);
    return net === null ? others : [...others, net];
  }

  /** Returns the edit's own change, the file's net change, and the run's totals with it. */
  forecast(edit: EditProposal, net: FileChange | null): Forecast {
    const step = stepOf(edit);
    const known = this.#changeOf(edit.path);
    const tight = net === null || known === null ? net : atMost(net, known, step);
    return { step, net: tight, total: exchanged(this.#totals, known, tight) };
  }

  /** Returns the file at the start; undefined if a command may have changed it, so that only the tree knows. */
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
    this.#edited.set(edit.path, net);
    this.#starts.set(edit.path, startContent);
  }

  /** Replaces the changes with a measurement. `facts`: those that the step was judged by. */
  keepMeasured({ step, total }: Pick<Measurement, 'step' | 'total'>, facts: MeasuredFacts): void {
    const { linesAdded, linesRemoved } = totalsOf(step);
    this.churn += linesAdded + linesRemoved;
    this.gone = facts.startFilesGone;
    this.#totals = facts.total;
    this.#measured = total;
    this.#edited = new Map();
  }

  /** Searches the measured changes once per path: an index would cost more than it saves. */
  #changeOf(path: WorkspacePath): FileChange | null {
    const edited = this.#edited.get(path);
    if (edited !== undefined) return edited;
    const found = this.#measured.find((change) => change.path === path) ?? null;
    this.#edited.set(path, found);
    return found;
  }
}

/** Returns totals in which one file's change is replaced by another. */
function exchanged(totals: ChangeTotals, before: FileChange | null, after: FileChange | null): ChangeTotals {
  const { linesAdded = 0, linesRemoved = 0, bytes = 0 } = before ?? {};
  return {
    files: totals.files - (before === null ? 0 : 1) + (after === null ? 0 : 1),
    linesAdded: totals.linesAdded - linesAdded + (after?.linesAdded ?? 0),
    linesRemoved: totals.linesRemoved - linesRemoved + (after?.linesRemoved ?? 0),
    bytes: totals.bytes - bytes + (after?.bytes ?? 0),
  };
}

/** Returns the tighter of two bounds: earlier change plus this step, because neither edit counts lines between them. */
function atMost(net: FileChange, before: FileChange, step: FileChange): FileChange {
  return {
    ...net,
    linesAdded: Math.min(net.linesAdded, before.linesAdded + step.linesAdded),
    linesRemoved: Math.min(net.linesRemoved, before.linesRemoved + step.linesRemoved),
  };
}

/** Returns a file's net change against the start; null if the edit restores the content of the start. */
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
    // Uses git's rule, so that a file's size is judged the same before it is written and in the commit.
    binary: isBinary(after),
    bytes: after.length,
    oldMode: null,
    newMode: null,
    oldOid: null,
    newOid: null,
  };
}
