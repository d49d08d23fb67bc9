import type { AgentEnd, TurnOutcome } from '../agent/loop.ts';
import { assertNever } from '../core/assert-never.ts';
import type { ToolCall, ToolResult } from '../core/model.ts';
import type { Clock, Emit } from '../core/ports.ts';
import { isRefusal, refuse } from '../core/refusal.ts';
import type { Completion, Tool } from '../core/tool.ts';
import { type CallOutcome, refused } from './call-outcome.ts';
import type { CommandRunner } from './command-runner.ts';
import type { Editor } from './editor.ts';
import { scrubbed } from './exposure.ts';
import type { HouseRules } from './house-rules.ts';
import type { PendingRead, Reader } from './reader.ts';
import type { Occasion, Referee } from './referee.ts';
import type { RepetitionKeeper } from './repetition-keeper.ts';
import type { Scrubber } from './scrubber.ts';

export interface ExecutorParts {
  readonly tools: readonly Tool[];
  /** Names of all tools there are, offered in this run or not. */
  readonly knownTools: readonly string[];
  readonly maxCallsPerTurn: number;
  readonly referee: Referee;
  readonly reader: Reader;
  readonly editor: Pick<Editor, 'edit'>;
  readonly commands: CommandRunner;
  readonly house: Pick<HouseRules, 'onTouching'>;
  readonly repetition: Pick<RepetitionKeeper, 'take'>;
  /** The gates' say on a finished task: the end of the loop, or what goes back to the model. */
  readonly complete: (completion: Completion, turn: number) => Promise<CallOutcome>;
  /** Nothing goes back to the model but through it. */
  readonly scrubber: Scrubber;
  readonly clock: Clock;
  readonly emit: Emit;
  readonly signal: AbortSignal;
}

/** A call that was done, or is under way. */
interface Begun {
  readonly call: ToolCall;
  readonly work: CallOutcome | PendingRead;
  readonly startedAt: number;
  readonly warnings: readonly string[];
  /** Whether it counts for `max_rejections`. */
  readonly wasRejected: boolean;
}

const EDIT_FILE = 'edit_file';

/** A call that was not even looked at. */
interface Barred {
  readonly call: ToolCall;
  readonly barred: CallOutcome;
}

/**
 * Runs the calls of one model reply: judge the intent, do it, judge the result. One after the other, but for reads that
 * follow one another: each is judged in its turn and told of in its turn, and meanwhile they are under way side by side.
 */
export class Executor {
  readonly #parts: ExecutorParts;
  readonly #tools: ReadonlyMap<string, Tool>;

  constructor(parts: ExecutorParts) {
    this.#parts = parts;
    this.#tools = new Map(parts.tools.map((tool) => [tool.spec.name, tool]));
  }

