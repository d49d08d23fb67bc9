import { type Comment, type Forge, ForgeError } from '../core/forge/forge.ts';
import {
  isNewerRun,
  readStickyMark,
  type StickyMark,
  stickyLine,
  stickyMarker,
} from '../core/forge/sticky-mark.ts';
import type { Thread } from '../core/forge/thread.ts';
import type { Clock } from '../core/ports.ts';
import { messageOf } from '../core/text/message-of.ts';

/** A run that ends within this time needs no progress comment, and the first write would slow down its start. */
export const FIRST_AFTER_MS = 1000;
/**
 * GitHub allows about 80 writes a minute and 500 an hour for all jobs together (docs/internals/github-actions.md). Few
 * people watch a long run, so the pause grows with the run's age, up to two minutes.
 */
export const PAUSE_MS = { least: 15_000, most: 120_000, shareOfAge: 1 / 20 } as const;

export interface StickyParts {
  /** Opens the forge on first use. */
  readonly forge: () => Promise<Pick<Forge, 'stickyComment' | 'createComment' | 'updateComment'>>;
  readonly thread: () => Promise<Pick<Thread, 'comment'>>;
  readonly clock: Clock;
  /** Number of the issue or pull request. */
  readonly issue: number;
  readonly mark: Omit<StickyMark, 'isOver'>;
  /** Called once, with the reason why something could not be written. The run continues. */
  readonly trouble: (why: string) => void;
}

/** Errors that waiting does not fix. */
const FINAL: readonly ForgeError['kind'][] = ['forbidden', 'unauthorised'];

/**
 * Our only comment about a run. There is never more than one write in progress, the latest state wins, and writes are
 * spaced out. The comment belongs to the newest run, so an older run that finds a newer one in it stops writing. No
 * method throws.
 */
export class StickyComment {
  readonly #parts: StickyParts;
  readonly #bornAt: number;
  readonly #wake = new AbortController();
  #render: (() => string) | null = null;
  #isStale = false;
  #writing: Promise<void> | null = null;
  #notBefore: number;
  #failures = 0;
  #isSilent = false;
  #hasTold = false;
  #id: number | null = null;
  #last = '';

  constructor(parts: StickyParts) {
    this.#parts = parts;
    this.#bornAt = parts.clock.monotonic();
    this.#notBefore = this.#bornAt + FIRST_AFTER_MS;
  }

  /** Announces new content and returns at once. `render` is called when it is time to write. */
  show(render: () => string): void {
    this.#render = render;
    this.#isStale = true;
    this.#writing ??= this.#keepUp();
  }

  /** Writes the result after any write in progress. Later content is ignored. */
  async end(content: string): Promise<void> {
    this.#wake.abort();
    await this.#writing;
    if (!this.#isSilent) await this.#write(() => content, true);
    this.#isSilent = true;
  }

  async #keepUp(): Promise<void> {
    while (this.#isStale && this.#render !== null && (await this.#pause())) {
      this.#isStale = false;
      await this.#write(this.#render, false);
      this.#notBefore = this.#parts.clock.monotonic() + this.#pauseMs();
    }
    this.#writing = null;
  }

  /** Waits until the next write is allowed. Returns false if no more writes are allowed. */
  async #pause(): Promise<boolean> {
    const { clock } = this.#parts;
    try {
      await clock.sleep(Math.max(0, this.#notBefore - clock.monotonic()), this.#wake.signal);
    } catch (error) {
      if (!this.#wake.signal.aborted) throw error;
    }
    return !this.#wake.signal.aborted && !this.#isSilent;
  }

  /** Returns the pause, which doubles with each consecutive failure. */
  #pauseMs(): number {
    const byAge = (this.#parts.clock.monotonic() - this.#bornAt) * PAUSE_MS.shareOfAge;
    const usual = Math.min(PAUSE_MS.most, Math.max(PAUSE_MS.least, byAge));
    return usual * 2 ** Math.min(this.#failures, 10);
  }

  async #write(render: () => string, isOver: boolean): Promise<void> {
    try {
      const body = `${stickyLine({ ...this.#parts.mark, isOver })}\n${render()}`;
      if (body === this.#last) return;
      await this.#put(body, isOver);
      this.#last = body;
      this.#failures = 0;
    } catch (error) {
      this.#failures += 1;
      if (error instanceof ForgeError && FINAL.includes(error.kind)) this.#isSilent = true;
      if (!this.#hasTold) this.#parts.trouble(messageOf(error));
      this.#hasTold = true;
    }
  }

  async #put(body: string, isOver: boolean): Promise<void> {
    const { issue, mark } = this.#parts;
    const forge = await this.#parts.forge();
    const there = await this.#look(forge);
    const theirs = there === null ? null : readStickyMark(there.body);
    if (theirs !== null && isNewerRun(theirs, mark)) {
      this.#isSilent = true;
      return;
    }
    // If somebody deleted the comment, only the result is posted again, not the progress.
    if (there === null && this.#id !== null && !isOver) return;
    const written = there === null ? null : await orGone(forge.updateComment(there.id, body));
    if (written === null && there !== null && !isOver) return;
    this.#id = (written ?? (await forge.createComment(issue, body))).id;
  }

  async #look(forge: Pick<Forge, 'stickyComment'>): Promise<Comment | null> {
    const { issue, mark, thread } = this.#parts;
    if (this.#id === null) return forge.stickyComment(issue, stickyMarker(mark.key));
    return (await thread()).comment(this.#id);
  }
}

/** Returns null if the comment was deleted after it was read. */
async function orGone(asked: Promise<Comment>): Promise<Comment | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ForgeError && error.kind === 'not_found') return null;
    throw error;
  }
}
