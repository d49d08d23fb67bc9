import type { RefusedHost } from '../../../core/ports.ts';
import { printable } from '../../../core/text/printable.ts';

/** The number of hosts on record for one command. More of them would add nothing. */
const MAX_HOSTS = 20;
/** The length of a name as the command spelled it. */
const MAX_NAME_CHARS = 120;

/** The requests that the proxy refused for one command: the first reason for each host. */
export class RefusedHosts {
  readonly #byHost = new Map<string, RefusedHost>();

  note(refused: RefusedHost): void {
    const host = printableHost(refused.host);
    if (this.#byHost.size < MAX_HOSTS && !this.#byHost.has(host)) {
      this.#byHost.set(host, { ...refused, host, reason: printable(refused.reason).text });
    }
  }

  all(): readonly RefusedHost[] {
    return [...this.#byHost.values()];
  }
}

/** Makes a name safe for a message, because it may contain anything. */
export function printableHost(spelled: string): string {
  const { text } = printable(spelled.slice(0, MAX_NAME_CHARS));
  return spelled.length > MAX_NAME_CHARS ? `${text}…` : text;
}