  readonly execute = async (calls: readonly ToolCall[], turn: number): Promise<TurnOutcome> => {
    const results: ToolResult[] = [];
    let end: AgentEnd | undefined;
    while (results.length < calls.length) {
      const begun = await this.#beginSome(calls, results.length, end, turn);
      for (const one of begun) {
        const outcome = await this.#finish(one, turn);
        end ??= outcome.end;
        results.push({ callId: one.call.id, name: one.call.name, text: outcome.text, ok: outcome.ok });
      }
    }
    if (this.#parts.signal.aborted) end ??= { how: 'cancelled', result: '' };
    if (this.#parts.referee.stop !== null) end ??= { how: 'stopped', result: '' };
    return end === undefined ? { results } : { results, end };
  };

  /** The next call, or as many reads as come one after the other; all of them are done when it returns. */
  async #beginSome(
    calls: readonly ToolCall[],
    from: number,
    end: AgentEnd | undefined,
    turn: number,
  ): Promise<readonly (Begun | Barred)[]> {
    const begun: (Begun | Barred)[] = [];
    for (const [at, call] of calls.entries()) {
      if (at < from) continue;
      if (at > from && !this.#isRead(call)) break;
      const barred = this.#barred(call, at, end, turn);
      begun.push(barred === null ? await this.#begin(call, turn) : { call, barred });
      if (!this.#isRead(call)) break;
    }
    // What a tool found on the way, such as a secret, is told with the first of them, whichever was the fastest.
    for (const one of begun) if ('work' in one && isPending(one.work)) await one.work.given;
    return begun;
  }

  #isRead(call: ToolCall): boolean {
    return this.#tools.get(call.name)?.kind === 'read';
  }

  async #begin(call: ToolCall, turn: number): Promise<Begun> {
    const { clock, referee } = this.#parts;
    const startedAt = clock.monotonic();
    const { rejections } = referee;
    const work = await this.#run(call, turn);
    const wasRejected = referee.rejections > rejections;
    return { call, work, startedAt, warnings: referee.takeWarnings(), wasRejected };
  }

  #barred(call: ToolCall, index: number, end: AgentEnd | undefined, turn: number): CallOutcome | null {
    if (end !== undefined || this.#parts.signal.aborted || this.#parts.referee.stopsAtOnce) {
      if (call.name === EDIT_FILE) this.#noteSecondEdit(turn);
      return { ok: false, text: 'not run: the run is over' };
    }
    const most = this.#parts.maxCallsPerTurn;
    if (index < most) return null;
    const text = `not run: more than ${most} calls in one answer (max_calls_per_turn)`;
    if (index === most) {
      const occasion = { turn, tool: call.name, effect: 'prevented' } as const;
      this.#parts.referee.refuse(refuse(text, 'PROTO-01'), occasion);
    }
    return { ok: false, text };
  }

  /** Only controlled-edit has this tool, and the first edit ends its run. */
  #noteSecondEdit(turn: number): void {
    const reason = 'another edit_file in the same answer was not run: controlled-edit makes exactly one edit';
    const occasion = { turn, tool: EDIT_FILE, effect: 'prevented' } as const;
    this.#parts.referee.note('TOOL-01', reason, occasion, {
      response: 'reject',
      constraint: 'allowed_tools',
    });
  }

  async #finish(begun: Begun | Barred, turn: number): Promise<CallOutcome> {
    if ('barred' in begun) return begun.barred;
    const { clock, emit, scrubber, referee } = this.#parts;
    const { call } = begun;
    const given = await this.#result(begun, turn);
    const warnings = [...begun.warnings, ...referee.takeWarnings()].map((warning) => `\nwarning: ${warning}`);
    const occasion: Occasion = { turn, tool: call.name, effect: 'prevented' };
    const text = scrubbed(given.text + warnings.join(''), scrubber, referee, occasion);
    const outcome = { ...given, text };
    const durationMs = clock.monotonic() - begun.startedAt;
    const { ok, outputFile } = outcome;
    const more = outputFile === undefined ? {} : { outputFile };
    emit({ type: 'tool_finished', turn, call, ok, text, durationMs, ...more });
    return outcome;
  }

  /** What came of a call, with a look at how it goes on from those before it. */
  async #result({ call, work, wasRejected }: Begun, turn: number): Promise<CallOutcome> {
    const { referee, reader, repetition, house } = this.#parts;
    const { rejections } = referee;
    const outcome = isPending(work) ? await reader.end(work, call, turn) : work;
    // What is rejected is counted by max_rejections already, and a finished task by the gates' retries.
    const isCounted = wasRejected || referee.rejections > rejections;
    if (!isCounted && this.#tools.get(call.name)?.kind !== 'completion') repetition.take(call, outcome, turn);
    if (outcome.touched === undefined) return outcome;
    return { ...outcome, text: outcome.text + (await house.onTouching(outcome.touched, call.id)) };
  }

  async #run(call: ToolCall, turn: number): Promise<CallOutcome | PendingRead> {
    const { referee } = this.#parts;
    const occasion = { turn, tool: call.name, effect: 'prevented' } as const;
    const tool = this.#tools.get(call.name);
    if (tool === undefined) return this.#unoffered(call.name, occasion);
    if (call.malformed !== undefined) {
      const refusal = refuse(
        `the arguments could not be read (${call.malformed}): nothing was run`,
        'PROTO-01',
      );
      referee.refuse(refusal, occasion);
      return refused(refusal);
    }
    const args = tool.parse(call.arguments);
    if (isRefusal(args)) {
      // A slip that the model can fix: on record, but not among the refusals that end a run.
      if (args.code === undefined) referee.note('PROTO-01', args.reason, occasion, { response: 'reject' });
      else referee.refuse(args, occasion);
      return refused(args);
    }
    return this.#dispatch(tool, args, turn);
  }

  /** A tool that exists but is not offered is one thing, a name nobody knows another: the chain tells them apart. */
  #unoffered(name: string, occasion: Occasion): CallOutcome {
    const known = this.#parts.knownTools.includes(name);
    const verdict = this.#parts.referee.judge(
      { phase: 'call', tool: name, known, reads: [], writes: [] },
      occasion,
    );
    return refused(refuse(verdict.reason));
  }

  #dispatch(tool: Tool, args: unknown, turn: number): Promise<CallOutcome | PendingRead> {
    switch (tool.kind) {
      case 'read':
        return this.#parts.reader.begin(tool, args, turn);
      case 'edit':
        return this.#parts.editor.edit(tool, args, turn);
      case 'command':
        return this.#parts.commands.run(tool, args, turn);
      case 'completion':
        return this.#parts.complete(tool.completion(args), turn);
      default:
        return assertNever(tool);
    }
  }
}

function isPending(work: CallOutcome | PendingRead): work is PendingRead {
  return 'given' in work;
}
