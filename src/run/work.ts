import { openFileCount } from '../adapters/host/open-file-count.ts';
import { type Admission, type AgentEnd, type AgentPorts, type Assignment, runAgent } from '../agent/loop.ts';
import { systemPrompt } from '../agent/prompt.ts';
import { estimateTokens } from '../core/model/tokens.ts';
import type { BudgetFacts } from '../core/run/constraint.ts';
import type { GateResult } from '../core/run/events.ts';
import { defused, WORDS_LIMIT } from '../core/text/markdown.ts';
import { printable } from '../core/text/printable.ts';
import { finalTurn, finalTurnNotice } from './budget/final-turn.ts';
import { noteExposure, visible } from './calls/redact-results.ts';
import type { RunServices } from './compose-run.ts';
import { contextPorts } from './context-window.ts';
import { gatesOf } from './controlled-edit/build-gate.ts';
import type { ConstraintEnforcer } from './judging/constraint-enforcer.ts';
import { noteCleaned, noteIgnoredSteering } from './judging/input-notes.ts';
import { ruleLines } from './judging/rules.ts';

/** Runs the gates once for the baseline, then the agent's loop to its end. */
export async function work(services: RunServices): Promise<AgentEnd> {
  const { emit } = services.context.observers;
  const baseline = await services.gatekeeper.baseline();
  noteExposure(services.context.resultRedactor, services.enforcer, { turn: 0, effect: 'none' });
  await noteInputs(services);
  const assignment = await assignmentOf(services, baseline);
  const end = closing(services, await runAgent(assignment, agentPorts(services)));
  emit({ type: 'agent_ended', how: end.how, result: end.result });
  return end;
}

/** Matches package names, which look like mentions but notify nobody. */
const PACKAGE = /@[a-z0-9][\w.-]*\/[a-z0-9][\w.-]*/g;

/** Returns true if the text could act where it is shown: a mention, a bot command, a hidden character. */
function isActive(text: string): boolean {
  const plain = text.replace(PACKAGE, 'package');
  return defused(plain) !== plain || printable(text).steered;
}

/** Records what was removed from other people's text, and files of theirs that this run ignores. */
async function noteInputs({ context, enforcer, repository, facts }: RunServices): Promise<void> {
  const { trigger } = context.request;
  noteCleaned(trigger?.cleaned ?? [], enforcer);
  const head = trigger?.start?.sha ?? facts.head;
  const trusted = trigger?.trusted ?? null;
  if (trusted === null || head === null || trusted === head) return;
  await noteIgnoredSteering(repository, { trusted, head }, enforcer);
}

/** Returns the agent's end with its closing message redacted, because it is shown in outputs and pull requests. */
function closing({ context, enforcer, budget }: RunServices, end: AgentEnd): AgentEnd {
  // The reason quotes the server. Secrets in it are removed without recording a violation.
  if (end.how === 'provider_failed') return { ...end, reason: context.redactProse(end.reason) };
  const callContext = { turn: budget.turns, tool: 'task_completion', effect: 'prevented' } as const;
  if (isActive(end.result)) {
    const reason =
      'the closing message contains mentions, commands, links or hidden characters; they are made harmless where it is shown';
    enforcer.note('OUT-01', reason, callContext, { response: 'warn_continue' });
  }
  if (end.result.length > WORDS_LIMIT) {
    const reason = `the closing message has ${end.result.length} characters; comments, summaries and pull requests show at most ${WORDS_LIMIT}, and events.jsonl has all of it`;
    enforcer.note('OUT-03', reason, { ...callContext, effect: 'none' }, { response: 'warn_continue' });
  }
  const result = context.redactProse(end.result);
  if (result === end.result) return end;
  const reason = 'the closing message contained a secret of this run, or a part of one; it was removed';
  enforcer.note('OUT-02', reason, callContext, { response: 'warn_continue' });
  return { ...end, result };
}

