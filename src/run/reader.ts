import type { ToolCall } from '../core/model.ts';
import { isRefusal, type Refusal, refuse } from '../core/refusal.ts';
import type { ReadTool, ToolContext } from '../core/tool.ts';
import { type CallOutcome, refused } from './call-outcome.ts';
import type { Occasion, Referee } from './referee.ts';
import type { ReadKey, ShownReads } from './shown-reads.ts';
import type { Turnstile } from './turnstile.ts';

/** A read that was let through and is under way. */
export interface PendingRead {
  readonly tool: ReadTool;
  readonly args: unknown;
  readonly path: string;
  readonly given: Promise<string | Refusal>;
}

export interface ReaderParts {
  readonly context: ToolContext;
  readonly referee: Referee;
  readonly turnstile: Turnstile;
  readonly shown: ShownReads;
}

/**
 * Runs a reading tool: the path is resolved, judged, then read. Nothing is measured: reading changes nothing. The two
 * halves are apart so that several reads can be under way at once, each judged before and told of in its turn.
 */
export class Reader {
  readonly #parts: ReaderParts;

  constructor(parts: ReaderParts) {
    this.#parts = parts;
  }

  async begin(tool: ReadTool, args: unknown, turn: number): Promise<PendingRead | CallOutcome> {
    const { context, referee, turnstile } = this.#parts;
    const occasion = occasionOf(tool, turn);
    const resolved = await context.workspace.resolve(tool.target(args), 'read');
    if (isRefusal(resolved)) {
      referee.refuse(resolved, occasion);
      return refused(resolved);
    }
    const { path } = resolved;
    const facts = { phase: 'call', tool: tool.spec.name, known: true, reads: [path], writes: [] } as const;
    const verdict = await turnstile.judge('read', facts, occasion);
    if (!verdict.stands) return refused(refuse(verdict.reason));
    const given = tool.run(args, path, context);
    // Whoever awaits it hears of a failure; until then it must not count as unheard.
    given.catch(() => undefined);
    return { tool, args, path, given };
  }

  async end({ tool, args, path, given }: PendingRead, call: ToolCall, turn: number): Promise<CallOutcome> {
    const text = await given;
    if (isRefusal(text)) {
      this.#parts.referee.refuse(text, occasionOf(tool, turn));
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

function occasionOf(tool: ReadTool, turn: number): Occasion {
  return { turn, tool: tool.spec.name, effect: 'prevented' };
}
