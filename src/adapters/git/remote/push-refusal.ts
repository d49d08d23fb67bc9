import type { PushRefusal } from '../../../core/git/remote.ts';
import { classifyRemoteError, type RemoteOperation, remoteReason, serverMessage } from './remote-errors.ts';

export interface ClassifiedPushFailure {
  readonly why: PushRefusal;
  readonly reason: string;
}

/** The output of a push that failed. */
export interface PushOutput {
  /** Output of `git push --porcelain`: one line per reference, with `!` before a refused one. */
  readonly stdout: string;
  readonly stderr: string;
}

/** GitHub: GH006 is a protected branch, GH013 a ruleset. Git itself has `denyCurrentBranch` and hooks. */
const PROTECTED_BRANCH = /\bGH006\b|\bGH013\b|protected branch/i;
const WORKFLOW_PERMISSION =
  /refusing to allow .* to create or update workflow|without [`'"]?workflows?[`'"]? (?:permission|scope)/i;
/**
 * The local git refuses pushes that are not fast-forwards. The server refuses if the branch changed since it was
 * reported (refs/files-backend.c).
 */
const BRANCH_MOVED =
  /\[rejected\]|fetch first|non-fast-forward|is at [0-9a-f]+ but expected|reference already exists|unable to resolve reference/;
/** The connection broke before the server reported the result. */
const NO_REPORT_FROM_SERVER = /\[remote failure\]/;
/** A server failure that is reported for the branch; it is not a rule. */
const SERVER_FAILURE =
  /\[remote rejected\] \((?:internal server error|.*(?:temporarily unavailable|try again later|timed? ?out).*)\)/i;
/** The message of our own hook; see `push-commit.ts`. */
const STOPPED_BY_HOOK = /^forge: the branch is at ([0-9a-f]+)$/m;

/** Returns why a push failed and what to tell the user. The first match decides. */
export function classifyPushFailure(words: PushOutput, spoken: RemoteOperation): ClassifiedPushFailure {
  const { stdout, stderr } = words;
  const { name, what, token } = spoken;
  const at = STOPPED_BY_HOOK.exec(stderr)?.[1];
  if (at !== undefined) return { why: 'head_moved', reason: movedReason(spoken, at) };
  const refused = stdout.split('\n').find((line) => line.startsWith('!')) ?? '';
  const text = serverMessage(`${stderr}\n${summaryOf(refused)}`, token);
  if (WORKFLOW_PERMISSION.test(stderr + refused)) {
    const remedy =
      'push with a token that has the `workflows` permission, or exclude .github/workflows from the run';
    return {
      why: 'workflow_files',
      reason: `could not ${what} at ${name}: this token may not change workflow files; ${remedy} (${text})`,
    };
  }
  if (PROTECTED_BRANCH.test(stderr + refused)) {
    const remedy =
      'set git.branch to another name and open a pull request, or allow this token to bypass the rule';
    return {
      why: 'protected_branch',
      reason: `could not ${what} at ${name}: the branch is protected; ${remedy} (${text})`,
    };
  }
  if (BRANCH_MOVED.test(stderr + refused)) return { why: 'head_moved', reason: movedReason(spoken, null) };
  if (NO_REPORT_FROM_SERVER.test(refused)) {
    const why = classifyRemoteError(stderr);
    const trouble = why === 'failed' ? 'unreachable' : why;
    return { why: trouble, reason: remoteReason(trouble, spoken, stderr) };
  }
  if (SERVER_FAILURE.test(refused))
    return {
      why: 'server_error',
      reason: remoteReason('server_error', spoken, `${stderr}\n${summaryOf(refused)}`),
    };
  if (refused !== '') {
    return {
      why: 'rejected',
      reason: `could not ${what} at ${name}: the server refused the push; check its rules and hooks (${text})`,
    };
  }
  const why = spoken.timedOut ? 'timed_out' : classifyRemoteError(stderr);
  return { why, reason: remoteReason(why, spoken, stderr) };
}

/** The state of our commit after the branch moved. The answer to a push that was sent may be lost. */
const STANDINGS = {
  'not sent': 'nothing was pushed; run again from there',
  'not on it': 'our commit is not on it; run again from there',
  'not known': 'it is unknown whether our commit is on it: check the branch, then run again',
} as const;

/** Returns the reason for a branch that moved. `at`: its present commit; null if unknown; zeros if deleted. */
export function movedReason(
  { name, what }: RemoteOperation,
  at: string | null,
  standing: keyof typeof STANDINGS = 'not sent',
): string {
  const now = at === null ? '' : /^0+$/.test(at) ? ': it was deleted' : `: it is at ${at} now`;
  return `could not ${what} at ${name}: the branch moved during the run${now} (GIT-05); ${STANDINGS[standing]}`;
}

/** Returns the summary of `!\tfrom:to\t[remote rejected] (why)`. */
function summaryOf(refused: string): string {
  return refused.split('\t')[2] ?? '';
}
