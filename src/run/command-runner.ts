import { type Measurement, sumsOf } from '../core/change.ts';
import type { Code } from '../core/codes.ts';
import type { ChangeFacts } from '../core/constraint.ts';
import type { Clock, Emit, Shell, ShellResult } from '../core/ports.ts';
import { isRefusal, refuse } from '../core/refusal.ts';
import type { CommandProposal, CommandTool, ToolContext } from '../core/tool.ts';
import type { Journal } from '../journal/journal.ts';
import { type CallOutcome, refused } from './call-outcome.ts';
import type { CommandReader } from './command-reader.ts';
import type { Ledger } from './ledger.ts';
import type { Lookout } from './lookout.ts';
import type { Occasion, Referee } from './referee.ts';
import { noteRefusedHosts, refusedHostLines } from './refused-hosts.ts';

export interface CommandRunnerParts {
  readonly context: ToolContext;
  readonly shell: () => Promise<Shell>;
  readonly readCommand: CommandReader;
  readonly lookout: Lookout;
  readonly journal: Journal;
  readonly referee: Referee;
  readonly ledger: Ledger;
  readonly readOnly: boolean;
  readonly clock: Clock;
  /** Monotonic ms at which the agent's work must be over. */
  readonly deadline: number;
  readonly emit: Emit;
  readonly startFiles: () => Promise<number>;
  readonly signal: AbortSignal;
}

/** Runs a command in the sandbox, measures the tree, and takes the step back whole if it broke a rule. */
export class CommandRunner {
  readonly #parts: CommandRunnerParts;

  constructor(parts: CommandRunnerParts) {
    this.#parts = parts;
  }

  async run(tool: CommandTool, args: unknown, turn: number): Promise<CallOutcome> {
    const { referee } = this.#parts;
    const name = tool.spec.name;
    const occasion: Occasion = { turn, tool: name, effect: 'reverted' };
    const prevented: Occasion = { ...occasion, effect: 'prevented' };
    const proposal = await tool.propose(args, this.#parts.context);
    if (isRefusal(proposal)) {
      referee.refuse(proposal, prevented);
      return refused(proposal);
    }
    const read = await this.#parts.readCommand(proposal);
    const intent = referee.judge(
      { phase: 'call', tool: name, known: true, reads: [], writes: [], forcedPushes: read.forcedPushes },
      prevented,
    );
    if (!intent.stands) return refused(refuse(intent.reason));
    const door = await this.#parts.shell();
    const barred = await this.#parts.lookout(proposal, read.reading, door, prevented);
    if (barred !== null) return refused(barred);
    await this.#parts.journal.settle();
    const result = await this.#spawn(door, proposal);
    const verdict = await this.#judge(occasion);
    this.#noteEnding(proposal, result, { ...occasion, effect: 'none' });
    noteRefusedHosts(result, referee, { turn, tool: name });
    return describe(result, verdict);
  }

  async #spawn(door: Shell, proposal: CommandProposal): Promise<ShellResult> {
    const { deadline, clock, context, readOnly, signal } = this.#parts;
    const left = Math.max(1, deadline - clock.monotonic());
    return door.run({
      script: proposal.command,
      who: 'agent',
      pipefail: false,
      cwd: proposal.cwd ?? context.workspace.base,
      timeoutMs: Math.min(proposal.timeoutMs, left),
      signal,
      readOnly,
    });
  }

  /** Null where the step stands; else why it was taken back. */
  async #judge(occasion: Occasion): Promise<string | null> {
    const { journal, referee, ledger, emit, startFiles } = this.#parts;
    const measured = await journal.measure();
    if (measured.step.length === 0 && measured.hazards.length === 0) return null;
    const facts = changeFacts(measured, await startFiles());
    const verdict = await referee.consult(facts, occasion, () => measured.total);
    if (verdict.stands) {
      await journal.keep(measured);
      ledger.keepMeasured(measured, facts);
      emit({
        type: 'change_kept',
        turn: occasion.turn,
        by: 'command',
        step: measured.step,
        total: facts.total,
      });
      return null;
    }
    const { paths, patchFile } = await journal.undo(measured, occasion.turn);
    emit({ type: 'change_undone', turn: occasion.turn, by: 'command', paths, patchFile });
    return verdict.reason;
  }

  /** How a command ended is worth a record where the harness had to end it. */
  #noteEnding(proposal: CommandProposal, result: ShellResult, occasion: Occasion): void {
    const note = (code: Code, reason: string): void =>
      this.#parts.referee.note(code, reason, occasion, { response: 'warn_continue' });
    if (result.timedOut) {
      note(
        'EXEC-02',
        `the command ran longer than ${proposal.timeoutMs} ms and was killed: raise command_timeout or run less`,
      );
    }
    if (result.outputCapped === true)
      note('EXEC-03', 'the command printed without end and was killed: print less, or to a file');
    if (result.sanitised === true)
      note('OUT-01', 'the output held control or hidden characters: they are taken out or shown as text');
    const leftovers = result.leftovers ?? 0;
    if (leftovers > 0)
      note('EXEC-04', `${leftovers} process(es) outlived the command and were killed: nothing may run on`);
  }
}

export function changeFacts(measured: Measurement, startFiles: number): ChangeFacts {
  const { totals, deleted } = sumsOf(measured.total);
  return {
    phase: 'change',
    by: 'command',
    step: measured.step,
    total: totals,
    hazards: measured.hazards,
    startFiles,
    startFilesGone: deleted,
  };
}

function describe(result: ShellResult, undone: string | null): CallOutcome {
  const head = undone === null ? '' : `undone: everything this command changed was taken back.\n${undone}\n`;
  const output = result.output === '' ? '(no output)' : result.output;
  return {
    ok: undone === null && result.startError === undefined,
    text: `${head}${ending(result)}\n${refusedHostLines(result)}${output}`,
  };
}

function ending(result: ShellResult): string {
  if (result.startError !== undefined) return `could not be started: ${result.startError}`;
  if (result.timedOut) return 'killed: it ran out of time';
  if (result.exitCode === null) return `killed by ${result.signal ?? 'the harness'}`;
  return `exit code ${result.exitCode}`;
}
