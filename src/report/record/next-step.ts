import { gateRecords } from './gate-record.ts';
import type { RunRecord } from './run-record.ts';

/** Returns what a person does next, in parts: quoted parts may come from a repository. Empty if there is nothing. */
export type NextStep = readonly (string | { readonly quoted: string })[];

/** Returns the next step after a run, from its outcome. The outcome's reason says how to fix what stopped it. */
export function nextStep(record: RunRecord): NextStep {
  switch (record.outcome?.name) {
    case 'success':
      return afterSuccess(record);
    case 'skipped':
      return [];
    case 'config_error':
      return ['Correct the settings that are named below, then check them with ', DOCTOR, '.'];
    case 'git_error':
      return record.commit === null
        ? ['Fix what the reason names, then check with ', DOCTOR, ' and run again.']
        : ['The commit exists in the checkout only. Fix what the reason names, then run again.'];
    case 'quality_gate_failure':
      return afterRedGate(record);
    case 'timeout':
      return [
        'Raise ',
        { quoted: 'constraints.timeout' },
        ' or make the task smaller, then run again.',
        ...kept(record),
      ];
    case 'constraint_violation':
      return afterViolation(record);
    default:
      if (record.ended?.how === 'provider_failed') {
        return ['Fix what the reason names, then run again.', ...kept(record)];
      }
      return ['Read the last turns of the timeline, then run again.', ...kept(record)];
  }
}

const DOCTOR = { quoted: 'forge-headless doctor' };

function afterSuccess({ mode, commit, pushed, pullRequest, changes }: RunRecord): NextStep {
  if (pullRequest !== null) return ['Review the pull request.'];
  if (commit === null) {
    if (mode === 'read-only') return ['Read the analysis. Nobody checked it.'];
    return changes.length === 0 ? [] : ['Review the changes in the workspace. They are not committed.'];
  }
  const branch = commit.branch ?? 'a detached HEAD';
  return pushed === null
    ? ['Review the commit on ', { quoted: branch }, '. It is not pushed.']
    : ['Review the commit on ', { quoted: pushed.branch }, ', or open a pull request from it.'];
}

function afterRedGate(record: RunRecord): NextStep {
  const red = gateRecords(record).find(({ required, status }) => required && status !== 'passed');
  if (red === undefined) return kept(record);
  const gate = { quoted: red.name };
  if (record.ended?.how === 'provider_failed') {
    return ['The model failed before the work was done: fix that, then run again.', ...kept(record)];
  }
  if (red.wasRed === true) {
    const tolerate = { quoted: 'baseline: tolerate' };
    return [
      'The gate ',
      gate,
      ' was red before the run too. Read its output, or exempt it with ',
      tolerate,
      '.',
      ...kept(record),
    ];
  }
  return ['Read the output of the gate ', gate, '.', ...kept(record)];
}

function afterViolation(record: RunRecord): NextStep {
  const stopped = record.violations.findLast(
    ({ violation: { response } }) => response === 'graceful_exit' || response === 'emergency_stop',
  )?.violation;
  if (stopped === undefined)
    return ['If the rule is too strict for this task, change it; then run again.', ...kept(record)];
  const rule = { quoted: stopped.constraint };
  return ['If the rule ', rule, ' is too strict for this task, change it; then run again.', ...kept(record)];
}

/** Says where unfinished work is. */
function kept({ changes, commit, left }: RunRecord): NextStep {
  if (commit !== null || (changes.length === 0 && left?.patchFile == null)) return [];
  if (left?.patchFile == null) return [' The work is kept in changes.patch.'];
  return [' The work is kept in ', { quoted: left.patchFile }, '.'];
}
