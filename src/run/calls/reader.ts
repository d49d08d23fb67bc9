import type { ToolCall } from '../../core/model/model.ts';
import { isRefusal, type Refusal, refuse } from '../../core/run/refusal.ts';
import { awaitedLater } from '../../core/settled.ts';
import type { ReadTool, ToolContext } from '../../core/tools/tool.ts';
import type { CallContext, ConstraintEnforcer } from '../judging/constraint-enforcer.ts';
import { type CallOutcome, refused } from './call-outcome.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { ReadDeduplication, ReadKey } from './read-deduplication.ts';

/** A read that was allowed and is in progress. */
export interface PendingRead {
  readonly tool: ReadTool;
  readonly args: unknown;
  readonly path: string;
  readonly given: Promise<string | Refusal>;
}

export interface ReaderParts {
  readonly toolContext: ToolContext;
  readonly enforcer: ConstraintEnforcer;
  readonly rateLimiter: RateLimiter;
  readonly shown: ReadDeduplication;
}

/**
 * Runs a reading tool: resolves the path, judges it, then reads. `begin` and `end` are separate so that several reads
 * can run at once while each is judged and answered in order.
 */
export class Reader {
  readonly #parts: ReaderParts;

  constructor(parts: ReaderParts) {
    this.#parts = parts;
  }

  async begin(tool: ReadTool, args: unknown, turn: number): Promise<PendingRead | CallOutcome> {
    const { toolContext, enforcer, rateLimiter } = this.#parts;
    const callContext = callContextOf(tool, turn);
    const resolved = await toolContext.workspace.resolve(tool.target(args), 'read');
    if (isRefusal(resolved)) {
      enforcer.refuse(resolved, callContext);
      return refused(resolved);
    }
    const { path } = resolved;
    const facts = { phase: 'call', tool: tool.spec.name, known: true, reads: [path], writes: [] } as const;
    const verdict = await rateLimiter.judge('read', facts, callContext);
    if (!verdict.allowed) return refused(refuse(verdict.reason));
    await toolContext.ready();
    if (resolved.kind === 'file' && !toolContext.mayRead(path)) {
      const hidden = refuse(ANOTHER_NAME(path), 'FS-05');
      enforcer.refuse(hidden, callContext);
      return refused(hidden);
    }
    const given = awaitedLater(tool.run(args, path, toolContext));
    return { tool, args, path, given };
  }

  async end({ tool, args, path, given }: PendingRead, call: ToolCall, turn: number): Promise<CallOutcome> {
    const text = await given;
    if (isRefusal(text)) {
      this.#parts.enforcer.refuse(text, callContextOf(tool, turn));
      return refused(text);
    }
    const key = tool.range === undefined ? null : { path, ...tool.range(args) };
    return key === null ? { ok: true, text } : this.#answer(key, text, call, turn);
  }

  #answer(key: ReadKey, given: string, { id }: ToolCall, turn: number): CallOutcome {
    const text = this.#parts.shown.answer(key, given, { id, turn });
    const touched = key.path;
    return text === given ? { ok: true, text, touched } : { ok: true, text, touched, insteadOf: given };
  }
}

const ANOTHER_NAME = (path: string): string =>
  `${path} is another name of a file that denied_reads hides: do the task without its content`;

function callContextOf(tool: ReadTool, turn: number): CallContext {
  return { turn, tool: tool.spec.name, effect: 'prevented' };
}
