import type { StandingGate } from '../agent/compaction/standing.ts';
import type { GateResult } from '../core/events.ts';
import type { Checkout } from '../core/ignored.ts';
import type { Cause } from '../core/outcome.ts';
import type { Clock, Shell } from '../core/ports.ts';
import type { Completion } from '../core/tool.ts';
import { decideGates, gateFeedback, isRed, redGates, redGatesReason, runGates } from '../gates/gates.ts';
import type { Journal } from '../journal/journal.ts';
import type { GateSettings } from '../settings/schema.ts';
import type { CallOutcome } from './call-outcome.ts';
import { cutOutputReason } from './cut-output.ts';
import { noteForeign } from './foreign.ts';
import { GateFiles, type GateFilesParts } from './gate-files.ts';
import { noteHidden } from './gate-hidden-files.ts';
import { GateIgnored } from './gate-ignored.ts';
import { stopForMissing } from './gate-programs.ts';
import { unrunnableGates } from './missing-programs.ts';
import type { Referee } from './referee.ts';
import { noteRefusedHosts, watched } from './refused-hosts.ts';
import type { Stopwatch } from './stopwatch.ts';

export interface GatekeeperParts extends GateFilesParts {
  readonly gates: readonly GateSettings[];
  readonly shell: () => Promise<Shell>;
  readonly journal: Journal;
  /** Nothing can be measured before the start is recorded. */
  readonly opened: Promise<unknown>;
  readonly referee: Referee;
  readonly stopwatch: Stopwatch;
  readonly clock: Clock;
  readonly readOnly: boolean;
  /** Ignored folders that gates see as commands left them. */
  readonly inputs: readonly string[];
  /** A new folder for a checkout. */
  readonly checkoutFolder: () => string;
  /** Files that a gate with these `reads` does not see. */
  readonly hiddenFiles: (reads: readonly string[]) => readonly string[];
  /** Keeps all that a gate printed with the reports; returns the file's name there, or null. */
  readonly saveOutput: (name: string, text: string) => string | null;
  /** Folders of the job's PATH, where gates find their programs. */
  readonly folders: readonly string[];
  /** The setting that holds the command of the gate at this place. */
  readonly settingOf: (index: number) => string;
}

/** The results of the same gates in the workspace and on a fresh checkout. */
export interface SecondOpinion {
  readonly first: readonly GateResult[];
  readonly second: readonly GateResult[];
}

/** Runs the user's gates and holds what they said. What a gate itself changes is taken back (DECISIONS D25). */
export class Gatekeeper {
  readonly #parts: GatekeeperParts;
  readonly #ignored: GateIgnored;
  #baseline: readonly GateResult[] = [];
  readonly #rounds: (readonly GateResult[])[] = [];
  readonly #files: GateFiles;

  constructor(parts: GatekeeperParts) {
    this.#parts = parts;
    const hidesResults = parts.gates.some(({ reads }) => reads.length > 0);
    this.#ignored = new GateIgnored({ ...parts, hidesResults });
    this.#files = new GateFiles(parts);
  }

