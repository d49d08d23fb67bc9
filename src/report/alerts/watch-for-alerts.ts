import type { ChangeSet } from '../../core/git/change.ts';
import type { NamedValidation, Violation } from '../../core/run/constraint.ts';
import type { RecordedEvent } from '../../core/run/events.ts';
import { sized } from '../../core/text/figures.ts';
import type { Alert, AlertCondition } from './alert.ts';

/** Bytes. Source: the seed's condition "File size > 5 MB". */
const LARGE_FILE = 5 * 1024 * 1024;
/** Source: "Commit > 30 files". */
const LARGE_COMMIT = 30;
/** Source: "Rate limit at 80%". */
const NEAR_RATE = 0.8;
/** Number of violations of one code that counts as repeated. Source: docs/reports.md, alerts.jsonl. */
const REPEATED = 3;

const RATES: readonly string[] = ['read_rate', 'write_rate', 'commit_rate', 'main_commit_rate'];
/** The rules that protect paths. */
const PROTECTIONS: readonly string[] = ['git_dir', 'protected_paths', 'undeletable_files'];

/** The state needed to alert only when a condition begins. */
export interface AlertMemory {
  readonly counts: ReadonlyMap<string, number>;
  /** Conditions and subjects that were alerted, for conditions that last. */
  readonly known: ReadonlySet<string>;
}

export const NO_ALERTS: AlertMemory = { counts: new Map(), known: new Set() };

export interface AlertUpdate {
  readonly memory: AlertMemory;
  readonly alerts: readonly Alert[];
}

interface FoundCondition {
  readonly condition: AlertCondition;
  readonly actual: string;
  /** Key for alerting only once; null for conditions that are alerted each time. */
  readonly once: string | null;
}

/** Returns the alerts for one more event. Pure; expects events in order. */
export function updateAlerts(memory: AlertMemory, { at, event }: RecordedEvent): AlertUpdate {
  const counts = event.type === 'violated' ? counted(memory.counts, event.violation) : memory.counts;
  const known = new Set(memory.known);
  const alerts: Alert[] = [];
  for (const { condition, actual, once } of conditionsOf(event, counts)) {
    const key = `${condition}\n${once}`;
    if (once !== null && known.has(key)) continue;
    if (once !== null) known.add(key);
    alerts.push({ at, condition, actual });
  }
  return { memory: { counts, known: alerts.length > 0 ? known : memory.known }, alerts };
}

function conditionsOf(
  event: RecordedEvent['event'],
  counts: ReadonlyMap<string, number>,
): readonly FoundCondition[] {
  switch (event.type) {
    case 'change_kept':
      return largeFiles(event.step);
    case 'tree_accepted':
      return largeCommit(event.changes);
    case 'validated':
      return nearRates(event.validations);
    case 'violated':
      return ofViolation(event.violation, counts);
    default:
      return [];
  }
}

function largeFiles(step: ChangeSet): readonly FoundCondition[] {
  return step
    .filter(({ bytes }) => bytes > LARGE_FILE)
    .map(({ path, bytes }) => ({
      condition: 'File size > 5 MB',
      actual: `${sized(bytes)} in ${path}`,
      once: path,
    }));
}

function largeCommit(changes: ChangeSet): readonly FoundCondition[] {
  if (changes.length <= LARGE_COMMIT) return [];
  return [{ condition: 'Commit > 30 files', actual: `${changes.length} files`, once: '' }];
}

function nearRates(validations: readonly NamedValidation[]): readonly FoundCondition[] {
  return validations.flatMap(({ constraint, metrics }): readonly FoundCondition[] => {
    const { count, limit } = metrics;
    if (!RATES.includes(constraint) || typeof count !== 'number' || typeof limit !== 'number') return [];
    if (count < limit * NEAR_RATE) return [];
    const actual = `${constraint}: ${count} of ${limit} a minute`;
    return [{ condition: 'Rate limit at 80%', actual, once: constraint }];
  });
}

function ofViolation(violation: Violation, counts: ReadonlyMap<string, number>): readonly FoundCondition[] {
  const { code, constraint, reason } = violation;
  const found: FoundCondition[] = [];
  if (PROTECTIONS.includes(constraint)) {
    const actual = violation.paths.join(', ') || reason;
    found.push({ condition: 'Protected path access', actual, once: null });
  }
  if (constraint === 'force_push')
    found.push({ condition: 'Force push attempt', actual: reason, once: null });
  if ((counts.get(code) ?? 0) >= REPEATED) {
    const actual = `${REPEATED} times ${code} (${constraint})`;
    found.push({ condition: 'Repeated violations', actual, once: code });
  }
  return found;
}

/** Counts violations. Warnings, waits and configuration errors are recorded but do not count (docs/constraints.md). */
function counted(counts: ReadonlyMap<string, number>, { code, response, type }: Violation) {
  if (response === 'warn_continue' || response === 'delay' || type === 'config') return counts;
  return new Map(counts).set(code, (counts.get(code) ?? 0) + 1);
}
