import type { StateFile } from '../adapters/state-file.ts';
import type { Clock, Emit } from '../core/ports.ts';

export interface HeartbeatParts {
  readonly file: StateFile;
  /** ms; it beats twice as often, so that one late beat is no stale state. */
  readonly maxAgeMs: number;
  readonly sessionId: string;
  readonly clock: Clock;
  readonly emit: Emit;
}

/**
 * Keeps the state file up to date (S-014, DECISIONS D17): `sessionId`, `status` and `lastUpdated` are the harness's,
 * every other field stays as it was when the run began, whatever a command does to the file. A file that is there and
 * is no JSON object is not ours to replace: then nothing is written, and the age says so.
 */
export class Heartbeat {
  readonly #parts: HeartbeatParts;
  readonly #kept: Readonly<Record<string, unknown>>;
  readonly #over = new AbortController();
  /** Why nothing is ever written; null where it is. */
  readonly #barred: string | null;
  #problem: string | null;
  /** Monotonic ms. */
  #lastBeat: number;

  constructor(parts: HeartbeatParts) {
    this.#parts = parts;
    this.#lastBeat = parts.clock.monotonic();
    const found = parts.file.read();
    this.#barred = typeof found === 'string' ? found : null;
    this.#problem = this.#barred;
    this.#kept = typeof found === 'string' || found === null ? {} : found;
    if (this.#barred !== null) this.#say(this.#barred);
    this.#beat('running');
    void this.#keepBeating();
  }

  /** ms since the file was last written, or since the run began. */
  ageMs(): number {
    return this.#parts.clock.monotonic() - this.#lastBeat;
  }

  /** Why the file as it is now is no valid state; null where it is one. Source: S-013, DECISIONS D17. */
  problem(): string | null {
    // A command may have written to the file since the last beat: it is the harness's, so it is made valid again.
    this.#beat('running');
    return this.#problem ?? stateProblem(this.#parts.file);
  }

  /** The last beat: what became of the run. */
  end(status: string): void {
    this.#over.abort();
    this.#beat(status);
  }

  async #keepBeating(): Promise<void> {
    const { clock, maxAgeMs } = this.#parts;
    const { signal } = this.#over;
    while (!signal.aborted) {
      await clock.sleep(maxAgeMs / 2, signal).catch(() => undefined);
      if (!signal.aborted) this.#beat('running');
    }
  }

  #beat(status: string): void {
    if (this.#barred !== null) return;
    const { file, sessionId, clock } = this.#parts;
    const lastUpdated = new Date(clock.now()).toISOString();
    const problem = file.write({ ...this.#kept, sessionId, status, lastUpdated });
    if (problem === null) this.#lastBeat = clock.monotonic();
    else if (this.#problem === null) this.#say(problem);
    this.#problem = problem;
  }

  #say(problem: string): void {
    const text = `the state file is not kept up to date: ${problem}; mend it, or leave constraints.state out`;
    this.#parts.emit({ type: 'notice', level: 'warning', text });
  }
}

const FIELDS = ['sessionId', 'status', 'lastUpdated'] as const;

/** Why a state file is not valid: a field is missing, or its time is none. */
export function stateProblem(file: Pick<StateFile, 'path' | 'read'>): string | null {
  const state = file.read();
  if (state === null) return `${file.path} is not there`;
  if (typeof state === 'string') return state;
  const missing = FIELDS.filter((name) => typeof state[name] !== 'string' || state[name] === '');
  if (missing.length > 0) return `${file.path} lacks ${missing.join(', ')}`;
  return Number.isNaN(Date.parse(String(state.lastUpdated)))
    ? `${file.path} has a lastUpdated that is no time`
    : null;
}
