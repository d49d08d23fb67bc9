import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { applyToIndex, listTouched, writeTree } from './candidates.ts';
import { type ConversionHints, conversionHints, findConverted } from './conversions.ts';
import { type Git, hardenedGit, line } from './exec.ts';
import { withFilesBelow } from './files-below.ts';
import { folderRules, type RuleFile } from './ignore-rules.ts';
import { listUntracked, outerRules, ruleFilesAmong, ruleFilesBelow, rulesText } from './ignored.ts';
import { buildIndex, type IndexEntry, parseIndex, UNKNOWN_STAT } from './index-file.ts';
import { byBytes, isWithin, type RawPath, toRaw } from './raw-path.ts';
import type { Site } from './site.ts';
import { readNested, readStartEntries } from './start-entries.ts';
import { createStore, quoted, type Store } from './store.ts';

export interface Start {
  readonly store: Store;
  readonly tree: string;
  readonly index: string;
  readonly entries: readonly IndexEntry[];
  /** Folders of repositories below the root. */
  readonly nested: readonly RawPath[];
  /** What git could not look at. */
  readonly unread: readonly RawPath[];
  /** The commit that is checked out; null where there is none yet. */
  readonly head: string | null;
  /** What a sparse checkout leaves out; see `StartEntries`. */
  readonly leftOut: readonly RawPath[];
  readonly hints: ConversionHints;
}

interface Draft {
  readonly site: Site;
  readonly user: Git;
  readonly store: Store;
  readonly index: string;
  readonly excluded: readonly string[];
  readonly leftOut: readonly RawPath[];
  readonly hints: ConversionHints;
  entries: readonly IndexEntry[];
  nested: readonly RawPath[];
  gitignores: readonly RuleFile[];
}

/** Takes the state of the disk as the start: what git tracks, and what it would track, in raw bytes. */
export async function openStart(site: Site, privateDir: string, excluded: readonly string[]): Promise<Start> {
  const draft = await begin(site, privateDir, excluded);
  const [touched, untracked, head] = await Promise.all([
    listTouched(draft.store, draft.index),
    listUntracked(draft.store, draft.index, { folders: true }),
    headOf(draft.user),
  ]);
  const added = untracked.names.length === 0 ? [] : await takeUntracked(draft, untracked.names);
  const again = draft.nested.length === 0 ? touched : await listTouched(draft.store, draft.index);
  const out = draft.excluded.map(toRaw);
  const names = [...again.names, ...added].filter((raw) => !isWithin(raw, out));
  if (names.length > 0) {
    await applyToIndex(site.root, draft.store, draft.index, names);
  }
  const tree = await writeTree(draft.store, draft.index);
  const { entries } = parseIndex(readFileSync(draft.index), site.format);
  const unread = [...again.unread, ...untracked.unread];
  const { store, index, nested, leftOut, hints } = draft;
  return { store, tree, index, entries, nested, unread, head, leftOut, hints };
}

async function headOf(user: Git): Promise<string | null> {
  const answer = await user({ args: ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'], accept: [0, 1] });
  return answer.code === 0 ? line(answer) : null;
}

async function begin(site: Site, privateDir: string, excluded: readonly string[]): Promise<Draft> {
  const read = await readStartEntries(site);
  const store = createStore(site, privateDir, read.objects);
  const names = read.entries.map((entry) => entry.name);
  const hints = conversionHints(site, names, read.leftOut);
  const draft: Draft = {
    site,
    user: hardenedGit({ gitPath: site.gitPath, gitDir: site.gitDir, workTree: site.root }, site.start),
    store,
    index: store.index('start'),
    excluded,
    leftOut: read.leftOut,
    hints,
    entries: read.entries,
    nested: read.nested,
    gitignores: ruleFilesAmong(site.root, names),
  };
  const converted = await findConverted(site, draft.user, store.git, read.entries, hints);
  draft.entries = read.entries.map((entry) =>
    converted.has(entry.name) ? { ...entry, stat: UNKNOWN_STAT } : entry,
  );
  writeDraft(draft);
  return draft;
}

/** What is neither tracked nor ignored: with rules that are untracked themselves, and nested repositories. */
async function takeUntracked(draft: Draft, untracked: readonly RawPath[]): Promise<RawPath[]> {
  const { root } = draft.site;
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
    await takeNested(draft, repositories);
    names = (await listUntracked(draft.store, draft.index)).names;
  }
  return withFilesBelow(draft.store, root, names);
}

/** Repositories that the outer one does not know: their files join the index, so that git looks into them. */
async function takeNested(draft: Draft, repositories: readonly RawPath[]): Promise<void> {
  const starts = await Promise.all(repositories.map((folder) => readNested(draft.site, folder)));
  const known = new Map(draft.entries.map((entry) => [entry.name, entry]));
  for (const entry of starts.flatMap((start) => start.entries)) known.set(entry.name, entry);
  draft.entries = [...known.values()].sort((a, b) => byBytes(a.name, b.name));
  draft.nested = [...draft.nested, ...repositories, ...starts.flatMap((start) => start.nested)];
  const objects = starts.flatMap((start) => start.objects);
  appendFileSync(
    `${draft.store.dir}/objects/info/alternates`,
    objects.map((folder) => `${quoted(folder)}\n`).join(''),
  );
  writeDraft(draft);
}

function writeDraft(draft: Draft): void {
  writeFileSync(draft.index, buildIndex(draft.entries, draft.site.format));
  writeRules(draft);
}

function writeRules(draft: Draft): void {
  const text = rulesText(outerRules(draft.site, draft.nested), draft.gitignores, draft.excluded);
  writeFileSync(draft.store.excludeFile, text, 'latin1');
  writeFileSync(draft.store.folderRulesFile, folderRules(text), 'latin1');
}
