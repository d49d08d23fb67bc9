import { randomBytes } from 'node:crypto';
import type { ForgeOptions } from '../../adapters/github/api/forge-options.ts';
import { openDiscussion, openRunLogs } from '../../adapters/github/open-discussion.ts';
import { type Forge, ForgeError } from '../../core/forge/forge.ts';
import type { FailedJob, RunLogs } from '../../core/forge/run-log.ts';
import type { Permission } from '../../trigger/authorize.ts';
import { type Ask, type FailedRun, type Skip, skip, type UntrustedText } from '../../trigger/decision.ts';
import { failureTexts, type JobLog, MOST_LOGS } from '../../trigger/failed-jobs.ts';
import { authorsOf, discussionText, MOST_REMARKS } from '../../trigger/remarks.ts';
import type { Cleaned } from '../../trigger/untrusted/cleaned.ts';
import { type UntrustedSource, untrustedContext } from '../../trigger/untrusted/fence.ts';

/** The input for an authorized run's context, which the model gets in addition to the task. */
export interface ContextInput {
  readonly ask: Ask;
  readonly forge: Forge;
  readonly options: ForgeOptions;
  /** The permissions that GitHub has returned already. */
  readonly permissions: ReadonlyMap<string, Permission | 'unknown'>;
  readonly warn: (text: string) => void;
}

/**
 * Returns untrusted text, cleaned and fenced: the text of the event, remarks by people with write access, and the logs
 * of a failed run. Returns a Skip if there is nothing to fix or the logs cannot be read, because a run without logs
 * wastes money.
 */
export async function eventContext(input: ContextInput): Promise<Cleaned | Skip> {
  const { ask } = input;
  const [failure, discussion] = await Promise.all([failureOf(input), discussionOf(input)]);
  if ('kind' in failure) return failure;
  const nonce = randomBytes(16).toString('hex');
  return untrustedContext([...ask.untrusted, ...discussion, ...failure], nonce);
}

async function failureOf({ ask, options, warn }: ContextInput): Promise<readonly UntrustedSource[] | Skip> {
  if (ask.failedRun === null) return [];
  const logs = await openRunLogs(options);
  try {
    return await readFailure(ask.failedRun, logs, warn);
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    return {
      ...skip(
        'AUTH-02',
        `no run was started, because the logs of the failed workflow cannot be read: ${error.message}`,
      ),
      unanswered: true,
    };
  }
}

async function readFailure(
  run: FailedRun,
  logs: RunLogs,
  warn: ContextInput['warn'],
): Promise<readonly UntrustedSource[] | Skip> {
  const jobs = await logs.failedJobs(run);
  if (jobs.length === 0) {
    return skip(
      'AUTH-02',
      `no job of workflow run ${run.id} failed, so there is nothing to fix: see the page of that workflow run`,
    );
  }
  const read = await Promise.allSettled(jobs.slice(0, MOST_LOGS).map((job) => logOf(logs, job)));
  const failed = read.filter((result) => result.status === 'rejected').map(({ reason }): unknown => reason);
  const [first] = failed;
  if (failed.length === read.length) throw first;
  for (const error of failed) {
    if (!(error instanceof ForgeError)) throw error;
    warn(error.message);
  }
  const found = read.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  return failureTexts(jobs, found);
}

async function logOf(logs: RunLogs, job: FailedJob): Promise<JobLog> {
  return { job, log: await logs.logOf(job) };
}

/** Returns the discussion. It only helps the agent and decides nothing, so the run continues without it. */
async function discussionOf(input: ContextInput): Promise<readonly UntrustedText[]> {
  const { ask, options, warn } = input;
  const number = ask.comment === null ? ask.issue : ask.pullRequest;
  if (number === null) return [];
  try {
    const discussion = await openDiscussion(options);
    const remarks = await discussion.remarksOn(number, MOST_REMARKS);
    const before = Date.parse(ask.comment?.createdAt ?? '');
    return discussionText(
      remarks,
      await permissionsOf(authorsOf(remarks), input),
      Number.isNaN(before) ? Number.POSITIVE_INFINITY : before,
    );
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    warn(`the agent does not see the discussion, because it cannot be read: ${error.message}`);
    return [];
  }
}

/** Requests each author's permission once, all at the same time. Text of authors without an answer is ignored. */
async function permissionsOf(
  authors: readonly string[],
  { forge, permissions }: ContextInput,
): Promise<ReadonlyMap<string, Permission | 'unknown'>> {
  const asked = authors.map(async (login) => {
    const known = permissions.get(login) ?? (await forge.permission(login).catch(unknown));
    return [login, known] as const;
  });
  return new Map(await Promise.all(asked));
}

function unknown(error: unknown): 'unknown' {
  if (error instanceof ForgeError) return 'unknown';
  throw error;
}
