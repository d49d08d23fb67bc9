import { readlinkSync } from 'node:fs';
import { isWithin } from '../../../core/path/is-within.ts';
import { readTextOrEmpty } from '../../files/host-files.ts';
import { allProcesses, type ProcessFacts, sendSignal } from './process-table.ts';

/** A variable that is unique for each call. Children inherit it unless they clear their environment. */
export const CALL_MARKER = 'FORGE_CALL_ID';

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
  /** Processes that existed when the call began. */
  readonly before: ReadonlySet<string>;
}

function processKey(facts: ProcessFacts): string {
  return `${facts.pid}:${facts.startedAt}`;
}

/** Call this just before the command starts. */
export function beginTrace(id: string, root: string): CallTrace {
  return { id, root, before: new Set(allProcesses().map(processKey)) };
}

function hasCallMarker(pid: number, id: string): boolean {
  return readTextOrEmpty(`/proc/${pid}/environ`).split('\0').includes(`${CALL_MARKER}=${id}`);
}

/**
 * Returns processes of the call that still run. They started after it began, and they have its mark or work in the
 * workspace. Only the mark identifies children of ours (git also works there) and of the shells that start git for us.
 */
export function orphanProcesses(trace: CallTrace): readonly number[] {
  const all = allProcesses();
  const ours = all.filter((facts) => facts.parent === process.pid && trace.before.has(processKey(facts)));
  const starters = new Set([process.pid, ...ours.map(({ pid }) => pid)]);
  return all
    .filter((facts) => facts.pid !== process.pid && !trace.before.has(processKey(facts)))
    .filter(
      ({ pid, parent }) =>
        hasCallMarker(pid, trace.id) || (!starters.has(parent) && isWithin(workingFolder(pid), trace.root)),
    )
    .map(({ pid }) => pid);
}

/** A limit on the search, because a process that forks faster than it is found would never let it end. */
const MAX_KILL_ROUNDS = 50;

/**
 * Kills what the call left behind, until nothing is found. Returns the number of killed processes. Without a PID
 * namespace this misses processes that cleared their environment and left the workspace.
 */
export function killOrphanProcesses(trace: CallTrace): number {
  const killed = new Set<number>();
  for (let round = 0; round < MAX_KILL_ROUNDS; round++) {
    const found = orphanProcesses(trace);
    if (found.length === 0) break;
    for (const pid of found) if (sendSignal(pid, 'SIGKILL')) killed.add(pid);
  }
  return killed.size;
}
