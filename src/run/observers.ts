import type { Redactor } from '../adapters/redaction.ts';
import type { ReportWriter } from '../adapters/report-writer.ts';
import { createChain } from '../audit/chain.ts';
import type { Clock, Emit } from '../core/ports.ts';
import { outputsOf } from '../report/outputs.ts';
import { choiceFrom, renderReports } from '../report/reports.ts';
import { apply, emptyRecord, type RunRecord } from '../report/run-record.ts';
import { type Listener, Recorder } from './recorder.ts';

/** Everything that watches a run: the audit chain, the fold the reports are made from, the log. */
export interface Observers {
  readonly emit: Emit;
  readonly record: () => RunRecord;
  /** The chain's head: `Forge-Audit` at the event that binds the tree, `audit_root` at the end. */
  readonly auditHead: () => string;
  /** Writes every report the settings ask for; returns the outputs. */
  readonly publish: (patch: Uint8Array | null) => PublishedReports;
}

export interface PublishedReports {
  readonly outputs: Readonly<Record<string, string>>;
  readonly dir: string | null;
  readonly record: RunRecord;
  /** Knows every secret that the run was given, for what is made of the reports later. */
  readonly redactor: Redactor;
}

export interface ObserverParts {
  readonly executionId: string;
  readonly settings: unknown;
  readonly clock: Clock;
  readonly redactor: Redactor;
  readonly writer: ReportWriter;
  /** Made with the fold, whose limits it shows; it listens after it. */
  readonly log: (record: () => RunRecord) => Listener;
}

export function observe(parts: ObserverParts): Observers {
  const { clock, redactor, writer } = parts;
  const chain = createChain();
  let record = emptyRecord(parts.executionId, clock.now());
  const recorder = new Recorder(clock, [
    (recorded) => writer.appendEvent(chain.append(recorded)),
    (recorded) => {
      record = apply(record, recorded);
    },
    parts.log(() => record),
  ]);
  const auditHead = (): string => chain.head();
  return {
    // Secrets go before anything is chained, folded or shown: no listener ever sees one.
    emit: (event) => recorder.emit(redactor.data(event)),
    record: () => record,
    auditHead,
    publish: (patch) => {
      const auditRoot = chain.head();
      writer.write(renderReports(record, choiceFrom(parts.settings), { patch, auditRoot }));
      writer.close();
      const outputs = outputsOf(record, {
        reportDir: writer.dir,
        auditRoot: writer.dir === null ? null : auditRoot,
      });
      return { outputs: redactor.data(outputs), dir: writer.dir, record, redactor };
    },
  };
}
