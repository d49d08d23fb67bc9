import { type Comment, type Forge, ForgeError } from '../core/forge.ts';
import { messageOf } from '../core/message-of.ts';
import type { Clock } from '../core/ports.ts';
import {
  isNewerRun,
  readStickyMark,
  type StickyMark,
  stickyLine,
  stickyMarker,
} from '../core/sticky-mark.ts';
import type { Thread } from '../core/thread.ts';

/** A run that ends at once needs no word before its result, and the start has better things to do. */
export const FIRST_AFTER_MS = 1000;
/**
 * GitHub takes about 80 writes a minute and 500 an hour from all jobs together (FACTS "The runner"). A long run is
 * looked at seldom: the pause grows with its age, up to two minutes.
 */
export const PAUSE_MS = { least: 15_000, most: 120_000, shareOfAge: 1 / 20 } as const;

export interface StickyParts {
  /** Opened when it is first needed. */
  readonly forge: () => Promise<Pick<Forge, 'stickyComment' | 'createComment' | 'updateComment'>>;
  readonly thread: () => Promise<Pick<Thread, 'comment'>>;
  readonly clock: Clock;
  /** Number of the issue or pull request. */
  readonly issue: number;
  readonly mark: Omit<StickyMark, 'isOver'>;
  /** Told once why something could not be written; the run goes on. */
  readonly trouble: (why: string) => void;
}

/** What no waiting mends. */
const FINAL: readonly ForgeError['kind'][] = ['forbidden', 'unauthorised'];

/**
 * Our one comment about a run. One writer: never two writes under way, the latest state wins, and between writes it
 * waits. It belongs to the newest run: an older one that finds a newer one in it falls silent. No failure leaves it.
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

  /** There is something new to show: `render` is asked when it is time to write. Returns at once. */
  show(render: () => string): void {
    this.#render = render;
    this.#isStale = true;
    this.#writing ??= this.#keepUp();
  }

  /** Writes the result, after what is under way; nothing is shown afterwards. */
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

  /** Until the next write may be; false where there is none any more. */
  async #pause(): Promise<boolean> {
    const { clock } = this.#parts;
    try {
      await clock.sleep(Math.max(0, this.#notBefore - clock.monotonic()), this.#wake.signal);
    } catch (error) {
      if (!this.#wake.signal.aborted) throw error;
    }
    return !this.#wake.signal.aborted && !this.#isSilent;
  }

  /** Each failure in a row doubles it. */
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
    // Somebody deleted it: the result is told all the same, what leads to it is not.
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

/** null where the comment was deleted since it was looked at. */
async function orGone(asked: Promise<Comment>): Promise<Comment | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ForgeError && error.kind === 'not_found') return null;
    throw error;
  }
}
