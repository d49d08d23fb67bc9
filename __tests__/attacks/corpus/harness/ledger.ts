import { appendFileSync } from 'node:fs';
import { turnsOf } from '../../../support/turns.ts';
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

/** A play mostly waits, and some cases limit its time. */
export const takeTurn = turnsOf(3);
