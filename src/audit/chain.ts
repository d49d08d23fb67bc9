import type { RecordedEvent } from '../core/run/events.ts';
import { sha256 } from './sha256.ts';

/** Returns the lower-case hex SHA-256 of a text's UTF-8 bytes. */
export type Hash = (text: string) => string;

/** The previous hash that the first line names. */
export const GENESIS = '0'.repeat(64);

/**
 * Builds one line of events.jsonl: `{"seq","at","event","prev","hash"}` in this order. The hash covers the line's own
 * bytes up to the hash, closed by `}`. Verification reads the bytes in the file, so no canonical form of JSON is
 * needed. The recipe is in docs/audit.md.
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

/** The audit chain of one run. It grows with each event. */
export interface Chain {
  /** Returns the event's line, without its line break. */
  append(recorded: RecordedEvent): string;
  /** Returns the hash of the latest line: `audit_root` at the end, `Forge-Audit` at the `tree_accepted` event. */
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
