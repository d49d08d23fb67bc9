import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { hardenedStart } from '../program/hardened-git.ts';
import { gitDirOf } from '../program/user-repository.ts';

/** Files that people commit to keep a folder in git. Reports may be written beside them. */
const PLACEHOLDERS: readonly string[] = ['.gitignore', '.gitkeep', '.keep'];

/**
 * Returns one tracked file below the folder `dir` (absolute), or null if there is none or git fails. It blocks for
 * about 3 ms before the run begins.
 */
export function trackedBelow(gitPath: string, root: string, dir: string): string | null {
  const gitDir = gitDirOf(root);
  if (gitDir === null) return null;
  const command = ['ls-files', '-z', '--', relative(root, dir)];
  const { args, cwd, env } = hardenedStart({ gitPath, gitDir, workTree: root }, command);
  const { stdout } = spawnSync(gitPath, args, { cwd, env, timeout: 30_000, maxBuffer: 1 << 28 });
  // The output of a program that is not git is meaningless; the run ends with another reason then.
  const below = `${relative(root, dir)}/`;
  const names = (stdout?.toString('utf8') ?? '').split('\0').filter((name) => name.startsWith(below));
  return names.find((name) => !PLACEHOLDERS.includes(name.slice(below.length))) ?? null;
}
