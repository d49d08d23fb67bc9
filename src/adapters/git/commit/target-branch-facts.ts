import { RUN_TRAILER } from '../../../core/git/trailers.ts';
import type { TargetBranchFacts } from '../../../core/ports.ts';
import { splitNul } from '../program/raw-path.ts';
import type { Git } from '../program/run-git.ts';

/** The trailer of every commit of a run. */

/** The search stops after this many commits; no rate limit allows more per minute. */
const MAX_COMMITS = 1000;

const ORIGIN = 'refs/remotes/origin/';

interface TargetBranchQuery {
  readonly user: Git;
  /** The parent of the new commit. */
  readonly head: string;
  /** The branch that the new commit is added to; null: detached. */
  readonly branch: string | null;
  /** Wall time in ms since the epoch; earlier commits are ignored. */
  readonly since: number;
}

/** Returns the facts about the target branch that are needed before a commit. */
export async function targetBranchFacts(lookup: TargetBranchQuery): Promise<TargetBranchFacts> {
  const [mainBranch, ours] = await Promise.all([mainBranchOf(lookup.user), runCommitsSince(lookup)]);
  return { branch: lookup.branch, mainBranch, ours };
}

/**
 * Returns the main branch without asking the forge: `origin/HEAD`, otherwise `main` or `master` if it exists. Source:
 * docs/constraints.md.
 */
async function mainBranchOf(user: Git): Promise<string | null> {
  const answer = await user({
    args: [
      'for-each-ref',
      '--format=%(refname)%00%(symref)%00',
      `${ORIGIN}HEAD`,
      'refs/heads/main',
      'refs/heads/master',
    ],
  });
  const fields = splitNul(answer.stdout).map((field) => Buffer.from(field, 'latin1').toString('utf8').trim());
  const refs = new Map<string, string>();
  for (let at = 0; at + 1 < fields.length; at += 2) refs.set(fields[at] ?? '', fields[at + 1] ?? '');
  const remote = refs.get(`${ORIGIN}HEAD`) ?? '';
  if (remote.startsWith(ORIGIN)) return remote.slice(ORIGIN.length);
  return ['main', 'master'].find((name) => refs.has(`refs/heads/${name}`)) ?? null;
}

/** Returns the committer dates in ms of commits made by runs, latest first. */
async function runCommitsSince({ user, head, since }: TargetBranchQuery): Promise<readonly number[]> {
  const answer = await user({
    args: [
      'log',
      `--max-count=${MAX_COMMITS}`,
      `--since=@${Math.floor(since / 1000)} +0000`,
      `--format=%ct%x00%(trailers:key=${RUN_TRAILER},valueonly)%x00`,
      head,
      '--',
    ],
  });
  const fields = splitNul(answer.stdout);
  const dates: number[] = [];
  for (let at = 0; at + 1 < fields.length; at += 2) {
    if ((fields[at + 1] ?? '').trim() !== '') dates.push(Number(fields[at]) * 1000);
  }
  return dates;
}
