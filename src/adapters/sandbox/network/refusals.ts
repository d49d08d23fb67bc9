import type { RefusedHost } from '../../../core/ports.ts';
import { printable } from '../../../core/printable.ts';

/** Hosts on record for one command: what goes on and on adds nothing to what the first ones say. */
const MOST = 20;
/** Characters of a name as the command spelled it. */
const LONGEST = 120;

/** What the proxy would not do for one command: the first reason for each host. */
export class Refusals {
  readonly #byHost = new Map<string, RefusedHost>();

  note(refused: RefusedHost): void {
    const host = legible(refused.host);
    if (this.#byHost.size < MOST && !this.#byHost.has(host)) {
      this.#byHost.set(host, { ...refused, host, reason: printable(refused.reason).text });
    }
  }

  all(): readonly RefusedHost[] {
    return [...this.#byHost.values()];
  }
}

/** A name as it was spelled, fit for a message: it may be anything. */
export function legible(spelled: string): string {
  const { text } = printable(spelled.slice(0, LONGEST));
  return spelled.length > LONGEST ? `${text}…` : text;
}
