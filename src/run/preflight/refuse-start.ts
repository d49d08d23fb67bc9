import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { locateWorkspace } from '../../adapters/host/workspace-location.ts';
import { createSecretGuard } from '../../adapters/secrets/secret-guard.ts';
import type { Clock } from '../../core/ports.ts';
import type { Code } from '../../core/run/codes.ts';
import type { ReportsAt } from '../../settings/request/reports-at.ts';
import { isUntrustedSource } from '../../settings/schema/untrusted-source.ts';
import { secretValues } from '../context/secret-values.ts';
import { observe, type PublishedReports } from '../record/observers.ts';
import { DEFAULT_OUTPUT, reportsPlace } from '../record/reports-folder.ts';
import { startViolation } from '../record/start-violation.ts';

export interface RefusedStart {
  /** `skipped`: the event does not concern us, or its author may not start a run. */
  readonly outcome: 'config_error' | 'git_error' | 'failure' | 'skipped';
  /** Every problem, one per line. */
  readonly problems: string;
  /** The code to record, unless the configuration is invalid; null if no rule was broken. */
  readonly code?: Code | null;
  /** The workspace and the reports folder of the refused run. */
  readonly at: ReportsAt;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly temporary: string;
  readonly clock: Clock;
  /** Shows the folder of the reports, if it is not the expected one. */
  readonly notice: (text: string) => void;
}

function codeOf(problem: string): Code {
  return isUntrustedSource(problem) ? 'CFG-02' : 'CFG-01';
}

/**
 * Records a run that did not start because of its settings, git, a cancellation, or a missing right. No model was
 * called and nothing was changed. The reports go where the run's would have gone, so that nobody takes an earlier
 * run's outcome for this one's.
 */
export function refuseStart(refused: RefusedStart): PublishedReports {
  const redactor = createSecretGuard(secretValues(refused.env, null));
  const { place, trouble } = locateWorkspace(refused.at.workspace);
  const executionId = `run-${randomUUID()}`;
  const options = {
    executionId,
    root: place.root,
    outputDir: refused.at.outputDir ?? DEFAULT_OUTPUT,
    enabled: true,
    fallbackBase: refused.temporary,
    notice: () => undefined,
    redact: (bytes: Uint8Array) => redactor.bytes(bytes),
  };
  const { writer } = reportsPlace(options, refused.env.PATH ?? '');
  const isExpected = trouble === null && writer.dir === resolve(place.root, options.outputDir);
  if (writer.dir !== null && !isExpected) refused.notice(`the reports of this start are in ${writer.dir}`);
  const observers = observe({
    executionId,
    settings: {},
    clock: refused.clock,
    redactor,
    writer,
    log: () => () => undefined,
  });
  // Git and network failures are not rule violations, so none is recorded for them.
  const { code } = refused;
  const breaksRule = refused.outcome === 'config_error' || refused.outcome === 'skipped';
  for (const problem of breaksRule && code !== null ? refused.problems.split('\n') : []) {
    observers.emit({ type: 'violated', violation: startViolation(problem, code ?? codeOf(problem)) });
  }
  const outcome = { name: refused.outcome, reason: refused.problems.split('\n').join('; ') } as const;
  observers.emit({ type: 'run_finished', outcome, changes: [] });
  return observers.publish(null);
}
