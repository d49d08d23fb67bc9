import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findTool } from './tools.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Arguments of each linter. Other programs that actionlint would call where they are installed are not asked. */
const ARGUMENTS = {
  actionlint: ['-no-color', '-shellcheck=', '-pyflakes='],
  zizmor: [
    '--offline',
    '--persona=pedantic',
    '--no-progress',
    `--config=${join(root, '.github/zizmor.yml')}`,
  ],
} as const;

export type Linter = keyof typeof ARGUMENTS;

/** Holds files against a linter, with its findings on our streams. False for a finding and for a missing linter. */
export function lint(linter: Linter, files: readonly string[], cwd = root): boolean {
  const program = findTool(linter);
  if (program === null) {
    console.error(`${linter} is missing: .ci/tools installs it (it needs Go and Python)`);
    return false;
  }
  return spawnSync(program, [...ARGUMENTS[linter], ...files], { cwd, stdio: 'inherit' }).status === 0;
}
