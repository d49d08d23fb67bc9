/**
 * Holds every workflow and action.yml of ours, those to copy among them, against actionlint (is it valid?) and zizmor
 * (is it safe?). Exit 1 for a finding, and for a missing tool: what was not looked at is not clean.
 */
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lint } from './linters.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const found = (pattern: string): readonly string[] => globSync(pattern, { cwd: root }).sort();

const OWN = found('.github/workflows/*.yml');
const EXAMPLES = found('examples/workflows/*.yml');
const ACTIONS = found('{.,publish}/action.yml');

/** As a user has them: a workflow that calls another names it by its place in .github/workflows. */
function lintExamples(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'forge-examples-'));
  try {
    mkdirSync(join(folder, '.git'));
    cpSync(join(root, 'examples/workflows'), join(folder, '.github/workflows'), { recursive: true });
    return lint('actionlint', [], folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const results = [lint('actionlint', OWN), lintExamples(), lint('zizmor', [...OWN, ...EXAMPLES, ...ACTIONS])];
if (results.includes(false)) process.exitCode = 1;
else console.log(`${OWN.length + EXAMPLES.length} workflows, ${ACTIONS.length} actions: no findings`);
