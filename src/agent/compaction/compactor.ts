import type { Message, ModelError } from '../../core/model/model.ts';
import type { Compaction } from '../../core/run/events.ts';
import type { Conversation } from '../conversation.ts';
import { type Bounds, boundsOf, fittedAnswer } from './bounds.ts';
import { isSurprise, learnedWindow, namedWindow, retryWindow } from './learn-window.ts';
import { type Plan, planCompaction } from './plan.ts';
import type { ContextPorts } from './ports.ts';
import { type ProgressRestatement, restated } from './progress-restatement.ts';
import { type SummaryPorts, summarize, summaryCap } from './summarize.ts';

/** Maximum share of the prompt for the list of changed files in the restated message. */
const FILES_SHARE = 1 / 10;

/** Result of a compaction. `stopped`: a limit ends the run before the summary. `nothing`: nothing can be left out. */
export type FreedSpace = 'done' | 'nothing' | 'stopped';

export interface CompactorPorts extends SummaryPorts {
  readonly context: ContextPorts;
}

/**
 * Keeps a conversation within the model's window. It learns the size of the window, and shortens the conversation
 * before it is full or after a server refused it as too long. `planCompaction` and `learnedWindow` decide.
 */
export class Compactor {
  readonly #conversation: Conversation;
  readonly #ports: CompactorPorts;
  #learned = Infinity;
  #surprises = 0;
  #summary: string | null = null;
  #leftOut = 0;

  constructor(conversation: Conversation, ports: CompactorPorts) {
    this.#conversation = conversation;
    this.#ports = ports;
  }

  get #window(): number {
    return Math.min(this.#ports.context.window(), this.#learned);
  }

  /** Lowers the cap on the next answer to what fits. */
  fitted(cap: number): number {
    return fittedAnswer(cap, this.#conversation.size, this.#window);
  }

  /** Compacts the conversation before a request if it approaches the window. */
  async freeSpace(turn: number): Promise<FreedSpace> {
    const bounds = boundsOf(this.#window, this.#ports.context.longestAnswer);
    const { size } = this.#conversation;
    if (size <= bounds.near) return 'nothing';
    return this.#compact(turn, 'window', bounds);
  }

  /** Learns from a refusal, and compacts so that the same turn can be asked again. */
  async recover(turn: number, error: ModelError): Promise<FreedSpace> {
    const { size } = this.#conversation;
    const overflow = { size, named: namedWindow(error.message), surprises: this.#surprises };
    const before = this.#window;
    if (isSurprise(overflow, before)) this.#surprises += 1;
    this.#learned = learnedWindow(overflow, before);
    const window = retryWindow(overflow, this.#window);
    return this.#compact(turn, 'overflow', boundsOf(window, this.#ports.context.longestAnswer));
  }

  async #compact(turn: number, why: Compaction['why'], bounds: Bounds): Promise<FreedSpace> {
    const conversation = this.#conversation;
    const { forecast, size: tokensBefore } = conversation;
    const head = forecast.sizeOfText(this.#head(bounds, 0, null)) + summaryCap(bounds.near);
    const plan = planCompaction({
      history: conversation.messages,
      sizeOf: forecast.sizeOf,
      fixed: forecast.fixed,
      head,
      bounds,
    });
    if (plan.folded.length + plan.stubbed.length === 0) return 'nothing';
    const turnsLeftOut = plan.folded.filter(({ role }) => role === 'assistant').length;
    if (turnsLeftOut > 0) {
      const answer = await this.#sumUp(turn, plan, bounds);
      if (answer === 'stopped') return 'stopped';
      this.#summary = answer ?? this.#summary;
    }
    conversation.rewrite(this.#shortened(plan, bounds, turnsLeftOut));
    this.#leftOut += turnsLeftOut;
    this.#ports.context.forgotten([...plan.stubbed, ...callIdsOf(plan.folded)]);
    const window = this.#window;
    this.#ports.emit({
      type: 'compacted',
      turn,
      why,
      window: Number.isFinite(window) ? window : null,
      tokensBefore,
      tokensAfter: conversation.size,
      outputsStubbed: plan.stubbed.length,
      turnsLeftOut,
      summarised: turnsLeftOut > 0 && this.#summary !== null,
    });
    return 'done';
  }

  #sumUp(turn: number, { folded }: Plan, { near, target }: Bounds): Promise<string | null | 'stopped'> {
    const { task, forecast } = this.#conversation;
    const asked = { turn, task, folded, before: this.#summary, near, next: target, forecast };
    return summarize(asked, this.#ports);
  }

  /** Builds the shortened history. Stubs keep the first message, and with it the cached beginning. */
  #shortened({ kept, folded }: Plan, bounds: Bounds, turnsLeftOut: number): readonly Message[] {
    const [first] = this.#conversation.messages;
    if (folded.length === 0 && first !== undefined) return [first, ...kept];
    const text = this.#head(bounds, turnsLeftOut, this.#summary);
    const at = kept.findIndex(({ role }) => role !== 'user');
    // If no turn is kept, the latest user messages join the first one, because roles must alternate.
    const latest = (at === -1 ? kept : []).flatMap((message) =>
      message.role === 'user' ? [message.text] : [],
    );
    return [{ role: 'user', text: [text, ...latest].join('\n\n') }, ...(at === -1 ? [] : kept)];
  }

  #head(bounds: Bounds, more: number, summary: string | null): string {
    const { task, forecast } = this.#conversation;
    const progress = this.#ports.context.progress();
    const room = forecast.bytesIn(bounds.near * FILES_SHARE);
    const facts: ProgressRestatement = {
      task,
      progress,
      leftOut: this.#leftOut + more,
      summary,
      room,
    };
    return restated(facts);
  }
}

function callIdsOf(messages: readonly Message[]): readonly string[] {
  return messages.flatMap((message) =>
    message.role === 'tool' ? message.results.map(({ callId }) => callId) : [],
  );
}
