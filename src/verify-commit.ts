import { resolve } from 'node:path';
import { hardenedGit } from './adapters/git/exec.ts';
import { findGit, findRoot } from './adapters/git/find.ts';
import { layoutOf } from './adapters/git/site.ts';
import { type RecordedCommit, recordedCommit } from './audit/recorded-commit.ts';
import type { Verdict } from './audit/verify.ts';
import { StopRun } from './core/outcome.ts';
import { commitMessage } from './delivery/commit-message.ts';

type Sound = Extract<Verdict, { readonly ok: true }>;
type Environment = Readonly<Record<string, string | undefined>>;

interface Asked {
  readonly commit: string;
  readonly workspace: string;
  readonly cwd: string;
}

/** A commit object, as git stores it. */
interface RawCommit {
  readonly sha: string;
  readonly tree: string;
  readonly parents: readonly string[];
  /** `name <email>` */
  readonly author: string;
  readonly committer: string;
  readonly message: string;
}

/** Why the commit is not what this run made; null where it is. */
export async function commitTrouble(
  log: string,
  { accepted }: Sound,
  { commit, workspace, cwd }: Asked,
  env: Environment,
): Promise<string | null> {
  if (accepted === null) return 'the run accepted no tree, so no commit can be its';
  try {
    const found = await readCommit(resolve(cwd, workspace), commit, env);
    const said = recordedCommit(log);
    const wrong = differences(found, said, accepted);
    return wrong.length === 0 ? null : `commit ${commit} ${wrong.join('; it ')}`;
  } catch (error) {
    if (error instanceof StopRun) return error.why.reason;
    return `commit ${commit} cannot be read in ${workspace}: name a commit of the repository with --commit and --workspace`;
  }
}

async function readCommit(workspace: string, commit: string, env: Environment): Promise<RawCommit> {
  const layout = layoutOf(findRoot(workspace, 'name the repository with --workspace'));
  const git = hardenedGit({
    gitPath: await findGit(env.PATH ?? ''),
    gitDir: layout.gitDir,
    workTree: layout.root,
  });
  const found = await git({ args: ['rev-parse', '--verify', '--end-of-options', `${commit}^{commit}`] });
  const sha = found.stdout.toString('utf8').trim();
  const { stdout } = await git({ args: ['cat-file', 'commit', sha] });
  return parseCommit(sha, stdout.toString('utf8'));
}

function parseCommit(sha: string, text: string): RawCommit {
  const end = text.indexOf('\n\n');
  const header = (end === -1 ? text : text.slice(0, end)).split('\n');
  const all = (key: string) =>
    header.filter((line) => line.startsWith(`${key} `)).map((line) => line.slice(key.length + 1));
  const who = (key: string) => (all(key)[0] ?? '').replace(/ -?\d+ [+-]\d+$/, '');
  return {
    sha,
    tree: all('tree')[0] ?? '',
    parents: all('parent'),
    author: who('author'),
    committer: who('committer'),
    message: end === -1 ? '' : text.slice(end + 2),
  };
}

function differences(
  found: RawCommit,
  said: RecordedCommit,
  accepted: { readonly tree: string; readonly head: string },
): readonly string[] {
  const wrong: string[] = [];
  if (found.tree !== accepted.tree)
    wrong.push(`has the tree ${found.tree}, the run accepted ${accepted.tree}`);
  if (said.sha !== null && found.sha !== said.sha) wrong.push(`is ${found.sha}, the run made ${said.sha}`);
  if (said.parent !== null && found.parents.join(' ') !== said.parent) {
    const parents = found.parents.join(' and ') || 'no commit';
    wrong.push(`follows ${parents}, the run started from ${said.parent}`);
  }
  wrong.push(...wrongPeople(found, said), ...wrongMessage(found, said, accepted.head));
  return wrong;
}

function wrongPeople(found: RawCommit, { name, email, serverAuthor }: RecordedCommit): readonly string[] {
  const author = serverAuthor ?? (name === null || email === null ? null : `${name} <${email}>`);
  if (author === null) return [];
  const wrong: string[] = [];
  if (plain(found.author) !== plain(author))
    wrong.push(`has the author ${found.author}, the run's is ${author}`);
  // The server signs in its own name.
  if (serverAuthor === null && plain(found.committer) !== plain(author)) {
    wrong.push(`has the committer ${found.committer}, the run's is ${author}`);
  }
  return wrong;
}

/** Git leaves out of a name what would break the line, and signs at its ends (ident.c, `is_crud`). */
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

function wrongMessage(found: RawCommit, said: RecordedCommit, auditHead: string): readonly string[] {
  const trailer = /\nForge-Audit: (\S*)\n*$/.exec(found.message)?.[1] ?? '';
  if (trailer !== auditHead) return [`names ${trailer || 'no audit head'}, the chain's is ${auditHead}`];
  if (said.message === null) return [];
  const { executionId, message, isUnfinished } = said;
  // Another job may commit to a branch that this record does not know.
  const named = /^Forge-Branch: (.*)$/m.exec(found.message)?.[1] ?? null;
  const branch = said.branch === null || named === null ? named : said.branch;
  const expected = commitMessage({ message, executionId, auditHead, branch, isUnfinished });
  return found.message.trimEnd() === expected.trimEnd() ? [] : ['has another message than the run gave it'];
}
