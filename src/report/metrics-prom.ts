import { CODES } from '../core/codes.ts';
import { rounded } from '../core/figures.ts';
import { outcomeOf } from './execution-json.ts';
import { gateRecords } from './gate-record.ts';
import { type RunRecord, usedBy } from './run-record.ts';
import { countedViolations } from './violation-record.ts';

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
 * metrics.prom, in Prometheus' text format. The `agent_*` names are those of the seed on safety constraints,
 * "Constraint Metrics"; the others those of CONTRACT 5. A metric without a sample is left out.
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
  // A counter that begins at 0 lets a query tell a healthy run from one that did not report.
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

/** As the format asks: backslash, quote and line feed. */
function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
