import { CODES } from '../../core/run/codes.ts';
import { rounded } from '../../core/text/figures.ts';
import { gateRecords } from '../record/gate-record.ts';
import { type RunRecord, usedBy } from '../record/run-record.ts';
import { countedViolations } from '../record/violation-record.ts';
import { outcomeOf } from './execution-json.ts';

type Labels = Readonly<Record<string, string>>;
interface Sample {
  readonly labels: Labels;
  readonly value: number;
}
interface Metric {
  readonly name: string;
  readonly type: 'gauge' | 'counter';
  readonly help: string;
  readonly samples: readonly Sample[];
}

/**
 * Returns metrics.prom in Prometheus' text format. The `agent_*` names are from the seed on safety constraints,
 * "Constraint Metrics"; the others from docs/reports.md. Metrics without samples are left out.
 */
export function metricsProm(record: RunRecord): string {
  return metricsOf(record)
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, type, help, samples }) => {
      const lines = samples.map(({ labels, value }) => `${name}${labelled(labels)} ${value}`);
      return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n');
    })
    .join('');
}

function metricsOf(record: RunRecord): readonly Metric[] {
  const session = { session: `session-${record.executionId}` };
  const one = (value: number, labels: Labels = {}): readonly Sample[] => [{ labels, value }];
  const gauge = (name: string, help: string, samples: readonly Sample[]): Metric => ({
    name,
    type: 'gauge',
    help,
    samples,
  });
  const committed = record.commit === null ? 0 : record.changes.length;
  return [
    gauge('agent_file_size_bytes', 'Size of files written', fileSizes(record)),
    gauge('agent_commit_file_count', 'Files per commit', one(committed, session)),
    gauge('agent_read_rate', 'File reads in the busiest minute', one(record.readRate, session)),
    gauge('agent_write_rate', 'File writes in the busiest minute', one(record.writeRate, session)),
    {
      name: 'agent_constraint_violations',
      type: 'counter',
      help: 'Violation count by type',
      samples: violationCounts(record),
    },
    gauge('forge_run_info', 'How the run ended', one(1, { outcome: outcomeOf(record).name })),
    gauge('forge_run_seconds', 'Duration of the run', one(rounded(usedBy(record).elapsedMs / 1000, 3))),
    gauge('forge_gate_result', '1 where the gate passed, 0 where it did not', gateResults(record)),
  ];
}

function fileSizes({ changes }: RunRecord): readonly Sample[] {
  return changes
    .filter(({ status }) => status !== 'deleted')
    .map(({ path, bytes }) => ({ labels: { path }, value: bytes }));
}

function violationCounts(record: RunRecord): readonly Sample[] {
  // Counters begin at 0, so that a query can tell a healthy run from one that did not report.
  const counts = new Map<string, number>(Object.values(CODES).map(({ type }) => [type, 0]));
  for (const { type } of countedViolations(record)) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].map(([type, value]) => ({ labels: { type }, value }));
}

function gateResults(record: RunRecord): readonly Sample[] {
  return gateRecords(record).map(({ name, status }) => ({
    labels: { gate: name },
    value: status === 'passed' ? 1 : 0,
  }));
}

function labelled(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

/** Escapes backslash, quote and line feed, as the format requires. */
function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
