/** The four scenarios of a scripted model: forge-headless, built, beside the bare loop that is the floor. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Contender } from './contenders/contender.ts';
import { floor, forge } from './contenders/forge.ts';
import { manyReads, startUp, threeTurns, twentyTurns } from './scenario.ts';
import { sideBySide } from './side-by-side.ts';

/** Prints each table as soon as it is there: all of them take minutes. */
export async function compare(contenders: readonly Contender[]): Promise<void> {
  const homes = mkdtempSync(join(tmpdir(), 'forge-bench-homes-'));
  try {
    for (const scenario of [startUp(), threeTurns(), twentyTurns(), manyReads()]) {
      process.stdout.write(`${await sideBySide(contenders, scenario, homes)}\n`);
    }
  } finally {
    rmSync(homes, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) await compare([forge, floor]);
