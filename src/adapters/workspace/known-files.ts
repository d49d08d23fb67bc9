import { messageOf } from '../../core/message-of.ts';
import { type Refusal, refuse } from '../../core/refusal.ts';
import { type Bounds, isUntouchable } from './bounds.ts';
import { type GitQuestion, namesFromGit } from './git-names.ts';
import type { Needles } from './needles.ts';
import { quoted } from './spelling.ts';
import { type Names, walkFolder } from './walk-folder.ts';

const OTHERS = ['--others', '--exclude-standard'];
/** As text: what is binary is for the search to say, by its own rule, and no attribute's. Bare names, whatever is set. */
const GREP = [
  'grep',
  '--name-only',
  '-z',
  '--text',
  '--no-recurse-submodules',
  '--no-textconv',
  '--no-color',
];
/** With a match, and without. */
const GREP_ENDS = [0, 1];
/** A pattern can take PCRE for ever: then JavaScript's engine, which is stopped sooner, is to say so. */
const PCRE_MS = 4000;

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
): Promise<Names | Refusal> {
  const question = { bounds, gitPath, below, signal };
  try {
    const files = ownNames(await namesFromGit(question, ['ls-files', '-z', '--cached', ...OTHERS]), bounds);
    return files.length > 0 || below === '' ? { files, more: false } : walkFolder(bounds, below, walkLimit);
  } catch (error) {
    return noListing(question, error);
  }
}

/** What a file must hold to be worth a look, as PCRE over its bytes and as texts of which one is in it; null: unknown. */
export interface Clues {
  readonly pcre: string | null;
  readonly needles: Needles | null;
}

/**
 * Of those the ones that can hold what is looked for: the tracked ones in which git finds a clue, and all that git does
 * not look into: the others, and those for which it goes by its index and not by the disk.
 */
export async function filesWith(
  clues: Clues,
  question: GitQuestion,
  walkLimit: number,
): Promise<Names | Refusal> {
  const { bounds, below } = question;
  try {
    const [found, tagged] = await Promise.all([
      namesWith(clues, question),
      namesFromGit(question, ['ls-files', '-z', '-v', '--cached', ...OTHERS]),
    ]);
    if (tagged.length === 0 && below !== '') return walkFolder(bounds, below, walkLimit);
    // `H`: tracked, and seen as it is on disk. Source: git-ls-files(1), `-t` and `-v`.
    const unseen = tagged.filter((line) => found === null || !line.startsWith('H '));
    const names = [...(found ?? []), ...unseen.map((line) => line.slice(2))];
    return { files: ownNames(names, bounds), more: false };
  } catch (error) {
    return noListing(question, error);
  }
}

/** Null where git cannot tell: without PCRE in it, or when the pattern is too much for that, and without needles. */
async function namesWith({ pcre, needles }: Clues, question: GitQuestion): Promise<readonly string[] | null> {
  if (pcre !== null) {
    try {
      return await namesFromGit(question, [...GREP, '--perl-regexp', '-e', pcre], GREP_ENDS, PCRE_MS);
    } catch (error) {
      if (question.signal.aborted) throw error;
    }
  }
  if (needles === null) return null;
  const how = ['--fixed-strings', ...(needles.ignoreCase ? ['--ignore-case'] : [])];
  return namesFromGit(
    question,
    [...GREP, ...how, ...needles.texts.flatMap((text) => ['-e', text])],
    GREP_ENDS,
  );
}

function ownNames(names: readonly string[], bounds: Bounds): readonly string[] {
  return [...new Set(names)].filter((name) => name !== '' && !isUntouchable(name, bounds)).sort();
}

function noListing({ below, signal }: GitQuestion, error: unknown): Refusal {
  if (signal.aborted) return refuse('the listing was stopped: the run is ending');
  return refuse(
    `git could not list the files below ${quoted(below || '.')} (${lastLineOf(error)}): list one folder without recursive instead`,
  );
}

function lastLineOf(error: unknown): string {
  const text = messageOf(error);
  return text.trim().split('\n').at(-1) ?? text;
}
