import { capitalized, plural } from '../../core/text/figures.ts';
import { gateRecords } from './gate-record.ts';
import type { RunRecord } from './run-record.ts';
import { countedViolations } from './violation-record.ts';

/** `idle`: there was nothing to check. `warn`: it was not checked. */
export type VerdictTone = 'ok' | 'warn' | 'bad' | 'idle';

/** One observed fact that decides how far a commit can be trusted. */
export interface VerdictCheck {
  readonly name: 'Gates' | 'Attempts' | 'Commit' | 'Sandbox';
  readonly tone: VerdictTone;
  readonly text: string;
}

export interface Verdict {
  /** One sentence. */
  readonly answer: string;
  readonly tone: VerdictTone;
  readonly checks: readonly VerdictCheck[];
}

/** Returns what was observed about the commit: gates, stopped attempts, its tree, and the sandbox. */
export function verdictOf(record: RunRecord): Verdict {
  const checks = [gatesCheck(record), attemptsCheck(record), commitCheck(record), sandboxCheck(record)];
  const open = checks.filter(({ tone }) => tone === 'bad' || tone === 'warn');
  if (record.commit === null) {
    const bad = checks.some(({ tone }) => tone === 'bad');
    return { answer: withoutCommit(record), tone: bad ? 'bad' : 'idle', checks };
  }
  if (open.length === 0) return { answer: 'Every check holds.', tone: 'ok', checks };
  const tone = open.some((check) => check.tone === 'bad') ? 'bad' : 'warn';
  return {
    answer: `Not every check holds: ${open.map(({ name }) => name.toLowerCase()).join(', ')}.`,
    tone,
    checks,
  };
}

function withoutCommit({ mode, changes, outcome }: RunRecord): string {
  if (mode === 'read-only') return 'There is no commit: the run was read-only.';
  if (changes.length > 0) return 'There is no commit: the changes were not delivered.';
  return outcome?.name === 'success' ? 'There is no commit: nothing had to change.' : 'There is no commit.';
}

function gatesCheck(record: RunRecord): VerdictCheck {
  const all = gateRecords(record);
  const required = all.filter((gate) => gate.required);
  const red = (gates: typeof all) =>
    gates.filter(({ status }) => status === 'failed' || status === 'error').length;
  const name = 'Gates';
  if (required.length === 0) {
    const nothing = record.commit === null && record.changes.length === 0;
    return { name, tone: nothing ? 'idle' : 'warn', text: 'No required gate checked the work' };
  }
  const optionalRed = red(all.filter((gate) => !gate.required));
  const also = optionalRed === 0 ? '' : `; ${optionalRed} optional red`;
  const green = required.filter(({ status }) => status === 'passed').length;
  if (green === required.length) {
    return { name, tone: 'ok', text: `${green} of ${required.length} required green${also}` };
  }
  const isRed = red(required) > 0;
  const text = isRed ? `${red(required)} of ${required.length} required red${also}` : 'Not run at the end';
  return { name, tone: isRed ? 'bad' : 'idle', text };
}

/** An attempt that was refused or reverted is the rules at work, so it is no reason for doubt. */
function attemptsCheck(record: RunRecord): VerdictCheck {
  const stopping = countedViolations(record).filter(({ action }) => action === 'stopped').length;
  const refused = countedViolations(record).filter(
    ({ action, effect, type }) => action === 'blocked' && effect !== 'reverted' && type !== 'gate',
  ).length;
  const reverted = record.undone.length;
  const parts = [
    ...(refused === 0 ? [] : [`${plural(refused, 'attempt')} refused`]),
    ...(reverted === 0
      ? []
      : [refused === 0 ? `${plural(reverted, 'attempt')} reverted` : `${reverted} reverted`]),
    ...(stopping === 0 ? [] : ['a rule ended the run']),
  ];
  const text = parts.length === 0 ? 'No attempt broke a rule' : capitalized(parts.join(', '));
  return { name: 'Attempts', tone: stopping > 0 ? 'bad' : 'ok', text };
}

function commitCheck({ commit, acceptedTree }: RunRecord): VerdictCheck {
  const name = 'Commit';
  if (commit === null) return { name, tone: 'idle', text: 'No commit' };
  if (acceptedTree === null) return { name, tone: 'warn', text: 'The checked tree is not recorded' };
  return commit.tree === acceptedTree
    ? { name, tone: 'ok', text: 'Its tree is the checked tree' }
    : { name, tone: 'bad', text: 'Its tree is not the checked tree' };
}

function sandboxCheck({ isolation }: RunRecord): VerdictCheck {
  const name = 'Sandbox';
  if (isolation === null) return { name, tone: 'idle', text: 'No command ran' };
  return isolation.kind === 'none'
    ? { name, tone: 'warn', text: 'Commands ran without a sandbox' }
    : { name, tone: 'ok', text: `Commands ran in ${isolation.kind}` };
}
