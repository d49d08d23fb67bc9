import { StopRun } from '../../core/outcome.ts';
import type { Ground } from '../../core/server-commit.ts';
import { RUN_TRAILER } from '../../core/trailers.ts';
import { type Git, line } from './exec.ts';

/** See `ServerCommits.ground`. */
export async function groundOf(user: Git, head: string, expectedOld: string | null): Promise<Ground> {
  if (expectedOld === null || expectedOld === head) return groundOn(user, [head]);
  const format = `--format=%P%n%(trailers:key=${RUN_TRAILER},valueonly,separator=%2C)`;
  const shown = line(await user({ args: ['show', '-s', '--no-show-signature', format, head] }));
  const [parents = '', run = ''] = shown.split('\n');
  const [first = '', second, ...more] = parents.split(' ');
  // Our merge of the base into the branch is here alone; its two sides are on the server.
  if (run !== '' && first === expectedOld && second !== undefined && more.length === 0) {
    return groundOn(user, [first, second]);
  }
  const reason = `HEAD is at ${head} and its branch at GitHub at ${expectedOld}: with git.sign_commits GitHub makes one commit on what it has; push what is here first, or set git.sign_commits to false`;
  throw new StopRun({ kind: 'git_before', reason });
}

/** Of a merge the files are compared with what was merged in: a branch of ours differs from that by its work alone. */
async function groundOn(user: Git, parents: readonly string[]): Promise<Ground> {
  const base = parents.at(-1) ?? '';
  const baseTree = line(await user({ args: ['rev-parse', '--verify', `${base}^{tree}`] }));
  return { parents, base, baseTree };
}
