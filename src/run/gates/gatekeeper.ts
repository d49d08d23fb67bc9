import type { ProgressGate } from '../../agent/compaction/progress-restatement.ts';
import type { Journal } from '../../changes/journal.ts';
import type { Checkout } from '../../core/git/ignored.ts';
import type { Clock, Shell } from '../../core/ports.ts';
import type { GateResult } from '../../core/run/events.ts';
import type { Cause } from '../../core/run/outcome.ts';
import type { Completion } from '../../core/tools/tool.ts';
import {
  decideAfterGates,
  gateFeedback,
  isRed,
  redGates,
  redGatesReason,
  runGates,
} from '../../gates/gates.ts';
import type { GateSettings } from '../../settings/schema/schema.ts';
import type { CallOutcome } from '../calls/call-outcome.ts';
import { truncatedOutputReason } from '../calls/cut-output.ts';
import { noteRefusedHosts, watched } from '../calls/refused-hosts.ts';
import type { Stopwatch } from '../context/stopwatch.ts';
import type { ConstraintEnforcer } from '../judging/constraint-enforcer.ts';
import { noteExternalChanges } from './external-changes.ts';
import { GateFiles, type GateFilesParts } from './gate-files.ts';
import { noteHidden } from './gate-hidden-files.ts';
import { GateIgnored } from './gate-ignored.ts';
import { stopForMissing } from './gate-programs.ts';
import { unrunnableGates } from './missing-programs.ts';

export interface GatekeeperParts extends GateFilesParts {
  readonly gates: readonly GateSettings[];
  readonly shell: () => Promise<Shell>;
  readonly journal: Journal;
  /** Resolves when the start is recorded, which every measurement waits for. */
  readonly opened: Promise<unknown>;
  readonly enforcer: ConstraintEnforcer;
  readonly stopwatch: Stopwatch;
  readonly clock: Clock;
  readonly readOnly: boolean;
  /** Ignored folders that gates see as commands left them. */
  readonly inputs: readonly string[];
  /** Creates a folder for a checkout. */
  readonly checkoutFolder: () => string;
  /** Returns the files that a gate with these `reads` does not see. */
  readonly hiddenFiles: (reads: readonly string[]) => readonly string[];
  /** Saves a gate's whole output with the reports. Returns the file's name there, or null. */
  readonly saveOutput: (name: string, text: string) => string | null;
  /** Folders of the job's PATH, where gates find their programs. */
  readonly folders: readonly string[];
  /** Returns the name of the setting with the command of the gate at this index. */
  readonly settingOf: (index: number) => string;
}

/** The results of the same gates in the workspace and on a fresh checkout. */
export interface SecondOpinion {
  readonly first: readonly GateResult[];
  readonly second: readonly GateResult[];
}

