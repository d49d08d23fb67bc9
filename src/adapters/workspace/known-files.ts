import { type Refusal, refuse } from '../../core/refusal.ts';
import { type Bounds, isUntouchable } from './bounds.ts';
import { type GitQuestion, namesFromGit } from './git-names.ts';
import type { Needles } from './needles.ts';
import { quoted } from './spelling.ts';
import { walkFolder } from './walk-folder.ts';

const OTHERS = ['--others', '--exclude-standard'];

/**
 * The files below a folder that git tracks or does not ignore, relative to the root, sorted; folders that are
 * repositories of their own end in `/`. A folder in which git knows nothing (an ignored one, asked for by
 * name) is walked as it is, up to `walkLimit` names.
 */
export async function knownFiles(
  bounds: Bounds,
  gitPath: string,
  below: string,
  walkLimit: number,
  signal: AbortSignal,
): Promise<readonly string[] | Refusal> {
  const question = { bounds, gitPath, below, signal };
  try {
    const names = ownNames(await namesFromGit(question, ['ls-files', '-z', '--cached', ...OTHERS]), bounds);
    return names.length > 0 || below === '' ? names : walkFolder(bounds, below, walkLimit);
  } catch (error) {
    return noListing(question, error);
  }
}

/**
 * Of those the ones that can hold one of the needles: the tracked ones in which git finds it, and all that git does
 * not look into: the others, and those for which it goes by its index and not by the disk.
 */
export async function filesWith(
  needles: Needles,
  question: GitQuestion,
  walkLimit: number,
): Promise<readonly string[] | Refusal> {
  const { bounds, below } = question;
  const wanted = needles.texts.flatMap((text) => ['-e', text]);
  // As text: what is binary is for the search to say, by its own rule, and no attribute's.
  const how = ['--name-only', '-z', '--text', '--fixed-strings', '--no-recurse-submodules', '--no-textconv'];
  const grep = ['grep', ...how, ...(needles.ignoreCase ? ['--ignore-case'] : []), ...wanted];
  try {
    const [found, tagged] = await Promise.all([
      namesFromGit(question, grep, [0, 1]),
      namesFromGit(question, ['ls-files', '-z', '-v', '--cached', ...OTHERS]),
    ]);
    if (tagged.length === 0 && below !== '') return walkFolder(bounds, below, walkLimit);
    // `H`: tracked, and seen as it is on disk. Source: git-ls-files(1), `-t` and `-v`.
    const unseen = tagged.filter((line) => !line.startsWith('H ')).map((line) => line.slice(2));
    return ownNames([...found, ...unseen], bounds);
  } catch (error) {
    return noListing(question, error);
  }
}

function ownNames(names: readonly string[], bounds: Bounds): readonly string[] {
  return [...new Set(names)].filter((name) => name !== '' && !isUntouchable(name, bounds)).sort();
}

function noListing({ below, signal }: GitQuestion, error: unknown): Refusal {
  if (signal.aborted) return refuse('the listing was stopped: the run is ending');
  return refuse(
    `git could not list the files below ${quoted(below || '.')} (${messageOf(error)}): list one folder without recursive instead`,
  );
}

function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.trim().split('\n').at(-1) ?? text;
}
