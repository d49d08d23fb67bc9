import type { StateFile } from '../../adapters/workspace/state-file.ts';
import type { Clock, Emit } from '../../core/ports.ts';
import { ignoringFailure } from '../../core/settled.ts';

export interface HeartbeatParts {
  readonly file: StateFile;
  /** Maximum age in ms. It is written twice as often, so that one late write does not make it stale. */
  readonly maxAgeMs: number;
  readonly sessionId: string;
  readonly clock: Clock;
  readonly emit: Emit;
}

/**
 * Keeps the state file up to date (S-014). The harness owns `sessionId`, `status` and `lastUpdated`. All other fields
 * stay as they were when the run began, whatever a command writes. If the file exists and is not a JSON object, it is
 * not replaced, and its age shows that.
 */
export class Heartbeat {
  readonly #parts: HeartbeatParts;
  readonly #kept: Readonly<Record<string, unknown>>;
  readonly #over = new AbortController();
  /** The reason why the file is never written; null if it is. */
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
    if (this.#barred !== null) this.#warn(this.#barred);
    this.#beat('running');
    void this.#keepBeating();
  }

  /** Returns the milliseconds since the file was last written, or since the run began. */
  ageMs(): number {
    return this.#parts.clock.monotonic() - this.#lastBeat;
  }

  /** Returns why the file is not a valid state (S-013); null if it is. */
  problem(): string | null {
    // A command may have changed the file since the last write, so it is written again first.
    this.#beat('running');
    return this.#problem ?? stateProblem(this.#parts.file);
  }

  /** Writes the file for the last time, with the outcome of the run. */
  end(status: string): void {
    this.#over.abort();
    this.#beat(status);
  }

  async #keepBeating(): Promise<void> {
    const { clock, maxAgeMs } = this.#parts;
    const { signal } = this.#over;
    while (!signal.aborted) {
      await ignoringFailure(clock.sleep(maxAgeMs / 2, signal));
      if (!signal.aborted) this.#beat('running');
    }
  }

  #beat(status: string): void {
    if (this.#barred !== null) return;
    const { file, sessionId, clock } = this.#parts;
    const lastUpdated = new Date(clock.now()).toISOString();
    const problem = file.write({ ...this.#kept, sessionId, status, lastUpdated });
    if (problem === null) this.#lastBeat = clock.monotonic();
    else if (this.#problem === null) this.#warn(problem);
    this.#problem = problem;
  }

  #warn(problem: string): void {
    const text = `the state file is not kept up to date: ${problem}; fix it, or remove constraints.state from the settings`;
    this.#parts.emit({ type: 'notice', level: 'warning', text });
  }
}

const FIELDS = ['sessionId', 'status', 'lastUpdated'] as const;

/** Returns why a state file is not valid: a field is missing, or its time cannot be parsed. */
export function stateProblem(file: Pick<StateFile, 'path' | 'read'>): string | null {
  const state = file.read();
  if (state === null) return `${file.path} does not exist`;
  if (typeof state === 'string') return state;
  const missing = FIELDS.filter((name) => typeof state[name] !== 'string' || state[name] === '');
  if (missing.length > 0) return `${file.path} lacks ${missing.join(', ')}`;
  return Number.isNaN(Date.parse(String(state.lastUpdated)))
    ? `${file.path} has a lastUpdated that is not a time`
    : null;
}
