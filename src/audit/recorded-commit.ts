import { splitLog } from './verify.ts';

/** The recorded facts about the commit that a run made. */
export interface RecordedCommit {
  readonly executionId: string;
  /** Full ids; null if the record does not contain them. */
  readonly parents: readonly string[] | null;
  /** Author and committer from the settings; null if they are not set. */
  readonly name: string | null;
  readonly email: string | null;
  /** `git.commit_message`. */
  readonly message: string | null;
  readonly isUnfinished: boolean;
  /** The commit's id, if this run made the commit. Another job may have made it. */
  readonly sha: string | null;
  /**
   * Both dates, in ms since the epoch: the time at which the tree was accepted. The server sets the dates of commits
   * that it creates.
   */
  readonly at: number;
  /** The run's branch; null without a commit, or if HEAD was detached and nothing was pushed. */
  readonly branch: string | null;
  /**
   * `name <email>` if the server made the commit, which it does only with `git.sign_commits`. The server then sets the
   * committer, the dates and the signature.
   */
  readonly serverAuthor: string | null;
}

/** Reads a log with a valid chain. Values that no event contains are null. */
export function recordedCommit(log: string): RecordedCommit {
  const lines = splitLog(log).lines.map((line): unknown => JSON.parse(line));
  const events = lines.map((line) => field(line, 'event'));
  const last = (type: string) => events.findLast((event) => field(event, 'type') === type);
  const git = field(field(last('run_started'), 'settings'), 'git');
  const committed = last('committed');
  const accepted = lines.findLast((line) => field(field(line, 'event'), 'type') === 'tree_accepted');
  const isSignedByServer = field(git, 'sign_commits') === true;
  const serverAuthor = isSignedByServer ? textOf(committed, 'author') : null;
  return {
    executionId: textOf(last('run_started'), 'executionId') ?? '',
    parents: parentsOf(field(accepted, 'event'), serverAuthor === null ? undefined : committed),
    name: textOf(git, 'author_name'),
    email: textOf(git, 'author_email'),
    message: textOf(git, 'commit_message'),
    isUnfinished: textOf(last('run_finished'), 'unfinished') !== null,
    sha: textOf(committed, 'sha'),
    branch: textOf(committed, 'branch') ?? textOf(last('pushed'), 'branch'),
    at: Number(field(accepted, 'at')),
    serverAuthor,
  };
}

function parentsOf(accepted: unknown, ordered: unknown): readonly string[] | null {
  const given = field(ordered, 'parents');
  if (Array.isArray(given)) return given.map(String);
  const parent = textOf(accepted, 'parent');
  return parent === null ? null : [parent];
}

function field(data: unknown, name: string): unknown {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, name)) return undefined;
  return Reflect.get(data, name);
}

function textOf(data: unknown, name: string): string | null {
  const value = field(data, name);
  return typeof value === 'string' ? value : null;
}
