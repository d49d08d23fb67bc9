import { resolve } from 'node:path';
import { commitDate } from '../../adapters/git/commit/commit.ts';
import { type CommitObject, readCommitObject } from '../../adapters/git/objects/commit-object.ts';
import { listTree } from '../../adapters/git/objects/list-tree.ts';
import { findObjectProblems } from '../../adapters/git/objects/verify-objects.ts';
import { findGit, findRoot } from '../../adapters/git/program/find-git.ts';
import { hardenedGit } from '../../adapters/git/program/hardened-git.ts';
import { type Git, outputLine } from '../../adapters/git/program/run-git.ts';
import {
  openUserRepository,
  repositoryLayout,
  type UserRepository,
} from '../../adapters/git/program/user-repository.ts';
import { isPartialClone } from '../../adapters/git/remote/remote-session.ts';
import { type RecordedCommit, recordedCommit } from '../../audit/recorded-commit.ts';
import type { Verdict } from '../../audit/verify.ts';
import { BRANCH_TRAILER, trailerOf } from '../../core/git/trailers.ts';
import { StopRun } from '../../core/run/outcome.ts';
import { commitMessage } from '../../delivery/commit-message.ts';

type Sound = Extract<Verdict, { readonly ok: true }>;
type Environment = Readonly<Record<string, string | undefined>>;

interface Asked {
  readonly commit: string;
  readonly workspace: string;
  readonly cwd: string;
}

/** Returns why the commit is not this run's; null if it is. */
export async function commitTrouble(
  log: string,
  { accepted }: Sound,
  { commit, workspace, cwd }: Asked,
  env: Environment,
): Promise<string | null> {
  if (accepted === null) return 'the run did not accept any changes, so it made no commit';
  try {
    const repository = await openRepository(resolve(cwd, workspace), env);
    const found = await readCommit(repository, commit);
    const said = recordedCommit(log);
    const wrong = differences(found, said, accepted);
    if (wrong.length === 0) wrong.push(...presentOf(await forgedObjects(repository, found)));
    return wrong.length === 0 ? null : `commit ${commit} ${wrong.join('; it ')}`;
  } catch (error) {
    if (error instanceof StopRun) return error.why.reason;
    return `commit ${commit} cannot be read in ${workspace}: name a commit of the repository with --commit and --workspace`;
  }
}

interface FoundCommit extends CommitObject {
  readonly sha: string;
}

interface Repository {
  readonly git: Git;
  readonly repo: UserRepository;
}

async function openRepository(workspace: string, env: Environment): Promise<Repository> {
  const layout = repositoryLayout(findRoot(workspace, 'name the repository with --workspace'));
  const gitPath = await findGit(env.PATH ?? '');
  const git = hardenedGit({ gitPath, gitDir: layout.gitDir, workTree: layout.root });
  return { git, repo: await openUserRepository(gitPath, layout) };
}

async function readCommit({ git }: Repository, commit: string): Promise<FoundCommit> {
  const found = await git({ args: ['rev-parse', '--verify', '--end-of-options', `${commit}^{commit}`] });
  const sha = outputLine(found);
  return { ...(await readCommitObject(git, sha)), sha };
}

/** Hashes every object of the commit, because git does not check that content matches its ID when it reads. */
async function forgedObjects({ git, repo }: Repository, { sha, tree }: FoundCommit): Promise<string | null> {
  const [top] = (await findObjectProblems(git, repo.format, [sha, tree])).wrong;
  if (top !== undefined) return forged(top);
  const entries = await listTree(git, tree, { folders: true });
  const ids = entries.flatMap(({ type, oid }) => (type === 'commit' ? [] : [oid]));
  const { wrong, missing } = await findObjectProblems(git, repo.format, ids);
  const [first] = wrong;
  if (first !== undefined) return forged(first);
  // A partial clone fetches missing objects later, and git checks the hash of fetched objects.
  if (missing.length === 0 || isPartialClone(repo)) return null;
  return `lacks ${missing.length} of its objects in this repository, for example ${missing[0]}: fetch it again`;
}

