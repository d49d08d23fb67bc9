import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { locate } from '../adapters/place.ts';
import { createSecretGuard } from '../adapters/secret-guard.ts';
import type { Code } from '../core/codes.ts';
import type { Clock } from '../core/ports.ts';
import type { ReportsAt } from '../settings/reports-at.ts';
import { isUntrustedSource } from '../settings/untrusted-source.ts';
import { observe, type PublishedReports } from './observers.ts';
import { DEFAULT_OUTPUT, reportsPlace } from './reports-place.ts';
import { secretValues } from './secret-values.ts';
import { startViolation } from './start-violation.ts';

export interface RefusedStart {
  /** `skipped`: the event was not for us, or its author may not start a run. */
  readonly outcome: 'config_error' | 'git_error' | 'failure' | 'skipped';
  /** Every problem, one a line. */
  readonly problems: string;
  /** What goes on record, where it is not an invalid configuration; null: no rule was broken. */
  readonly code?: Code | null;
  /** Where the run would have worked, and left its reports. */
  readonly at: ReportsAt;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly temporary: string;
  readonly clock: Clock;
  /** Told where the reports lie, where that is not the repository's own folder. */
  readonly notice: (text: string) => void;
}

function codeOf(problem: string): Code {
  return isUntrustedSource(problem) ? 'CFG-02' : 'CFG-01';
}

/**
 * The record of a run that did not start: because its settings are wrong, git or a cancel stood in the way, or nobody
 * with the right asked. No model was called and nothing was touched. Its reports go where the run's would have gone,
 * so that an earlier run's outcome is not taken for this one's.
 */
export function refuseStart(refused: RefusedStart): PublishedReports {
  const redactor = createSecretGuard(secretValues(refused.env, null));
  const { place, trouble } = locate(refused.at.workspace);
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
  // What git or the network stands in the way with breaks no rule.
  const { code } = refused;
  const breaksRule = refused.outcome === 'config_error' || refused.outcome === 'skipped';
  for (const problem of breaksRule && code !== null ? refused.problems.split('\n') : []) {
    observers.emit({ type: 'violated', violation: startViolation(problem, code ?? codeOf(problem)) });
  }
  const outcome = { name: refused.outcome, reason: refused.problems.split('\n').join('; ') } as const;
  observers.emit({ type: 'run_finished', outcome, changes: [] });
  return observers.publish(null);
}
