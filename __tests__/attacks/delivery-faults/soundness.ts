import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { DeliveredRun } from '../../support/delivering-run.ts';
import type { DeliveryScene } from '../../support/delivery-scene.ts';
import { git, gitWith } from '../../support/repository.ts';

/** How far a delivery came. */
export type End =
  /** Everything arrived. */
  | 'delivered'
  /** Everything arrived but what may be missing: a label, a reviewer, the end of a draft. */
  | 'warned'
  /** The commit is on its branch, and its pull request is not there or not up to date. */
  | 'commit only'
  | 'commit only, late'
  /** Nothing arrived. */
  | 'nothing'
  /** Nothing arrived, for the branch is not where it was. */
  | 'moved'
  /** The same, and the run's time was over. */
  | 'too late'
  /** It was known before the agent started. */
  | 'before'
  /** The run's time was over before the agent started. */
  | 'over before';

export interface Case {
  readonly scene: DeliveryScene;
  readonly run: DeliveredRun;
  readonly branch: string;
  readonly before: Readonly<Record<string, string>>;
  /** What the run may have found open already. */
  readonly pullsBefore: number;
  readonly opensPull: boolean;
}

const CODES: Readonly<Record<End, number>> = {
  delivered: 0,
  warned: 0,
  'commit only': 6,
  'commit only, late': 4,
  nothing: 6,
  moved: 6,
  'too late': 4,
  before: 6,
  'over before': 4,
};

const NAMES: Readonly<Record<number, string>> = { 0: 'success', 4: 'timeout', 6: 'git_error' };

/** The same end, where it was the run's time that was over. */
export function late(end: End): End {
  if (end === 'nothing') return 'too late';
  if (end === 'before') return 'over before';
  return end === 'commit only' ? 'commit only, late' : end;
}

/** A remedy tells the reader what to set, check, fix, wait for or do next. */
const REMEDY =
  /\b(?:give|check|try|run again|start|look|fix|name|use|delete|remove|set|allow|pass|unlock|push it|allow more time|depth)\b/;

/** Nothing is half done, the paid work is there, and the outcome says what happened and what to do. */
export function expectSound(done: Case, end: End, label: string): void {
  const { run } = done;
  const said = `${label}: ${run.outcome.reason}`;
  expect(run.exitCode, said).toBe(CODES[end]);
  expect(run.outcome.name, said).toBe(NAMES[CODES[end]]);
  expectServer(done, end, said);
  if (end.endsWith('before')) {
    expect(types(run), said).not.toContain('model_replied');
  } else if (CODES[end] !== 0) {
    expectWorkKept(done, said);
  }
  if (CODES[end] !== 0) expect(run.outcome.reason, said).toMatch(REMEDY);
  if (end === 'warned') expect(warnings(run).join('\n'), said).toMatch(REMEDY);
  expect(run.reports.codes.includes('GIT-05'), said).toBe(end === 'moved');
  expect(types(run).slice(-2), said).toEqual(['run_finished', 'record_sealed']);
}

function expectServer(done: Case, end: End, said: string): void {
  const { scene, run, branch, before, pullsBefore, opensPull } = done;
  const arrived = ['delivered', 'warned', 'commit only', 'commit only, late'].includes(end);
  const ref = `refs/heads/${branch}`;
  const { [ref]: now, ...others } = scene.refs();
  const { [ref]: old, ...othersBefore } = before;
  expect(others, said).toEqual(othersBefore);
  expect(run.outputs['commit-sha'] !== '' && run.outputs.branch === branch, said).toBe(
    arrived || run.reports.execution.commit !== null,
  );
  if (arrived) {
    const sha = now ?? '';
    expect(run.outputs['commit-sha'], said).toBe(sha);
    // One commit, on what was there.
    const made = scene.git('show', '-s', '--format=%P %T', sha);
    expect(made, said).toBe(`${old ?? String(find(run, 'run_started').head)} ${acceptedTree(run)}`);
    expect(git(run.root, 'rev-parse', 'HEAD'), said).toBe(sha);
  } else expect(now, said).toBe(old);
  const opened =
    opensPull && (end === 'delivered' || end === 'warned') ? Math.max(1, pullsBefore) : pullsBefore;
  expect(scene.api.state.pulls, said).toHaveLength(opened);
  for (const push of scene.server.pushes) expect([push.ref, push.from], said).toEqual([ref, old ?? ZERO]);
}

const ZERO = '0'.repeat(40);

/** The patch turns what the run started from into the accepted tree. */
function expectWorkKept({ run }: Case, said: string): void {
  const index = join(mkdtempSync(join(tmpdir(), 'forge-patch-')), 'index');
  const there = (...args: readonly string[]) => gitWith(run.root, { GIT_INDEX_FILE: index }, ...args);
  there('read-tree', String(find(run, 'tree_opened').tree));
  there('apply', '--cached', '--whitespace=nowarn', join(run.reports.dir, 'changes.patch'));
  expect(there('write-tree'), said).toBe(acceptedTree(run));
}

function acceptedTree(run: DeliveredRun): string {
  return String(find(run, 'tree_accepted').tree);
}

function find(run: DeliveredRun, type: string): Readonly<Record<string, unknown>> {
  const found = run.reports.events.find(({ event }) => event.type === type)?.event;
  if (found === undefined) throw new Error(`the run has no event ${type}`);
  return found;
}

function types(run: DeliveredRun): readonly string[] {
  return run.reports.events.map(({ event }) => event.type);
}

function warnings(run: DeliveredRun): readonly string[] {
  return run.reports.events
    .filter(({ event }) => event.type === 'notice' && event.level === 'warning')
    .map(({ event }) => String(event.text));
}
