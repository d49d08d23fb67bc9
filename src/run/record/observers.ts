import type { ReportWriter } from '../../adapters/output/report-writer.ts';
import { patchLocator } from '../../adapters/secrets/scan/finding-place.ts';
import type { SecretGuard } from '../../adapters/secrets/secret-guard.ts';
import { createChain } from '../../audit/chain.ts';
import { sealedFile, withHash } from '../../audit/seal.ts';
import type { Clock, Emit } from '../../core/ports.ts';
import type { RunEvent } from '../../core/run/events.ts';
import { outputsOf } from '../../report/files/outputs.ts';
import { applyRecordedEvent, emptyRecord, type RunRecord } from '../../report/record/run-record.ts';
import { choiceFrom, renderReports, textOf } from '../../report/reports.ts';
import { placesOf } from './event-places.ts';
import { type Listener, Recorder } from './recorder.ts';
import { RedactionRecord } from './redaction-record.ts';

/** The listeners of a run: the audit chain, the record that reports are computed from, and the log. */
export interface Observers {
  readonly emit: Emit;
  readonly record: () => RunRecord;
  /** Returns the record as it will be after this event, which is not recorded yet. */
  readonly foretold: (event: RunEvent) => RunRecord;
  /** Returns the chain's head: `Forge-Audit` at the event that binds the tree, `audit_root` at the end. */
  readonly auditHead: () => string;
  /** Returns the time of the latest event, in ms since the epoch. */
  readonly recordedAt: () => number;
  /** Redacts a patch. Secrets found in it are recorded, so it is called before the last event. */
  readonly redactPatch: (patch: Uint8Array | null) => Uint8Array | null;
  /** Writes every report that the settings want. Returns the outputs. */
  readonly publish: (patch: Uint8Array | null) => PublishedReports;
}

export interface PublishedReports {
  readonly outputs: Readonly<Record<string, string>>;
  readonly dir: string | null;
  readonly record: RunRecord;
  /** The text of changes.patch, redacted; '' without one. */
  readonly patch: string;
  /** Knows every secret that the run was given or found, for later uses of the reports. */
  readonly redactor: SecretGuard;
}

export interface ObserverParts {
  readonly executionId: string;
  readonly settings: unknown;
  readonly clock: Clock;
  readonly redactor: SecretGuard;
  readonly writer: ReportWriter;
  /** Creates the log, which shows limits from the record and gets each event after the record. */
  readonly log: (record: () => RunRecord) => Listener;
}

export function observe(parts: ObserverParts): Observers {
  const { clock, redactor, writer } = parts;
  const chain = createChain();
  let record = emptyRecord(parts.executionId, clock.now());
  const recorder = new Recorder(clock, [
    (recorded) => writer.appendEvent(chain.append(recorded)),
    (recorded) => {
      record = applyRecordedEvent(record, recorded);
    },
    parts.log(() => record),
  ]);
  const auditHead = (): string => chain.head();
  const redactions = new RedactionRecord();
  const recordRedactions = (): void => {
    for (const event of redactions.eventsFor(redactor.takeFound())) recorder.emit(event);
  };
  // Secrets are removed before anything is chained, recorded or shown: no listener ever sees one.
  const emit = (event: RunEvent): void => {
    redactor.neverHide(idsIn(event));
    const clean = redactor.data(event, placesOf(event));
    if (event.type === 'run_finished') recordRedactions();
    recorder.emit(clean);
    recordRedactions();
  };
  return {
    emit,
    redactPatch: (patch) => (patch === null ? null : redactor.bytes(patch, patchLocator('changes.patch'))),
    record: () => record,
    foretold: (event) => applyRecordedEvent(record, recorder.next(redactor.data(event, placesOf(event)))),
    auditHead,
    recordedAt: () => recorder.lastAt(),
    publish: (patch) => {
      // The reports name the root, which is the hash of the seal over the reports. Until it is known, the hash before
      // it takes its place.
      const prev = chain.head();
      const reports = renderReports(record, choiceFrom(parts.settings), {
        patch,
        auditRoot: prev,
        reportDir: writer.dir,
      });
      const files = writer.redacted(reports);
      const sealed = [
        ...writer.writtenFiles(),
        ...files.map(({ name, content }) => sealedFile(name, content)),
      ];
      recorder.emit({ type: 'record_sealed', files: sealed });
      const auditRoot = chain.head();
      writer.write(files.map(({ name, content }) => ({ name, content: withHash(content, prev, auditRoot) })));
      writer.close();
      const outputs = outputsOf(record, {
        reportDir: writer.dir,
        auditRoot: writer.dir === null ? null : auditRoot,
      });
      return { outputs: redactor.data(outputs), dir: writer.dir, record, patch: textOf(patch), redactor };
    },
  };
}

/** Returns the harness's own IDs, which are never redacted even if a text calls one of them a secret. */
function idsIn(event: RunEvent): readonly string[] {
  const ids = ['executionId', 'head', 'tree', 'parent', 'sha'] as const;
  const named: Readonly<Record<string, unknown>> = { ...event };
  return ids.flatMap((id) => {
    const value = named[id];
    return typeof value === 'string' ? [value] : [];
  });
}