async function assignmentOf(services: RunServices, baseline: readonly GateResult[]): Promise<Assignment> {
  const { settings, task, instructions } = services.context.request;
  const guidance = await services.guidance;
  const system = systemPrompt({
    readOnly: settings.mode === 'read-only',
    singleEdit: settings.mode === 'controlled-edit',
    rules: ruleLines(settings),
    gates: gatesOf(settings),
    canRunCommands: services.tools.some((tool) => tool.kind === 'command'),
    network: settings.sandbox.network !== 'none',
    guidance: guidance === null ? null : visible(services.context.resultRedactor.text(guidance)),
    instructions: instructions === '' ? null : instructions,
  });
  return {
    system,
    task: task + baselineText(baseline) + eventText(services),
    tools: services.tools.map((tool) => tool.spec),
  };
}

/** Returns other people's text, fenced. It comes last, after everything that is the same in every run. */
function eventText({ context }: RunServices): string {
  const text = context.request.trigger?.context ?? '';
  return text === '' ? '' : `\n\n${text}`;
}

/** Returns the text that tells the agent the baseline of each gate. */
function baselineText(baseline: readonly GateResult[]): string {
  if (baseline.length === 0) return '';
  const lines = baseline.map((gate) => `- ${gate.name}: ${gate.status === 'passed' ? 'green' : 'red'}`);
  return `\n\nThe gates before you start:\n${lines.join('\n')}`;
}

/** Returns the harness's own resource use, checked once per turn (S-014, S-015). */
function upkeep({ heartbeat }: RunServices) {
  return { openFiles: openFileCount(), stateAgeMs: heartbeat?.ageMs() ?? null };
}

/** Returns a function that gives the notice for the last turn that the budget allows. It gives the notice once. */
function lastWordFor({ context, enforcer }: RunServices): (facts: BudgetFacts) => string | null {
  const {
    max_tokens: maxTokens,
    max_cost_usd: maxCostUsd,
    max_turns: maxTurns,
  } = context.request.settings.constraints;
  let isTold = false;
  return (facts) => {
    const last = isTold ? null : finalTurn(facts, { maxTokens, maxCostUsd, maxTurns });
    if (last === null) return null;
    isTold = true;
    enforcer.noteTold(last.constraint);
    return finalTurnNotice(last);
  };
}

/** Records a reply without a tool call: the protocol requires one in every reply. */
function noteNoToolCall(enforcer: ConstraintEnforcer, turn: number): void {
  const reason = 'the model replied without calling a tool; every reply must call one';
  enforcer.note('PROTO-01', reason, { turn, effect: 'none' }, { response: 'warn_continue' });
}

function agentPorts(services: RunServices): AgentPorts {
  const { context, budget, enforcer, netChanges, executor, provider } = services;
  const { stopwatch } = context;
  const lastWord = lastWordFor(services);
  const facts = (nextInput: number) => budget.facts(nextInput, stopwatch.elapsed(), stopwatch.landingMs);
  // A provider may count more than the forecast, so the budget is judged again, also after the last turn.
  const judgeSpent = () => void enforcer.judge(facts(0), { turn: budget.turns, effect: 'none' });
  const admit = async (turn: number, inputEstimate: number, mayBeLast: boolean): Promise<Admission> => {
    const asked = { ...facts(inputEstimate), ...upkeep(services) };
    const verdict = await enforcer.consult(asked, { turn, effect: 'none' }, () => netChanges.changes());
    if (!verdict.allowed) return { go: false };
    const last = mayBeLast ? lastWord(asked) : null;
    const maxOutputTokens = budget.outputCap(inputEstimate + estimateTokens(last ?? ''));
    const deadline = stopwatch.workDeadline;
    return { go: true, maxOutputTokens, deadline, ...(last === null ? {} : { last }) };
  };
  return {
    provider,
    emit: context.observers.emit,
    monotonic: context.hostProcess.clock.monotonic,
    signal: stopwatch.work,
    admit: (turn, inputEstimate) => admit(turn, inputEstimate, true),
    spend: (reply) => {
      const cost = budget.spend(reply);
      judgeSpent();
      return cost;
    },
    execute: executor.execute,
    silent: (turn) => noteNoToolCall(enforcer, turn),
    context: contextPorts(services, (turn, inputEstimate) => admit(turn, inputEstimate, false), judgeSpent),
  };
}
