import { appendFileSync } from 'node:fs';
import type { SandboxMode } from './case.ts';

export interface Row {
  readonly id: string;
  readonly area: string;
  readonly mode: SandboxMode;
  readonly held: boolean;
}

/** FORGE_CORPUS_RESULTS names a file that takes one JSON line a play: for a look at what was held where. */
export function record(row: Row): void {
  const file = process.env.FORGE_CORPUS_RESULTS;
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(row)}\n`);
}

/** Plays at a time: more than the cores, for a play mostly waits; not many more, for cases have limits of time. */
const AT_A_TIME = 3;
let running = 0;
const waiting: (() => void)[] = [];

export async function takeTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_A_TIME) await new Promise<void>((done) => waiting.push(done));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}
