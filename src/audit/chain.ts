import type { RecordedEvent } from '../core/events.ts';
import { sha256 } from './sha256.ts';

/** Lower-case hex SHA-256 of a text's UTF-8. */
export type Hash = (text: string) => string;

/** What the first line names as the hash before it. */
export const GENESIS = '0'.repeat(64);

/**
 * One line of events.jsonl: `{"seq","at","event","prev","hash"}` in this order. The hash covers the line's own
 * bytes up to the hash, closed by `}`: what is verified is what stands in the file, so nobody has to agree with
 * us on how JSON is put in canonical form. The recipe is in docs/audit.md.
 */
export function link(
  recorded: RecordedEvent,
  prev: string,
  hash: Hash = sha256,
): { readonly line: string; readonly hash: string } {
  const { seq, at, event } = recorded;
  const body = JSON.stringify({ seq, at, event, prev });
  const digest = hash(body);
  return { line: `${body.slice(0, -1)},"hash":"${digest}"}`, hash: digest };
}

/** The chain of one run, as its events come. */
export interface Chain {
  /** The event's line, without its line break. */
  append(recorded: RecordedEvent): string;
  /** Hash of the latest line: `audit_root` at the end, `Forge-Audit` at the `tree_accepted` event. */
  head(): string;
}

export function createChain(hash: Hash = sha256): Chain {
  let head = GENESIS;
  return {
    append(recorded) {
      const next = link(recorded, head, hash);
      head = next.hash;
      return next.line;
    },
    head: () => head,
  };
}
