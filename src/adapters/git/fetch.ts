import { StopRun } from '../../core/outcome.ts';
import type { WantedCommit } from '../../core/remote.ts';
import { type GitAnswer, GitError } from './exec.ts';
import { splitNul } from './raw-path.ts';
import { REMOTE, type Session } from './session.ts';

/** Git's own number for "all of it" (`git fetch --unshallow`). */
const ALL = 2_147_483_647;
/** How deep a shallow clone is made, step by step, until two histories meet. Most branches are shorter than the first. */
const DEPTHS: readonly number[] = [50, 500, ALL];

const FLAGS = [
  '--quiet',
  '--no-tags',
  '--no-recurse-submodules',
  '--no-write-fetch-head',
  '--no-auto-maintenance',
  '--no-write-commit-graph',
];

/** How a server says that it does not give out a commit by its id (upload-pack.c), or has none of that id. */
const NOT_GIVEN = /not our ref|unadvertised object|no such remote ref|couldn't find remote ref/i;

/** See `Remote.fetchCommit`. */
export async function fetchCommit(session: Session, wanted: WantedCommit): Promise<void> {
  checkIds(session, wanted);
  const head = await headOf(session);
  session.store.know(head === null ? [] : [head]);
  if (!(await isThere(session, wanted.sha)) || !(await isJoined(session, wanted))) {
    await fetchHistory(session, wanted);
    session.store.keepShallow();
  }
  if (session.isPartial && head !== null) await fetchFiles(session, head, wanted.sha);
}

function checkIds({ store }: Session, { sha, joinedTo }: WantedCommit): void {
  const length = store.site.format === 'sha256' ? 64 : 40;
  for (const id of [sha, joinedTo ?? sha]) {
    if (id.length === length && /^[0-9a-f]+$/.test(id)) continue;
    throw stop(
      `${JSON.stringify(id)} is no full commit id (${length} hexadecimal digits): a name or a part of one may move`,
    );
  }
}

async function headOf({ user }: Session): Promise<string | null> {
  const answer = await user({ args: ['rev-parse', '--verify', '--quiet', 'HEAD'], accept: [0, 1] });
  return answer.code === 0 ? answer.stdout.toString('latin1').trim() : null;
}

/** Whether the commit and its tree are here. Throws for an id that is something else's. */
async function isThere({ store }: Session, sha: string): Promise<boolean> {
  const input = Buffer.from(`${sha}\n${sha}^{tree}\n`);
  const { stdout } = await store.git({ args: ['cat-file', '--batch-check=%(objecttype)'], input });
  const [type = '', tree = ''] = stdout.toString('latin1').split('\n');
  if (!type.endsWith('missing') && type !== 'commit') {
    throw stop(`${sha} is a ${type} and no commit: name a commit`);
  }
  return type === 'commit' && tree === 'tree';
}

/** Whether the history that is here leads from both commits to a common one; always where nobody asked. */
async function isJoined({ store }: Session, { sha, joinedTo }: WantedCommit): Promise<boolean> {
  if (joinedTo === undefined || joinedTo === sha) return true;
  const answer = await store.git({ args: ['merge-base', sha, joinedTo], accept: [0, 1, 128] });
  return answer.code === 0;
}

async function fetchHistory(session: Session, wanted: WantedCommit): Promise<void> {
  const { sha, joinedTo, follows = false } = wanted;
  const joins = joinedTo !== undefined && joinedTo !== sha;
  if (!session.isShallow || follows) {
    await fetchOne(session, wanted, null);
  } else {
    for (const depth of joins ? DEPTHS : [1]) {
      await fetchOne(session, wanted, depth);
      if (await isJoined(session, wanted)) break;
    }
  }
  if (!(await isThere(session, sha))) throw gone(session, wanted, 'it is not there any more');
}

/** By its id; where the server gives out none, by the reference that may lead to it. */
async function fetchOne(session: Session, wanted: WantedCommit, depth: number | null): Promise<void> {
  const { sha, fallbackRef, joinedTo } = wanted;
  const more = depth === null || joinedTo === undefined || joinedTo === sha ? [] : [joinedTo];
  const deep = depth === null ? [] : [`--depth=${depth}`];
  try {
    await ask(session, [...deep, REMOTE, sha, ...more]);
  } catch (error) {
    if (!(error instanceof GitError) || !NOT_GIVEN.test(error.stderr)) throw error;
    if (fallbackRef === undefined) throw gone(session, wanted, 'the server does not give it out');
    try {
      await ask(session, [...deep, REMOTE, fallbackRef, ...more]);
    } catch (second) {
      if (!(second instanceof GitError) || !NOT_GIVEN.test(second.stderr)) throw second;
      throw gone(session, wanted, `${fallbackRef} is not there either`);
    }
  }
}

function ask(session: Session, args: readonly string[], input?: Buffer): Promise<GitAnswer> {
  const filter = session.isPartial ? ['--filter=blob:none'] : [];
  const call = { args: ['fetch', ...FLAGS, ...filter, ...args] };
  return session.online(input === undefined ? call : { ...call, input });
}

/**
 * A partial clone has a file only once somebody asked for it, and git in the workspace may ask nobody: what differs
 * from HEAD is fetched here, so that it can be checked out.
 */
async function fetchFiles(session: Session, head: string, sha: string): Promise<void> {
  const missing = await missingFiles(session, head, sha);
  if (missing.length === 0) return;
  const input = Buffer.from(missing.map((oid) => `${oid}\n`).join(''));
  await ask(session, ['--stdin', REMOTE], input);
}

async function missingFiles(session: Session, head: string, sha: string): Promise<readonly string[]> {
  // Online: of a clone without trees, those that are missing are fetched on the way.
  const diff = await session.online({
    args: ['diff-tree', '-r', '-z', '--raw', '--no-abbrev', '--no-renames', head, sha],
  });
  const oids = splitNul(diff.stdout).flatMap((record) => {
    const [, mode = '', , oid = ''] = record.startsWith(':') ? record.slice(1).split(' ') : [];
    return mode.startsWith('1') && mode !== '160000' ? [oid] : [];
  });
  const input = Buffer.from([...new Set(oids)].map((oid) => `${oid}\n`).join(''));
  const check = await session.store.git({ args: ['cat-file', '--batch-check=%(objectname)'], input });
  return check.stdout
    .toString('latin1')
    .split('\n')
    .filter((answer) => answer.endsWith(' missing'))
    .map((answer) => answer.slice(0, -' missing'.length));
}

function gone({ name }: Session, { sha }: WantedCommit, why: string): StopRun {
  return stop(
    `commit ${sha} cannot be fetched from ${name}: ${why}; was its branch deleted or pushed over? Start the run again`,
  );
}

function stop(reason: string): StopRun {
  return new StopRun({ kind: 'git_before', reason });
}
