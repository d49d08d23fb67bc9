import { settleYoungSpace } from '../adapters/heap.ts';
import { openFileCount } from '../adapters/open-files.ts';
import { type Admission, type AgentEnd, type AgentPorts, type Assignment, runAgent } from '../agent/loop.ts';
import { systemPrompt } from '../agent/prompt.ts';
import type { BudgetFacts } from '../core/constraint.ts';
import type { GateResult } from '../core/events.ts';
import { defused, WORDS_LIMIT } from '../core/markdown-text.ts';
import { printable } from '../core/printable.ts';
import { estimateTokens } from '../core/tokens.ts';
import { gatesOf } from './build-gate.ts';
import { contextPorts } from './context.ts';
import { noteExposure, visible } from './exposure.ts';
import { noteCleaned, noteIgnoredSteering } from './input-notes.ts';
import { lastCall, lastCallNotice } from './last-call.ts';
import type { Referee } from './referee.ts';
import { ruleLines } from './rules.ts';
import type { Crew } from './wire.ts';

/** The gates once, then the agent's loop to its end. */
export async function work(crew: Crew): Promise<AgentEnd> {
  const { emit } = crew.desk.observers;
  const baseline = await crew.gatekeeper.baseline();
  noteExposure(crew.desk.scrubber, crew.referee, { turn: 0, effect: 'none' });
  await noteInputs(crew);
  const assignment = await assignmentOf(crew, baseline);
  settleYoungSpace();
  const end = closing(crew, await runAgent(assignment, agentPorts(crew)));
  emit({ type: 'agent_ended', how: end.how, result: end.result });
  return end;
}

/** A package's name looks like a mention, and mentions nobody. */
const PACKAGE = /@[a-z0-9][\w.-]*\/[a-z0-9][\w.-]*/g;

/** Whether a text could do something where it is shown: a mention, an order to a bot, a hidden character. */
function hasPower(text: string): boolean {
  const plain = text.replace(PACKAGE, 'package');
  return defused(plain) !== plain || printable(text).steered;
}

/** What others wrote, and what of it does not steer this run. */
async function noteInputs({ desk, referee, repository, facts }: Crew): Promise<void> {
  const { trigger } = desk.request;
  noteCleaned(trigger?.cleaned ?? [], referee);
  const head = trigger?.start?.sha ?? facts.head;
  const trusted = trigger?.trusted ?? null;
  if (trusted === null || head === null || trusted === head) return;
  await noteIgnoredSteering(repository, { trusted, head }, referee);
}

/** Its closing words go where everybody reads them: outputs, the summary, a pull request. */
function closing({ desk, referee, budget }: Crew, end: AgentEnd): AgentEnd {
  // The server's words, in a reason of ours: nobody is blamed for what they hold.
  if (end.how === 'provider_failed') return { ...end, reason: desk.prose(end.reason) };
  const occasion = { turn: budget.turns, tool: 'task_completion', effect: 'prevented' } as const;
  if (hasPower(end.result)) {
    const reason =
      'the closing words hold mentions, orders, links or hidden characters: they are made harmless where they are shown';
    referee.note('OUT-01', reason, occasion, { response: 'warn_continue' });
  }
  if (end.result.length > WORDS_LIMIT) {
    const reason = `the closing words have ${end.result.length} characters: at most ${WORDS_LIMIT} are shown in a comment, a summary or a pull request, and events.jsonl has all`;
    referee.note('OUT-03', reason, { ...occasion, effect: 'none' }, { response: 'warn_continue' });
  }
  const result = desk.prose(end.result);
  if (result === end.result) return end;
  const reason = 'the closing words held a secret of this run, or a piece of one: it was taken out';
  referee.note('OUT-02', reason, occasion, { response: 'warn_continue' });
  return { ...end, result };
}

