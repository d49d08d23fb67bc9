import type { ForgeOptions } from '../../adapters/github/api/forge-options.ts';
import { createSecretGuard } from '../../adapters/secrets/secret-guard.ts';
import type { KeptArtifact } from '../../core/forge/artifact.ts';
import type { Forge, Reaction } from '../../core/forge/forge.ts';
import type { Thread } from '../../core/forge/thread.ts';
import type { Clock } from '../../core/ports.ts';
import type { RecordedEvent, RunEventType } from '../../core/run/events.ts';
import { messageOf } from '../../core/text/message-of.ts';
import { StickyComment } from '../../delivery/sticky-comment.ts';
import { answerComment, refusalComment } from '../../report/comment/answer.ts';
import type { CommentLinks } from '../../report/comment/frame.ts';
import { progressComment } from '../../report/comment/progress.ts';
import { isResultCut, resultComment, resultReaction } from '../../report/comment/result.ts';
import { outcomeOf } from '../../report/files/execution-json.ts';
import type { RunRecord } from '../../report/record/run-record.ts';
import type { HostProcess } from '../../run/context/host-process.ts';
import { secretValues } from '../../run/context/secret-values.ts';
import type { PublishedReports } from '../../run/record/observers.ts';
import type { ForgeAccess } from '../../settings/request/request.ts';
import type { Asked } from '../../trigger/decision.ts';
import { ANY_AUDIT_ROOT } from '../cut-texts.ts';
import { workflowJob } from './workflow-job.ts';

export interface PullRequestCommentsParts {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  /** Aborts when the runner cancels the job, which leaves little time. */
  readonly cancel: AbortSignal;
  /** The input `trigger-phrase`. */
  readonly phrase: string;
  readonly warn: (text: string) => void;
}

/** Time limit of the last comment. The runner kills 10 s after a cancellation (docs/internals/github-actions.md). */
const LAST_WORDS_MS = { usual: 10_000, cancelled: 3_000 } as const;

/** Events that change what the comment shows. */
const SHOWN: ReadonlySet<RunEventType> = new Set<RunEventType>([
  'run_started',
  'gate_finished',
  'turn_started',
  'agent_ended',
  'tree_accepted',
  'committed',
]);

type Addressee = Pick<Asked, 'comment' | 'pullRequest' | 'issue'>;

interface Place {
  readonly issue: number;
  readonly comment: Asked['comment'];
  readonly forge: () => Promise<Forge>;
  /** A separate connection for reactions, so that reactions and comments do not wait for each other. */
  readonly signs: () => Promise<Forge>;
  readonly sticky: StickyComment;
}

/**
 * Writes a run's comments and reactions on the pull request or issue that requested it. It writes nothing before the
 * requester is authorized. A failure to write never changes the result of the run.
 */
export class PullRequestComments {
  readonly #parts: PullRequestCommentsParts;
  readonly #over = new AbortController();
  readonly #text: (text: string) => string;
  #place: Place | null = null;
  #isAccepted = false;
  #isAnswered = false;
  #hasWarned = false;

  constructor(parts: PullRequestCommentsParts) {
    this.#parts = parts;
    const redactor = createSecretGuard(secretValues(parts.env, null));
    this.#text = (text) => redactor.text(text);
  }

