import type { ProviderName } from '../../../core/model/providers.ts';
import type { Clock } from '../../../core/ports.ts';

/** The reasoning effort of a model. */
export type Effort = 'low' | 'medium' | 'high';

/** Logged before a wait. `attempt` is the number of the failed attempt, from 1. */
export interface Retry {
  readonly attempt: number;
  readonly waitMs: number;
  readonly why: string;
}

export interface ModelOptions {
  readonly provider: ProviderName;
  /** The provider's name of the model; for `replay`, the path of the file. */
  readonly model: string;
  /** Optional only for `openai-compatible` and `replay`. */
  readonly apiKey?: string | undefined;
  /** Required for `openai-compatible`; otherwise it replaces the provider's own URL. */
  readonly baseUrl?: string | undefined;
  /** Default: the provider's. */
  readonly temperature?: number | undefined;
  readonly effort?: Effort | undefined;
  /** Omits settings that the model does not take, instead of reporting an error. */
  readonly lenient?: boolean | undefined;
  /** ms until the first part of an answer, and the limit while the model thinks silently. */
  readonly firstChunkMs?: number | undefined;
  /** ms between two parts of an answer. */
  readonly idleMs?: number | undefined;
  /** ms for one call, from the request to the last byte. */
  readonly stepMs?: number | undefined;
  /** The longest wait in ms before a retry, if another model is available. */
  readonly longestWaitMs?: number | undefined;
  readonly clock: Clock;
  /** Returns a number from 0 up to, but not including, 1. */
  readonly random?: (() => number) | undefined;
  readonly onRetry?: ((retry: Retry) => void) | undefined;
  /** The environment with the proxy settings. Default: the process's. */
  readonly env?: Readonly<Record<string, string | undefined>> | undefined;
}

export interface ModelTimeouts {
  readonly firstChunkMs: number;
  readonly idleMs: number;
  readonly stepMs: number;
}

/**
 * First part after 180 s: a reasoning model may think silently for minutes, but a dead server must not cost a quarter
 * of the default run. 60 s between parts: a running answer pauses for seconds at most. 600 s per call: 16,000 tokens
 * (the default limit of an answer) at 30 a second take 530 s.
 */
export const DEFAULT_TIMEOUTS: ModelTimeouts = { firstChunkMs: 180_000, idleMs: 60_000, stepMs: 600_000 };

export function timeoutsOf(options: ModelOptions): ModelTimeouts {
  return {
    firstChunkMs: options.firstChunkMs ?? DEFAULT_TIMEOUTS.firstChunkMs,
    idleMs: options.idleMs ?? DEFAULT_TIMEOUTS.idleMs,
    stepMs: options.stepMs ?? DEFAULT_TIMEOUTS.stepMs,
  };
}
