import { splitLog } from './verify.ts';

/** What a record says of the commit that its run made, as far as it says so. */
export interface RecordedCommit {
  readonly executionId: string;
  /** The only parent. */
  readonly parent: string | null;
  /** Author and committer as the settings name them; null where the settings do not. */
  readonly name: string | null;
  readonly email: string | null;
  /** `git.commit_message`. */
  readonly message: string | null;
  readonly isUnfinished: boolean;
  /** The commit's ID, where this run made it; another job may have. */
  readonly sha: string | null;
  /** The branch that the run put it on; null where it made none, or HEAD was detached. */
  readonly branch: string | null;
  /** `name <email>` where the server made the commit: then the committer is the server. */
  readonly serverAuthor: string | null;
}

/** Reads a log whose chain holds. What an event does not say is null. */
export function recordedCommit(log: string): RecordedCommit {
  const events = splitLog(log).lines.map((line) => field(JSON.parse(line), 'event'));
  const last = (type: string) => events.findLast((event) => field(event, 'type') === type);
  const git = field(field(last('run_started'), 'settings'), 'git');
  const committed = last('committed');
  return {
    executionId: textOf(last('run_started'), 'executionId') ?? '',
    parent: textOf(last('tree_accepted'), 'parent'),
    name: textOf(git, 'author_name'),
    email: textOf(git, 'author_email'),
    message: textOf(git, 'commit_message'),
    isUnfinished: textOf(last('run_finished'), 'unfinished') !== null,
    sha: textOf(committed, 'sha'),
    branch: textOf(committed, 'branch'),
    serverAuthor: textOf(committed, 'author'),
  };
}

function field(data: unknown, name: string): unknown {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, name)) return undefined;
  return Reflect.get(data, name);
}

function textOf(data: unknown, name: string): string | null {
  const value = field(data, name);
  return typeof value === 'string' ? value : null;
}
