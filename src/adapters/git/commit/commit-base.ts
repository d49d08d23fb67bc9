import type { ServerCommitBase } from '../../../core/git/server-commit.ts';
import { RUN_TRAILER } from '../../../core/git/trailers.ts';
import { StopRun } from '../../../core/run/outcome.ts';
import { type Git, outputLine } from '../program/run-git.ts';

/** See `ServerCommits.ground`. */
export async function serverBase(
  user: Git,
  head: string,
  expectedOld: string | null,
): Promise<ServerCommitBase> {
  if (expectedOld === null || expectedOld === head) return serverBaseOfMerge(user, [head]);
  const format = `--format=%P%n%(trailers:key=${RUN_TRAILER},valueonly,separator=%2C)`;
  const shown = outputLine(await user({ args: ['show', '-s', '--no-show-signature', format, head] }));
  const [parents = '', run = ''] = shown.split('\n');
  const [first = '', second, ...more] = parents.split(' ');
  // Our merge of the base into the branch exists only here; both parents are on the server.
  if (run !== '' && first === expectedOld && second !== undefined && more.length === 0) {
    return serverBaseOfMerge(user, [first, second]);
  }
  const reason = `HEAD is at ${head}, but its branch on GitHub is at ${expectedOld}: with git.sign_commits, GitHub makes one commit on top of its own branch; push the local commits first or set git.sign_commits to false`;
  throw new StopRun({ kind: 'git_before', reason });
}

/**
 * Returns the base of a merge. Its files are compared with what was merged in: a run's branch differs from that only by
 * its work.
 */
async function serverBaseOfMerge(user: Git, parents: readonly string[]): Promise<ServerCommitBase> {
  const base = parents.at(-1) ?? '';
  const baseTree = outputLine(await user({ args: ['rev-parse', '--verify', `${base}^{tree}`] }));
  return { parents, base, baseTree };
}
