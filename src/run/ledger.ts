import type { ChangeSet, ChangeTotals, FileChange } from '../core/change.ts';
import { totalsOf } from '../core/change.ts';
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

interface Entry {
  readonly change: FileChange;
  /** The file at the start, where an edit has shown it; undefined where only a command touched it. */
  readonly startContent: Uint8Array | null | undefined;
}

/**
 * The net difference against the start, path by path, so that an edit is judged without a scan. Commands
 * replace it with what was measured; edits add an upper bound (see `lineBound`).
 */
export class Ledger {
  #entries = new Map<WorkspacePath, Entry>();
  /** Sum of all lines added and removed by kept steps (DECISIONS D9). */
  churn = 0;
  /** Files of the start that are gone. */
  gone = 0;

  totals(): ChangeTotals {
    return totalsOf(this.changes());
  }

  /** Every path that differs from the start, as far as edits and commands were judged. */
  changes(): ChangeSet {
    return [...this.#entries.values()].map((entry) => entry.change);
  }

  /** The same with one edit in it that is not written yet; `net` as its forecast gives it. */
  changesWith(edit: EditProposal, net: FileChange | null): ChangeSet {
    const others = this.changes().filter(({ path }) => path !== edit.path);
    return net === null ? others : [...others, net];
  }

  /** What the edit itself changes, the file's net change with it, and the whole run's. */
  forecast(edit: EditProposal, net: FileChange | null): Forecast {
    const step = stepOf(edit);
    const known = this.#entries.get(edit.path)?.change;
    const tight = net === null || known === undefined ? net : atMost(net, known, step);
    return { step, net: tight, total: totalsOf(this.changesWith(edit, tight)) };
  }

  /** The file at the start, if known without asking the tree. */
  startContent(edit: EditProposal): Uint8Array | null | undefined {
    const entry = this.#entries.get(edit.path);
    return entry === undefined ? edit.before : entry.startContent;
  }

  keepEdit(
    edit: EditProposal,
    step: FileChange,
    net: FileChange | null,
    startContent: Uint8Array | null,
  ): void {
    this.churn += step.linesAdded + step.linesRemoved;
    if (net === null) this.#entries.delete(edit.path);
    else this.#entries.set(edit.path, { change: net, startContent });
  }

  keepMeasured(step: ChangeSet, total: ChangeSet): void {
    const known = this.#entries;
    this.churn += step.reduce((sum, change) => sum + change.linesAdded + change.linesRemoved, 0);
    this.gone = goneIn(total);
    this.#entries = new Map(
      total.map((change) => [change.path, { change, startContent: known.get(change.path)?.startContent }]),
    );
  }
}

/** What was changed before plus this step is a bound too: the lines between two edits of one file are neither's. */
function atMost(net: FileChange, before: FileChange, step: FileChange): FileChange {
  return {
    ...net,
    linesAdded: Math.min(net.linesAdded, before.linesAdded + step.linesAdded),
    linesRemoved: Math.min(net.linesRemoved, before.linesRemoved + step.linesRemoved),
  };
}

export function goneIn(total: ChangeSet): number {
  return total.filter((change) => change.status === 'deleted').length;
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
