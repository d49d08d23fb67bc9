import { Worker } from 'node:worker_threads';
import type { Played } from '../../__tests__/properties/fuzz/property.ts';
import { TARGETS } from '../../__tests__/properties/fuzz/targets.ts';

/** One slice of time for one property, both by their places in TARGETS. */
export interface Task {
  readonly target: number;
  readonly property: number;
  readonly seed: number;
  readonly ms: number;
}

export interface Tally {
  readonly target: string;
  readonly name: string;
  readonly runs: number;
  readonly finds: number;
  /** The longest that one input took, in ms. */
  readonly slowest: number;
}

export interface Find {
  readonly kind: 'false' | 'hang' | 'crash';
  readonly property: string;
  readonly why: string;
  readonly input: string;
}

/** What a thread hands back at the end of its slice. */
export interface Report extends Played {
  readonly slowest: number;
}

/** Longer than anything here may take on a machine that is busy with other things. */
const HANG_MS = 20_000;

type Trouble = Pick<Find, 'kind' | 'why'>;

/** Plays slices in a thread that it keeps, and ends the thread where one input takes for ever. */
export class Player {
  #thread: Worker | null = null;

  async play(task: Task): Promise<{ readonly tally: Tally; readonly find: Find | null }> {
    const target = TARGETS[task.target];
    const property = target?.properties[task.property];
    if (target === undefined || property === undefined)
      throw new Error(`no property ${JSON.stringify(task)}`);
    const runs = new Int32Array(new SharedArrayBuffer(4));
    const outcome = await this.#report(task, runs);
    const place = { target: target.name, name: property.name };
    if ('kind' in outcome) {
      const count = Atomics.load(runs, 0);
      const input = property.inputOf(task.seed, Math.max(1, count));
      const find = { ...outcome, property: property.name, input };
      return { tally: { ...place, runs: count, finds: 1, slowest: HANG_MS }, find };
    }
    const { counterexample, why, slowest } = outcome;
    const find =
      counterexample === null
        ? null
        : { kind: 'false' as const, property: property.name, why, input: counterexample };
    return { tally: { ...place, runs: outcome.runs, finds: find === null ? 0 : 1, slowest }, find };
  }

  /** Lets the thread end by itself, so that it takes its folders away. */
  async close(): Promise<void> {
    const thread = this.#thread;
    if (thread === null) return;
    const ended = new Promise((resolve) => thread.once('exit', resolve));
    thread.postMessage('end');
    await ended;
  }

  async #report(task: Task, runs: Int32Array): Promise<Report | Trouble> {
    const thread = this.#thread ?? new Worker(new URL('./thread.ts', import.meta.url));
    this.#thread = thread;
    const outcome = await answerOf(thread, task, runs);
    if ('kind' in outcome) {
      this.#thread = null;
      await thread.terminate();
    }
    return outcome;
  }
}

function answerOf(thread: Worker, task: Task, runs: Int32Array): Promise<Report | Trouble> {
  return new Promise((resolve) => {
    let seen = -1;
    const watch = setInterval(() => {
      const now = Atomics.load(runs, 0);
      if (now === seen) finish({ kind: 'hang', why: `no end after ${HANG_MS} ms` });
      seen = now;
    }, HANG_MS);
    const finish = (outcome: Report | Trouble): void => {
      clearInterval(watch);
      for (const [event, listener] of listeners) thread.off(event, listener);
      resolve(outcome);
    };
    const listeners = [
      ['message', finish],
      ['error', (error: unknown) => finish({ kind: 'crash', why: String(error) })],
      ['exit', () => finish({ kind: 'crash', why: 'the thread ended by itself' })],
    ] as const;
    for (const [event, listener] of listeners) thread.on(event, listener);
    thread.postMessage({ task, runs });
  });
}
