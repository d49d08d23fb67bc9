import { withValidations } from '../../constraints/chain.ts';
import { readCustomAnswer } from '../../constraints/custom-answer.ts';
import type { ChangeSet } from '../../core/git/change.ts';
import type { Clock } from '../../core/ports.ts';
import type { BudgetFacts, Facts, Judgement, NamedValidation, Response } from '../../core/run/constraint.ts';
import {
  AGENT_STATES,
  type CustomConstraint,
  type CustomContext,
  type CustomReply,
} from '../../core/run/custom.ts';

/** Milliseconds between two requests to a constraint that answers `delay`. */
const AGAIN_MS = 1000;

export interface PanelParts {
  readonly constraints: readonly CustomConstraint[];
  /** `on_violation`. */
  readonly chosen: Readonly<Record<string, Response>>;
  /** Returns what the run has used so far. */
  readonly used: () => Pick<BudgetFacts, 'turns' | 'tokensUsed' | 'costUsd' | 'elapsedMs'>;
  readonly clock: Pick<Clock, 'monotonic' | 'sleep'>;
  /** Returns the deadline for an answer (monotonic ms) and a signal that ends the waiting. */
  readonly until: (facts: Facts) => { readonly deadline: number; readonly signal: AbortSignal };
}

/** Asks the custom constraints of a run in order, after the built-in ones (docs/constraints.md). */
export class CustomPanel {
  readonly #parts: PanelParts;

  constructor(parts: PanelParts) {
    this.#parts = parts;
  }

  /**
   * Returns the judgement of the built-in and the custom constraints. If only a custom `delay` prevents a step, asks
   * again until the delay is over or no time is left. `onDelay` gets the first judgement.
   */
  async judge(
    own: Judgement,
    facts: Facts,
    changes: () => ChangeSet,
    onDelay: (early: Judgement) => void,
  ): Promise<Judgement> {
    if (own.response === 'emergency_stop') return own;
    let isReported = false;
    for (;;) {
      const found = await this.#askAll(facts, changes());
      const judgement = withValidations(own, found);
      const waits = judgement.response === 'delay' && found.some(({ response }) => response === 'delay');
      if (!waits) return judgement;
      if (!isReported) onDelay(judgement);
      isReported = true;
      if (!(await this.#wait(facts)))
        return withValidations(
          own,
          found.map((each) => withoutDelay(each, facts)),
        );
    }
  }

  async #askAll(facts: Facts, changes: ChangeSet): Promise<readonly NamedValidation[]> {
    const { constraints, until } = this.#parts;
    const { signal } = until(facts);
    const found: NamedValidation[] = [];
    for (const constraint of constraints) {
      const reply = await constraint.ask(this.#context(facts, changes), signal);
      const validation = this.#read(constraint, reply, facts);
      found.push(validation);
      if (validation.response === 'emergency_stop') break;
    }
    return found;
  }

  #read(constraint: CustomConstraint, reply: CustomReply, facts: Facts): NamedValidation {
    const named = { constraint: constraint.name, code: 'LIM-09' } as const;
    if (reply.kind === 'unheard') return { ...named, ...unheard(constraint.name), response: 'reject' };
    const answer = reply.kind === 'trouble' ? reply.trouble : readCustomAnswer(reply.value);
    if (typeof answer === 'string') {
      return { ...named, ...failed(constraint, answer, facts), response: 'emergency_stop' };
    }
    const { validation, response } = answer;
    if (!validation.violated) return { ...named, ...validation, response };
    const { chosen } = this.#parts;
    const wanted = Object.hasOwn(chosen, constraint.name) ? (chosen[constraint.name] ?? response) : response;
    const why = validation.reason === '' ? 'violated, and it gives no reason' : validation.reason;
    const reason = `custom constraint ${constraint.name}: ${why}`;
    return { ...named, ...validation, reason, response: fitting(wanted, facts) };
  }

  #context(facts: Facts, changes: ChangeSet): CustomContext {
    const { turns, tokensUsed, costUsd, elapsedMs } = this.#parts.used();
    return {
      iteration: turns,
      tokensUsed,
      costUsd,
      elapsedMs: Math.round(elapsedMs),
      agentState: AGENT_STATES[facts.phase](facts),
      changes: changes.map(({ path, status, linesAdded, linesRemoved }) => ({
        path,
        status,
        lines_added: linesAdded,
        lines_removed: linesRemoved,
      })),
    };
  }

  /** Waits before asking again. Returns false if no time is left. */
  async #wait(facts: Facts): Promise<boolean> {
    const { clock, until } = this.#parts;
    const { deadline, signal } = until(facts);
    if (clock.monotonic() + AGAIN_MS >= deadline) return false;
    return clock.sleep(AGAIN_MS, signal).then(
      () => true,
      () => false,
    );
  }
}

/** Replaces `reject` before a model call. There is no step to reject, so the run ends instead. */
function fitting(response: Response, facts: Facts): Response {
  return facts.phase === 'budget' && response === 'reject' ? 'graceful_exit' : response;
}

/** Turns a `delay` that would pass the deadline into a `reject` (docs/constraints.md). */
function withoutDelay(validation: NamedValidation, facts: Facts): NamedValidation {
  if (validation.response !== 'delay') return validation;
  return {
    ...validation,
    reason: `${validation.reason}; no time is left to wait`,
    response: fitting('reject', facts),
  };
}

function failed({ name, source }: CustomConstraint, why: string, facts: Facts) {
  const reason = `custom constraint ${name} could not judge this ${facts.phase} (${why}): the run stops, because a rule that cannot be checked never passes; fix ${source}`;
  return { violated: true, reason, metrics: { failed: true } };
}

function unheard(name: string) {
  const reason = `custom constraint ${name} did not answer before the run ended`;
  return { violated: true, reason, metrics: {} };
}
