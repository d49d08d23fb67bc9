import type { AgentEnd, TurnOutcome } from '../../agent/loop.ts';
import { assertNever } from '../../core/assert-never.ts';
import type { ToolCall, ToolResult } from '../../core/model/model.ts';
import type { Clock, Emit } from '../../core/ports.ts';
import { isRefusal, refuse } from '../../core/run/refusal.ts';
import type { Completion, Tool } from '../../core/tools/tool.ts';
import type { ResultRedactor } from '../context/result-redactor.ts';
import type { CallContext, ConstraintEnforcer } from '../judging/constraint-enforcer.ts';
import { type CallOutcome, refused } from './call-outcome.ts';
import type { CommandRunner } from './command-runner.ts';
import type { Editor } from './editor.ts';
import type { LoopDetector } from './loop-detector.ts';
import type { PendingRead, Reader } from './reader.ts';
import { redactResult } from './redact-results.ts';
import type { RepositoryInstructions } from './repository-instructions.ts';

export interface ExecutorParts {
  readonly tools: readonly Tool[];
  /** Names of all tools, including those that this run does not offer. */
  readonly knownTools: readonly string[];
  readonly maxCallsPerTurn: number;
  readonly enforcer: ConstraintEnforcer;
  readonly reader: Reader;
  readonly editor: Pick<Editor, 'edit'>;
  readonly commands: CommandRunner;
  readonly agentsMd: Pick<RepositoryInstructions, 'onTouching'>;
  readonly repetition: Pick<LoopDetector, 'take'>;
  /** Runs the gates on a finished task. Returns the end of the loop, or a result for the model. */
  readonly complete: (completion: Completion, turn: number) => Promise<CallOutcome>;
  /** Redacts everything that the model gets. */
  readonly resultRedactor: ResultRedactor;
  readonly clock: Clock;
  readonly emit: Emit;
  readonly signal: AbortSignal;
}

/** A call that is done or in progress. */
interface Begun {
  readonly call: ToolCall;
  readonly work: CallOutcome | PendingRead;
  readonly startedAt: number;
  readonly warnings: readonly string[];
  /** True if it counts for `max_rejections`. */
  readonly wasRejected: boolean;
}

const EDIT_FILE = 'edit_file';

/** A call that was not evaluated. */
interface Barred {
  readonly call: ToolCall;
  readonly barred: CallOutcome;
}

