import type { ReportWriter } from '../adapters/report-writer.ts';
import type { SecretGuard } from '../adapters/secret-guard.ts';
import { inPatch } from '../adapters/secret-scan/place.ts';
import { createChain } from '../audit/chain.ts';
import { sealedFile, withHash } from '../audit/seal.ts';
import type { RunEvent } from '../core/events.ts';
import type { Clock, Emit } from '../core/ports.ts';
import { outputsOf } from '../report/outputs.ts';
import { choiceFrom, renderReports } from '../report/reports.ts';
import { apply, emptyRecord, type RunRecord } from '../report/run-record.ts';
import { placesOf } from './event-places.ts';
import { type Listener, Recorder } from './recorder.ts';
import { RedactionRecord } from './redaction-record.ts';

/** Everything that watches a run: the audit chain, the fold the reports are made from, the log. */
export interface Observers {
  readonly emit: Emit;
  readonly record: () => RunRecord;
  /** The chain's head: `Forge-Audit` at the event that binds the tree, `audit_root` at the end. */
  readonly auditHead: () => string;
  /** When the latest event was recorded; ms since the epoch. */
  readonly recordedAt: () => number;
  /** A patch as it may be written: what is found in it is put on record, so it comes before the last event. */
  readonly redactPatch: (patch: Uint8Array | null) => Uint8Array | null;
  /** Writes every report the settings ask for; returns the outputs. */
  readonly publish: (patch: Uint8Array | null) => PublishedReports;
}

export interface PublishedReports {
  readonly outputs: Readonly<Record<string, string>>;
  readonly dir: string | null;
  readonly record: RunRecord;
  /** Knows every secret that the run was given or met, for what is made of the reports later. */
  readonly redactor: SecretGuard;
}

export interface ObserverParts {
  readonly executionId: string;
  readonly settings: unknown;
  readonly clock: Clock;
  readonly redactor: SecretGuard;
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
  const redactions = new RedactionRecord();
  const tellFound = (): void => {
    for (const event of redactions.eventsFor(redactor.takeFound())) recorder.emit(event);
  };
  // Secrets go before anything is chained, folded or shown: no listener ever sees one.
  const emit = (event: RunEvent): void => {
    redactor.spare(idsIn(event));
    const clean = redactor.data(event, placesOf(event));
    if (event.type === 'run_finished') tellFound();
    recorder.emit(clean);
    tellFound();
  };
  return {
    emit,
    redactPatch: (patch) => (patch === null ? null : redactor.bytes(patch, inPatch('changes.patch'))),
    record: () => record,
    auditHead,
    recordedAt: () => recorder.lastAt(),
    publish: (patch) => {
      // The reports name the root, and the root is the hash of the seal over the reports: until it is known, the
      // hash before it stands in its place.
      const prev = chain.head();
      const reports = renderReports(record, choiceFrom(parts.settings), { patch, auditRoot: prev });
      const files = writer.finished(reports);
      const sealed = [...writer.kept(), ...files.map(({ name, content }) => sealedFile(name, content))];
      recorder.emit({ type: 'record_sealed', files: sealed });
      const auditRoot = chain.head();
      writer.write(files.map(({ name, content }) => ({ name, content: withHash(content, prev, auditRoot) })));
      writer.close();
      const outputs = outputsOf(record, {
        reportDir: writer.dir,
        auditRoot: writer.dir === null ? null : auditRoot,
      });
      return { outputs: redactor.data(outputs), dir: writer.dir, record, redactor };
    },
  };
}

/** What the harness itself calls things by: text that claims to hold a secret of the same letters hides none of it. */
function idsIn(event: RunEvent): readonly string[] {
  const ids = ['executionId', 'head', 'tree', 'parent', 'sha'] as const;
  const named: Readonly<Record<string, unknown>> = { ...event };
  return ids.flatMap((id) => {
    const value = named[id];
    return typeof value === 'string' ? [value] : [];
  });
}