  /**
   * Asks every gate once before the agent starts; returns what it is told about them. Throws StopRun for a required gate
   * that cannot run, whatever the agent does.
   */
  async baseline(): Promise<readonly GateResult[]> {
    const { gates, shell, folders, stopwatch } = this.#parts;
    if (gates.some((gate) => gate.baseline !== 'off')) this.#baseline = await this.#firstRound();
    // Later gates see what is there now: what gates built on the start's own code is part of it.
    else if (gates.length > 0) this.#ignored.remember();
    const { landing: signal } = stopwatch;
    noteHidden(this.#parts, this.#baseline);
    const lookUp = { gates, baseline: this.#baseline, shell, folders, signal };
    stopForMissing(await unrunnableGates(lookUp), this.#parts);
    return this.#baseline;
  }

  /** The agent says it is done: the gates decide whether it is, or whether their output goes back to it. */
  async complete(completion: Completion, turn: number): Promise<CallOutcome> {
    const { status, result } = completion;
    if (status === 'impossible') return { ok: true, text: 'noted', end: { how: 'impossible', result } };
    const results = await this.#finalRound(turn);
    const decision = decideGates(results, this.#parts.gates);
    const retries = decision.decision === 'retry' && !this.#parts.stopwatch.work.aborted;
    await this.#ignored.giveBack(retries);
    this.#noteRed(turn, retries ? 'warn_continue' : 'reject');
    if (decision.decision === 'retry' && retries) {
      return { ok: false, text: gateFeedback(decision.red, this.#parts.gates, this.#ignored.advice()) };
    }
    const red = decision.decision === 'end';
    return { ok: !red, text: red ? 'required gates are red' : 'done', end: { how: status, result } };
  }

  /** For a run that ended without completing: the gates' word on what there is, for the record. */
  async judgeWhatIsThere(): Promise<void> {
    if (this.#rounds.length === 0) {
      await this.#finalRound(0);
      await this.#ignored.giveBack(false);
    }
    this.#noteRed(0, 'reject');
  }

  /** Why the gates fail the run; null where they do not. */
  verdict(): Cause | null {
    const red = redGates(this.#rounds.at(-1) ?? [], this.#parts.gates);
    return red.length === 0 ? null : { kind: 'gate', reason: redGatesReason(red) + this.#ignored.remedy() };
  }

  /** What the outcome's reason says of the gates: only what was seen. */
  praise(): string {
    const results = this.#rounds.at(-1) ?? [];
    const red = results.filter(isRed).length;
    const { gates, readOnly } = this.#parts;
    if (gates.length === 0 && !readOnly) return " by the agent's own word, for no gate is set";
    if (results.length === 0) return '';
    return red === 0
      ? ', the gates passed'
      : `, ${red} of ${results.length} gates red but tolerated or not required`;
  }

  /** The last round, and the same gates on a fresh checkout. `isFromStart`: paths that are to be as at the start. */
  async secondOpinion(isFromStart: (path: string) => boolean): Promise<SecondOpinion> {
    const { journal, checkoutFolder } = this.#parts;
    const second = await this.#ignored.during(async () => {
      const checkout = await journal.freshCheckout({ folder: checkoutFolder(), isFromStart });
      return this.#run('verify', 0, checkout);
    });
    await this.#ignored.giveBack(false);
    return { first: this.#rounds.at(-1) ?? [], second };
  }

  /** Why it is not certain that gates saw the ignored files of the start; null where it is. */
  doubt(): string | null {
    return this.#ignored.doubt();
  }

  /** How each gate stood when it was last asked. */
  standing(): readonly StandingGate[] {
    const last = this.#rounds.at(-1);
    const seen = last === undefined ? 'before' : 'last';
    return (last ?? this.#baseline).map((gate) => ({
      name: gate.name,
      state: isRed(gate) ? 'red' : 'green',
      seen,
    }));
  }

  /** What a gate with denied files leaves is taken away again: the agent could read it there. */
  async #firstRound(): Promise<readonly GateResult[]> {
    await this.#parts.opened;
    const hidesResults = this.#parts.gates.some(({ reads }) => reads.length > 0);
    if (!hidesResults) {
      const results = await this.#run('baseline', 0);
      this.#ignored.remember();
      return results;
    }
    this.#ignored.remember();
    const results = await this.#ignored.during(() => this.#run('baseline', 0));
    await this.#ignored.giveBack(true);
    return results;
  }

  async #finalRound(turn: number): Promise<readonly GateResult[]> {
    const { opened, journal, emit, readOnly, gates } = this.#parts;
    await opened;
    // Where nothing was done and no gate looks, what others did explains nothing.
    if (!readOnly && (gates.length > 0 || !journal.isUntouched())) await noteForeign(journal, emit);
    const results = await this.#ignored.during(() => this.#run('final', turn));
    this.#rounds.push(results);
    return results;
  }

  /** A gate that fails the work is a finding like any other. Where it goes back to the agent it is a warning. */
  #noteRed(turn: number, response: 'warn_continue' | 'reject'): void {
    const red = redGates(this.#rounds.at(-1) ?? [], this.#parts.gates);
    // Where time ran out in the middle, time is what failed.
    if (red.length === 0 || this.#parts.stopwatch.landing.aborted) return;
    const occasion = { turn, tool: 'task_completion', effect: 'none' } as const;
    this.#parts.referee.note('GATE-01', redGatesReason(red), occasion, { response });
  }

  async #run(
    phase: 'baseline' | 'final' | 'verify',
    turn: number,
    checkout?: Checkout,
  ): Promise<readonly GateResult[]> {
    const { gates, shell, journal, referee, stopwatch, clock, emit, readOnly, saveOutput } = this.#parts;
    if (gates.length === 0) return [];
    await this.#parts.opened;
    await journal.settle();
    const results = await runGates({
      gates,
      phase,
      shell: watched(await shell(), (result) => {
        noteRefusedHosts(result, referee, { turn });
        if (result.isCut !== true) return;
        const occasion = { turn, effect: 'none' } as const;
        referee.note('OUT-03', cutOutputReason('a gate'), occasion, { response: 'warn_continue' });
      }),
      clock,
      deadline: stopwatch.deadline === Number.POSITIVE_INFINITY ? null : stopwatch.deadline,
      signal: stopwatch.landing,
      baseline: this.#baseline,
      earlier: this.#rounds.flat(),
      emit,
      readOnly,
      saveOutput,
      ...(checkout === undefined ? {} : { checkout }),
    });
    // On a fresh checkout gates do not see the workspace.
    if (phase !== 'verify') await this.#takeBack(phase, turn);
    return results;
  }

  async #takeBack(phase: 'baseline' | 'final', turn: number): Promise<void> {
    const { journal, referee, emit } = this.#parts;
    const measured = await journal.measure();
    if (measured.step.length === 0 && measured.hazards.length === 0) return;
    const taken = await journal.undo(measured, turn);
    const { paths } = taken;
    if (!this.#files.accept(measured, phase)) {
      const reason = `a gate changed ${paths.length} path(s): taken back, for a gate may only look; let it write to ignored paths`;
      referee.note('GATE-03', reason, { turn, effect: 'reverted' }, { response: 'warn_continue', paths });
    }
    emit({ type: 'change_undone', turn, by: 'gate', ...taken });
  }
}