/**
 * Runs the calls of one model reply: judges the intent, runs the call, judges the result. Calls run one after another.
 * Consecutive reads run side by side, but each is judged and answered in order.
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
      const begun = await this.#beginNext(calls, results.length, end, turn);
      for (const one of begun) {
        const outcome = await this.#finish(one, turn);
        end ??= outcome.end;
        results.push({ callId: one.call.id, name: one.call.name, text: outcome.text, ok: outcome.ok });
      }
    }
    if (this.#parts.signal.aborted) end ??= { how: 'cancelled', result: '' };
    if (this.#parts.enforcer.stop !== null) end ??= { how: 'stopped', result: '' };
    return end === undefined ? { results } : { results, end };
  };

  /** Begins the next call, or all consecutive reads. All of them are done when it returns. */
  async #beginNext(
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
    // Waits for all reads, so that findings such as a secret belong to the first one, whichever was the fastest.
    for (const one of begun) if ('work' in one && isPending(one.work)) await one.work.given;
    return begun;
  }

  #isRead(call: ToolCall): boolean {
    return this.#tools.get(call.name)?.kind === 'read';
  }

  async #begin(call: ToolCall, turn: number): Promise<Begun> {
    const { clock, enforcer } = this.#parts;
    const startedAt = clock.monotonic();
    const { rejections } = enforcer;
    const work = await this.#run(call, turn);
    const wasRejected = enforcer.rejections > rejections;
    return { call, work, startedAt, warnings: enforcer.takeWarnings(), wasRejected };
  }

  #barred(call: ToolCall, index: number, end: AgentEnd | undefined, turn: number): CallOutcome | null {
    if (end !== undefined || this.#parts.signal.aborted || this.#parts.enforcer.stopsAtOnce) {
      if (call.name === EDIT_FILE) this.#noteSecondEdit(turn);
      return { ok: false, text: 'not run: the run has ended' };
    }
    const most = this.#parts.maxCallsPerTurn;
    if (index < most) return null;
    const text = `not run: more than ${most} calls in one reply (max_calls_per_turn)`;
    if (index === most) {
      const callContext = { turn, tool: call.name, effect: 'prevented' } as const;
      this.#parts.enforcer.refuse(refuse(text, 'PROTO-01'), callContext);
    }
    return { ok: false, text };
  }

  /** Records a second edit in controlled-edit, where the first edit ends the run. */
  #noteSecondEdit(turn: number): void {
    const reason = 'another edit_file in the same reply was not run: controlled-edit makes exactly one edit';
    const callContext = { turn, tool: EDIT_FILE, effect: 'prevented' } as const;
    this.#parts.enforcer.note('TOOL-01', reason, callContext, {
      response: 'reject',
      constraint: 'allowed_tools',
    });
  }

  async #finish(begun: Begun | Barred, turn: number): Promise<CallOutcome> {
    if ('barred' in begun) return begun.barred;
    const { clock, emit, resultRedactor, enforcer } = this.#parts;
    const { call } = begun;
    const given = await this.#result(begun, turn);
    const warnings = [...begun.warnings, ...enforcer.takeWarnings()].map(
      (warning) => `\nwarning: ${warning}`,
    );
    const callContext: CallContext = { turn, tool: call.name, effect: 'prevented' };
    const text = redactResult(given.text + warnings.join(''), resultRedactor, enforcer, callContext);
    const outcome = { ...given, text };
    const durationMs = clock.monotonic() - begun.startedAt;
    const { ok, outputFile } = outcome;
    const more = outputFile === undefined ? {} : { outputFile };
    emit({ type: 'tool_finished', turn, call, ok, text, durationMs, ...more });
    return outcome;
  }

  /** Returns a call's outcome and checks it for repetition. */
  async #result({ call, work, wasRejected }: Begun, turn: number): Promise<CallOutcome> {
    const { enforcer, reader, repetition, agentsMd } = this.#parts;
    const { rejections } = enforcer;
    const outcome = isPending(work) ? await reader.end(work, call, turn) : work;
    // Rejections count for max_rejections already, and finished tasks for the gates' retries.
    const isCounted = wasRejected || enforcer.rejections > rejections;
    if (!isCounted && this.#tools.get(call.name)?.kind !== 'completion') repetition.take(call, outcome, turn);
    if (outcome.touched === undefined) return outcome;
    return { ...outcome, text: outcome.text + (await agentsMd.onTouching(outcome.touched, call.id)) };
  }

  async #run(call: ToolCall, turn: number): Promise<CallOutcome | PendingRead> {
    const { enforcer } = this.#parts;
    const callContext = { turn, tool: call.name, effect: 'prevented' } as const;
    const tool = this.#tools.get(call.name);
    if (tool === undefined) return this.#unoffered(call.name, callContext);
    if (call.malformed !== undefined) {
      const refusal = refuse(
        `the arguments could not be read (${call.malformed}): nothing was run`,
        'PROTO-01',
      );
      enforcer.refuse(refusal, callContext);
      return refused(refusal);
    }
    const args = tool.parse(call.arguments);
    if (isRefusal(args)) {
      // The model can fix this: it is recorded, but does not count among the refusals that end a run.
      if (args.code === undefined)
        enforcer.note('PROTO-01', args.reason, callContext, { response: 'reject' });
      else enforcer.refuse(args, callContext);
      return refused(args);
    }
    return this.#dispatch(tool, args, turn);
  }

  /** Refuses a tool that is not offered. The chain distinguishes known tools from unknown names. */
  #unoffered(name: string, callContext: CallContext): CallOutcome {
    const known = this.#parts.knownTools.includes(name);
    const verdict = this.#parts.enforcer.judge(
      { phase: 'call', tool: name, known, reads: [], writes: [] },
      callContext,
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
