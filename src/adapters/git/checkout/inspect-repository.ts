import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { FOLDER_BITS } from '../../../core/git/file-mode.ts';
import { isWithinAny } from '../../../core/path/is-within.ts';
import type { DirtyPath, RepositoryFacts } from '../../../core/ports.ts';
import { StopRun } from '../../../core/run/outcome.ts';
import { lstatOrUndefined } from '../../files/lstat-or-undefined.ts';
import { attributesOf } from '../objects/content-conversions.ts';
import { buildIndex, type IndexEntry, parseIndex, UNKNOWN_STAT } from '../objects/index-file.ts';
import { compareBytes, type RawPath, splitNul, toDiskPath, toRawPath, toText } from '../program/raw-path.ts';
import { type Git, GitError } from '../program/run-git.ts';
import type { UserRepository } from '../program/user-repository.ts';
import { filteredStates } from './filtered-file-states.ts';
import { settingsInWorkspace } from './settings-in-workspace.ts';

/** Files that git has in its directory during an operation. */
const OPERATIONS: readonly (readonly [string, string])[] = [
  ['rebase-merge', 'rebase'],
  ['rebase-apply', 'rebase'],
  ['MERGE_HEAD', 'merge'],
  ['CHERRY_PICK_HEAD', 'cherry-pick'],
  ['REVERT_HEAD', 'revert'],
  ['BISECT_LOG', 'bisect'],
];

export interface InspectOptions {
  readonly repo: UserRepository;
  readonly user: Git;
  readonly excluded: readonly string[];
  /** Returns the path for a temporary index file. */
  readonly scratch: () => string;
}

type State = DirtyPath['state'];

interface DirtyFile {
  readonly state: State;
  /** True if the index differs from the commit, whatever is on disk. */
  readonly isStaged: boolean;
  /** The blob in the index; empty if git names none. */
  readonly oid: string;
  /** True if the file's mode differs from the index's, which a filter cannot explain. */
  readonly isOtherMode: boolean;
}

/** Returns the facts of the repository. Throws StopRun(git_before) if git cannot read it. */
export async function inspect(options: InspectOptions): Promise<RepositoryFacts> {
  const { repo, user } = options;
  const parsed = parseStatus(splitNul(await status(user, repo)));
  const states = parsed.states;
  for (const [raw, dirt] of await changedBehindIndexFlags(options)) {
    states.set(raw, { ...dirt, state: 'modified', isStaged: states.has(raw) });
  }
  await dropCleanFiltered(repo, user, states);
  const out = options.excluded.map(toRawPath);
  const dirty = [...states]
    .filter(([raw]) => !isWithinAny(raw, out))
    .sort(([a], [b]) => compareBytes(a, b))
    .map(([raw, { state }]) => ({ path: toText(raw), state }));
  const inProgress = OPERATIONS.find(([name]) => existsSync(joinPath(repo.gitDir, name)))?.[1] ?? null;
  const lock = joinPath(repo.gitDir, 'index.lock');
  return {
    root: repo.root,
    gitDir: repo.gitDir,
    head: parsed.head,
    branch: parsed.branch,
    inProgress,
    indexLock: existsSync(lock) ? lock : null,
    dirty,
    settingsInWorkspace: settingsInWorkspace(repo),
  };
}

async function status(user: Git, repo: UserRepository): Promise<Buffer> {
  try {
    const answer = await user({
      args: [
        'status',
        '--porcelain=v2',
        '--branch',
        '-z',
        '--untracked-files=all',
        '--no-renames',
        '--ignore-submodules=dirty',
      ],
    });
    return answer.stdout;
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    const reason = `git cannot read the repository in ${repo.root}: ${error.stderr.trim().split('\n')[0]}; repair it; \`git status\` shows the same error`;
    throw new StopRun({ kind: 'git_before', reason });
  }
}

interface Status {
  head: string | null;
  branch: string | null;
  readonly states: Map<RawPath, DirtyFile>;
}

