import type { Message, ModelReply, Usage } from '../../core/model/model.ts';
import { ModelError } from '../../core/model/model.ts';
import type { Emit, ModelProvider } from '../../core/ports.ts';
import { cutText } from '../../core/text/figures.ts';
import type { Forecast } from '../forecast.ts';
import type { ContextPorts } from './ports.ts';
import { SUMMARY_SYSTEM, summaryIn, summaryQuestion } from './summary-words.ts';
import { transcriptOf } from './transcript.ts';

/** Maximum time for a summary, so that a slow server does not cost the run its time. */
const PATIENCE_MS = 120_000;

/** Maximum tokens of a summary: enough for the findings and the open work of a long task. */
const LONGEST_SUMMARY = 2000;
const SUMMARY_SHARE = 1 / 10;

/** Share of the prompt for the log from which a summary is made. */
const LOG_SHARE = 1 / 2;

/** Turns with fewer tokens than this many summaries are left out without one. */
const WORTH_FACTOR = 2;

const NOTHING_USED: Usage = { input: 0, cacheRead: 0, cacheWrite: 0, output: 0, estimated: false };

/** Returns the cap on a summary if a prompt may have `near` tokens. */
export function summaryCap(near: number): number {
  return Math.floor(Math.min(LONGEST_SUMMARY, near * SUMMARY_SHARE));
}

export interface SummaryAsked {
  readonly turn: number;
  readonly task: string;
  /** The turns to summarize. */
  readonly folded: readonly Message[];
  /** The summary of turns that were left out earlier. */
  readonly before: string | null;
  /** Maximum tokens of a prompt. */
  readonly near: number;
  /** Tokens of the agent's next call. */
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
 * Asks the model for a summary with one call without tools, admitted and booked like any other. Returns null if there
 * is no summary for any reason; the run continues without one. Returns `stopped` if a limit ends the run.
 */
export async function summarize(
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
  const summary = reply === null ? null : summaryIn(reply);
  // Not every server respects the cap, and the first message can never be left out later.
  const text = summary === null ? null : cutText(summary, forecast.bytesIn(cap));
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
