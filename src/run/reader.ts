import { isRefusal, refuse } from '../core/refusal.ts';
import type { ReadTool, ToolContext } from '../core/tool.ts';
import { type CallOutcome, refused } from './call-outcome.ts';
import type { Referee } from './referee.ts';
import type { Turnstile } from './turnstile.ts';

/** Runs a reading tool: the path is resolved, judged, then read. Nothing is measured: reading changes nothing. */
export class Reader {
  readonly #context: ToolContext;
  readonly #referee: Referee;
  readonly #turnstile: Turnstile;

  constructor(context: ToolContext, referee: Referee, turnstile: Turnstile) {
    this.#context = context;
    this.#referee = referee;
    this.#turnstile = turnstile;
  }

  async read(tool: ReadTool, args: unknown, turn: number): Promise<CallOutcome> {
    const occasion = { turn, tool: tool.spec.name, effect: 'prevented' } as const;
    const resolved = await this.#context.workspace.resolve(tool.target(args), 'read');
    if (isRefusal(resolved)) {
      this.#referee.refuse(resolved, occasion);
      return refused(resolved);
    }
    const verdict = await this.#turnstile.judge(
      'read',
      { phase: 'call', tool: tool.spec.name, known: true, reads: [resolved.path], writes: [] },
      occasion,
    );
    if (!verdict.stands) return refused(refuse(verdict.reason));
    const text = await tool.run(args, resolved.path, this.#context);
    if (!isRefusal(text)) return { ok: true, text };
    this.#referee.refuse(text, occasion);
    return refused(text);
  }
}
