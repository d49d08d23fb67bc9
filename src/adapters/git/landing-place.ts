import type { LandingPlace } from '../../core/ports.ts';
import { RUN_TRAILER } from '../../core/trailers.ts';
import type { Git } from './exec.ts';
import { splitNul } from './raw-path.ts';

/** The trailer of every commit of a run. */

/** More commits than this a minute no rate allows for; looking stops there. */
const MOST_COMMITS = 1000;

const ORIGIN = 'refs/remotes/origin/';

interface Lookup {
  readonly user: Git;
  /** The commit that the new one comes on top of. */
  readonly head: string;
  /** The branch that the new one lands on; null: detached. */
  readonly branch: string | null;
  /** Wall time, ms since the epoch: earlier commits are of no interest. */
  readonly since: number;
}

/** What is to be known of the branch that a commit lands on, before it is made. */
export async function landingPlace(lookup: Lookup): Promise<LandingPlace> {
  const [mainBranch, ours] = await Promise.all([mainBranchOf(lookup.user), oursSince(lookup)]);
  return { branch: lookup.branch, mainBranch, ours };
}

/** Where nobody asks the forge: `origin/HEAD`, else `main` or `master`, whichever is there. Source: CONTRACT 6. */
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

/** Committer dates of the runs' own commits, in ms; the latest first. */
async function oursSince({ user, head, since }: Lookup): Promise<readonly number[]> {
  const answer = await user({
    args: [
      'log',
      `--max-count=${MOST_COMMITS}`,
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
