import type { Clock } from '../../core/ports.ts';

export type LiveProvider = 'anthropic' | 'openai' | 'google' | 'openai-compatible';
/** How hard a model that reasons is to think. */
export type Effort = 'low' | 'medium' | 'high';
export type ProviderName = LiveProvider | 'replay';

/** What the log is told before a wait. `attempt` is the one that failed, counted from 1. */
export interface Retry {
  readonly attempt: number;
  readonly waitMs: number;
  readonly why: string;
}

export interface ModelOptions {
  readonly provider: ProviderName;
  /** As the provider names it; for `replay`, the path of the file. */
  readonly model: string;
  /** May be missing for `openai-compatible` and `replay` only. */
  readonly apiKey?: string | undefined;
  /** Needed for `openai-compatible`; elsewhere it replaces the provider's own address. */
  readonly baseUrl?: string | undefined;
  /** Left to the provider unless set. */
  readonly temperature?: number | undefined;
  readonly effort?: Effort | undefined;
  /** A setting that the model does not take is left out, and no mistake of the user's. */
  readonly lenient?: boolean | undefined;
  /** ms until the model says its first word, and for as long as it thinks in silence. */
  readonly firstChunkMs?: number | undefined;
  /** ms between two pieces of an answer that has begun. */
  readonly idleMs?: number | undefined;
  /** ms for one call from request to last byte. */
  readonly stepMs?: number | undefined;
  /** ms of the longest wait before asking again, where another model stands ready. */
  readonly longestWaitMs?: number | undefined;
  readonly clock: Clock;
  /** 0 up to, not including, 1. */
  readonly random?: (() => number) | undefined;
  readonly onRetry?: ((retry: Retry) => void) | undefined;
  /** Where the proxy settings are read from: the process's environment unless given. */
  readonly env?: Readonly<Record<string, string | undefined>> | undefined;
}

export interface Limits {
  readonly firstChunkMs: number;
  readonly idleMs: number;
  readonly stepMs: number;
}

/**
 * First word after 180 s: a reasoning model thinks for minutes without a word, a dead server must not cost
 * a quarter of the default run. 60 s between pieces: an answer that flows pauses for seconds at most. 600 s a
 * call: 16,000 tokens (the default cap on an answer) at 30 a second take 530 s.
 */
export const DEFAULT_LIMITS: Limits = { firstChunkMs: 180_000, idleMs: 60_000, stepMs: 600_000 };

export function limitsOf(options: ModelOptions): Limits {
  return {
    firstChunkMs: options.firstChunkMs ?? DEFAULT_LIMITS.firstChunkMs,
    idleMs: options.idleMs ?? DEFAULT_LIMITS.idleMs,
    stepMs: options.stepMs ?? DEFAULT_LIMITS.stepMs,
  };
}
