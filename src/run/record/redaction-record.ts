import type { FoundSecret } from '../../adapters/secrets/secret-guard.ts';
import { CODES } from '../../core/run/codes.ts';
import type { RunEvent } from '../../core/run/events.ts';

/** Maximum number of findings with their own record; one more record counts the rest. */
const MOST_RECORDS = 20;

/** Records that something was redacted: the kinds and places, never the values. */
export class RedactionRecord {
  #count = 0;

  /** Returns the events for these findings, in order. */
  eventsFor(found: readonly FoundSecret[]): readonly RunEvent[] {
    return found.flatMap((one) => {
      this.#count += 1;
      if (this.#count <= MOST_RECORDS) return [recordOf(reasonFor(one))];
      return this.#count === MOST_RECORDS + 1 ? [recordOf(AND_MORE)] : [];
    });
  }
}

const AND_MORE = `more than ${MOST_RECORDS} secrets were found and redacted: the others are not recorded individually`;

function reasonFor({ kind, place }: FoundSecret): string {
  const where = place === null ? '' : ` (${place})`;
  return `${kind}${where} is redacted in everything that this run writes: if it is real, replace it, and keep it out of the repository and of what commands print`;
}

function recordOf(reason: string): RunEvent {
  const { type, title } = CODES['OUT-02'];
  return {
    type: 'violated',
    violation: {
      constraint: title.replaceAll(' ', '_'),
      code: 'OUT-02',
      type,
      response: 'warn_continue',
      reason,
      paths: [],
      details: {},
      effect: 'prevented',
    },
  };
}
