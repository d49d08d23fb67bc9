import type { Site } from '../adapters/git/site.ts';
import { userGit } from '../adapters/git/user-git.ts';
import { StopRun } from '../core/outcome.ts';
import type { AcceptedTree, RecordedRun } from '../core/recorded-run.ts';
import type { Remote } from '../core/remote.ts';
import type { Desk } from './desk.ts';
import type { Destination } from './position.ts';

export interface PublishPosition extends Destination {
  /** The commit on the branch that is this work already; null where it still has to be made. */
  readonly delivered: string | null;
}

export interface Grounds {
  readonly desk: Desk;
  readonly site: Site;
  readonly remote: Remote;
  /** The commit whose history is trusted: what this job has checked out, or the pull request's base. */
  readonly trusted: string;
}

/**
 * Where the work goes, if it may go there: on top of the commit that the run started from and that is still the
 * branch's tip, or onto a branch that is yet to be made from trusted history. A tip that is this very work was
 * delivered before. Anything else is a head that moved. Throws StopRun; afterwards the parent is here.
 */
export async function publishPosition(
  grounds: Grounds,
  run: RecordedRun,
  accepted: AcceptedTree,
): Promise<PublishPosition> {
  const { desk, remote } = grounds;
  const { trigger, settings, forge } = desk.request;
  const branch = trigger?.start?.branch ?? settings.git.branch;
  const tip = await remote.tipOf(branch, desk.stopwatch.work);
  const place = { remote, repository: forge?.repository ?? '', branch, expectedOld: tip, delivered: null };
  if (tip === null) {
    await requireTrusted(grounds, accepted.parent, branch);
    return place;
  }
  await remote.fetchCommit({ sha: tip, fallbackRef: `refs/heads/${branch}` }, desk.stopwatch.work);
  if (tip === accepted.parent) return place;
  if (!(await isThisWork(grounds.site, tip, run, accepted))) throw moved(branch, tip, accepted.parent);
  return { ...place, delivered: tip };
}

/** A commit of nobody knows whom must not come along with the work, only because the server gives it out. */
async function requireTrusted(
  { desk, site, remote, trusted }: Grounds,
  parent: string,
  branch: string,
): Promise<void> {
  if (parent === trusted) return;
  await remote.fetchCommit({ sha: parent, joinedTo: trusted }, desk.stopwatch.work);
  const answer = await userGit(site)({
    args: ['merge-base', '--is-ancestor', parent, trusted],
    accept: [0, 1, 128],
  });
  if (answer.code === 0) return;
  const reason = `the run started from ${parent}, which is not in the history of ${trusted} that this job goes by, and branch ${branch} is not there: check out in this job what the first one started from`;
  throw new StopRun({ kind: 'delivery', reason, code: 'GIT-05' });
}

/**
 * Whether the commit is what this run's delivery makes, by all that binds it: parent, tree and trailers. Read as it is
 * written, for where a shallow clone ends git hides the parents.
 */
async function isThisWork(
  site: Site,
  tip: string,
  { executionId }: RecordedRun,
  { tree, parent, head }: AcceptedTree,
): Promise<boolean> {
  const { stdout } = await userGit(site)({ args: ['cat-file', 'commit', tip] });
  const text = stdout.toString('utf8');
  const [first, second, third = ''] = text.split('\n');
  const hasOneParent = second === `parent ${parent}` && !third.startsWith('parent ');
  const trailers = `\nForge-Run: ${executionId}\nForge-Audit: ${head}\n`;
  return first === `tree ${tree}` && hasOneParent && text.endsWith(trailers);
}

function moved(branch: string, tip: string, parent: string): StopRun {
  const reason = `branch ${branch} is at ${tip.slice(0, 12)}, the run started from ${parent.slice(0, 12)}: nothing is pushed over it; run the first job again from there`;
  return new StopRun({ kind: 'delivery', reason, code: 'GIT-05' });
}
