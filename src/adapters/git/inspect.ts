import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { StopRun } from '../../core/outcome.ts';
import type { DirtyPath, RepositoryFacts } from '../../core/ports.ts';
import { attributed } from './conversions.ts';
import { type Git, GitError } from './exec.ts';
import { filteredStates } from './filtered-dirt.ts';
import { buildIndex, type IndexEntry, parseIndex, UNKNOWN_STAT } from './index-file.ts';
import { byBytes, isWithin, onDisk, type RawPath, splitNul, toRaw, toText } from './raw-path.ts';
import type { Site } from './site.ts';
import { lstatThere } from './there.ts';

/** Files that git leaves in its directory while something is under way. */
const OPERATIONS: readonly (readonly [string, string])[] = [
  ['rebase-merge', 'rebase'],
  ['rebase-apply', 'rebase'],
  ['MERGE_HEAD', 'merge'],
  ['CHERRY_PICK_HEAD', 'cherry-pick'],
  ['REVERT_HEAD', 'revert'],
  ['BISECT_LOG', 'bisect'],
];

export interface InspectOptions {
  readonly site: Site;
  readonly user: Git;
  readonly excluded: readonly string[];
  /** A path for an index file of our own. */
  readonly scratch: () => string;
}

type State = DirtyPath['state'];

interface Dirt {
  readonly state: State;
  /** Whether the index differs from the commit, whatever is on disk. */
  readonly isStaged: boolean;
  /** The blob in the index; empty where git names none. */
  readonly oid: string;
  /** Whether the file's mode is not the index's: a filter says nothing of it. */
  readonly isOtherMode: boolean;
}

/** Throws StopRun(git_before) where git cannot read the repository. */
export async function inspect(options: InspectOptions): Promise<RepositoryFacts> {
  const { site, user } = options;
  const parsed = parseStatus(splitNul(await status(user, site)));
  const states = parsed.states;
  for (const [raw, dirt] of await changedBehindFlags(options)) {
    states.set(raw, { ...dirt, state: 'modified', isStaged: states.has(raw) });
  }
  await judgeFiltered(site, user, states);
  const out = options.excluded.map(toRaw);
  const dirty = [...states]
    .filter(([raw]) => !isWithin(raw, out))
    .sort(([a], [b]) => byBytes(a, b))
    .map(([raw, { state }]) => ({ path: toText(raw), state }));
  const inProgress = OPERATIONS.find(([name]) => existsSync(joinPath(site.gitDir, name)))?.[1] ?? null;
  const lock = joinPath(site.gitDir, 'index.lock');
  return {
    root: site.root,
    gitDir: site.gitDir,
    head: parsed.head,
    branch: parsed.branch,
    inProgress,
    indexLock: existsSync(lock) ? lock : null,
    dirty,
  };
}

async function status(user: Git, site: Site): Promise<Buffer> {
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
    const reason = `git cannot read the repository in ${site.root}: ${error.stderr.trim().split('\n')[0]}; mend it, \`git status\` shows the same`;
    throw new StopRun({ kind: 'git_before', reason });
  }
}

interface Status {
  head: string | null;
  branch: string | null;
  readonly states: Map<RawPath, Dirt>;
}

/** git-status(1), porcelain format version 2. Records start with `#`, `1`, `u` or `?`. */
function parseStatus(records: readonly string[]): Status {
  const parsed: Status = { head: null, branch: null, states: new Map() };
  for (const record of records) {
    const fields = record.split(' ');
    if (fields[0] === '#') {
      const value = fields.slice(2).join(' ');
      if (fields[1] === 'branch.oid') parsed.head = value === '(initial)' ? null : value;
      if (fields[1] === 'branch.head') parsed.branch = value === '(detached)' ? null : toText(value);
    } else if (fields[0] === '?') parsed.states.set(record.slice(2), only('untracked'));
    else if (fields[0] === 'u') parsed.states.set(fields.slice(10).join(' '), only('conflicted'));
    else if (fields[0] === '1') parsed.states.set(fields.slice(8).join(' '), dirtOf(fields));
  }
  return parsed;
}

function only(state: State): Dirt {
  return { state, isStaged: false, oid: '', isOtherMode: false };
}

/** `1 XY sub mH mI mW hH hI path` */
function dirtOf([, letters = '..', , , mI, mW, , oid = '']: readonly string[]): Dirt {
  return { state: stateOf(letters), isStaged: letters[0] !== '.', oid, isOtherMode: mI !== mW };
}

function stateOf(letters: string): State {
  if (letters[1] === 'D') return 'deleted';
  return letters[1] === '.' ? 'staged' : 'modified';
}

/**
 * Files that differ though the index says not to look (`assume-unchanged`, `skip-worktree`): those are asked
 * about through an index of our own that holds them and no flag.
 */
async function changedBehindFlags({
  site,
  user,
  scratch,
}: InspectOptions): Promise<readonly (readonly [RawPath, Dirt])[]> {
  const hidden = hiddenEntries(site);
  if (hidden.length === 0) return [];
  const index = scratch();
  writeFileSync(index, buildIndex(hidden, site.format));
  const answer = await user({
    args: ['status', '--porcelain=v2', '-z', '--untracked-files=no', '--no-renames'],
    index,
  });
  const records = splitNul(answer.stdout).map((record) => record.split(' '));
  return records
    .filter((fields) => fields[0] === '1' && (fields[1]?.[1] ?? '.') !== '.')
    .map((fields) => [fields.slice(8).join(' '), dirtOf(fields)]);
}

function hiddenEntries(site: Site): IndexEntry[] {
  const path = joinPath(site.gitDir, 'index');
  try {
    return parseIndex(readFileSync(path), site.format)
      .entries.filter((entry) => entry.assumeUnchanged || (entry.skipWorktree && entry.mode !== 0o040000))
      .filter((entry) => !entry.skipWorktree || lstatThere(onDisk(site.root, entry.name)) !== undefined)
      .map((entry) => ({ ...entry, stat: UNKNOWN_STAT }));
  } catch {
    return [];
  }
}

/**
 * Without its filter, git calls a file modified whose content is not its blob. Those that are clean nevertheless are no
 * dirt, unless something is staged; see `filteredStates`.
 */
async function judgeFiltered(site: Site, user: Git, states: Map<RawPath, Dirt>): Promise<void> {
  const modified = [...states].flatMap(([raw, { state }]) => (state === 'modified' ? [raw] : []));
  const filtered = await attributed(site, user, modified, ['filter']);
  const files = [...filtered.keys()].map((raw) => ({ raw, oid: states.get(raw)?.oid ?? '' }));
  for (const [raw, judged] of await filteredStates(site, user, files)) {
    const dirt = states.get(raw);
    if (dirt === undefined || judged === 'modified' || dirt.isOtherMode) continue;
    if (judged === 'unknown') states.set(raw, { ...dirt, state: 'filtered' });
    else if (dirt.isStaged) states.set(raw, { ...dirt, state: 'staged' });
    else states.delete(raw);
  }
}