async function assignmentOf(crew: Crew, baseline: readonly GateResult[]): Promise<Assignment> {
  const { settings, task, instructions } = crew.desk.request;
  const house = await crew.standing;
  const system = systemPrompt({
    readOnly: settings.mode === 'read-only',
    singleEdit: settings.mode === 'controlled-edit',
    rules: ruleLines(settings),
    gates: gatesOf(settings),
    canRunCommands: crew.tools.some((tool) => tool.kind === 'command'),
    network: settings.sandbox.network !== 'none',
    house: house === null ? null : visible(crew.desk.scrubber.text(house)),
    instructions: instructions === '' ? null : instructions,
  });
  return {
    system,
    task: task + standing(baseline) + context(crew),
    tools: crew.tools.map((tool) => tool.spec),
  };
}

/** Texts of others, fenced: behind everything that is the same in every run. */
function context({ desk }: Crew): string {
  const text = desk.request.trigger?.context ?? '';
  return text === '' ? '' : `\n\n${text}`;
}

/** What the agent is told of the gates as they stand before it starts. */
function standing(baseline: readonly GateResult[]): string {
  if (baseline.length === 0) return '';
  const lines = baseline.map((gate) => `- ${gate.name}: ${gate.status === 'passed' ? 'green' : 'red'}`);
  return `\n\nThe gates before you start:\n${lines.join('\n')}`;
}

/** What the harness itself uses and keeps, looked at once a turn (S-014, S-015). */
function upkeep({ heartbeat }: Crew) {
  return { openFiles: openFileCount(), stateAgeMs: heartbeat?.ageMs() ?? null };
}

/** What to tell the model before a call that no other can follow; null before every other, and once it was told. */
function lastWordFor({ desk, referee }: Crew): (facts: BudgetFacts) => string | null {
  const {
    max_tokens: maxTokens,
    max_cost_usd: maxCostUsd,
    max_turns: maxTurns,
  } = desk.request.settings.constraints;
  let isTold = false;
  return (facts) => {
    const last = isTold ? null : lastCall(facts, { maxTokens, maxCostUsd, maxTurns });
    if (last === null) return null;
    isTold = true;
    referee.noteTold(last.constraint);
    return lastCallNotice(last);
  };
}

/** The protocol asks for a call in each answer. */
function noteSilence(referee: Referee, turn: number): void {
  const reason = 'the model answered without calling a tool: every answer must call one';
  referee.note('PROTO-01', reason, { turn, effect: 'none' }, { response: 'warn_continue' });
}

function agentPorts(crew: Crew): AgentPorts {
  const { desk, budget, referee, ledger, executor, provider } = crew;
  const { stopwatch } = desk;
  const lastWord = lastWordFor(crew);
  const facts = (nextInput: number) => budget.facts(nextInput, stopwatch.elapsed(), stopwatch.landingMs);
  // A provider may count more than was forecast: what is over is over, also on the last turn.
  const judgeSpent = () => void referee.judge(facts(0), { turn: budget.turns, effect: 'none' });
  const admit = async (turn: number, inputEstimate: number, mayBeLast: boolean): Promise<Admission> => {
    const asked = { ...facts(inputEstimate), ...upkeep(crew) };
    const verdict = await referee.consult(asked, { turn, effect: 'none' }, () => ledger.changes());
    if (!verdict.stands) return { go: false };
    const last = mayBeLast ? lastWord(asked) : null;
    const maxOutputTokens = budget.outputCap(inputEstimate + estimateTokens(last ?? ''));
    const deadline = stopwatch.workDeadline;
    return { go: true, maxOutputTokens, deadline, ...(last === null ? {} : { last }) };
  };
  return {
    provider,
    emit: desk.observers.emit,
    monotonic: desk.around.clock.monotonic,
    signal: stopwatch.work,
    admit: (turn, inputEstimate) => admit(turn, inputEstimate, true),
    spend: (reply) => {
      const cost = budget.spend(reply);
      judgeSpent();
      return cost;
    },
    execute: executor.execute,
    silent: (turn) => noteSilence(referee, turn),
    context: contextPorts(crew, (turn, inputEstimate) => admit(turn, inputEstimate, false), judgeSpent),
  };
}
