/**
 * The same scenarios with two other agents from npm beside us, as their users install them. FORGE_BENCH_CACHE names the
 * folder they are installed into and kept in; without it they go into a temporary one. npm is all that needs a network.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compare } from './agent.ts';
import { CODEX, codex } from './contenders/codex.ts';
import { floor, forge } from './contenders/forge.ts';
import { installInto } from './contenders/install.ts';
import { PI, pi } from './contenders/pi.ts';

const kept = process.env.FORGE_BENCH_CACHE;
const folder = kept ?? mkdtempSync(join(tmpdir(), 'forge-bench-agents-'));
try {
  const packages = installInto(folder, [PI, CODEX]);
  await compare([forge, pi(packages), codex(packages), floor]);
} finally {
  if (kept === undefined) rmSync(folder, { recursive: true, force: true });
}
