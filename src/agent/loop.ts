import type { ModelReply, ToolCall, ToolResult } from '../core/model/model.ts';
import { ModelError } from '../core/model/model.ts';
import type { Emit, ModelProvider } from '../core/ports.ts';
import type { Admission } from './admission.ts';
import type { Assignment } from './assignment.ts';
import { Compactor } from './compaction/compactor.ts';
import type { ContextPorts } from './compaction/ports.ts';
import { Conversation } from './conversation.ts';
import { type NoToolCall, noToolCallOf } from './no-tool-call.ts';

export type { Admission } from './admission.ts';
export type { Assignment } from './assignment.ts';

export type AgentEnd =
  | { readonly how: 'complete' | 'partial' | 'impossible'; readonly result: string }
  | { readonly how: 'not_applied' | 'stopped' | 'cancelled'; readonly result: string }
  | { readonly how: 'gave_up'; readonly result: string; readonly noToolCall: NoToolCall }
  /** No model answers any more. The agent has no closing words; `reason` says why. */
  | { readonly how: 'provider_failed'; readonly result: ''; readonly reason: string };

/** The result of a turn's calls. With `end` the loop is over; the results are still part of the history. */
export interface TurnOutcome {
  readonly results: readonly ToolResult[];
  readonly end?: AgentEnd;
}

/** Ports of the loop. It does not know headless runs, GitHub or git. */
export interface AgentPorts {
  readonly provider: ModelProvider;
  readonly emit: Emit;
  readonly monotonic: () => number;
  readonly signal: AbortSignal;
  /** Judges the budgets before each call; `inputEstimate` is the size of the prompt in tokens. */
  readonly admit: (turn: number, inputEstimate: number) => Admission | Promise<Admission>;
  /** Books the usage of a reply; returns its price in USD if known. */
  readonly spend: (reply: ModelReply) => number | null;
  /** Runs the calls of one reply. It never throws for problems that the model can fix. */
  readonly execute: (calls: readonly ToolCall[], turn: number) => Promise<TurnOutcome>;
  /** Receives a reply without a tool call. */
  readonly silent: (turn: number) => void;
  /** Ports that keep the history within the model's window. */
  readonly context: ContextPorts;
}

const NUDGE =
  'Your answer called no tool. Continue the task by calling a tool, or call task_completion ' +
  'with status "complete" if it is done or "impossible" if it cannot be done.';
const NUDGE_LENGTH =
  'Your answer was cut off at its length limit before it called a tool. Take smaller steps: one tool call at a time, with short arguments.';

const STOPPED: AgentEnd = { how: 'stopped', result: '' };

/** The parts of one run of the loop. */
interface Session {
  readonly assignment: Assignment;
  readonly conversation: Conversation;
  readonly compactor: Compactor;
  readonly ports: AgentPorts;
}

/**
 * Runs the loop. A turn is one model reply and its tool calls. `task_completion` ends it. The first answer without a
 * call gets a nudge; a second one in a row ends the run.
 */
export async function runAgent(assignment: Assignment, ports: AgentPorts): Promise<AgentEnd> {
  const conversation = new Conversation(assignment);
  const session = { assignment, conversation, compactor: new Compactor(conversation, ports), ports };
  /** Text of the last answer if it called no tool; null after a call. */
  let nudged: string | null = null;
  for (let turn = 1; ; turn += 1) {
    const reply = await takeTurn(turn, session);
    if ('how' in reply) return reply;
    conversation.answer(reply);
    if (reply.calls.length === 0) {
      ports.silent(turn);
      const { text: answer } = reply;
      if (nudged !== null)
        return { how: 'gave_up', result: answer, noToolCall: noToolCallOf([nudged, answer]) };
      nudged = answer;
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

/** Gets one reply. If the provider refuses the conversation as too long, it is shortened and sent again, once. */
async function takeTurn(turn: number, session: Session): Promise<ModelReply | AgentEnd> {
  const { compactor } = session;
  if ((await compactor.freeSpace(turn)) === 'stopped') return STOPPED;
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
  'nothing in it can be left out: use a model with a larger context window, or shorten the task';
const STILL_TOO_LONG =
  'it was too long even without its older turns: use a model with a larger context window';

function failed(reason: string, { ports }: Session): AgentEnd {
  return ports.signal.aborted ? { how: 'cancelled', result: '' } : unanswered(reason);
}

function unanswered(reason: string): AgentEnd {
  return { how: 'provider_failed', result: '', reason };
}

/** Judges the call and makes it. `isFirst`: false if this turn was asked before. */
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
    // The model would refuse the same request again. Calls before the refusal are complete and are run.
    if (refusal !== undefined && calls.length === 0) return unanswered(refusal);
    return reply;
  } catch (error) {
    if (error instanceof ModelError) return error;
    throw error;
  }
}
