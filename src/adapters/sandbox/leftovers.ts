import { readlinkSync } from 'node:fs';
import { textOf } from './host-files.ts';
import { isWithin } from './mount.ts';
import { allProcesses, type ProcessFacts, sendSignal } from './processes.ts';

/** Unique for each call: children inherit it unless they clear their environment. */
export const MARKER = 'FORGE_CALL_ID';

function workingFolder(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}

export interface CallTrace {
  readonly id: string;
  readonly root: string;
  /** Processes that were there when the call began. */
  readonly before: ReadonlySet<string>;
}

function key(facts: ProcessFacts): string {
  return `${facts.pid}:${facts.startedAt}`;
}

/** To be called just before the command starts. */
export function beginTrace(id: string, root: string): CallTrace {
  return { id, root, before: new Set(allProcesses().map(key)) };
}

function hasMark(pid: number, id: string): boolean {
  return textOf(`/proc/${pid}/environ`).split('\0').includes(`${MARKER}=${id}`);
}

/**
 * Processes of the call that are still there: new since it began, and with its mark or at work in the
 * workspace. Our own children (git, at work there too) are told by the mark alone, and so is what those of them start
 * that were there before: the shells that start git for us.
 */
export function leftovers(trace: CallTrace): readonly number[] {
  const all = allProcesses();
  const ours = all.filter((facts) => facts.parent === process.pid && trace.before.has(key(facts)));
  const starters = new Set([process.pid, ...ours.map(({ pid }) => pid)]);
  return all
    .filter((facts) => facts.pid !== process.pid && !trace.before.has(key(facts)))
    .filter(
      ({ pid, parent }) =>
        hasMark(pid, trace.id) || (!starters.has(parent) && isWithin(workingFolder(pid), trace.root)),
    )
    .map(({ pid }) => pid);
}

/** Bound on the hunt: a process that forks faster than it is found would keep us here for ever. */
const ROUNDS = 50;

/**
 * Without a PID namespace this is the best there is: kills what the call left behind, again until nothing is
 * found. Returns how many were killed. A process that cleared its environment and left the workspace is missed.
 */
export function killLeftovers(trace: CallTrace): number {
  const killed = new Set<number>();
  for (let round = 0; round < ROUNDS; round++) {
    const found = leftovers(trace);
    if (found.length === 0) break;
    for (const pid of found) if (sendSignal(pid, 'SIGKILL')) killed.add(pid);
  }
  return killed.size;
}
