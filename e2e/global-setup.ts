import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findTool } from '../scripts/tools.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly act: string;
    /** A copy of what `uses: org/forge-headless@v1` brings to a runner. */
    readonly action: string;
    readonly logs: string;
  }
}

const ROOT = resolve(import.meta.dirname, '..');
/** What a tag of ours holds for a runner; the rest of this checkout stays out of its way. */
const SHIPPED = ['action.yml', 'publish', 'dist'];

/** Before the first workflow: the runner is there, and the action as built. After the last: what ran, and its log. */
export default function ground(project: TestProject): () => void {
  const act = findTool('act');
  if (act === null) throw new Error('act is missing: .ci/tools installs it (it needs Go)');
  if (!existsSync(join(ROOT, 'dist/index.js'))) throw new Error('dist/ is missing: npm run build');
  const folder = mkdtempSync(join(tmpdir(), 'forge-e2e-'));
  const action = join(folder, 'forge-headless');
  for (const name of SHIPPED.filter((entry) => existsSync(join(ROOT, entry))))
    cpSync(join(ROOT, name), join(action, name), { recursive: true });
  const logs = join(ROOT, 'e2e/log');
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });
  project.provide('act', act);
  project.provide('action', action);
  project.provide('logs', logs);
  return () => {
    rmSync(folder, { recursive: true, force: true });
    console.log(tally(act, logs));
  };
}

function tally(act: string, logs: string): string {
  const file = join(logs, 'tally');
  const runs = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const jobs = runs.reduce((sum, line) => sum + Number(line.split(' ')[1]), 0);
  const workflows = new Set(runs.map((line) => line.split(' ')[0])).size;
  const version = execFileSync(act, ['--version'], { encoding: 'utf8' }).trim();
  return `${version}: ${workflows} workflows, ${runs.length} runs, ${jobs} jobs; log: ${logs}`;
}
