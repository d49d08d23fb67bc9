import type { Cause, OutcomeName } from '../../core/run/outcome.ts';
import type { RecordedRun } from '../../core/run/recorded-run.ts';
import type { GateSettings, Settings } from '../../settings/schema/schema.ts';
import { gatesOf } from '../controlled-edit/build-gate.ts';

/** Facts that the publish job knows without the artifact. */
export interface TrustedFacts {
  /** `owner/name` of the repository that this job runs in. */
  readonly repository: string;
  /** The settings of the trusted commit. */
  readonly settings: Settings;
}

/**
 * Returns the reason why a run's work may not be delivered; null if it may. Compares the record with the settings of
 * the trusted commit: the gates, the required gates, and whether drafts are allowed.
 */
export function whyNotDeliverable(run: RecordedRun, own: TrustedFacts): Cause | null {
  return foreign(run, own) ?? unsuccessful(run, own.settings) ?? redGate(run, own.settings);
}

/** Returns the cause for an invalid artifact, which is recorded as the violation ART-01. */
export function refusedArtifact(reason: string): Cause {
  return { kind: 'violation', reason, code: 'ART-01' };
}

function foreign({ repository }: RecordedRun, own: TrustedFacts): Cause | null {
  if (repository?.toLowerCase() === own.repository.toLowerCase()) return null;
  const whose =
    repository === null ? 'names no repository' : `belongs to a run in ${JSON.stringify(repository)}`;
  return refusedArtifact(
    `the artifact ${whose}, but this job runs in ${own.repository}: use an artifact of ${own.repository}`,
  );
}

function unsuccessful(run: RecordedRun, { git, mode }: Settings): Cause | null {
  if (mode === 'read-only') {
    return refusedArtifact(
      'the configuration has mode: read-only, so nothing is published: change mode in the configuration',
    );
  }
  if (run.unfinished !== null) {
    if (git.partial === 'draft_pr' && DRAFTED.has(run.outcome)) return null;
    return failed(run, 'the work is unfinished, and git.partial is never');
  }
  return run.outcome === 'success' ? null : failed(run, 'only successful runs are published');
}

/** Outcomes whose unfinished work may become a draft: a limit ended the run, or gates are red (decision D26). */
const DRAFTED: ReadonlySet<OutcomeName> = new Set<OutcomeName>([
  'success',
  'constraint_violation',
  'quality_gate_failure',
  'timeout',
]);

/** The cause for each outcome of the run, so that the publish job ends with the same outcome. */
const KINDS: Readonly<Partial<Record<OutcomeName, Cause['kind']>>> = {
  constraint_violation: 'violation',
  quality_gate_failure: 'gate',
  timeout: 'timeout',
  config_error: 'config',
  git_error: 'git_before',
};

function failed({ executionId, outcome, reason }: RecordedRun, why: string): Cause {
  const text = `${executionId} ended with ${outcome} (${reason}): ${why}; fix the cause and run again`;
  return { kind: KINDS[outcome] ?? 'failure', reason: text };
}

/** Checks that every required gate of finished work was green. A draft may have red gates and reports them. */
function redGate(run: RecordedRun, settings: Settings): Cause | null {
  if (run.unfinished !== null) return null;
  for (const gate of gatesOf(settings)) {
    if (!gate.required) continue;
    const state = stateOf(run, gate);
    if (state !== null) {
      return {
        kind: 'gate',
        reason: `gate ${JSON.stringify(gate.name)} ${state} in the run's record, but the configuration requires it, so nothing is published: run the first job again with this gate`,
      };
    }
  }
  return null;
}

function stateOf({ gates }: RecordedRun, gate: GateSettings): string | null {
  const seen = gates.find(({ name, command }) => name === gate.name && command === gate.command);
  if (seen === undefined) return 'was not run';
  if (seen.status === 'passed') return null;
  return gate.baseline === 'tolerate' && seen.wasRed === true ? null : 'is red';
}
