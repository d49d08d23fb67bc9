import { judge } from '../../constraints/chain.ts';
import { delayOf, resolveDelays } from '../../constraints/delays.ts';
import { GIT_DIR_REFUSALS } from '../../constraints/paths/git-dir.ts';
import { countRejection, NO_REJECTIONS } from '../../constraints/rejections.ts';
import { nearLimitRecords, violationRecords } from '../../constraints/violations.ts';
import type { ChangeSet } from '../../core/git/change.ts';
import type { Emit } from '../../core/ports.ts';
import type { Code } from '../../core/run/codes.ts';
import { CODES } from '../../core/run/codes.ts';
import type { Constraint, Facts, Judgement, Phase, Response, Violation } from '../../core/run/constraint.ts';
import { severity } from '../../core/run/constraint.ts';
import type { Cause } from '../../core/run/outcome.ts';
import type { Refusal } from '../../core/run/refusal.ts';
import type { CustomPanel } from './custom-verdicts.ts';

export interface CallContext {
  readonly turn: number;
  readonly tool?: string;
  /** The effect on the step if it is refused. */
  readonly effect: Violation['effect'];
}

export interface Verdict {
  readonly response: Response;
  /** True if the step is kept. */
  readonly allowed: boolean;
  /** The reasons of all violations for the model, one per line; '' if there are none. */
  readonly reason: string;
  /** Milliseconds to wait before judging again, for a `delay`. */
  readonly waitMs?: number;
}

/** Returns the milliseconds until the deadline of a phase: of the agent's work, or of the run for its commit. */
export type TimeLeft = (phase: Phase) => number;

export interface EnforcerParts {
  readonly chain: readonly Constraint[];
  readonly maxRejections: number;
  readonly emit: Emit;
  /** Without it, there is no deadline. */
  readonly timeLeft?: TimeLeft;
  /** The response to a refusal that never reaches the chain. Without it, every refusal is a `reject`. */
  readonly refusalResponse?: (code: Code) => Response;
  /** The custom constraints; undefined or null if there are none. */
  readonly panel?: CustomPanel | null;
}

/** Asks the constraints, records every finding, counts rejections, and decides if the run must stop. */
export class ConstraintEnforcer {
  readonly #parts: EnforcerParts;
  /** Warnings that are recorded already. A lasting one is recorded once. */
  readonly #warned = new Set<string>();
  #untold: Violation[] = [];
  /** Limits that the model was told about in another way. */
  readonly #told = new Set<string>();
  #rejections = NO_REJECTIONS;
  #stop: { readonly cause: Cause; readonly atOnce: boolean } | null = null;

  constructor(parts: EnforcerParts) {
    this.#parts = parts;
  }

  /** The reason why the run must end after this turn; null while it may continue. */
  get stop(): Cause | null {
    return this.#stop?.cause ?? null;
  }

  /** True if not even the rest of this turn may run. */
  get stopsAtOnce(): boolean {
    return this.#stop?.atOnce ?? false;
  }

  /** Judges by the built-in constraints, which never wait. */
  judge(facts: Facts, callContext: CallContext): Verdict {
    return this.#conclude(this.#askOwn(facts), facts, callContext);
  }

  /**
   * Judges by the built-in constraints and then the custom ones, which may wait. Called before a model call, before a
   * step is kept, and before the commit. `changes` returns the run's changes with the step.
   */
  async consult(facts: Facts, callContext: CallContext, changes: () => ChangeSet): Promise<Verdict> {
    const own = this.#askOwn(facts);
    const { panel = null } = this.#parts;
    // A delayed step is judged again later, also by the panel.
    if (panel === null || own.response === 'delay') return this.#conclude(own, facts, callContext);
    const onDelay = (early: Judgement): void => void this.#report(early, facts, callContext);
    return this.#conclude(await panel.judge(own, facts, changes, onDelay), facts, callContext);
  }

  #askOwn(facts: Facts): Judgement {
    const { chain, timeLeft } = this.#parts;
    return resolveDelays(judge(chain, facts), timeLeft?.(facts.phase) ?? Number.POSITIVE_INFINITY);
  }

  #conclude(judgement: Judgement, facts: Facts, callContext: CallContext): Verdict {
    this.#report(judgement, facts, callContext);
    const { response } = judgement;
    const allowed = severity(response) < severity('reject') && response !== 'delay';
    if (allowed)
      for (const near of nearLimitRecords(judgement, callContext)) this.#warn(near, near.constraint, true);
    this.#countRejection(response);
    const waitMs = delayOf(judgement);
    const violated = judgement.validations.filter((found) => found.violated && found.response !== 'allow');
    // Warnings are not listed if there are objections, because they did not cause the refusal.
    const objections = violated.filter((found) => found.response !== 'warn_continue');
    const reason = (objections.length > 0 ? objections : violated).map((found) => found.reason).join('\n');
    return { response, allowed, reason, ...(waitMs === null ? {} : { waitMs }) };
  }

  #report(judgement: Judgement, facts: Facts, callContext: CallContext): void {
    const { phase } = facts;
    const { validations } = judgement;
    this.#parts.emit({ type: 'validated', turn: callContext.turn, phase, validations });
    const violations = violationRecords(judgement, { facts, ...callContext });
    for (const violation of violations) {
      const { response, constraint, reason } = violation;
      // The model is told only about problems that it can fix.
      const isNews = phase === 'call' || phase === 'change' || phase === 'result';
      if (response === 'warn_continue') this.#warn(violation, `${constraint}: ${reason}`, isNews);
      else this.#record(violation);
    }
  }

  /** Number of rejected calls, as `max_rejections` counts them. */
  get rejections(): number {
    return this.#rejections.count;
  }

  /** Returns warnings that the model can act on and has not seen yet. */
  takeWarnings(): readonly string[] {
    const untold = this.#untold.filter(({ constraint }) => !this.#told.has(constraint));
    this.#untold = [];
    return untold.map(({ reason }) => reason);
  }

  /** Suppresses the warning about a limit that the model was told about in another way. */
  noteTold(constraint: string): void {
    this.#told.add(constraint);
  }

  /** Records a refusal from a tool or the workspace. With a code, it is a violation and the call counts as rejected. */
  refuse(refusal: Refusal, callContext: CallContext): void {
    if (refusal.endsRun) this.#stop ??= { cause: { kind: 'failure', reason: refusal.reason }, atOnce: true };
    if (refusal.code === undefined) return;
    const response = this.#parts.refusalResponse?.(refusal.code) ?? 'reject';
    this.note(refusal.code, refusal.forPeople ?? refusal.reason, callContext, { response });
    this.#countRejection(response);
  }

  /** Records a violation that no constraint of the chain decides. */
  note(
    code: Code,
    reason: string,
    callContext: CallContext,
    more: {
      readonly response: Response;
      readonly paths?: readonly string[];
      readonly constraint?: string;
      readonly details?: Violation['details'];
    },
  ): void {
    const guardsGit = GIT_DIR_REFUSALS.includes(code);
    const { turn, tool, effect } = callContext;
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

  /** Records a warning once. For a limit that is near, only the first warning in a run counts. */
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
  // An agent that is stuck failed, but broke no rule (docs/configuration.md#exit-codes).
  if (violation.type === 'repetition') return 'failure';
  return violation.response === 'emergency_stop' ? 'emergency_stop' : 'violation';
}
