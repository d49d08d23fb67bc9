import { createHash } from 'node:crypto';
import { VERSION } from '../../version.ts';
import { gateRecords } from '../record/gate-record.ts';
import type { RunRecord } from '../record/run-record.ts';
import type { CallRecord, TurnRecord } from '../record/turn-record.ts';
import { outcomeOf } from './execution-json.ts';

/** Values of the OTLP fields `kind` and `status.code`. */
const INTERNAL = 1;
const CLIENT = 3;
const STATUS_OK = 1;
const STATUS_ERROR = 2;

/** Names of providers as the GenAI conventions spell them; others are used as they are. */
const PROVIDERS: Readonly<Record<string, string>> = { google: 'gcp.gemini' };

type Value = string | number | boolean | readonly string[] | null;

interface Span {
  readonly name: string;
  readonly isRoot: boolean;
  /** Wall time in ms since the epoch. */
  readonly from: number;
  readonly to: number;
  readonly kind: number;
  readonly failed: string | null;
  readonly attributes: Readonly<Record<string, Value>>;
}

/**
 * Returns trace.json: the run as one trace in OTLP JSON, with the names of OpenTelemetry's GenAI conventions 1.41. The
 * root is the agent, below it are model calls, tool calls and gates. It contains no prompt, no reply and no output. IDs
 * are derived from the execution ID, so the same run always gives the same trace.
 */
export function traceJson(record: RunRecord): string {
  const root = agentSpan(record);
  const spans = [root, ...record.turns.flatMap((turn) => turnSpans(record, turn)), ...gateSpans(record)];
  const trace = hexId(record.executionId, 32);
  const attributes = list({ 'service.name': 'forge-headless', 'service.version': VERSION });
  const scope = { name: 'forge-headless', version: VERSION };
  const encoded = spans.map((span, at) =>
    otlpSpan(span, trace, `${record.executionId}/${at}`, `${record.executionId}/0`),
  );
  return `${JSON.stringify({ resourceSpans: [{ resource: { attributes }, scopeSpans: [{ scope, spans: encoded }] }] })}\n`;
}

function agentSpan(record: RunRecord): Span {
  const outcome = outcomeOf(record);
  return {
    name: 'invoke_agent forge-headless',
    isRoot: true,
    from: record.startedAt,
    to: record.lastAt,
    kind: INTERNAL,
    failed: outcome.name === 'success' || outcome.name === 'skipped' ? null : outcome.name,
    attributes: {
      'gen_ai.operation.name': 'invoke_agent',
      'gen_ai.agent.name': 'forge-headless',
      'gen_ai.provider.name': PROVIDERS[record.provider] ?? record.provider,
      'gen_ai.request.model': record.model,
      'gen_ai.conversation.id': record.executionId,
      'gen_ai.usage.input_tokens': record.usage.input,
      'gen_ai.usage.output_tokens': record.usage.output,
      'forge.outcome': outcome.name,
      'forge.mode': record.mode,
      'forge.sandbox': record.isolation?.kind ?? null,
      'forge.cost_usd': record.costUsd,
    },
  };
}

/** Calls of a turn run after its reply, one after another. Only their durations are recorded. */
function turnSpans(record: RunRecord, turn: TurnRecord): readonly Span[] {
  const replied = turn.startedAt + (turn.modelMs ?? 0);
  let from = Math.min(replied, turn.endedAt);
  const calls = turn.calls.map((call) => {
    const span = callSpan(turn, call, from);
    from = span.to;
    return span;
  });
  return [modelSpan(record, turn, replied), ...calls];
}

function modelSpan(
  record: RunRecord,
  { turn, startedAt, modelMs, by, finish, usage }: TurnRecord,
  to: number,
): Span {
  const model = by?.model ?? record.model;
  const provider = by?.provider ?? record.provider;
  return {
    name: `chat ${model}`,
    isRoot: false,
    from: startedAt,
    to,
    kind: CLIENT,
    failed: modelMs === null ? 'no_reply' : null,
    attributes: {
      'gen_ai.operation.name': 'chat',
      'gen_ai.provider.name': PROVIDERS[provider] ?? provider,
      'gen_ai.request.model': model,
      'gen_ai.response.finish_reasons': finish === null ? null : [finish],
      'gen_ai.usage.input_tokens': usage?.input ?? null,
      'gen_ai.usage.output_tokens': usage?.output ?? null,
      'gen_ai.usage.cache_read.input_tokens': usage?.cacheRead ?? null,
      'gen_ai.usage.cache_creation.input_tokens': usage?.cacheWrite ?? null,
      'forge.turn': turn,
    },
  };
}

function callSpan({ turn, endedAt }: TurnRecord, { name, ok, durationMs }: CallRecord, from: number): Span {
  return {
    name: `execute_tool ${name}`,
    isRoot: false,
    from,
    to: Math.max(from, Math.min(from + durationMs, endedAt)),
    kind: INTERNAL,
    failed: ok ? null : 'tool_error',
    attributes: {
      'gen_ai.operation.name': 'execute_tool',
      'gen_ai.tool.name': name,
      'gen_ai.tool.type': 'function',
      'forge.turn': turn,
    },
  };
}

function gateSpans(record: RunRecord): readonly Span[] {
  const optional = new Set(gateRecords(record).flatMap(({ name, required }) => (required ? [] : [name])));
  return record.gates.map(({ at, phase, gate }) => ({
    name: `gate ${gate.name}`,
    isRoot: false,
    from: Math.max(record.startedAt, at - gate.durationMs),
    to: at,
    kind: INTERNAL,
    failed: gate.status === 'passed' ? null : gate.status,
    attributes: {
      'forge.gate.name': gate.name,
      'forge.gate.phase': phase,
      'forge.gate.required': !optional.has(gate.name),
      'forge.gate.attempt': gate.attempt,
      'process.exit.code': gate.exitCode,
    },
  }));
}

function otlpSpan(
  { name, isRoot, from, to, kind, failed, attributes }: Span,
  trace: string,
  id: string,
  root: string,
) {
  const error = failed === null ? {} : { 'error.type': failed };
  return {
    traceId: trace,
    spanId: hexId(id, 16),
    ...(isRoot ? {} : { parentSpanId: hexId(root, 16) }),
    name,
    kind,
    startTimeUnixNano: nanoseconds(from),
    endTimeUnixNano: nanoseconds(Math.max(from, to)),
    attributes: list({ ...attributes, ...error }),
    status: failed === null ? { code: STATUS_OK } : { code: STATUS_ERROR, message: failed },
  };
}

function hexId(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}

/** 64-bit integers are strings in OTLP JSON. */
function nanoseconds(ms: number): string {
  return `${Math.round(ms)}000000`;
}

function list(attributes: Readonly<Record<string, Value>>) {
  return Object.entries(attributes).flatMap(([key, value]) =>
    value === null || value === '' ? [] : [{ key, value: anyValue(value) }],
  );
}

function anyValue(value: Exclude<Value, null>) {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
  return { arrayValue: { values: value.map((each) => ({ stringValue: each })) } };
}
