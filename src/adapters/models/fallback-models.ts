import {
  ModelError,
  type ModelName,
  type ModelReply,
  type ModelRequest,
  type ModelTrouble,
} from '../../core/model/model.ts';
import type { Clock, ModelProvider } from '../../core/ports.ts';
import { awaitedLater } from '../../core/settled.ts';

/** A model that may be used. It is opened only when it is needed. */
export interface FallbackModel extends ModelName {
  /** The endpoint. Models of one endpoint share a server, a key and an account. */
  readonly endpointKey: string;
  readonly open: () => Promise<ModelProvider>;
}

/** A model that failed, and the model that replaces it. */
export interface HandOver {
  readonly from: FallbackModel;
  /** null if no other model can help. */
  readonly to: FallbackModel | null;
  readonly error: ModelError;
}

/**
 * Called for every model that failed. Returns the token limit for the next one's answer; null if there is none, or it
 * may not be used.
 */
export type OnHandOver = (handOver: HandOver, request: ModelRequest) => number | null;

/** Failures of one model or its account. Any other model may work. */
const MODEL_TROUBLES: ReadonlySet<ModelTrouble> = new Set([
  'not_found',
  'quota',
  'rate_limited',
  'server',
  'timeout',
]);

/** Failures of the endpoint: its key, its address, its protocol. The next model of the same endpoint would fail too. */
const ENDPOINT_TROUBLES: ReadonlySet<ModelTrouble> = new Set(['auth', 'network', 'malformed', 'redirected']);

/**
 * Returns the model to use after this failure; null if no other model can help, as for an invalid request, a prompt
 * that is too long, or a stopped run.
 */
export function successorOf(
  trouble: ModelTrouble,
  from: FallbackModel,
  later: readonly FallbackModel[],
): FallbackModel | null {
  if (MODEL_TROUBLES.has(trouble)) return later[0] ?? null;
  if (!ENDPOINT_TROUBLES.has(trouble)) return null;
  return later.find(({ endpointKey: place }) => place !== from.endpointKey) ?? null;
}

/**
 * Uses models in order. If one fails for a reason that another may not have, the next one is used from then on. It
 * never goes back, so a run does not alternate between two models and their caches.
 */
export class FallbackModels implements ModelProvider {
  readonly #candidates: readonly [FallbackModel, ...FallbackModel[]];
  readonly #onHandOver: OnHandOver;
  readonly #clock: Pick<Clock, 'monotonic'>;
  #current: FallbackModel;
  #opened: Promise<ModelProvider>;

  constructor(
    candidates: readonly [FallbackModel, ...FallbackModel[]],
    clock: Pick<Clock, 'monotonic'>,
    onHandOver: OnHandOver,
  ) {
    this.#candidates = candidates;
    this.#clock = clock;
    this.#onHandOver = onHandOver;
    this.#current = candidates[0];
    this.#opened = awaitedLater(this.#current.open());
  }

  get provider(): string {
    return this.#current.provider;
  }

  get model(): string {
    return this.#current.model;
  }

  /** Settles when the first model is loaded; rejects if it cannot be. */
  async ready(): Promise<void> {
    await this.#opened;
  }

  async respond(request: ModelRequest): Promise<ModelReply> {
    let asked = request;
    for (;;) {
      try {
        const provider = await this.#opened;
        return this.#signed(await provider.respond(asked));
      } catch (error) {
        if (!(error instanceof ModelError)) throw error;
        const maxOutputTokens = this.#handOver(error, asked);
        if (maxOutputTokens === null) throw error;
        asked = { ...asked, maxOutputTokens };
      }
    }
  }

  #handOver(error: ModelError, request: ModelRequest): number | null {
    const from = this.#current;
    const later = this.#candidates.slice(this.#candidates.indexOf(from) + 1);
    const isOver = request.signal.aborted || request.deadline <= this.#clock.monotonic();
    const to = isOver ? null : successorOf(error.trouble, from, later);
    const cap = this.#onHandOver({ from, to, error }, request);
    if (to === null || cap === null) return null;
    this.#current = to;
    this.#opened = to.open();
    return cap;
  }

  #signed(reply: ModelReply): ModelReply {
    if (this.#candidates.length === 1) return reply;
    const { provider, model } = this.#current;
    return { ...reply, by: { provider, model } };
  }
}
