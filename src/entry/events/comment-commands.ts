import { systemClock } from '../../adapters/clock.ts';
import { openForge } from '../../adapters/github/open-forge.ts';
import { openThread } from '../../adapters/github/open-thread.ts';
import { ForgeError } from '../../core/forge/forge.ts';
import type { Thread } from '../../core/forge/thread.ts';
import { peopleObjection } from '../../trigger/authorize.ts';
import type { Help, RefusedCommand, Skip, Stop } from '../../trigger/decision.ts';
import { helpText } from '../../trigger/help.ts';
import {
  CANCEL_PERMISSION,
  type Here,
  objectionToStop,
  type RunMark,
  runsUnderWay,
  type Stopped,
  stopText,
} from '../../trigger/stop.ts';
import { type SettingsInput, settingsInForce } from './authorized-start.ts';
import { permissionsOf } from './event-answers.ts';
import type { PullRequestComments } from './pull-request-comments.ts';
import { workflowJob } from './workflow-job.ts';

/** A command that was carried out. It starts no run. */
export interface Done {
  readonly kind: 'done';
  /** The completed action, in one line. */
  readonly reason: string;
}

export interface CommandInput extends SettingsInput {
  readonly conversation: PullRequestComments;
  /** The input `trigger-phrase`. */
  readonly phrase: string;
  /** The input `allowed-bots`. */
  readonly allowedBots: readonly string[];
}

/**
 * Carries out `help` and `stop`, and answers invalid commands, for people who may start runs. Other people get no
 * reply, so that strangers cannot make us write comments.
 */
export async function answerCommand(
  order: Help | Stop | RefusedCommand,
  input: CommandInput,
): Promise<Done | Skip | RefusedCommand> {
  const asked = order.kind === 'skip' ? order.asked : order;
  const { access, env, cancel, conversation } = input;
  const forge = await openForge({ ...access, env, clock: systemClock, signal: cancel });
  const troubles: ForgeError[] = [];
  const permissions = await permissionsOf(asked.people, forge, troubles);
  const objection = peopleObjection(asked, permissions, troubles[0]?.message);
  // An invalid command starts nothing in any case, so only its reply is dropped.
  if (objection?.unanswered === true && order.kind === 'skip') return order;
  if (objection !== null) return objection;
  conversation.authorized(asked, access);
  if (order.kind === 'skip') return order;
  const reason = order.kind === 'help' ? await help(order, input) : await stop(order, input);
  return { kind: 'done', reason };
}

async function help(order: Help, input: CommandInput): Promise<string> {
  const { conversation, phrase, allowedBots } = input;
  const loaded = await settingsInForce(order, input);
  await conversation.answer(helpText({ phrase, loaded, allowedBots }), '+1');
  return 'replied to the help command';
}

async function stop(order: Stop, input: CommandInput): Promise<string> {
  const number = order.pullRequest ?? order.issue ?? 0;
  const results = await stopAll(number, input);
  const isStopped = results.some((result) => result.isStopped);
  await input.conversation.answer(stopText(results), isStopped ? '+1' : 'confused');
  return `stop command on #${number}: ${results.map(({ what }) => what).join('; ')}`;
}

async function stopAll(number: number, { access, env, cancel }: CommandInput): Promise<readonly Stopped[]> {
  const options = { ...access, env, clock: systemClock, signal: cancel };
  const [forge, thread] = await Promise.all([openForge(options), openThread(options)]);
  const { runId, workflow } = workflowJob(env);
  const here = { repository: access.repository, runId, workflow };
  try {
    const [comments, me] = await Promise.all([forge.comments(number), forge.whoAmI()]);
    const runs = runsUnderWay(comments, me.id);
    if (runs.length === 0) return [{ isStopped: false, what: 'no run is in progress on this pull request' }];
    return await Promise.all(runs.map((mark) => stopOne(mark, thread, here)));
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    return [{ isStopped: false, what: error.message }];
  }
}

async function stopOne(mark: RunMark, thread: Thread, here: Here): Promise<Stopped> {
  try {
    const objection = objectionToStop(mark, await thread.workflowRun(mark.runId), here);
    if (objection !== null) return { isStopped: false, what: objection };
    await thread.cancelWorkflowRun(mark.runId);
    return { isStopped: true, what: `workflow run ${mark.runId} is being canceled; its reports are kept` };
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    if (error.kind === 'conflict')
      return { isStopped: false, what: `workflow run ${mark.runId} has already ended` };
    if (error.kind !== 'forbidden') return { isStopped: false, what: error.message };
    const what = `the job's token cannot cancel workflow run ${mark.runId}: add ${CANCEL_PERMISSION} to the job's permissions`;
    return { isStopped: false, what };
  }
}
