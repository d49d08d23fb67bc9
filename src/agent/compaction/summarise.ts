import { cutText } from '../../core/figures.ts';
import type { Message, ModelReply, Usage } from '../../core/model.ts';
import { ModelError } from '../../core/model.ts';
import type { Emit, ModelProvider } from '../../core/ports.ts';
import type { Forecast } from '../forecast.ts';
import type { ContextPorts } from './ports.ts';
import { SUMMARY_SYSTEM, summaryIn, summaryQuestion } from './summary-words.ts';
import { transcriptOf } from './transcript.ts';

/** ms. A summary is a convenience: a server that takes longer for it must not cost the run its time. */
const PATIENCE_MS = 120_000;

/** Tokens. Enough for what was found and what is left of a long task, and no more than a small window can carry on. */
const LONGEST_SUMMARY = 2000;
const SUMMARY_SHARE = 1 / 10;

/** Of what a prompt may hold, the log that a summary is made from. */
const LOG_SHARE = 1 / 2;

/** Turns that hold fewer tokens than this many summaries are left out without one: it would not pay. */
const WORTH_FACTOR = 2;

const NOTHING_USED: Usage = { input: 0, cacheRead: 0, cacheWrite: 0, output: 0, estimated: false };

/** The cap on a summary, where a prompt may hold `near` tokens. */
export function summaryCap(near: number): number {
  return Math.floor(Math.min(LONGEST_SUMMARY, near * SUMMARY_SHARE));
}

export interface SummaryAsked {
  readonly turn: number;
  readonly task: string;
  /** The turns to be summed up. */
  readonly folded: readonly Message[];
  /** The summary of what was left out earlier. */
  readonly before: string | null;
  /** Tokens that a prompt may hold. */
  readonly near: number;
  /** Tokens of the agent's own call afterwards. */
  readonly next: number;
  readonly forecast: Forecast;
}

export interface SummaryPorts {
  readonly provider: ModelProvider;
  readonly context: Pick<ContextPorts, 'affords' | 'admit' | 'book'>;
  readonly emit: Emit;
  readonly monotonic: () => number;
  readonly signal: AbortSignal;
}

/**
 * Asks the model for a summary: one call without tools, admitted and booked like any other. null where there is none to
 * be had, for whatever reason: the run goes on without. `stopped` where a limit ends the run.
 */
export async function summarise(
  asked: SummaryAsked,
  ports: SummaryPorts,
): Promise<string | null | 'stopped'> {
  const { turn, task, folded, before, near, next, forecast } = asked;
  const cap = summaryCap(near);
  if (folded.reduce((sum, message) => sum + forecast.sizeOf(message), 0) < cap * WORTH_FACTOR) return null;
  const log = transcriptOf(folded, forecast.bytesIn(near * LOG_SHARE));
  const question = summaryQuestion(task, before, log);
  const input = forecast.sizeOf(question) + forecast.sizeOfText(SUMMARY_SYSTEM);
  if (!ports.context.affords(input + next, cap)) return null;
  const admission = await ports.context.admit(turn, input);
  if (!admission.go) return 'stopped';
  const startedAt = ports.monotonic();
  const maxOutputTokens = Math.min(cap, admission.maxOutputTokens);
  const deadline = Math.min(admission.deadline, startedAt + PATIENCE_MS);
  const request = { system: SUMMARY_SYSTEM, messages: [question], tools: [], maxOutputTokens, deadline };
  const { reply, trouble } = await ask(ports, request);
  const said = reply === null ? null : summaryIn(reply);
  // Not every server keeps to the cap, and what the first message holds can never be left out again.
  const text = said === null ? null : cutText(said, forecast.bytesIn(cap));
  const costUsd = reply === null ? 0 : ports.context.book(reply);
  ports.emit({
    type: 'summary_replied',
    turn,
    text,
    trouble: text === null && trouble === '' ? 'the answer was empty or filtered' : trouble,
    usage: reply?.usage ?? NOTHING_USED,
    costUsd,
    durationMs: ports.monotonic() - startedAt,
  });
  return text;
}

type Request = Omit<Parameters<ModelProvider['respond']>[0], 'signal'>;

async function ask(
  { provider, signal }: SummaryPorts,
  request: Request,
): Promise<{ readonly reply: ModelReply | null; readonly trouble: string }> {
  try {
    return { reply: await provider.respond({ ...request, signal }), trouble: '' };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return { reply: null, trouble: error.message };
  }
}
