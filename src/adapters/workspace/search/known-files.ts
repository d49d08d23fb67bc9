import { type Refusal, refuse } from '../../../core/run/refusal.ts';
import { messageOf } from '../../../core/text/message-of.ts';
import { GitError } from '../../git/program/run-git.ts';
import { type Names, walkFolder } from '../files/walk-folder.ts';
import { quotedPath } from '../paths/path-spelling.ts';
import { isUntouchable, type WorkspaceBounds } from '../paths/workspace-bounds.ts';
import { type GitListingQuery, listWithGit } from './git-listing.ts';
import type { RequiredTexts } from './required-texts.ts';

const UNTRACKED_OPTIONS = ['--others', '--exclude-standard'];
/**
 * Searches all files as text, because the search itself decides what is binary, not an attribute. Prints bare names.
 */
const GREP_ARGUMENTS = [
  'grep',
  '--name-only',
  '-z',
  '--text',
  '--no-recurse-submodules',
  '--no-textconv',
  '--no-color',
];
/** Exit codes with and without a match. */
const GREP_ENDS = [0, 1];

/**
 * Lists the files below a folder that git tracks or does not ignore, relative to the root, sorted. Nested repositories
 * end in `/`. A folder in which git knows nothing (such as an ignored one) is walked, up to `walkLimit` names.
 */
export async function knownFiles(
  bounds: WorkspaceBounds,
  gitPath: string,
  below: string,
  walkLimit: number,
  signal: AbortSignal,
): Promise<Names | Refusal> {
  const question = { bounds, gitPath, below, signal };
  try {
    const files = visibleNames(
      await listWithGit(question, ['ls-files', '-z', '--cached', ...UNTRACKED_OPTIONS]),
      bounds,
    );
    return files.length > 0 || below === '' ? { files, more: false } : walkFolder(bounds, below, walkLimit);
  } catch (error) {
    return noListing(question, error);
  }
}

/**
 * Returns the known files that can contain one of the texts: the tracked ones in which git finds one, and all that git
 * does not search, which are untracked files and those for which git trusts its index instead of the disk.
 */
export async function filesWith(
  required: RequiredTexts,
  question: GitListingQuery,
  walkLimit: number,
): Promise<Names | Refusal> {
  const { bounds, below } = question;
  try {
    const [found, tagged] = await Promise.all([
      namesWith(required, question),
      listWithGit(question, ['ls-files', '-z', '-v', '--cached', ...UNTRACKED_OPTIONS]),
    ]);
    if (tagged.length === 0 && below !== '') return walkFolder(bounds, below, walkLimit);
    // `H`: tracked, and seen as it is on disk. Source: git-ls-files(1), `-t` and `-v`.
    const unseen = tagged.filter((line) => !line.startsWith('H '));
    const names = [...found, ...unseen.map((line) => line.slice(2))];
    return { files: visibleNames(names, bounds), more: false };
  } catch (error) {
    return noListing(question, error);
  }
}

function namesWith(
  { texts, ignoreCase }: RequiredTexts,
  question: GitListingQuery,
): Promise<readonly string[]> {
  const how = ['--fixed-strings', ...(ignoreCase ? ['--ignore-case'] : [])];
  return listWithGit(
    question,
    [...GREP_ARGUMENTS, ...how, ...texts.flatMap((text) => ['-e', text])],
    GREP_ENDS,
  );
}

function visibleNames(names: readonly string[], bounds: WorkspaceBounds): readonly string[] {
  return [...new Set(names)].filter((name) => name !== '' && !isUntouchable(name, bounds)).sort();
}

function noListing({ below, signal }: GitListingQuery, error: unknown): Refusal {
  if (signal.aborted) return refuse('the listing was stopped: the run is ending');
  return refuse(
    `git could not list the files below ${quotedPath(below || '.')} (${lastLineOf(error)}): list one folder without recursive instead`,
  );
}

function lastLineOf(error: unknown): string {
  const text = error instanceof GitError ? error.stderr : messageOf(error);
  return text.trim().split('\n').at(-1) ?? text;
}