  /** Notes that the requester is authorized. From now on they get replies on the pull request or issue, if any. */
  authorized({ comment, pullRequest, issue }: Addressee, access: ForgeAccess): void {
    const number = pullRequest ?? issue;
    if (number === null) return;
    const { env, clock, warn } = this.#parts;
    const options = { ...access, env, clock, signal: this.#over.signal };
    const { runId, attempt, key } = workflowJob(env);
    const forge = once(() => forgeOf(options));
    const sticky = new StickyComment({
      forge,
      thread: once(() => threadOf(options)),
      clock,
      issue: number,
      mark: { key, runId, attempt },
      trouble: (why) => warn(`cannot comment on #${number}, the run continues: ${why}`),
    });
    this.#place = { issue: number, comment, forge, signs: once(() => forgeOf(options)), sticky };
  }

  /** Adds a reaction to the requesting comment when a run starts. Returns at once. */
  accepted(): void {
    this.#isAccepted = true;
    void this.#react('eyes');
  }

  /** Returns the host process with a log that also updates the comment. */
  hearing(hostProcess: HostProcess): HostProcess {
    const sticky = this.#place?.sticky;
    if (sticky === undefined) return hostProcess;
    return {
      ...hostProcess,
      log: (record) => {
        const log = hostProcess.log(record);
        return (recorded: RecordedEvent) => {
          log(recorded);
          if (SHOWN.has(recorded.event.type)) sticky.show(() => this.#text(this.#progress(record())));
        };
      },
    };
  }

  /** Answers a command, which has no other comment. `content` is our own Markdown. */
  async answer(content: string, reaction: Reaction): Promise<void> {
    const { page } = workflowJob(this.#parts.env);
    await this.#within(() => this.#say(answerComment(content, page), reaction));
  }

  /** Returns true if the comment with the result of this finished run will be cut. */
  isCut(record: RunRecord): boolean {
    if (this.#place === null || this.#isAnswered || outcomeOf(record).name === 'skipped') return false;
    const { run } = this.#links(null);
    // The artifact is not uploaded yet. This placeholder is as long as its URL.
    const artifact =
      run === null ? null : `${run.replace(/\/attempts\/\d+$/, '')}/artifacts/${'0'.repeat(12)}`;
    return isResultCut(record, ANY_AUDIT_ROOT, { run, artifact });
  }

  /**
   * Writes the last comment after the reports and the artifact: the result, or the reason why nothing started. Takes a
   * few seconds at most and never fails.
   */
  async end({ record, outputs }: PublishedReports, artifact: KeptArtifact | null): Promise<void> {
    const place = this.#place;
    if (place === null || this.#isAnswered) return;
    const links = this.#links(artifact);
    const { name } = outcomeOf(record);
    const reaction = resultReaction(name, outputs.changed === 'true');
    if (!this.#isAccepted && place.comment !== null) {
      await this.#within(() => this.#say(refusalComment(record, links), reaction));
    } else if (name !== 'skipped') {
      const text = resultComment(record, outputs['audit-root'] ?? null, links);
      await this.#within(() => Promise.all([place.sticky.end(this.#text(text)), this.#react(reaction)]));
    }
  }

  async #say(text: string, reaction: Reaction): Promise<void> {
    this.#isAnswered = true;
    await Promise.all([this.#comment(this.#text(text)), this.#react(reaction)]);
  }

  async #comment(text: string): Promise<void> {
    const place = this.#place;
    if (place === null) return;
    try {
      await (await place.forge()).createComment(place.issue, text);
    } catch (error) {
      this.#parts.warn(`cannot reply on #${place.issue}: ${messageOf(error)}`);
    }
  }

  async #react(reaction: Reaction): Promise<void> {
    const { comment, signs } = this.#place ?? { comment: null, signs: null };
    if (comment === null || signs === null) return;
    const kind = comment.kind === 'issue' ? 'issue_comment' : 'review_comment';
    try {
      await (await signs()).react({ kind, id: comment.id }, reaction);
    } catch (error) {
      if (!this.#hasWarned) this.#parts.warn(`cannot add a reaction: ${messageOf(error)}`);
      this.#hasWarned = true;
    }
  }

  #progress(record: RunRecord): string {
    const { phrase } = this.#parts;
    // A phrase that would close its code span is not shown.
    return progressComment(record, this.#links(null), /[`\s]/.test(phrase) ? null : `${phrase} stop`);
  }

  #links(artifact: KeptArtifact | null): CommentLinks {
    return { run: workflowJob(this.#parts.env).page, artifact: artifact?.url ?? null };
  }

  /** Runs the work with a time limit, then aborts all open requests to GitHub. */
  async #within(work: () => Promise<unknown>): Promise<void> {
    const { clock, cancel } = this.#parts;
    const endAfter = (ms: number): void => {
      clock.sleep(ms, this.#over.signal).then(
        () => this.close(),
        () => undefined,
      );
    };
    const hurry = (): void => endAfter(LAST_WORDS_MS.cancelled);
    if (cancel.aborted) hurry();
    else endAfter(LAST_WORDS_MS.usual);
    cancel.addEventListener('abort', hurry, { once: true });
    try {
      await work();
    } finally {
      cancel.removeEventListener('abort', hurry);
      this.close();
    }
  }

  /** Aborts all open requests. No more comments are written. */
  close(): void {
    this.#over.abort();
  }
}

/** Loads the GitHub adapter only if a run needs it. */
async function forgeOf(options: ForgeOptions): Promise<Forge> {
  const { openForge } = await import('../../adapters/github/open-forge.ts');
  return openForge(options);
}

async function threadOf(options: ForgeOptions): Promise<Thread> {
  const { openThread } = await import('../../adapters/github/open-thread.ts');
  return openThread(options);
}

/** Returns a function that creates the value on the first call and returns it again later. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
