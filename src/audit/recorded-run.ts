import { EXIT_CODES, type OutcomeName } from '../core/run/outcome.ts';
import type { AcceptedTree, RecordedGate, RecordedRun } from '../core/run/recorded-run.ts';
import { splitLog, verifyChain } from './verify.ts';

type Data = Readonly<Record<string, unknown>>;

/** The format of a run's id, which is written to a commit's trailer. */
const EXECUTION_ID = /^run-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const OBJECT_ID = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

const OUTCOMES = Object.keys(EXIT_CODES) as readonly OutcomeName[];
/** Maximum characters. A task has at most 100,000, and the model's final words fit in one answer. */
const LONGEST_TEXT = 2 ** 20;

export type ReadRun =
  | { readonly ok: true; readonly run: RecordedRun }
  /** The reason why the record cannot be used, as words that follow its name. */
  | { readonly ok: false; readonly reason: string };

/**
 * Verifies a log's chain and reads the record of its run. Beyond the chain, only the shape of the events is checked. An
 * event with another shape makes the whole record unusable.
 */
export function readRecordedRun(log: string): ReadRun {
  const verdict = verifyChain(log);
  if (!verdict.ok) return { ok: false, reason: verdict.reason };
  try {
    const entries = withoutSeals(splitLog(log).lines.map(entryOf));
    return { ok: true, run: { ...fold(entries), root: verdict.root } };
  } catch (error) {
    if (error instanceof Misshapen) return { ok: false, reason: error.message };
    throw error;
  }
}

class Misshapen extends Error {}

/** A record that was recovered after it was sealed has two seals. They contain nothing about the run. */
function withoutSeals(entries: readonly Entry[]): readonly Entry[] {
  const last = entries.findLastIndex(({ event }) => event.type !== 'record_sealed');
  return entries.slice(0, last + 1);
}

interface Entry {
  readonly at: number;
  readonly hash: string;
  readonly event: Data;
}

function entryOf(line: string): Entry {
  const { at, hash, event } = recordAt(JSON.parse(line), 'a line');
  return { at: Number(at), hash: String(hash), event: recordAt(event, 'an event') };
}

function fold(entries: readonly Entry[]): Omit<RecordedRun, 'root'> {
  const started = only(entries, 'run_started');
  const finished = only(entries, 'run_finished');
  if (entries.at(-1)?.event !== finished) throw new Misshapen('does not end with run_finished');
  const ended = entries.findLast(({ event }) => event.type === 'agent_ended')?.event;
  const accepted = entries.findLast(({ event }) => event.type === 'tree_accepted');
  const outcome = recordAt(finished.outcome, 'the outcome');
  const { unfinished = null } = finished;
  if (unfinished !== null && unfinished !== 'limit' && unfinished !== 'own_word') {
    throw new Misshapen('says in no known way what was not finished');
  }
  return {
    executionId: matching(started, 'executionId', EXECUTION_ID),
    task: textIn(started, 'task'),
    mode: textIn(started, 'mode'),
    provider: textIn(started, 'provider'),
    model: textIn(started, 'model'),
    repository: started.repository === undefined ? null : textIn(started, 'repository'),
    gates: lastOfEach(entries),
    accepted: accepted === undefined ? null : acceptedOf(accepted),
    result: ended === undefined ? '' : textIn(ended, 'result'),
    outcome: outcomeIn(outcome),
    reason: textIn(outcome, 'reason'),
    unfinished,
  };
}

/** A record must not contain a second beginning or end. */
function only(entries: readonly Entry[], type: string): Data {
  const found = entries.filter(({ event }) => event.type === type);
  const [first] = found;
  if (first === undefined) throw new Misshapen(`has no ${type}: the run did not get to its end`);
  if (found.length > 1) throw new Misshapen(`has ${found.length} events ${type}, and one run has one`);
  return first.event;
}

function acceptedOf({ at, hash, event }: Entry): AcceptedTree {
  return {
    tree: matching(event, 'tree', OBJECT_ID),
    parent: matching(event, 'parent', OBJECT_ID),
    head: hash,
    at,
  };
}

function lastOfEach(entries: readonly Entry[]): readonly RecordedGate[] {
  const gates = new Map<string, RecordedGate>();
  for (const { event } of entries) {
    if (event.type !== 'gate_finished' || event.phase !== 'final') continue;
    const gate = gateOf(recordAt(event.gate, 'a gate'));
    gates.set(JSON.stringify([gate.name, gate.command]), gate);
  }
  return [...gates.values()];
}

function gateOf(gate: Data): RecordedGate {
  const { status, required, wasRed } = gate;
  if (status !== 'passed' && status !== 'failed' && status !== 'error') {
    throw new Misshapen('has a gate in no known state');
  }
  return {
    name: textIn(gate, 'name'),
    command: textIn(gate, 'command'),
    required: required !== false,
    status,
    wasRed: typeof wasRed === 'boolean' ? wasRed : null,
  };
}

function recordAt(value: unknown, what: string): Data {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Misshapen(`has ${what} that is no object`);
  }
  return value as Data;
}

/** Accepts only the name of an outcome, because it decides the outcome of the publish job. */
function outcomeIn(outcome: Data): OutcomeName {
  const name = textIn(outcome, 'name');
  const known = OUTCOMES.find((each) => each === name);
  if (known === undefined) throw new Misshapen('has no known outcome');
  return known;
}

function textIn(data: Data, key: string): string {
  const value = data[key];
  if (typeof value !== 'string') throw new Misshapen(`has no text where ${key} should be`);
  if (value.length <= LONGEST_TEXT) return value;
  throw new Misshapen(`has ${key} with ${value.length} characters: no run writes such a text`);
}

function matching(data: Data, key: string, form: RegExp): string {
  const text = textIn(data, key);
  if (!form.test(text)) throw new Misshapen(`has ${key} in a form that no run writes`);
  return text;
}
