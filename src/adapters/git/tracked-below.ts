import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { HARDENING, hardenedEnvironment } from './exec.ts';
import { gitDirOf } from './site.ts';

/** Files that people commit so that git keeps a folder: reports may be written beside them. */
const PLACEHOLDERS: readonly string[] = ['.gitignore', '.gitkeep', '.keep'];

/**
 * One file below the folder `dir` (absolute) that git tracks; null where there is none, or where git cannot tell. It
 * is asked before the run begins, so it waits: about 3 ms.
 */
export function trackedBelow(gitPath: string, root: string, dir: string): string | null {
  const gitDir = gitDirOf(root);
  if (gitDir === null) return null;
  const settings = HARDENING.flatMap((pair) => ['-c', pair]);
  const said = spawnSync(
    gitPath,
    [`--git-dir=${gitDir}`, `--work-tree=${root}`, ...settings, 'ls-files', '-z', '--', relative(root, dir)],
    { cwd: root, env: hardenedEnvironment(gitPath), timeout: 30_000, maxBuffer: 1 << 28 },
  );
  // A git that is none says anything: the run ends with that, and not with what it said.
  const below = `${relative(root, dir)}/`;
  const names = (said.stdout?.toString('utf8') ?? '').split('\0').filter((name) => name.startsWith(below));
  return names.find((name) => !PLACEHOLDERS.includes(name.slice(below.length))) ?? null;
}
