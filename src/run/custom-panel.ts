import { joined } from '../constraints/chain.ts';
import { readCustomAnswer } from '../constraints/custom-answer.ts';
import type { ChangeSet } from '../core/change.ts';
import type { BudgetFacts, Facts, Judgement, NamedValidation, Response } from '../core/constraint.ts';
import { AGENT_STATES, type CustomConstraint, type CustomContext, type CustomReply } from '../core/custom.ts';
import type { Clock } from '../core/ports.ts';

/** ms between two asks of a constraint that says `delay`. */
const AGAIN_MS = 1000;

export interface PanelParts {
  readonly constraints: readonly CustomConstraint[];
  /** `on_violation`. */
  readonly chosen: Readonly<Record<string, Response>>;
  /** What the run has used so far. */
  readonly used: () => Pick<BudgetFacts, 'turns' | 'tokensUsed' | 'costUsd' | 'elapsedMs'>;
  readonly clock: Pick<Clock, 'monotonic' | 'sleep'>;
  /** Until when an answer may be waited for (monotonic ms), and what ends the waiting at once. */
  readonly until: (facts: Facts) => { readonly deadline: number; readonly signal: AbortSignal };
}

/** The custom constraints of a run: asked in order, after the built-in ones (CONTRACT 6, DECISIONS D18). */
export class CustomPanel {
  readonly #parts: PanelParts;

  constructor(parts: PanelParts) {
    this.#parts = parts;
  }

  /**
   * What the built-in constraints said, and these. Where all that stands against a step is a `delay` of one of
   * these, they are asked again until it is over or no time is left; `heard` gets what was said first.
   */
  async judge(
    own: Judgement,
    facts: Facts,
    changes: () => ChangeSet,
    heard: (early: Judgement) => void,
  ): Promise<Judgement> {
    if (own.response === 'emergency_stop') return own;
    let said = false;
    for (;;) {
      const found = await this.#askAll(facts, changes());
      const judgement = joined(own, found);
      const waits = judgement.response === 'delay' && found.some(({ response }) => response === 'delay');
      if (!waits) return judgement;
      if (!said) heard(judgement);
      said = true;
      if (!(await this.#wait(facts)))
        return joined(
          own,
          found.map((each) => impatient(each, facts)),
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

  /** False where there is no time left to wait in. */
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

/** Before a call of the model there is no step that could be rejected: what must not go on ends. */
function fitting(response: Response, facts: Facts): Response {
  return facts.phase === 'budget' && response === 'reject' ? 'graceful_exit' : response;
}

/** A `delay` that would pass the deadline is a `reject` (CONTRACT 6). */
function impatient(validation: NamedValidation, facts: Facts): NamedValidation {
  if (validation.response !== 'delay') return validation;
  return {
    ...validation,
    reason: `${validation.reason}; no time is left to wait`,
    response: fitting('reject', facts),
  };
}

function failed({ name, source }: CustomConstraint, why: string, facts: Facts) {
  const reason = `custom constraint ${name} could not judge this ${facts.phase} (${why}): the run stops, for a rule that cannot be asked never passes; mend ${source}`;
  return { violated: true, reason, metrics: { failed: true } };
}

function unheard(name: string) {
  const reason = `custom constraint ${name} was not heard: the run was ended meanwhile`;
  return { violated: true, reason, metrics: {} };
}
