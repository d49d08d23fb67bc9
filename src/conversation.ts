import type { ForgeOptions } from './adapters/github/options.ts';
import { createSecretGuard } from './adapters/secret-guard.ts';
import type { KeptArtifact } from './core/artifact.ts';
import type { RecordedEvent, RunEventType } from './core/events.ts';
import type { Forge, Reaction } from './core/forge.ts';
import { messageOf } from './core/message-of.ts';
import type { Clock } from './core/ports.ts';
import type { Thread } from './core/thread.ts';
import { StickyComment } from './delivery/sticky-comment.ts';
import { answerComment, refusalComment } from './report/comment/answer.ts';
import type { CommentLinks } from './report/comment/frame.ts';
import { progressComment } from './report/comment/progress.ts';
import { resultComment, resultReaction } from './report/comment/result.ts';
import { outcomeOf } from './report/execution-json.ts';
import type { RunRecord } from './report/run-record.ts';
import type { PublishedReports } from './run/observers.ts';
import { secretValues } from './run/secret-values.ts';
import type { Surroundings } from './run/surroundings.ts';
import type { ForgeAccess } from './settings/request.ts';
import type { Asked } from './trigger/decision.ts';
import { workflowJob } from './workflow-job.ts';

export interface ConversationParts {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  /** Aborts when the runner cancels: then little time is left. */
  readonly cancel: AbortSignal;
  /** The input `trigger-phrase`. */
  readonly phrase: string;
  readonly warn: (text: string) => void;
}

/** How long the last words may take; the runner kills 10 s after a cancel (FACTS "The runner"). */
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
  /** A line of its own: a reaction waits for no comment, nor the other way round. */
  readonly signs: () => Promise<Forge>;
  readonly sticky: StickyComment;
}

/**
 * What a run says on the pull request or issue that it was asked from. It says nothing before somebody is known to
 * have the right to ask, and nothing that it cannot say changes what becomes of the run.
 */
export class Conversation {
  readonly #parts: ConversationParts;
  readonly #over = new AbortController();
  readonly #text: (text: string) => string;
  #place: Place | null = null;
  #isAccepted = false;
  #isAnswered = false;
  #hasWarned = false;

  constructor(parts: ConversationParts) {
    this.#parts = parts;
    const redactor = createSecretGuard(secretValues(parts.env, null));
    this.#text = (text) => redactor.text(text);
  }

  /** Whoever asked may ask: from now on they are answered, where there is a place for it. */
  authorised({ comment, pullRequest, issue }: Addressee, access: ForgeAccess): void {
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
      trouble: (why) => warn(`no comment could be written on #${number}, and the run goes on: ${why}`),
    });
    this.#place = { issue: number, comment, forge, signs: once(() => forgeOf(options)), sticky };
  }

  /** A run starts: it shows at the comment that asked. Returns at once. */
  accepted(): void {
    this.#isAccepted = true;
    void this.#react('eyes');
  }

  /** The same surroundings, with the comment following the run. */
  hearing(around: Surroundings): Surroundings {
    const sticky = this.#place?.sticky;
    if (sticky === undefined) return around;
    return {
      ...around,
      log: (record) => {
        const log = around.log(record);
        return (recorded: RecordedEvent) => {
          log(recorded);
          if (SHOWN.has(recorded.event.type)) sticky.show(() => this.#text(this.#progress(record())));
        };
      },
    };
  }

  /** Answers an order, whose run says nothing else. `content` is Markdown of ours. */
  async answer(content: string, reaction: Reaction): Promise<void> {
    const { page } = workflowJob(this.#parts.env);
    await this.#within(() => this.#say(answerComment(content, page), reaction));
  }

  /**
   * The last words, once the reports are published and the artifact is uploaded: the result, or why nothing was
   * started. Takes seconds at the most, and never fails.
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
      this.#parts.warn(`no answer could be written on #${place.issue}: ${messageOf(error)}`);
    }
  }

  async #react(reaction: Reaction): Promise<void> {
    const { comment, signs } = this.#place ?? { comment: null, signs: null };
    if (comment === null || signs === null) return;
    const kind = comment.kind === 'issue' ? 'issue_comment' : 'review_comment';
    try {
      await (await signs()).react({ kind, id: comment.id }, reaction);
    } catch (error) {
      if (!this.#hasWarned) this.#parts.warn(`no reaction could be set: ${messageOf(error)}`);
      this.#hasWarned = true;
    }
  }

  #progress(record: RunRecord): string {
    const { phrase } = this.#parts;
    // A sign that would end the code it is shown in is not shown.
    return progressComment(record, this.#links(null), /[`\s]/.test(phrase) ? null : `${phrase} stop`);
  }

  #links(artifact: KeptArtifact | null): CommentLinks {
    return { run: workflowJob(this.#parts.env).page, artifact: artifact?.url ?? null };
  }

  /** Everything that is still asked of GitHub ends with it. */
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

  /** Nothing is said any more, nor waited for. */
  close(): void {
    this.#over.abort();
  }
}

/** Runs that nobody asked for on GitHub load nothing of it. */
async function forgeOf(options: ForgeOptions): Promise<Forge> {
  const { openForge } = await import('./adapters/github/open.ts');
  return openForge(options);
}

async function threadOf(options: ForgeOptions): Promise<Thread> {
  const { openThread } = await import('./adapters/github/open-thread.ts');
  return openThread(options);
}

/** Made when it is first asked for, and then the same for all. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