function forged(id: string): string {
  return `contains the object ${id}, whose content does not match its ID: someone changed the repository's objects`;
}

function differences(
  found: FoundCommit,
  said: RecordedCommit,
  accepted: { readonly tree: string; readonly head: string },
): string[] {
  const wrong: string[] = [];
  if (found.tree !== accepted.tree)
    wrong.push(`has the tree ${found.tree}, but the run accepted ${accepted.tree}`);
  if (said.sha !== null && found.sha !== said.sha)
    wrong.push(`is ${found.sha}, but the run made ${said.sha}`);
  if (said.parents !== null && found.parents.join() !== said.parents.join()) {
    const parents = found.parents.join(' and ') || 'no commit';
    wrong.push(`follows ${parents}, but the run's commit follows ${said.parents.join(' and ')}`);
  }
  return [
    ...wrong,
    ...wrongPeople(found, said),
    ...wrongFields(found, said),
    ...wrongMessage(found, said, accepted.head),
  ];
}

/** Returns commit fields that this run did not write. The server sets the dates and signature of its own commits. */
function wrongFields(found: FoundCommit, { at, serverAuthor }: RecordedCommit): readonly string[] {
  const isServers = serverAuthor !== null;
  const fields = found.otherFields.filter((field) => !(isServers && field === 'gpgsig'));
  const wrong = fields.map((field) => `has the field ${field}, which a run never writes`);
  if (isServers || Number.isNaN(at)) return wrong;
  const date = commitDate(at);
  if (found.authorDate !== date)
    wrong.push(`has the author date ${found.authorDate}, but the run's commit has ${date}`);
  if (found.committerDate !== date)
    wrong.push(`has the committer date ${found.committerDate}, but the run's commit has ${date}`);
  return wrong;
}

function wrongPeople(found: FoundCommit, { name, email, serverAuthor }: RecordedCommit): readonly string[] {
  const author = serverAuthor ?? (name === null || email === null ? null : `${name} <${email}>`);
  if (author === null) return [];
  const wrong: string[] = [];
  if (plain(found.author) !== plain(author))
    wrong.push(`has the author ${found.author}, but the run's commit has ${author}`);
  // The server is the committer of its own commits.
  if (serverAuthor === null && plain(found.committer) !== plain(author)) {
    wrong.push(`has the committer ${found.committer}, but the run's commit has ${author}`);
  }
  return wrong;
}

/** Removes characters as git does: line breaks and angle brackets, and punctuation at the ends (ident.c, `is_crud`). */
function plain(identity: string): string {
  const end = identity.lastIndexOf(' <');
  const crud = /^[\u0000-\u0020.,:;<>"\\']+|[\u0000-\u0020.,:;<>"\\']+$/g;
  const name = identity
    .slice(0, Math.max(0, end))
    .replaceAll(/[\n<>]/g, '')
    .replaceAll(crud, '');
  return `${name} <${identity
    .slice(end + 2)
    .replaceAll(/[\n<>]/g, '')
    .replaceAll(crud, '')}>`;
}

function wrongMessage(found: FoundCommit, said: RecordedCommit, auditHead: string): readonly string[] {
  const trailer = /\nForge-Audit: (\S*)\n*$/.exec(found.message)?.[1] ?? '';
  if (trailer !== auditHead)
    return [`has the audit head ${trailer || '(none)'}, but the chain has ${auditHead}`];
  if (said.message === null) return [];
  const { executionId, message, isUnfinished } = said;
  // Another job may have committed to a branch that is not in this record.
  const named = trailerOf(found.message, BRANCH_TRAILER);
  const branch = said.branch ?? (typeof named === 'object' ? (named?.value ?? null) : null);
  const expected = commitMessage({ message, executionId, auditHead, branch, isUnfinished });
  const isSame =
    said.serverAuthor === null ? found.message === expected : found.message.trim() === expected.trim();
  return isSame ? [] : ['has a different message from the one that the run wrote'];
}

function presentOf(trouble: string | null): readonly string[] {
  return trouble === null ? [] : [trouble];
}
