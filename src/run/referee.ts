import { judge } from '../constraints/chain.ts';
import { settleDelays, waitOf } from '../constraints/delays.ts';
import { GIT_DIR_REFUSALS } from '../constraints/git-dir.ts';
import { countRejection, NO_REJECTIONS } from '../constraints/rejections.ts';
import { nearingsOf, violationsOf } from '../constraints/violations.ts';
import type { ChangeSet } from '../core/change.ts';
import type { Code } from '../core/codes.ts';
import { CODES } from '../core/codes.ts';
import type { Constraint, Facts, Judgement, Phase, Response, Violation } from '../core/constraint.ts';
import { severity } from '../core/constraint.ts';
import type { Cause } from '../core/outcome.ts';
import type { Emit } from '../core/ports.ts';
import type { Refusal } from '../core/refusal.ts';
import type { CustomPanel } from './custom-panel.ts';

export interface Occasion {
  readonly turn: number;
  readonly tool?: string;
  /** What becomes of the step if it is refused. */
  readonly effect: Violation['effect'];
}

export interface Verdict {
  readonly response: Response;
  /** Whether the step may stand. */
  readonly stands: boolean;
  /** Reasons of all violations, one a line, as the model is told them; empty where there are none. */
  readonly reason: string;
  /** Of a `delay`: ms to wait before asking again. */
  readonly waitMs?: number;
}

/** ms until the deadline of what such facts are about: the agent's work, or the run with its commit. */
export type TimeLeft = (phase: Phase) => number;

export interface RefereeParts {
  readonly chain: readonly Constraint[];
  readonly maxRejections: number;
  readonly emit: Emit;
  /** Left out: no deadline. */
  readonly timeLeft?: TimeLeft;
  /** The response to a refusal that never reaches the chain. Left out: every refusal is a `reject`. */
  readonly refusalResponse?: (code: Code) => Response;
  /** The user's own constraints; left out or null where there are none. */
  readonly panel?: CustomPanel | null;
}

/** Asks the chain, puts every finding on record, counts rejections, and knows whether the run must stop. */
export class Referee {
  readonly #parts: RefereeParts;
  /** Warnings that are on record already: one that stands is said once. */
  readonly #warned = new Set<string>();
  #untold: Violation[] = [];
  /** Limits that the model knows of by other words. */
  readonly #told = new Set<string>();
  #rejections = NO_REJECTIONS;
  #stop: { readonly cause: Cause; readonly atOnce: boolean } | null = null;

  constructor(parts: RefereeParts) {
    this.#parts = parts;
  }

  /** Why the run must end after this turn; null while it may go on. */
  get stop(): Cause | null {
    return this.#stop?.cause ?? null;
  }

  /** Whether not even the rest of this turn may run. */
  get stopsAtOnce(): boolean {
    return this.#stop?.atOnce ?? false;
  }

  /** Asks the built-in constraints, which never wait. */
  judge(facts: Facts, occasion: Occasion): Verdict {
    return this.#conclude(this.#askOwn(facts), facts, occasion);
  }

  /**
   * Asks the built-in constraints and then the custom ones, which may wait: before a call of the model, for a step
   * that is about to be kept, and before the commit. `changes` is what the run would then have changed.
   */
  async consult(facts: Facts, occasion: Occasion, changes: () => ChangeSet): Promise<Verdict> {
    const own = this.#askOwn(facts);
    const { panel = null } = this.#parts;
    // What has to wait is asked about again, and the panel with it.
    if (panel === null || own.response === 'delay') return this.#conclude(own, facts, occasion);
    const heard = (early: Judgement): void => void this.#report(early, facts, occasion);
    return this.#conclude(await panel.judge(own, facts, changes, heard), facts, occasion);
  }

