import type { Cause } from '../core/outcome.ts';
import type { RecordedRun } from '../core/recorded-run.ts';
import type { GateSettings, Settings } from '../settings/schema.ts';
import { gatesOf } from './build-gate.ts';

/** What the delivering job knows by itself. */
export interface OwnKnowledge {
  /** `owner/name` of the repository that this job runs in. */
  readonly repository: string;
  /** Of the trusted commit. */
  readonly settings: Settings;
}

/**
 * Why what this run made may not be delivered; null where it may. The record is held against what the trusted commit
 * says: which gates there are, which of them are required, and whether unfinished work may go anywhere.
 */
export function objectionTo(run: RecordedRun, own: OwnKnowledge): Cause | null {
  return foreign(run, own) ?? unsuccessful(run, own.settings) ?? redGate(run, own.settings);
}

/** An artifact that breaks what is asked of one is a violation, on record as ART-01. */
export function refusedArtifact(reason: string): Cause {
  return { kind: 'violation', reason, code: 'ART-01' };
}

function foreign({ repository }: RecordedRun, own: OwnKnowledge): Cause | null {
  if (repository?.toLowerCase() === own.repository.toLowerCase()) return null;
  const whose = repository === null ? 'names no repository' : `is of a run in ${JSON.stringify(repository)}`;
  return refusedArtifact(`the artifact ${whose}, this one is ${own.repository}: name an artifact of its own`);
}

function unsuccessful(run: RecordedRun, { git, mode }: Settings): Cause | null {
  if (mode === 'read-only') {
    return refusedArtifact(
      'the configuration says mode: read-only, so nothing of a run may be delivered: change it there',
    );
  }
  if (run.unfinished !== null) {
    if (git.partial === 'draft_pr' && DRAFTED.has(run.outcome)) return null;
    return failed(run, 'the work is unfinished, and git.partial does not let it be delivered');
  }
  return run.outcome === 'success' ? null : failed(run, 'only what a successful run made is delivered');
}

/** How a run ends whose unfinished work may be a draft: by a limit, or with gates as they are (DECISIONS D26). */
const DRAFTED: ReadonlySet<string> = new Set([
  'success',
  'constraint_violation',
  'quality_gate_failure',
  'timeout',
]);

/** The cause that gives the run's own outcome once more; what is no outcome of a run is a failure. */
const KINDS: Readonly<Record<string, Cause['kind']>> = {
  constraint_violation: 'violation',
  quality_gate_failure: 'gate',
  timeout: 'timeout',
  config_error: 'config',
  git_error: 'git_before',
};

function failed({ executionId, outcome, reason }: RecordedRun, why: string): Cause {
  const text = `${executionId} ended with ${outcome} (${reason}): ${why}; mend it and run again`;
  return { kind: KINDS[outcome] ?? 'failure', reason: text };
}

/** Of finished work every required gate must have been seen green. A draft may have red ones, and says so. */
function redGate(run: RecordedRun, settings: Settings): Cause | null {
  if (run.unfinished !== null) return null;
  for (const gate of gatesOf(settings)) {
    if (!gate.required) continue;
    const state = stateOf(run, gate);
    if (state !== null) {
      return {
        kind: 'gate',
        reason: `gate ${JSON.stringify(gate.name)} ${state} in the run's record, and the configuration requires it: nothing is delivered without it`,
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
