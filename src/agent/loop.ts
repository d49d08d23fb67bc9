import type { ModelReply, ToolCall, ToolResult } from '../core/model.ts';
import { ModelError } from '../core/model.ts';
import type { Emit, ModelProvider } from '../core/ports.ts';
import type { Admission } from './admission.ts';
import type { Assignment } from './assignment.ts';
import { Compactor } from './compaction/compactor.ts';
import type { ContextPorts } from './compaction/ports.ts';
import { Conversation } from './conversation.ts';
import { type Silence, silenceOf } from './silence.ts';

export type { Admission } from './admission.ts';
export type { Assignment } from './assignment.ts';

export type AgentEnd =
  | { readonly how: 'complete' | 'partial' | 'impossible'; readonly result: string }
  | { readonly how: 'not_applied' | 'stopped' | 'cancelled'; readonly result: string }
  | { readonly how: 'gave_up'; readonly result: string; readonly silence: Silence }
  /** No model answers any more: the agent has no closing words, and why that is says the harness. */
  | { readonly how: 'provider_failed'; readonly result: ''; readonly reason: string };

/** What a turn's calls led to. With `end` the loop is over; the results are still part of the history. */
export interface TurnOutcome {
  readonly results: readonly ToolResult[];
  readonly end?: AgentEnd;
}

/** All that the loop needs. It knows nothing of headless runs, GitHub or git. */
export interface AgentPorts {
  readonly provider: ModelProvider;
  readonly emit: Emit;
  readonly monotonic: () => number;
  readonly signal: AbortSignal;
  /** Judges the budgets before each call; `inputEstimate` is the prompt's size in tokens. */
  readonly admit: (turn: number, inputEstimate: number) => Admission | Promise<Admission>;
  /** Books what a reply used; returns its price in USD where one is known. */
  readonly spend: (reply: ModelReply) => number | null;
  /** Runs the calls of one reply. It never throws for what a model can mend. */
  readonly execute: (calls: readonly ToolCall[], turn: number) => Promise<TurnOutcome>;
  /** Told of a reply that calls nothing. */
  readonly silent: (turn: number) => void;
  /** For a history that fits the model, however long the run. */
  readonly context: ContextPorts;
}

const NUDGE =
  'Your answer called no tool. Go on with the task by calling a tool, or call task_completion: ' +
  'with status "complete" when it is done, "impossible" when it cannot be.';
const NUDGE_LENGTH =
  'Your answer was cut off at its length limit before it called a tool. Take smaller steps: one tool call at a time, with short arguments.';

const STOPPED: AgentEnd = { how: 'stopped', result: '' };

/** A run of the loop, in parts that know each other. */
interface Session {
  readonly assignment: Assignment;
  readonly conversation: Conversation;
  readonly compactor: Compactor;
  readonly ports: AgentPorts;
}

/**
 * The loop: a turn is one model reply and its tool calls. `task_completion` ends it; an answer without a call is
 * nudged once, and a second one in a row ends the run.
 */
export async function runAgent(assignment: Assignment, ports: AgentPorts): Promise<AgentEnd> {
  const conversation = new Conversation(assignment);
  const session = { assignment, conversation, compactor: new Compactor(conversation, ports), ports };
  /** What it said when it last called no tool; null after a call. */
  let nudged: string | null = null;
  for (let turn = 1; ; turn += 1) {
    const reply = await takeTurn(turn, session);
    if ('how' in reply) return reply;
    conversation.answer(reply);
    if (reply.calls.length === 0) {
      ports.silent(turn);
      const { text: said } = reply;
      if (nudged !== null) return { how: 'gave_up', result: said, silence: silenceOf([nudged, said]) };
      nudged = said;
      const text = reply.finish === 'length' ? NUDGE_LENGTH : NUDGE;
      conversation.tell(text);
      ports.emit({ type: 'nudged', turn, text });
      continue;
    }
    nudged = null;
    const outcome = await ports.execute(reply.calls, turn);
    conversation.results(outcome.results);
    if (outcome.end !== undefined) return outcome.end;
  }
}

/** One reply. A conversation that the provider calls too long is made shorter, once, and sent again. */
async function takeTurn(turn: number, session: Session): Promise<ModelReply | AgentEnd> {
  const { compactor } = session;
  if ((await compactor.makeRoom(turn)) === 'stopped') return STOPPED;
  const first = await ask(turn, session, true);
  if (!(first instanceof ModelError)) return first;
  if (first.trouble !== 'overflow') return failed(first.message, session);
  const room = await compactor.recover(turn, first);
  if (room === 'stopped') return STOPPED;
  if (room === 'nothing') return failed(`${first.message}; ${NOTHING_TO_LEAVE_OUT}`, session);
  const second = await ask(turn, session, false);
  if (!(second instanceof ModelError)) return second;
  return failed(
    second.trouble === 'overflow' ? `${second.message}; ${STILL_TOO_LONG}` : second.message,
    session,
  );
}

const NOTHING_TO_LEAVE_OUT =
  'nothing in it can be left out: give a model with a larger context window, or a shorter task';
const STILL_TOO_LONG =
  'it was too long even after its older turns were left out: give a model with a larger context window';

function failed(reason: string, { ports }: Session): AgentEnd {
  return ports.signal.aborted ? { how: 'cancelled', result: '' } : unanswered(reason);
}

function unanswered(reason: string): AgentEnd {
  return { how: 'provider_failed', result: '', reason };
}

/** Judges the call and makes it. `isFirst`: not the same turn again. */
async function ask(
  turn: number,
  { assignment, conversation, compactor, ports }: Session,
  isFirst: boolean,
): Promise<ModelReply | AgentEnd | ModelError> {
  const inputEstimate = conversation.size;
  const admission = await ports.admit(turn, inputEstimate);
  if (!admission.go) return STOPPED;
  const maxOutputTokens = compactor.fitted(admission.maxOutputTokens);
  if (isFirst) ports.emit({ type: 'turn_started', turn, inputEstimate, outputCap: maxOutputTokens });
  if (admission.last !== undefined) {
    conversation.tell(admission.last);
    ports.emit({ type: 'last_call', turn, text: admission.last });
  }
  const { system, tools } = assignment;
  const { messages } = conversation;
  const { signal } = ports;
  const startedAt = ports.monotonic();
  try {
    const { deadline } = admission;
    const reply = await ports.provider.respond({
      system,
      messages,
      tools,
      maxOutputTokens,
      signal,
      deadline,
    });
    const costUsd = ports.spend(reply);
    const durationMs = ports.monotonic() - startedAt;
    const { text, calls, finish, usage, refusal } = reply;
    const by = reply.by === undefined ? {} : { by: reply.by };
    ports.emit({ type: 'model_replied', turn, ...by, text, calls, finish, usage, costUsd, durationMs });
    // Asked again in the same words it would refuse again. Calls that came before are whole, and are done.
    if (refusal !== undefined && calls.length === 0) return unanswered(refusal);
    return reply;
  } catch (error) {
    if (error instanceof ModelError) return error;
    throw error;
  }
}
