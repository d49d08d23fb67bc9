import { z } from 'zod';
import type { FinishReason, ModelTrouble, ToolCall, Usage } from '../../core/model/model.ts';
import { StopRun } from '../../core/run/outcome.ts';
import { valueExcess } from '../../core/text/bounded-json.ts';
import { callId, unreadArguments } from './attempt/tool-calls.ts';
import { addUsage } from './attempt/usage.ts';

export type ReplayTurn =
  | {
      readonly text: string;
      readonly calls: readonly ToolCall[];
      readonly finish: FinishReason;
      readonly usage?: Usage;
    }
  | { readonly error: { readonly trouble: ModelTrouble; readonly message: string } };

export interface ReplaySession {
  readonly model: string;
  readonly turns: readonly ReplayTurn[];
}

const MAX_TURNS = 10_000;
const FINISHES = ['stop', 'tool_calls', 'length', 'content_filter', 'other'] as const;
const TROUBLES = [
  'auth',
  'not_found',
  'quota',
  'rate_limited',
  'server',
  'network',
  'timeout',
  'overflow',
  'malformed',
  'redirected',
  'bad_request',
  'aborted',
] as const satisfies readonly ModelTrouble[];

const tokens = z.number().int().min(0);
const usage = z
  .object({
    input: tokens,
    output: tokens,
    cacheRead: tokens.default(0),
    cacheWrite: tokens.default(0),
    estimated: z.boolean().default(false),
    context: tokens.optional(),
  })
  .transform(({ context, ...counts }): Usage => (context === undefined ? counts : { ...counts, context }));
const call = z.object({
  id: z.string().min(1).optional(),
  name: z.string(),
  arguments: z.unknown().default({}),
  malformed: z.string().optional(),
});
const turn = z.strictObject({
  text: z.string().default(''),
  calls: z.array(call).default([]),
  finish: z.enum(FINISHES).optional(),
  usage: usage.optional(),
  error: z.strictObject({ trouble: z.enum(TROUBLES), message: z.string() }).optional(),
});
/** A handwritten script. Unknown keys are errors, because a typo would silently change the session. */
const script = z.strictObject({
  version: z.literal(1),
  model: z.string().min(1).default('replay'),
  turns: z.array(turn).max(MAX_TURNS),
});
const recorded = z.object({ text: z.string(), calls: z.array(call), finish: z.enum(FINISHES), usage });

/** A summary is not requested again, so its usage is added to that of the next turn. */
const summary = z.object({ usage });

type ParsedTurn = z.output<typeof turn>;

/**
 * Parses a session: a script `{"version":1,"model":…,"turns":[…]}`, or the events.jsonl of an earlier run, whose model
 * replies are taken in order. Throws StopRun(config) with the place of the first error.
 */
export function parseSession(content: string, file: string): ReplaySession {
  const whole = tryJson(content);
  if (whole !== undefined && !isEvent(whole)) {
    const result = script.safeParse(whole);
    if (!result.success) throw invalid(file, result.error);
    return { model: result.data.model, turns: result.data.turns.map(scriptedTurn) };
  }
  return recordedSession(content, file);
}

function scriptedTurn(parsed: ParsedTurn, index: number): ReplayTurn {
  if (parsed.error !== undefined) return { error: parsed.error };
  const calls = parsed.calls.map((entry, n): ToolCall => {
    const made = { id: entry.id ?? callId(index, n), name: entry.name, arguments: entry.arguments };
    if (entry.malformed !== undefined) return { ...made, malformed: entry.malformed };
    const excess = valueExcess(entry.arguments);
    return excess === null ? made : { ...made, arguments: {}, malformed: unreadArguments(`it ${excess}`) };
  });
  const finish = parsed.finish ?? (calls.length > 0 ? 'tool_calls' : 'stop');
  const base = { text: parsed.text, calls, finish };
  return parsed.usage === undefined ? base : { ...base, usage: parsed.usage };
}

function recordedSession(content: string, file: string): ReplaySession {
  const turns: ReplayTurn[] = [];
  let aside: Usage | null = null;
  let model = 'replay';
  for (const [index, line] of content.split('\n').entries()) {
    if (line.trim() === '') continue;
    const event = eventOf(tryJson(line));
    if (event === undefined) throw notASession(file, index + 1);
    if (event.type === 'run_started' && typeof event.model === 'string') model = event.model;
    if (event.type === 'summary_replied')
      aside = withSummaryUsage(aside, summary.safeParse(event).data?.usage);
    if (event.type !== 'model_replied') continue;
    const result = recorded.safeParse(event);
    if (!result.success) throw invalid(`${file}, line ${index + 1}`, result.error);
    const { usage, ...said } = result.data;
    const used = aside === null ? usage : addUsage(aside, usage);
    turns.push(scriptedTurn({ ...said, usage: used, error: undefined }, turns.length));
    aside = null;
  }
  if (turns.length === 0) throw notASession(file, 1);
  return { model, turns: turns.slice(0, MAX_TURNS) };
}

function withSummaryUsage(before: Usage | null, more: Usage | undefined): Usage | null {
  if (more === undefined) return before;
  return before === null ? more : addUsage(before, more);
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isEvent(value: unknown): boolean {
  return eventOf(value) !== undefined;
}

/** Returns the event in a line of events.jsonl. */
function eventOf(line: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof line !== 'object' || line === null || !('event' in line)) return undefined;
  const { event } = line;
  return typeof event === 'object' && event !== null && 'type' in event ? { ...event } : undefined;
}

function invalid(where: string, error: z.ZodError): StopRun {
  const issue = error.issues[0];
  const path = issue?.path.join('.') ?? '';
  const at = path === '' ? '' : ` at ${path}`;
  return new StopRun({
    kind: 'config',
    reason: `the replay file ${where} is not valid${at}: ${issue?.message ?? 'not a session'}`,
  });
}

function notASession(file: string, line: number): StopRun {
  return new StopRun({
    kind: 'config',
    reason: `the replay file ${file} is not a session (line ${line}): expected {"version":1,"turns":[…]} or the events.jsonl of a run`,
  });
}
