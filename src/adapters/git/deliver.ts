import { existsSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { StopRun } from '../../core/outcome.ts';
import type { CommitRequest, CommitResult } from '../../core/ports.ts';
import { indexRecord } from './candidates.ts';
import { parseCommit } from './commit-object.ts';
import { type Git, GitError, line } from './exec.ts';
import { splitNul } from './raw-path.ts';
import type { Site } from './site.ts';
import type { Store } from './store.ts';
import { objectTroubles } from './true-objects.ts';

export interface Delivery {
  readonly site: Site;
  readonly store: Store;
  readonly user: Git;
  /** What HEAD was when the run started from it; null: detached. */
  readonly base: { readonly head: string; readonly branch: string | null };
}

/**
 * Commits exactly that tree on top of the base. Nothing of the user's repository runs; the refs move in one step,
 * and only from where they were. Throws StopRun(delivery); until a ref has moved, nothing but objects is added.
 */
export async function deliver(
  delivery: Delivery,
  tree: string,
  request: CommitRequest,
): Promise<CommitResult> {
  const { base } = delivery;
  checkLock(delivery);
  try {
    await checkHead(delivery);
    const changed = await changedEntries(delivery, tree);
    const sha = await makeCommit(delivery, tree, changed, request);
    const branch = await moveRefs(delivery, sha, request);
    await refreshIndex(delivery, changed);
    return { sha, tree, branch };
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw stop(`the commit on ${base.branch ?? base.head} failed: ${error.message}; the work is kept`);
  }
}

/** The commit alone: objects are added, and nothing else moves. Throws StopRun(delivery). */
export async function commitOnly(
  delivery: Delivery,
  tree: string,
  request: CommitRequest,
): Promise<CommitResult> {
  try {
    const changed = await changedEntries(delivery, tree);
    return { sha: await makeCommit(delivery, tree, changed, request), tree, branch: request.branch };
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw stop(`the commit on ${delivery.base.head} failed: ${error.message}; nothing is delivered`);
  }
}

async function makeCommit(
  delivery: Delivery,
  tree: string,
  changed: readonly Changed[],
  request: CommitRequest,
): Promise<string> {
  const objects = await transfer(delivery, tree, changed);
  const sha = await commitTree(delivery, tree, request);
  await checkCommit(delivery, { sha, tree, objects }, request);
  return sha;
}

export function checkLock({ site }: Delivery): void {
  const lock = joinPath(site.gitDir, 'index.lock');
  if (!existsSync(lock)) return;
  throw stop(
    `${lock} is there: another git is at work, or one ended early; remove it and run again, the work is kept`,
  );
}

export async function checkHead({ user, base }: Delivery): Promise<void> {
  const [head, ref] = await Promise.all([
    user({ args: ['rev-parse', '--verify', '--quiet', 'HEAD'], accept: [0, 1] }),
    user({ args: ['symbolic-ref', '--quiet', 'HEAD'], accept: [0, 1] }),
  ]);
  const branch = ref.code === 0 ? line(ref).slice('refs/heads/'.length) : null;
  if (line(head) === base.head && branch === base.branch) return;
  throw stop(
    `HEAD moved during the run, from ${base.branch ?? 'detached'} ${base.head} to ${branch ?? 'detached'} ${line(head)}; run again from there`,
  );
}

export interface Changed {
  readonly raw: string;
  readonly mode: string;
  readonly oid: string;
  readonly folder: boolean;
}

/** Everything in the new tree that is not in the base's, folders included; mode 000000 for what is gone. */
export async function changedEntries({ store, base }: Delivery, tree: string): Promise<Changed[]> {
  const answer = await store.git({
    args: ['diff-tree', '-r', '-t', '-z', '--raw', '--no-abbrev', '--no-renames', base.head, tree],
  });
  const parts = splitNul(answer.stdout);
  const changed: Changed[] = [];
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [old = '', mode = '', , oid = ''] = (parts[at] ?? '').slice(1).split(' ');
    const folder = mode === '040000' || (mode === '000000' && old === '040000');
    changed.push({ raw: parts[at + 1] ?? '', mode, oid, folder });
  }
  return changed;
}

/** The new objects go over as one pack. Returns their ids. */
async function transfer(
  { store, user }: Delivery,
  tree: string,
  changed: readonly Changed[],
): Promise<readonly string[]> {
  const oids = objectsOf(tree, changed);
  const list = Buffer.from(oids.map((oid) => `${oid}\n`).join(''));
  const pack = await store.git({ args: ['pack-objects', '--stdout', '-q'], input: list });
  await user({ args: ['unpack-objects', '-q'], input: pack.stdout });
  const check = await user({ args: ['cat-file', '--batch-check=%(objectname)'], input: list });
  const missing = check.stdout
    .toString('latin1')
    .split('\n')
    .filter((answer) => answer.endsWith(' missing'));
  if (missing.length > 0)
    throw stop(`the repository did not take ${missing.length} objects; look at its disk space`);
  return oids;
}