/** Runs the user's gates and keeps their results. Changes that a gate makes are undone. */
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
   * Runs every gate once before the agent starts and returns the results. Throws StopRun for a required gate that can
   * never run.
   */
  async baseline(): Promise<readonly GateResult[]> {
    const { gates, shell, folders, stopwatch } = this.#parts;
    if (gates.some((gate) => gate.baseline !== 'off')) this.#baseline = await this.#firstRound();
    // Later gates see these ignored files, including what gates built from the start's code.
    else if (gates.length > 0) this.#ignored.remember();
    const { landing: signal } = stopwatch;
    noteHidden(this.#parts, this.#baseline);
    const lookUp = { gates, baseline: this.#baseline, shell, folders, signal };
    stopForMissing(await unrunnableGates(lookUp), this.#parts);
    return this.#baseline;
  }

  /** Runs the gates after the agent says it is done. Ends the loop, or returns their output to the agent. */
  async complete(completion: Completion, turn: number): Promise<CallOutcome> {
    const { status, result } = completion;
    if (status === 'impossible') return { ok: true, text: 'noted', end: { how: 'impossible', result } };
    const results = await this.#finalRound(turn);
    const decision = decideAfterGates(results, this.#parts.gates);
    const retries = decision.decision === 'retry' && !this.#parts.stopwatch.work.aborted;
    await this.#ignored.giveBack(retries);
    this.#noteRed(turn, retries ? 'warn_continue' : 'reject');
    if (decision.decision === 'retry' && retries) {
      return { ok: false, text: gateFeedback(decision.red, this.#parts.gates, this.#ignored.advice()) };
    }
    const red = decision.decision === 'end';
    return { ok: !red, text: red ? 'required gates are red' : 'done', end: { how: status, result } };
  }

  /** Runs the gates for the record, if the run ended without completing. */
  async runFinalGates(): Promise<void> {
    if (this.#rounds.length === 0) {
      await this.#finalRound(0);
      await this.#ignored.giveBack(false);
    }
    this.#noteRed(0, 'reject');
  }

  /** Returns why the gates fail the run; null if they do not. */
  verdict(): Cause | null {
    const red = redGates(this.#rounds.at(-1) ?? [], this.#parts.gates);
    return red.length === 0 ? null : { kind: 'gate', reason: redGatesReason(red) + this.#ignored.remedy() };
  }

  /** Returns the part of the outcome's reason about the gates' last results. */
  gateSummary(): string {
    const results = this.#rounds.at(-1) ?? [];
    const red = results.filter(isRed).length;
    const { gates, readOnly } = this.#parts;
    if (gates.length === 0 && !readOnly) return '; no quality gates are set, so nothing checked the work';
    if (results.length === 0) return '';
    return red === 0
      ? ', the gates passed'
      : `, ${red} of ${results.length} gates red, but tolerated or not required`;
  }

  /** Runs the gates on a fresh checkout and returns both results. `isFromStart`: paths to take from the start. */
  async secondOpinion(isFromStart: (path: string) => boolean): Promise<SecondOpinion> {
    const { journal, checkoutFolder } = this.#parts;
    const second = await this.#ignored.during(async () => {
      const checkout = await journal.freshCheckout({ folder: checkoutFolder(), isFromStart });
      return this.#run('verify', 0, checkout);
    });
    await this.#ignored.giveBack(false);
    return { first: this.#rounds.at(-1) ?? [], second };
  }

  /** Returns why gates may not have seen the ignored files of the start; null if they did. */
  doubt(): string | null {
    return this.#ignored.doubt();
  }

  /** Returns the last result of each gate. */
  standing(): readonly ProgressGate[] {
    const last = this.#rounds.at(-1);
    const seen = last === undefined ? 'before' : 'last';
    return (last ?? this.#baseline).map((gate) => ({
      name: gate.name,
      state: isRed(gate) ? 'red' : 'green',
      seen,
    }));
  }

  /** Runs the baseline. Files that a gate with denied files leaves are removed, because the agent could read them. */
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
    // Without changes and gates, changes by other processes do not matter.
    if (!readOnly && (gates.length > 0 || !journal.isUntouched())) await noteExternalChanges(journal, emit);
    const results = await this.#ignored.during(() => this.#run('final', turn));
    this.#rounds.push(results);
    return results;
  }

  /** Records red gates: as a warning if the agent may retry. */
  #noteRed(turn: number, response: 'warn_continue' | 'reject'): void {
    const red = redGates(this.#rounds.at(-1) ?? [], this.#parts.gates);
    // If the time ran out during the gates, the time limit is the cause.
    if (red.length === 0 || this.#parts.stopwatch.landing.aborted) return;
    const callContext = { turn, tool: 'task_completion', effect: 'none' } as const;
    this.#parts.enforcer.note('GATE-01', redGatesReason(red), callContext, { response });
  }

  async #run(
    phase: 'baseline' | 'final' | 'verify',
    turn: number,
    checkout?: Checkout,
  ): Promise<readonly GateResult[]> {
    const { gates, shell, journal, enforcer, stopwatch, clock, emit, readOnly, saveOutput } = this.#parts;
    if (gates.length === 0) return [];
    await this.#parts.opened;
    await journal.settle();
    const results = await runGates({
      gates,
      phase,
      shell: watched(await shell(), (result) => {
        noteRefusedHosts(result, enforcer, { turn });
        if (result.isCut !== true) return;
        const callContext = { turn, effect: 'none' } as const;
        enforcer.note('OUT-03', truncatedOutputReason('a gate'), callContext, { response: 'warn_continue' });
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
    // Gates on a fresh checkout do not see the workspace.
    if (phase !== 'verify') await this.#undoChanges(phase, turn);
    return results;
  }

  async #undoChanges(phase: 'baseline' | 'final', turn: number): Promise<void> {
    const { journal, enforcer, emit } = this.#parts;
    const measured = await journal.measure();
    if (measured.step.length === 0 && measured.hazards.length === 0) return;
    const taken = await journal.undo(measured, turn);
    const { paths } = taken;
    if (!this.#files.accept(measured, phase)) {
      const reason = `a gate changed ${paths.length} path(s); the changes were undone, because gates may only check: let the gate write to ignored paths`;
      enforcer.note('GATE-03', reason, { turn, effect: 'reverted' }, { response: 'warn_continue', paths });
    }
    emit({ type: 'change_undone', turn, by: 'gate', ...taken });
  }
}
