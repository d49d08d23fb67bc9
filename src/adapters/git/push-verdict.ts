import type { PushRefusal } from '../../core/remote.ts';
import { remoteReason, type Spoken, said, troubleIn } from './remote-trouble.ts';

export interface PushVerdict {
  readonly why: PushRefusal;
  readonly reason: string;
}

/** What git and the server said to a push that failed. */
export interface PushWords {
  /** `git push --porcelain`: one line a reference, `!` before one that was refused. */
  readonly stdout: string;
  readonly stderr: string;
}

/** GitHub: GH006 protected branch, GH013 a rule of a ruleset; git itself has `denyCurrentBranch` and the like in hooks. */
const PROTECTED = /\bGH006\b|\bGH013\b|protected branch/i;
const WORKFLOWS =
  /refusing to allow .* to create or update workflow|without [`'"]?workflows?[`'"]? (?:permission|scope)/i;
/**
 * git here holds back what is no fast-forward; the server compares the branch with what it told us a moment ago, and
 * keeps it where it moved, came or went (refs/files-backend.c).
 */
const MOVED =
  /\[rejected\]|fetch first|non-fast-forward|is at [0-9a-f]+ but expected|reference already exists|unable to resolve reference/;
/** The connection broke before the server had said what became of the push. */
const UNTOLD = /\[remote failure\]/;
/** The server's own trouble, said of the one branch: nobody's rule. */
const FAILED =
  /\[remote rejected\] \((?:internal server error|.*(?:temporarily unavailable|try again later|timed? ?out).*)\)/i;
/** Our own hook's words; see `push.ts`. */
const HELD = /^forge: the branch is at ([0-9a-f]+)$/m;

/** Why a push failed, and what to tell the user. Pure: text in. The first that fits decides. */
export function pushVerdict(words: PushWords, spoken: Spoken): PushVerdict {
  const { stdout, stderr } = words;
  const { name, what, token } = spoken;
  const at = HELD.exec(stderr)?.[1];
  if (at !== undefined) return { why: 'head_moved', reason: movedReason(spoken, at) };
  const refused = stdout.split('\n').find((line) => line.startsWith('!')) ?? '';
  const text = said(`${stderr}\n${summaryOf(refused)}`, token);
  if (WORKFLOWS.test(stderr + refused)) {
    const mend =
      'push with a token that has the permission `workflows`, or keep the run out of .github/workflows';
    return {
      why: 'workflow_files',
      reason: `could not ${what} at ${name}: this token may not change workflow files; ${mend} (${text})`,
    };
  }
  if (PROTECTED.test(stderr + refused)) {
    const mend = 'name another git.branch and open a pull request, or let this token pass the rule';
    return {
      why: 'protected_branch',
      reason: `could not ${what} at ${name}: the branch is protected; ${mend} (${text})`,
    };
  }
  if (MOVED.test(stderr + refused)) return { why: 'head_moved', reason: movedReason(spoken, null) };
  if (UNTOLD.test(refused)) {
    const why = troubleIn(stderr);
    const trouble = why === 'failed' ? 'unreachable' : why;
    return { why: trouble, reason: remoteReason(trouble, spoken, stderr) };
  }
  if (FAILED.test(refused))
    return {
      why: 'server_error',
      reason: remoteReason('server_error', spoken, `${stderr}\n${summaryOf(refused)}`),
    };
  if (refused !== '') {
    return {
      why: 'rejected',
      reason: `could not ${what} at ${name}: the server refused it; see its rules and hooks (${text})`,
    };
  }
  const why = spoken.timedOut ? 'timed_out' : troubleIn(stderr);
  return { why, reason: remoteReason(why, spoken, stderr) };
}

/** `at`: where the branch is now; null where that is not known, or where it is gone. */
export function movedReason({ name, what }: Spoken, at: string | null): string {
  const now = at === null ? '' : /^0+$/.test(at) ? ': it is gone' : `: it is at ${at} now`;
  return `could not ${what} at ${name}: the branch moved during the run${now} (GIT-05); nothing was pushed, run again from there`;
}

/** `!\tfrom:to\t[remote rejected] (why)`. */
function summaryOf(refused: string): string {
  return refused.split('\t')[2] ?? '';
}