  #askOwn(facts: Facts): Judgement {
    const { chain, timeLeft } = this.#parts;
    return settleDelays(judge(chain, facts), timeLeft?.(facts.phase) ?? Number.POSITIVE_INFINITY);
  }

  #conclude(judgement: Judgement, facts: Facts, occasion: Occasion): Verdict {
    this.#report(judgement, facts, occasion);
    const { response } = judgement;
    const stands = severity(response) < severity('reject') && response !== 'delay';
    if (stands) for (const near of nearingsOf(judgement, occasion)) this.#warn(near, near.constraint, true);
    this.#countRejection(response);
    const waitMs = waitOf(judgement);
    const violated = judgement.validations.filter((found) => found.violated && found.response !== 'allow');
    // A warning is no reason why a step does not stand.
    const objections = violated.filter((found) => found.response !== 'warn_continue');
    const reason = (objections.length > 0 ? objections : violated).map((found) => found.reason).join('\n');
    return { response, stands, reason, ...(waitMs === null ? {} : { waitMs }) };
  }

  #report(judgement: Judgement, facts: Facts, occasion: Occasion): void {
    const { phase } = facts;
    const { validations } = judgement;
    this.#parts.emit({ type: 'validated', turn: occasion.turn, phase, validations });
    const violations = violationsOf(judgement, { facts, ...occasion });
    for (const violation of violations) {
      const { response, constraint, reason } = violation;
      // What only the harness or its user can mend is no news for the model.
      const isNews = phase === 'call' || phase === 'change' || phase === 'result';
      if (response === 'warn_continue') this.#warn(violation, `${constraint}: ${reason}`, isNews);
      else this.#record(violation);
    }
  }

  /** Calls that were rejected so far, as `max_rejections` counts them. */
  get rejections(): number {
    return this.#rejections.count;
  }

  /** What the model has not been told yet of warnings that it can act on. */
  takeWarnings(): readonly string[] {
    const untold = this.#untold.filter(({ constraint }) => !this.#told.has(constraint));
    this.#untold = [];
    return untold.map(({ reason }) => reason);
  }

  /** The model was told how this limit stands: a warning of it would say the same twice. */
  noteTold(constraint: string): void {
    this.#told.add(constraint);
  }

  /** A refusal from a tool or the workspace: with a code it is a violation, and the call counts as rejected. */
  refuse(refusal: Refusal, occasion: Occasion): void {
    if (refusal.endsRun) this.#stop ??= { cause: { kind: 'failure', reason: refusal.reason }, atOnce: true };
    if (refusal.code === undefined) return;
    const response = this.#parts.refusalResponse?.(refusal.code) ?? 'reject';
    this.note(refusal.code, refusal.forPeople ?? refusal.reason, occasion, { response });
    this.#countRejection(response);
  }

  /** Something worth a record that no constraint of the chain decides. */
  note(
    code: Code,
    reason: string,
    occasion: Occasion,
    more: {
      readonly response: Response;
      readonly paths?: readonly string[];
      readonly constraint?: string;
      readonly details?: Violation['details'];
    },
  ): void {
    const guardsGit = GIT_DIR_REFUSALS.includes(code);
    const { turn, tool, effect } = occasion;
    const paths = more.paths ?? [];
    this.#record({
      constraint: more.constraint ?? (guardsGit ? 'git_dir' : CODES[code].title.replaceAll(' ', '_')),
      code,
      type: CODES[code].type,
      ...(guardsGit ? { seed: 'S-009' } : {}),
      response: more.response,
      reason,
      ...(paths[0] === undefined ? {} : { path: paths[0] }),
      paths,
      details: more.details ?? {},
      effect,
      turn,
      ...(tool === undefined ? {} : { tool }),
    });
  }

  /** A warning that says nothing new is not said again; of a limit that is near, the first in a run is enough. */
  #warn(violation: Violation, key: string, isNews: boolean): void {
    if (this.#warned.has(key)) return;
    this.#warned.add(key);
    this.#record(violation);
    if (isNews) this.#untold.push(violation);
  }

  #record(violation: Violation): void {
    this.#parts.emit({ type: 'violated', violation });
    const kind = stopKind(violation);
    if (kind === null) return;
    const atOnce = violation.response === 'emergency_stop';
    if (this.#stop !== null && (this.#stop.atOnce || !atOnce)) return;
    this.#stop = { cause: { kind, reason: violation.reason }, atOnce };
  }

  #countRejection(response: Response): void {
    this.#rejections = countRejection(this.#rejections, response, this.#parts.maxRejections);
    const { reason } = this.#rejections;
    if (reason !== null) this.#stop ??= { cause: { kind: 'violation', reason }, atOnce: false };
  }
}

function stopKind(violation: Violation): 'timeout' | 'emergency_stop' | 'violation' | 'failure' | null {
  if (violation.response !== 'emergency_stop' && violation.response !== 'graceful_exit') return null;
  if (violation.type === 'timeout') return 'timeout';
  // An agent that is stuck broke no rule, it failed (CONTRACT 2).
  if (violation.type === 'repetition') return 'failure';
  return violation.response === 'emergency_stop' ? 'emergency_stop' : 'violation';
}