/** The tree, and what it has that the base has not. */
export function objectsOf(tree: string, changed: readonly Changed[]): readonly string[] {
  const fresh = changed.filter(({ mode }) => mode !== '000000' && mode !== '160000').map(({ oid }) => oid);
  return [...new Set([tree, ...fresh])];
}

async function commitTree({ user, base }: Delivery, tree: string, request: CommitRequest): Promise<string> {
  const answer = await user({
    args: ['commit-tree', tree, '-p', base.head, '-F', '-'],
    input: Buffer.from(request.message),
    env: identity(request),
  });
  return line(answer);
}

/** Both dates of a commit, as git stores them. `at` is in ms since the epoch. */
export function commitDate(at: number): string {
  return `${Math.floor(at / 1000)} +0000`;
}

function identity({ authorName, authorEmail, at }: CommitRequest): Record<string, string> {
  const date = `@${commitDate(at)}`;
  return {
    GIT_AUTHOR_NAME: authorName,
    GIT_AUTHOR_EMAIL: authorEmail,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_NAME: authorName,
    GIT_COMMITTER_EMAIL: authorEmail,
    GIT_COMMITTER_DATE: date,
  };
}

/** Read back: what was committed is what was accepted, to the last field and byte. */
async function checkCommit(
  { user, base, site }: Delivery,
  {
    sha,
    tree,
    objects,
  }: { readonly sha: string; readonly tree: string; readonly objects: readonly string[] },
  request: CommitRequest,
): Promise<void> {
  const { stdout } = await user({ args: ['cat-file', 'commit', sha] });
  const made = parseCommit(stdout);
  const date = commitDate(request.at);
  const isRight =
    made.tree === tree &&
    made.parents.join() === base.head &&
    made.otherFields.length === 0 &&
    made.authorDate === date &&
    made.committerDate === date &&
    made.message.trimEnd() === request.message.trimEnd();
  if (!isRight) throw stop(`commit ${sha} is not what was ordered; nothing moved to it, the work is kept`);
  await checkObjects({ user, site }, [sha, ...objects]);
}

/** Throws StopRun(delivery) where the repository holds another content under one of these names. */
export async function checkObjects(
  { user, site }: Pick<Delivery, 'user' | 'site'>,
  ids: readonly string[],
): Promise<void> {
  const { wrong, missing } = await objectTroubles(user, site.format, ids);
  const [first] = [...wrong, ...missing];
  if (first === undefined) return;
  const what = wrong.length > 0 ? 'holds another content than its name says' : 'is not there';
  throw stop(
    `object ${first} of the commit ${what}: something wrote into ${site.commonDir}/objects. Nothing is committed, the work is kept. Remove that object (\`git fsck\` names its file), or check the repository out anew, then run again in a sandbox`,
  );
}

export async function moveRefs(
  { user, base }: Delivery,
  sha: string,
  request: CommitRequest,
): Promise<string | null> {
  const env = identity(request);
  const message = `forge-headless: ${request.message.split('\n')[0]}`;
  const branch = request.branch ?? base.branch;
  const isNew = branch !== null && branch !== base.branch;
  const before = isNew ? '0'.repeat(base.head.length) : base.head;
  const ref =
    branch === null ? ['--no-deref', '-m', message, 'HEAD'] : ['-m', message, `refs/heads/${branch}`];
  try {
    await user({ args: ['update-ref', ...ref, sha, before], env });
  } catch (error) {
    const why = error instanceof GitError ? error.stderr.trim() : String(error);
    throw stop(`${branch ?? 'HEAD'} moved during the run: ${why}; the work is kept, run again`);
  }
  if (isNew) await user({ args: ['symbolic-ref', '-m', message, 'HEAD', `refs/heads/${branch}`], env });
  return branch;
}

/** The user's index follows the commit at the changed paths, and nowhere else: other dirt stays as it was. */
export async function refreshIndex({ user, site }: Delivery, changed: readonly Changed[]): Promise<void> {
  const files = changed.filter(({ folder, mode }) => !folder && mode !== '160000');
  const gone = files.filter(({ mode }) => mode === '000000');
  const there = files.filter(({ mode }) => mode !== '000000');
  const zero = '0'.repeat(site.format === 'sha256' ? 64 : 40);
  const records = [
    ...gone.map(({ raw }) => indexRecord('0', zero, raw)),
    ...there.map(({ raw, mode, oid }) => indexRecord(mode, oid, raw)),
  ];
  await user({
    args: ['update-index', '-z', '--index-info'],
    input: Buffer.from(records.join(''), 'latin1'),
  });
  // 1: something still differs from the index, which is its right.
  await user({ args: ['update-index', '-q', '--refresh'], accept: [0, 1] });
}

function stop(reason: string): StopRun {
  return new StopRun({ kind: 'delivery', reason });
}
