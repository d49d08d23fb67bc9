import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { DeliveredRun } from '../support/delivering-run.ts';
import type { DeliveryScene } from '../support/delivery-scene.ts';
import { git } from '../support/repository.ts';

/** How far a delivery came. */
export type End =
  /** Everything arrived. */
  | 'delivered'
  /** Everything arrived but what may be missing: a label, a reviewer, the end of a draft. */
  | 'warned'
  /** The commit is on its branch, and its pull request is not there or not up to date. */
  | 'commit only'
  /** Nothing arrived. */
  | 'nothing'
  /** Nothing arrived, for the branch is not where it was. */
  | 'moved'
  /** It was known before the agent started. */
  | 'before';

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
  nothing: 6,
  moved: 6,
  before: 6,
};

/** A remedy is an order: what to give, check, mend, wait for, or do next. */
const REMEDY =
  /\b(?:give|check|try|run again|look|mend|name|delete|set|allow|pass|unlock|push it|allow more time|depth)\b/;

/** Nothing is half done, the paid work is there, and the outcome says what happened and what to do. */
export function expectSound(done: Case, end: End, label: string): void {
  const { run } = done;
  const said = `${label}: ${run.outcome.reason}`;
  expect(run.exitCode, said).toBe(CODES[end]);
  expect(run.outcome.name, said).toBe(CODES[end] === 0 ? 'success' : 'git_error');
  expectServer(done, end, said);
  if (end === 'before') {
    expect(types(run), said).not.toContain('model_replied');
  } else {
    expectWorkKept(done, said);
  }
  if (CODES[end] !== 0) expect(run.outcome.reason, said).toMatch(REMEDY);
  if (end === 'warned') expect(warnings(run).join('\n'), said).toMatch(REMEDY);
  expect(run.reports.codes.includes('GIT-05'), said).toBe(end === 'moved');
  expect(types(run).at(-1), said).toBe('run_finished');
}

function expectServer({ scene, run, branch, before, pullsBefore, opensPull }: Case, end: End, said: string) {
  const arrived = end === 'delivered' || end === 'warned' || end === 'commit only';
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
    expect(scene.git('rev-list', '--count', sha, `^${old ?? before['refs/heads/main']}`), said).toBe('1');
    expect(scene.git('rev-parse', `${sha}^{tree}`), said).toBe(acceptedTree(run));
    expect(git(run.root, 'rev-parse', 'HEAD'), said).toBe(sha);
  } else expect(now, said).toBe(old);
  const opened = opensPull && (end === 'delivered' || end === 'warned') ? Math.max(1, pullsBefore) : pullsBefore;
  expect(scene.api.state.pulls, said).toHaveLength(opened);
  for (const push of scene.server.pushes) expect([push.ref, push.from], said).toEqual([ref, old ?? ZERO]);
}

const ZERO = '0'.repeat(40);

/** The patch turns the base into the accepted tree. */
function expectWorkKept({ scene, run }: Case, said: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'forge-patch-'));
  const patch = join(folder, 'changes.patch');
  writeFileSync(patch, run.reports.text('changes.patch'));
  const base = String(find(run, 'run_started').head);
  git(folder, 'init', '-q');
  git(folder, 'fetch', '-q', scene.folder, base);
  git(folder, 'read-tree', base);
  git(folder, 'apply', '--cached', '--whitespace=nowarn', patch);
  expect(git(folder, 'write-tree'), said).toBe(acceptedTree(run));
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
