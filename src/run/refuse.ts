import { randomUUID } from 'node:crypto';
import { holdsReports } from '../adapters/output-folder.ts';
import { locate } from '../adapters/place.ts';
import { createRedactor } from '../adapters/redaction.ts';
import type { Code } from '../core/codes.ts';
import type { Clock } from '../core/ports.ts';
import { observe, type PublishedReports } from './observers.ts';
import { reportsPlace } from './reports-place.ts';
import { secretValues } from './secret-values.ts';
import { startViolation } from './start-violation.ts';

export interface RefusedStart {
  /** `skipped`: the event was not for us, or its author may not start a run. */
  readonly outcome: 'config_error' | 'git_error' | 'failure' | 'skipped';
  /** Every problem, one a line. */
  readonly problems: string;
  /** What goes on record, where it is not an invalid configuration; null: no rule was broken. */
  readonly code?: Code | null;
  /** The command line will be typed again, so that this was no run: the reports of the last one stay. */
  readonly isMistyped?: boolean;
  /** The folder the run would have started from. */
  readonly workspace: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly temporary: string;
  readonly clock: Clock;
}

/** Where reports go when no settings say otherwise. */
const DEFAULT_OUTPUT = '.forge/artifacts';

/**
 * The record of a run that did not start: because its settings are wrong, git or a cancel stood in the way, or nobody
 * with the right asked. No model was called and nothing was touched. Reports are written where there is a repository
 * to write them in; in the place of an earlier run's, unless it `isMistyped`.
 */
export function refuseStart(refused: RefusedStart): PublishedReports {
  const redactor = createRedactor(secretValues(refused.env, null));
  const { place, trouble } = locate(refused.workspace);
  const { writer } = reportsPlace({
    root: place.root,
    outputDir: DEFAULT_OUTPUT,
    enabled: trouble === null && !(refused.isMistyped === true && holdsReports(place.root, DEFAULT_OUTPUT)),
    fallbackBase: refused.temporary,
    notice: () => undefined,
    redact: (bytes) => redactor.bytes(bytes),
  });
  const observers = observe({
    executionId: `run-${randomUUID()}`,
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
    observers.emit({ type: 'violated', violation: startViolation(problem, code ?? undefined) });
  }
  const outcome = { name: refused.outcome, reason: refused.problems.split('\n').join('; ') } as const;
  observers.emit({ type: 'run_finished', outcome, changes: [] });
  return observers.publish(null);
}
