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
import type { Reader } from './reader.ts';
import type { Occasion, Referee } from './referee.ts';
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
  /** The gates' say on a finished task: the end of the loop, or what goes back to the model. */
  readonly complete: (completion: Completion, turn: number) => Promise<CallOutcome>;
  /** Nothing goes back to the model but through it. */
  readonly scrubber: Scrubber;
  readonly clock: Clock;
  readonly emit: Emit;
  readonly signal: AbortSignal;
}

/** Runs the calls of one model reply, in order: judge the intent, do it, judge the result. */
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
    for (const [index, call] of calls.entries()) {
      const outcome = this.#barred(call, index, end, turn) ?? (await this.#timed(call, turn));
      end ??= outcome.end;
      results.push({ callId: call.id, name: call.name, text: outcome.text, ok: outcome.ok });
    }
    if (this.#parts.signal.aborted) end ??= { how: 'cancelled', result: '' };
    if (this.#parts.referee.stop !== null) end ??= { how: 'stopped', result: '' };
    return end === undefined ? { results } : { results, end };
  };

  #barred(call: ToolCall, index: number, end: AgentEnd | undefined, turn: number): CallOutcome | null {
    if (end !== undefined || this.#parts.signal.aborted || this.#parts.referee.stopsAtOnce) {
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

  async #timed(call: ToolCall, turn: number): Promise<CallOutcome> {
    const { clock, emit, scrubber, referee } = this.#parts;
    const startedAt = clock.monotonic();
    const given = await this.#run(call, turn);
    const occasion: Occasion = { turn, tool: call.name, effect: 'prevented' };
    const outcome = { ...given, text: scrubbed(given.text, scrubber, referee, occasion) };
    const durationMs = clock.monotonic() - startedAt;
    emit({ type: 'tool_finished', turn, call, ok: outcome.ok, text: outcome.text, durationMs });
    return outcome;
  }

  async #run(call: ToolCall, turn: number): Promise<CallOutcome> {
    const { referee } = this.#parts;
    const occasion = { turn, tool: call.name, effect: 'prevented' } as const;
    const tool = this.#tools.get(call.name);
    if (tool === undefined) return this.#unoffered(call.name, occasion);
    if (call.malformed !== undefined) {
      const refusal = refuse(
        `the arguments could not be read (${call.malformed}): nothing was run, call it again with complete JSON`,
        'PROTO-01',
      );
      referee.refuse(refusal, occasion);
      return refused(refusal);
    }
    const args = tool.parse(call.arguments);
    if (isRefusal(args)) {
      referee.refuse(args, occasion);
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

  #dispatch(tool: Tool, args: unknown, turn: number): Promise<CallOutcome> {
    switch (tool.kind) {
      case 'read':
        return this.#parts.reader.read(tool, args, turn);
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
