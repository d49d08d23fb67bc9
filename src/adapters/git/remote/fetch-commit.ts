import { SUBMODULE_MODE } from '../../../core/git/file-mode.ts';
import type { WantedCommit } from '../../../core/git/remote.ts';
import { StopRun } from '../../../core/run/outcome.ts';
import { treeDifferences } from '../objects/raw-diff.ts';
import { idLines, missingObjects, objectFacts } from '../objects/read-objects.ts';
import { type GitAnswer, GitError } from '../program/run-git.ts';
import { REMOTE_NAME, type RemoteSession } from './remote-session.ts';

/** Git's number for an unlimited depth (`git fetch --unshallow`). */
const FULL_DEPTH = 2_147_483_647;
/** Depths that a shallow clone is extended to until both histories meet. Most branches are shorter than the first. */
const DEPTHS: readonly number[] = [50, 500, FULL_DEPTH];

const FETCH_FLAGS = [
  '--quiet',
  '--no-tags',
  '--no-recurse-submodules',
  '--no-write-fetch-head',
  '--no-auto-maintenance',
  '--no-write-commit-graph',
];

/** Server messages for a commit that is missing or not served by its id (upload-pack.c). */
const COMMIT_NOT_SERVED = /not our ref|unadvertised object|no such remote ref|couldn't find remote ref/i;

/** See `Remote.fetchCommit`. */
export async function fetchCommit(session: RemoteSession, wanted: WantedCommit): Promise<void> {
  checkIds(session, wanted);
  const head = await headOf(session);
  session.store.addKnownCommits(head === null ? [] : [head]);
  if (!(await hasCommit(session, wanted.sha)) || !(await sharesHistory(session, wanted))) {
    await fetchHistory(session, wanted);
    session.store.copyShallowBoundaries();
  }
  if (session.isPartial && head !== null) await fetchFiles(session, head, wanted.sha);
}

function checkIds({ store }: RemoteSession, { sha, joinedTo }: WantedCommit): void {
  const length = store.repo.format === 'sha256' ? 64 : 40;
  for (const id of [sha, joinedTo ?? sha]) {
    if (id.length === length && /^[0-9a-f]+$/.test(id)) continue;
    throw stop(
      `${JSON.stringify(id)} is not a full commit id (${length} hexadecimal digits): names and abbreviated ids may move`,
    );
  }
}

async function headOf({ user }: RemoteSession): Promise<string | null> {
  const answer = await user({ args: ['rev-parse', '--verify', '--quiet', 'HEAD'], accept: [0, 1] });
  return answer.code === 0 ? answer.stdout.toString('latin1').trim() : null;
}

/** Returns true if the repository has the commit and its tree. Throws if the id is not a commit's. */
async function hasCommit({ store }: RemoteSession, sha: string): Promise<boolean> {
  const [commit, tree] = await objectFacts(store.git, [sha, `${sha}^{tree}`]);
  const type = commit?.type ?? null;
  if (type !== null && type !== 'commit') {
    throw stop(`${sha} is a ${type}, not a commit: pass the id of a commit`);
  }
  return type === 'commit' && tree?.type === 'tree';
}

/** Returns true if the local history connects both commits, or if no second commit was given. */
async function sharesHistory({ store }: RemoteSession, { sha, joinedTo }: WantedCommit): Promise<boolean> {
  if (joinedTo === undefined || joinedTo === sha) return true;
  const answer = await store.git({ args: ['merge-base', sha, joinedTo], accept: [0, 1, 128] });
  return answer.code === 0;
}

async function fetchHistory(session: RemoteSession, wanted: WantedCommit): Promise<void> {
  const { sha, joinedTo, follows = false } = wanted;
  const joins = joinedTo !== undefined && joinedTo !== sha;
  if (!session.isShallow || follows) {
    await fetchOne(session, wanted, null);
  } else {
    for (const depth of joins ? DEPTHS : [1]) {
      await fetchOne(session, wanted, depth);
      if (await sharesHistory(session, wanted)) break;
    }
  }
  if (!(await hasCommit(session, sha))) throw commitNotFound(session, wanted, 'it no longer exists');
}

/** Fetches a commit by its id, or by the fallback reference if the server does not serve ids. */
async function fetchOne(session: RemoteSession, wanted: WantedCommit, depth: number | null): Promise<void> {
  const { sha, fallbackRef, joinedTo } = wanted;
  const more = depth === null || joinedTo === undefined || joinedTo === sha ? [] : [joinedTo];
  const deep = depth === null ? [] : [`--depth=${depth}`];
  try {
    await runFetch(session, [...deep, REMOTE_NAME, sha, ...more]);
  } catch (error) {
    if (!(error instanceof GitError) || !COMMIT_NOT_SERVED.test(error.stderr)) throw error;
    if (fallbackRef === undefined) throw commitNotFound(session, wanted, 'the server does not serve it');
    try {
      await runFetch(session, [...deep, REMOTE_NAME, fallbackRef, ...more]);
    } catch (second) {
      if (!(second instanceof GitError) || !COMMIT_NOT_SERVED.test(second.stderr)) throw second;
      throw commitNotFound(session, wanted, `${fallbackRef} does not exist either`);
    }
  }
}

function runFetch(session: RemoteSession, args: readonly string[], input?: Buffer): Promise<GitAnswer> {
  const filter = session.isPartial ? ['--filter=blob:none'] : [];
  const call = { args: ['fetch', ...FETCH_FLAGS, ...filter, ...args] };
  return session.online(input === undefined ? call : { ...call, input });
}

/**
 * Fetches the files of a partial clone that differ from HEAD, so that they can be checked out. Git in the workspace
 * must not fetch them itself.
 */
async function fetchFiles(session: RemoteSession, head: string, sha: string): Promise<void> {
  const missing = await missingFiles(session, head, sha);
  if (missing.length === 0) return;
  await runFetch(session, ['--stdin', REMOTE_NAME], idLines(missing));
}

async function missingFiles(session: RemoteSession, head: string, sha: string): Promise<readonly string[]> {
  // In a clone without trees, this command fetches the missing trees.
  const differences = await treeDifferences(session.online, head, sha);
  const oids = differences.flatMap(({ newMode, newOid }) =>
    newOid === null || newMode === SUBMODULE_MODE ? [] : [newOid],
  );
  return missingObjects(session.store.git, [...new Set(oids)]);
}

function commitNotFound({ name }: RemoteSession, { sha }: WantedCommit, why: string): StopRun {
  return stop(
    `commit ${sha} cannot be fetched from ${name}: ${why}; was its branch deleted or pushed over? Start the run again`,
  );
}

function stop(reason: string): StopRun {
  return new StopRun({ kind: 'git_before', reason });
}
