import type { Message, ModelReply, ToolCall, ToolResult, ToolSpec } from '../core/model.ts';
import { ModelError } from '../core/model.ts';
import type { Emit, ModelProvider } from '../core/ports.ts';
import { Forecast } from './forecast.ts';

/** What the agent is to do, as the model reads it. */
export interface Assignment {
  readonly system: string;
  readonly task: string;
  readonly tools: readonly ToolSpec[];
}

/** Whether the next model call may be made, and what it may cost. */
export type Admission =
  | {
      readonly go: true;
      readonly maxOutputTokens: number;
      readonly deadline: number;
      /** Told to the model before it answers: no other call can follow this one. */
      readonly last?: string;
    }
  | { readonly go: false };

export type AgentEnd =
  | { readonly how: 'complete' | 'partial' | 'impossible'; readonly result: string }
  | {
      readonly how: 'not_applied' | 'gave_up' | 'stopped' | 'provider_failed' | 'cancelled';
      readonly result: string;
    };

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
}

const NUDGE =
  'Your answer called no tool. Go on with the task by calling a tool, or call task_completion: ' +
  'with status "complete" when it is done, "impossible" when it cannot be.';
const NUDGE_LENGTH =
  'Your answer was cut off at its length limit before it called a tool. Take smaller steps: one tool call at a time, with short arguments.';

/**
 * The loop: a turn is one model reply and its tool calls. The history is linear and only appended to, so
 * every request is a prefix extension of the one before. `task_completion` ends it; an answer without a
 * call is nudged once, and a second one in a row ends the run.
 */
export async function runAgent(assignment: Assignment, ports: AgentPorts): Promise<AgentEnd> {
  const history: Message[] = [{ role: 'user', text: assignment.task }];
  const forecast = new Forecast(assignment, history);
  let nudged = false;
  for (let turn = 1; ; turn += 1) {
    const reply = await takeTurn(turn, assignment, history, forecast, ports);
    if ('how' in reply) return reply;
    history.push(assistantMessage(reply));
    forecast.learn(reply.usage, history);
    if (reply.calls.length === 0) {
      if (nudged) return { how: 'gave_up', result: reply.text };
      nudged = true;
      const text = reply.finish === 'length' ? NUDGE_LENGTH : NUDGE;
      history.push({ role: 'user', text });
      ports.emit({ type: 'nudged', turn, text });
      continue;
    }
    nudged = false;
    const outcome = await ports.execute(reply.calls, turn);
    history.push({ role: 'tool', results: outcome.results });
    if (outcome.end !== undefined) return outcome.end;
  }
}

async function takeTurn(
  turn: number,
  assignment: Assignment,
  history: Message[],
  forecast: Forecast,
  ports: AgentPorts,
): Promise<ModelReply | AgentEnd> {
  const inputEstimate = forecast.input(history);
  const admission = await ports.admit(turn, inputEstimate);
  if (!admission.go) return { how: 'stopped', result: '' };
  ports.emit({ type: 'turn_started', turn, inputEstimate, outputCap: admission.maxOutputTokens });
  if (admission.last !== undefined) {
    history.push({ role: 'user', text: admission.last });
    ports.emit({ type: 'last_call', turn, text: admission.last });
  }
  const startedAt = ports.monotonic();
  try {
    const reply = await ports.provider.respond({
      system: assignment.system,
      messages: history,
      tools: assignment.tools,
      maxOutputTokens: admission.maxOutputTokens,
      signal: ports.signal,
      deadline: admission.deadline,
    });
    const costUsd = ports.spend(reply);
    const durationMs = ports.monotonic() - startedAt;
    const { text, calls, finish, usage, refusal } = reply;
    const by = reply.by === undefined ? {} : { by: reply.by };
    ports.emit({ type: 'model_replied', turn, ...by, text, calls, finish, usage, costUsd, durationMs });
    // Asked again in the same words it would refuse again. Calls that came before are whole, and are done.
    if (refusal !== undefined && calls.length === 0) return { how: 'provider_failed', result: refusal };
    return reply;
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    if (ports.signal.aborted) return { how: 'cancelled', result: error.message };
    return { how: 'provider_failed', result: error.message };
  }
}

function assistantMessage(reply: ModelReply): Message {
  const { text, calls, opaque } = reply;
  return opaque === undefined
    ? { role: 'assistant', text, calls }
    : { role: 'assistant', text, calls, opaque };
}
