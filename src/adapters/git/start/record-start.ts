import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { isWithinAny } from '../../../core/path/is-within.ts';
import { type ConversionHints, conversionHints, findConvertedPaths } from '../objects/content-conversions.ts';
import { buildIndex, type IndexEntry, parseIndex, UNKNOWN_STAT } from '../objects/index-file.ts';
import { listPossiblyChanged, updateIndex, writeTree } from '../objects/update-index.ts';
import { hardenedGit } from '../program/hardened-git.ts';
import { createPrivateStore, type PrivateStore, quoteAlternate } from '../program/private-store.ts';
import { compareBytes, type RawPath, toRawPath } from '../program/raw-path.ts';
import { type Git, outputLine } from '../program/run-git.ts';
import type { UserRepository } from '../program/user-repository.ts';
import { expandFolders } from '../worktree/files-below.ts';
import { folderRules, type RuleFile } from '../worktree/ignore-rules.ts';
import {
  globalRules,
  listUntracked,
  ruleFilesAmong,
  ruleFilesBelow,
  rulesText,
} from '../worktree/ignored-paths.ts';
import { readNested, readStartEntries } from './start-entries.ts';

export interface RecordedStart {
  readonly store: PrivateStore;
  readonly tree: string;
  readonly index: string;
  readonly entries: readonly IndexEntry[];
  /** Folders of nested repositories. */
  readonly nested: readonly RawPath[];
  /** Paths that git could not read. */
  readonly unreadable: readonly RawPath[];
  /** The commit that is checked out; null if there is none yet. */
  readonly head: string | null;
  /** Paths that a sparse checkout leaves out; see `StartEntries`. */
  readonly leftOut: readonly RawPath[];
  readonly hints: ConversionHints;
}

interface StartDraft {
  readonly repo: UserRepository;
  readonly user: Git;
  readonly store: PrivateStore;
  readonly index: string;
  readonly excluded: readonly string[];
  readonly leftOut: readonly RawPath[];
  readonly hints: ConversionHints;
  entries: readonly IndexEntry[];
  nested: readonly RawPath[];
  gitignores: readonly RuleFile[];
}

/** Records the state of the disk as the start: what git tracks or would track, in raw bytes. */
export async function recordStart(
  repo: UserRepository,
  privateDir: string,
  excluded: readonly string[],
): Promise<RecordedStart> {
  const draft = await beginDraft(repo, privateDir, excluded);
  const [touched, untracked, head] = await Promise.all([
    listPossiblyChanged(draft.store, draft.index),
    listUntracked(draft.store, draft.index, { folders: true }),
    headOf(draft.user),
  ]);
  const added = untracked.names.length === 0 ? [] : await addUntracked(draft, untracked.names);
  const again = draft.nested.length === 0 ? touched : await listPossiblyChanged(draft.store, draft.index);
  const excludedPaths = draft.excluded.map(toRawPath);
  const names = [...again.names, ...added].filter((raw) => !isWithinAny(raw, excludedPaths));
  if (names.length > 0) {
    await updateIndex(repo.root, draft.store, draft.index, names);
  }
  const tree = await writeTree(draft.store, draft.index);
  const { entries } = parseIndex(readFileSync(draft.index), repo.format);
  const unreadable = [...again.unreadable, ...untracked.unreadable];
  const { store, index, nested, leftOut, hints } = draft;
  return { store, tree, index, entries, nested, unreadable, head, leftOut, hints };
}

async function headOf(user: Git): Promise<string | null> {
  const answer = await user({ args: ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'], accept: [0, 1] });
  return answer.code === 0 ? outputLine(answer) : null;
}

async function beginDraft(
  repo: UserRepository,
  privateDir: string,
  excluded: readonly string[],
): Promise<StartDraft> {
  const read = await readStartEntries(repo);
  const store = createPrivateStore(repo, privateDir, read.objects);
  const names = read.entries.map((entry) => entry.name);
  const hints = conversionHints(repo, names, read.leftOut);
  const draft: StartDraft = {
    repo,
    user: hardenedGit({ gitPath: repo.gitPath, gitDir: repo.gitDir, workTree: repo.root }, repo.start),
    store,
    index: store.index('start'),
    excluded,
    leftOut: read.leftOut,
    hints,
    entries: read.entries,
    nested: read.nested,
    gitignores: ruleFilesAmong(repo.root, names),
  };
  const converted = await findConvertedPaths(repo, draft.user, store.git, read.entries, hints);
  draft.entries = read.entries.map((entry) =>
    converted.has(entry.name) ? { ...entry, stat: UNKNOWN_STAT } : entry,
  );
  writeDraft(draft);
  return draft;
}

/** Adds paths that are neither tracked nor ignored, including untracked ignore rules and nested repositories. */
async function addUntracked(draft: StartDraft, untracked: readonly RawPath[]): Promise<RawPath[]> {
  const { root } = draft.repo;
  const folders = untracked.filter((name) => name.endsWith('/')).map((name) => name.slice(0, -1));
  const more = [
    ...ruleFilesAmong(root, untracked),
    ...folders.flatMap((folder) => ruleFilesBelow(root, folder)),
  ];
  draft.gitignores = [...draft.gitignores, ...more];
  if (more.length > 0) writeRules(draft);
  let { names } = await listUntracked(draft.store, draft.index);
  const repositories = names.filter((name) => name.endsWith('/')).map((name) => name.slice(0, -1));
  if (repositories.length > 0) {
    await addNested(draft, repositories);
    names = (await listUntracked(draft.store, draft.index)).names;
  }
  return expandFolders(draft.store, root, names);
}

/** Adds nested repositories that the outer one does not know. Their files join the index, so that git reads them. */
async function addNested(draft: StartDraft, repositories: readonly RawPath[]): Promise<void> {
  const starts = await Promise.all(repositories.map((folder) => readNested(draft.repo, folder)));
  const known = new Map(draft.entries.map((entry) => [entry.name, entry]));
  for (const entry of starts.flatMap((start) => start.entries)) known.set(entry.name, entry);
  draft.entries = [...known.values()].sort((a, b) => compareBytes(a.name, b.name));
  draft.nested = [...draft.nested, ...repositories, ...starts.flatMap((start) => start.nested)];
  const objects = starts.flatMap((start) => start.objects);
  appendFileSync(
    `${draft.store.dir}/objects/info/alternates`,
    objects.map((folder) => `${quoteAlternate(folder)}\n`).join(''),
  );
  writeDraft(draft);
}

function writeDraft(draft: StartDraft): void {
  writeFileSync(draft.index, buildIndex(draft.entries, draft.repo.format));
  writeRules(draft);
}

function writeRules(draft: StartDraft): void {
  const text = rulesText(globalRules(draft.repo, draft.nested), draft.gitignores, draft.excluded);
  writeFileSync(draft.store.excludeFile, text, 'latin1');
  writeFileSync(draft.store.folderRulesFile, folderRules(text), 'latin1');
}
