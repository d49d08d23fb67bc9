import { existsSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { FOLDER_MODE, SUBMODULE_MODE } from '../../../core/git/file-mode.ts';
import type { CommitRequest, CommitResult } from '../../../core/ports.ts';
import { StopRun } from '../../../core/run/outcome.ts';
import { readCommitObject } from '../objects/commit-object.ts';
import { type RawDifference, treeDifferences } from '../objects/raw-diff.ts';
import { idLines, missingObjects } from '../objects/read-objects.ts';
import { indexRecord } from '../objects/update-index.ts';
import { findObjectProblems } from '../objects/verify-objects.ts';
import type { PrivateStore } from '../program/private-store.ts';
import { type Git, GitError, outputLine } from '../program/run-git.ts';
import type { UserRepository } from '../program/user-repository.ts';

export interface CommitTarget {
  readonly repo: UserRepository;
  readonly store: PrivateStore;
  readonly user: Git;
  /** HEAD when the run started; null: detached. */
  readonly base: { readonly head: string; readonly branch: string | null };
}

/**
 * Commits exactly that tree on top of the base. Runs nothing of the user's repository. The refs move in one step, and
 * only from their expected values. Throws StopRun(delivery); until a ref moves, only objects are added.
 */
export async function makeCommit(
  delivery: CommitTarget,
  tree: string,
  request: CommitRequest,
): Promise<CommitResult> {
  const { base } = delivery;
  checkIndexLock(delivery);
  try {
    await checkHead(delivery);
    const changed = await changedEntries(delivery, tree);
    const sha = await buildCommit(delivery, tree, changed, request);
    const branch = await moveRefs(delivery, sha, request);
    await refreshIndex(delivery, changed);
    return { sha, tree, branch };
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw stop(`the commit on ${base.branch ?? base.head} failed: ${error.message}; the work is kept`);
  }
}

/** Creates the commit: adds objects and moves no ref. Throws StopRun(delivery). */
export async function commitWithoutRefs(
  delivery: CommitTarget,
  tree: string,
  request: CommitRequest,
): Promise<CommitResult> {
  try {
    const changed = await changedEntries(delivery, tree);
    return { sha: await buildCommit(delivery, tree, changed, request), tree, branch: request.branch };
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw stop(`the commit on ${delivery.base.head} failed: ${error.message}; nothing is delivered`);
  }
}

async function buildCommit(
  delivery: CommitTarget,
  tree: string,
  changed: readonly RawDifference[],
  request: CommitRequest,
): Promise<string> {
  const objects = await copyObjects(delivery, tree, changed);
  const sha = await commitTree(delivery, tree, request);
  await checkCommit(delivery, { sha, tree, objects }, request);
  return sha;
}

export function checkIndexLock({ repo }: CommitTarget): void {
  const lock = joinPath(repo.gitDir, 'index.lock');
  if (!existsSync(lock)) return;
  throw stop(
    `${lock} exists: another git process is running or was killed; remove the file and run again; the work is kept`,
  );
}

export async function checkHead({ user, base }: CommitTarget): Promise<void> {
  const [head, ref] = await Promise.all([
    user({ args: ['rev-parse', '--verify', '--quiet', 'HEAD'], accept: [0, 1] }),
    user({ args: ['symbolic-ref', '--quiet', 'HEAD'], accept: [0, 1] }),
  ]);
  const branch = ref.code === 0 ? outputLine(ref).slice('refs/heads/'.length) : null;
  if (outputLine(head) === base.head && branch === base.branch) return;
  throw stop(
    `HEAD moved during the run, from ${base.branch ?? 'detached'} ${base.head} to ${branch ?? 'detached'} ${outputLine(head)}; run again from there`,
  );
}

/** Returns everything in which the new tree differs from the base's, folders included. */
export function changedEntries({ store, base }: CommitTarget, tree: string): Promise<RawDifference[]> {
  return treeDifferences(store.git, base.head, tree, { folders: true });
}

/** Copies the new objects as one pack. Returns their ids. */
async function copyObjects(
  { store, user }: CommitTarget,
  tree: string,
  changed: readonly RawDifference[],
): Promise<readonly string[]> {
  const oids = objectsOf(tree, changed);
  const pack = await store.git({ args: ['pack-objects', '--stdout', '-q'], input: idLines(oids) });
  await user({ args: ['unpack-objects', '-q'], input: pack.stdout });
  const missing = await missingObjects(user, oids);
  if (missing.length > 0)
    throw stop(`${missing.length} objects could not be written to the repository; check its disk space`);
  return oids;
}

/** Returns the tree and the objects that the base lacks. */
export function objectsOf(tree: string, changed: readonly RawDifference[]): readonly string[] {
  const fresh = changed.flatMap(({ newMode, newOid }) => (newMode === SUBMODULE_MODE ? [] : (newOid ?? [])));
  return [...new Set([tree, ...fresh])];
}

async function commitTree(
  { user, base }: CommitTarget,
  tree: string,
  request: CommitRequest,
): Promise<string> {
  const answer = await user({
    args: ['commit-tree', tree, '-p', base.head, '-F', '-'],
    input: Buffer.from(request.message),
    env: identity(request),
  });
  return outputLine(answer);
}

/** Returns a date as git stores it in a commit. `at` is in ms since the epoch. */
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

/** Reads the commit back and verifies every field and byte. */
async function checkCommit(
  { user, base, repo }: CommitTarget,
  {
    sha,
    tree,
    objects,
  }: { readonly sha: string; readonly tree: string; readonly objects: readonly string[] },
  request: CommitRequest,
): Promise<void> {
  const made = await readCommitObject(user, sha);
  const date = commitDate(request.at);
  const isRight =
    made.tree === tree &&
    made.parents.join() === base.head &&
    made.otherFields.length === 0 &&
    made.authorDate === date &&
    made.committerDate === date &&
    made.message.trimEnd() === request.message.trimEnd();
  if (!isRight) throw stop(`commit ${sha} has the wrong content; no ref was moved and the work is kept`);
  await checkObjects({ user, repo }, [sha, ...objects]);
}

/** Throws StopRun(delivery) if the repository has other content under one of these ids. */
export async function checkObjects(
  { user, repo }: Pick<CommitTarget, 'user' | 'repo'>,
  ids: readonly string[],
): Promise<void> {
  const { wrong, missing } = await findObjectProblems(user, repo.format, ids);
  const [first] = [...wrong, ...missing];
  if (first === undefined) return;
  const what = wrong.length > 0 ? 'has content that does not match its id' : 'is missing';
  throw stop(
    `object ${first} of the commit ${what}: something wrote into ${repo.commonDir}/objects. Nothing was committed and the work is kept. Remove that object (\`git fsck\` names its file) or make a new checkout, then run again in a sandbox`,
  );
}

export async function moveRefs(
  { user, base }: CommitTarget,
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
    throw stop(`${branch ?? 'HEAD'} moved during the run: ${why}; the work is kept; run again`);
  }
  if (isNew) await user({ args: ['symbolic-ref', '-m', message, 'HEAD', `refs/heads/${branch}`], env });
  return branch;
}

/** Updates the user's index at the changed paths only; other uncommitted changes stay. */
export async function refreshIndex(
  { user, repo }: CommitTarget,
  changed: readonly RawDifference[],
): Promise<void> {
  const files = changed.filter(({ oldMode, newMode }) => {
    const mode = newMode ?? oldMode;
    return mode !== FOLDER_MODE && newMode !== SUBMODULE_MODE;
  });
  const zero = '0'.repeat(repo.format === 'sha256' ? 64 : 40);
  const removals = files
    .filter(({ newMode }) => newMode === null)
    .map(({ raw }) => indexRecord('0', zero, raw));
  const additions = files.flatMap(({ raw, newMode, newOid }) =>
    newMode === null || newOid === null ? [] : [indexRecord(newMode, newOid, raw)],
  );
  const records = [...removals, ...additions];
  await user({
    args: ['update-index', '-z', '--index-info'],
    input: Buffer.from(records.join(''), 'latin1'),
  });
  // Exit code 1: something else differs from the index, which is fine.
  await user({ args: ['update-index', '-q', '--refresh'], accept: [0, 1] });
}

function stop(reason: string): StopRun {
  return new StopRun({ kind: 'delivery', reason });
}
