import {
  ModelError,
  type ModelName,
  type ModelReply,
  type ModelRequest,
  type ModelTrouble,
} from '../../core/model.ts';
import type { Clock, ModelProvider } from '../../core/ports.ts';

/** A model that may be asked, opened only when its turn comes. */
export interface Candidate extends ModelName {
  /** Where it is asked: models of one place share a server, a key and an account. */
  readonly place: string;
  readonly open: () => Promise<ModelProvider>;
}

/** A model that did not answer, and who could be asked instead. */
export interface HandOver {
  readonly from: Candidate;
  /** null where no other model could mend it. */
  readonly to: Candidate | null;
  readonly error: ModelError;
}

/**
 * Told of every model that did not answer. Returns the cap on the next one's answer, in tokens; null where there
 * is none, or where it may not be asked.
 */
export type OnHandOver = (handOver: HandOver, request: ModelRequest) => number | null;

/** Troubles of one model or its account: any other may do. */
const OF_THE_MODEL: ReadonlySet<ModelTrouble> = new Set([
  'not_found',
  'quota',
  'rate_limited',
  'server',
  'timeout',
]);

/** Troubles of the place: its key, its address, what answers there. The next model of the same place has them too. */
const OF_THE_PLACE: ReadonlySet<ModelTrouble> = new Set(['auth', 'network', 'malformed']);

/**
 * Who is asked after this trouble; null where no other model could mend it: a request that is wrong, a prompt that is
 * too long, a run that was stopped.
 */
export function successorOf(
  trouble: ModelTrouble,
  from: Candidate,
  later: readonly Candidate[],
): Candidate | null {
  if (OF_THE_MODEL.has(trouble)) return later[0] ?? null;
  if (!OF_THE_PLACE.has(trouble)) return null;
  return later.find(({ place }) => place !== from.place) ?? null;
}

/**
 * Models in order: where one fails for a reason that another could mend, the next is asked, and stays. There is no
 * way back, so that a run never swings between two models and their caches.
 */
export class ModelsInOrder implements ModelProvider {
  readonly #candidates: readonly [Candidate, ...Candidate[]];
  readonly #onHandOver: OnHandOver;
  readonly #clock: Pick<Clock, 'monotonic'>;
  #current: Candidate;
  #opened: Promise<ModelProvider>;

  constructor(
    candidates: readonly [Candidate, ...Candidate[]],
    clock: Pick<Clock, 'monotonic'>,
    onHandOver: OnHandOver,
  ) {
    this.#candidates = candidates;
    this.#clock = clock;
    this.#onHandOver = onHandOver;
    this.#current = candidates[0];
    this.#opened = this.#current.open();
    // Whoever asks first hears of a failure; until then it must not count as unheard.
    this.#opened.catch(() => undefined);
  }

  get provider(): string {
    return this.#current.provider;
  }

  get model(): string {
    return this.#current.model;
  }

  /** Settles when the first model is loaded; rejects where it cannot be. */
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