/** Parses git-status(1), porcelain format version 2. Records start with `#`, `1`, `u` or `?`. */
function parseStatus(records: readonly string[]): Status {
  const parsed: Status = { head: null, branch: null, states: new Map() };
  for (const record of records) {
    const fields = record.split(' ');
    if (fields[0] === '#') {
      const value = fields.slice(2).join(' ');
      if (fields[1] === 'branch.oid') parsed.head = value === '(initial)' ? null : value;
      if (fields[1] === 'branch.head') parsed.branch = value === '(detached)' ? null : toText(value);
    } else if (fields[0] === '?') parsed.states.set(record.slice(2), unstaged('untracked'));
    else if (fields[0] === 'u') parsed.states.set(fields.slice(10).join(' '), unstaged('conflicted'));
    else if (fields[0] === '1') parsed.states.set(fields.slice(8).join(' '), parseDirtyFile(fields));
  }
  return parsed;
}

function unstaged(state: State): DirtyFile {
  return { state, isStaged: false, oid: '', isOtherMode: false };
}

/** Parses `1 XY sub mH mI mW hH hI path`. */
function parseDirtyFile([, letters = '..', , , mI, mW, , oid = '']: readonly string[]): DirtyFile {
  return { state: stateOf(letters), isStaged: letters[0] !== '.', oid, isOtherMode: mI !== mW };
}

function stateOf(letters: string): State {
  if (letters[1] === 'D') return 'deleted';
  return letters[1] === '.' ? 'staged' : 'modified';
}

/**
 * Returns files that differ although the index says not to look (`assume-unchanged`, `skip-worktree`). Asks git with an
 * index of our own that has no flags.
 */
async function changedBehindIndexFlags({
  repo,
  user,
  scratch,
}: InspectOptions): Promise<readonly (readonly [RawPath, DirtyFile])[]> {
  const hidden = flaggedEntries(repo);
  if (hidden.length === 0) return [];
  const index = scratch();
  writeFileSync(index, buildIndex(hidden, repo.format));
  const answer = await user({
    args: ['status', '--porcelain=v2', '-z', '--untracked-files=no', '--no-renames'],
    index,
  });
  const records = splitNul(answer.stdout).map((record) => record.split(' '));
  return records
    .filter((fields) => fields[0] === '1' && (fields[1]?.[1] ?? '.') !== '.')
    .map((fields) => [fields.slice(8).join(' '), parseDirtyFile(fields)]);
}

function flaggedEntries(repo: UserRepository): IndexEntry[] {
  const path = joinPath(repo.gitDir, 'index');
  try {
    return parseIndex(readFileSync(path), repo.format)
      .entries.filter((entry) => entry.assumeUnchanged || (entry.skipWorktree && entry.mode !== FOLDER_BITS))
      .filter(
        (entry) => !entry.skipWorktree || lstatOrUndefined(toDiskPath(repo.root, entry.name)) !== undefined,
      )
      .map((entry) => ({ ...entry, stat: UNKNOWN_STAT }));
  } catch {
    return [];
  }
}

/**
 * Drops filtered files that are clean. Without the filter, git reports a file as modified if its content is not its
 * blob. Nothing is dropped if something is staged; see `filteredStates`.
 */
async function dropCleanFiltered(
  repo: UserRepository,
  user: Git,
  states: Map<RawPath, DirtyFile>,
): Promise<void> {
  const modified = [...states].flatMap(([raw, { state }]) => (state === 'modified' ? [raw] : []));
  const filtered = await attributesOf(repo, user, modified, ['filter']);
  const files = [...filtered.keys()].map((raw) => ({ raw, oid: states.get(raw)?.oid ?? '' }));
  for (const [raw, judged] of await filteredStates(repo, user, files)) {
    const dirt = states.get(raw);
    if (dirt === undefined || judged === 'modified' || dirt.isOtherMode) continue;
    if (judged === 'unknown') states.set(raw, { ...dirt, state: 'filtered' });
    else if (dirt.isStaged) states.set(raw, { ...dirt, state: 'staged' });
    else states.delete(raw);
  }
}
