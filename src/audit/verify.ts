import type { SealedFile } from '../core/run/sealed-file.ts';
import { GENESIS, type Hash } from './chain.ts';
import { sha256 } from './sha256.ts';

export type Verdict =
  | {
      readonly ok: true;
      readonly events: number;
      /** Hash of the last line, which is `audit_root` in execution.json. */
      readonly root: string;
      /** From the last `tree_accepted` event: the tree, and the head that the commit's `Forge-Audit` must name. */
      readonly accepted: { readonly tree: string; readonly head: string } | null;
      /** The files that the last line seals, and the hash before it; null if the last line is not a seal. */
      readonly seal: { readonly files: readonly SealedFile[]; readonly prev: string } | null;
    }
  | {
      readonly ok: false;
      /** Line number, starting at 1. */
      readonly line: number;
      /** `torn`: the last line is incomplete, as after a crash. `broken`: a line was changed, removed or inserted. */
      readonly kind: 'torn' | 'broken' | 'empty';
      readonly reason: string;
    };

const TAIL = /,"prev":"([0-9a-f]{64})","hash":"([0-9a-f]{64})"\}$/;
const SEAL_LENGTH = ',"hash":""}'.length + 64;

interface Entry {
  readonly seq: number;
  readonly prev: string;
  readonly hash: string;
  readonly acceptedTree: string | null;
  readonly sealed: readonly SealedFile[] | null;
}

/** Splits an events.jsonl into lines. If the last line has no line break, the log is torn. */
export function splitLog(text: string): { readonly lines: readonly string[]; readonly torn: boolean } {
  const lines = text.split('\n');
  const torn = lines.at(-1) !== '';
  return { lines: torn ? lines : lines.slice(0, -1), torn };
}

function acceptedTree(event: unknown): string | null {
  if (typeof event !== 'object' || event === null || !('type' in event)) return null;
  if (event.type !== 'tree_accepted' || !('tree' in event) || typeof event.tree !== 'string') return null;
  return event.tree;
}

/** Returns the files in a `record_sealed` event. Returns null for other events and for malformed lists. */
function sealedFiles(event: unknown): readonly SealedFile[] | null {
  if (typeof event !== 'object' || event === null || !('type' in event)) return null;
  if (event.type !== 'record_sealed' || !('files' in event) || !Array.isArray(event.files)) return null;
  return event.files.every(isSealedFile) ? event.files : null;
}

function isSealedFile(value: unknown): value is SealedFile {
  if (typeof value !== 'object' || value === null) return false;
  if (!('name' in value) || !('bytes' in value) || !('sha256' in value)) return false;
  return (
    typeof value.name === 'string' && typeof value.bytes === 'number' && typeof value.sha256 === 'string'
  );
}

/**
 * Parses a line, or returns the reason why it is not valid. The text itself is checked, because the hash covers the
 * text.
 */
function readLine(line: string): Entry | string {
  let data: unknown;
  try {
    data = JSON.parse(line);
  } catch {
    return 'is not JSON';
  }
  const tail = TAIL.exec(line);
  const head = /^\{"seq":(\d+),"at":\d+(?:\.\d+)?,"event":\{/.exec(line);
  if (tail === null || head === null || typeof data !== 'object' || data === null || !('event' in data)) {
    return 'is not of the form {"seq","at","event","prev","hash"}';
  }
  return {
    seq: Number(head[1]),
    prev: tail[1] ?? '',
    hash: tail[2] ?? '',
    acceptedTree: acceptedTree(data.event),
    sealed: sealedFiles(data.event),
  };
}

function fault(line: string, entry: Entry, before: Entry | null, hash: Hash): string | null {
  if (entry.prev !== (before?.hash ?? GENESIS)) {
    return before === null
      ? 'is not the first of its chain: lines before it are missing'
      : 'does not follow the line before it: a line was changed, taken out or put in';
  }
  if (before !== null && entry.seq !== before.seq + 1) {
    return `has number ${entry.seq} after ${before.seq}`;
  }
  if (hash(`${line.slice(0, -SEAL_LENGTH)}}`) !== entry.hash) return 'was changed: its hash is another';
  return null;
}

/**
 * Checks a whole chain and returns the first invalid line with the reason. The chain cannot show that lines are missing
 * at its end. To detect that, compare `root` with `audit_root` and `accepted.head` with the commit's trailer.
 */
export function verifyChain(log: string, hash: Hash = sha256): Verdict {
  const { lines, torn } = splitLog(log);
  if (log === '') return { ok: false, line: 1, kind: 'empty', reason: 'the log is empty' };
  let before: Entry | null = null;
  let accepted: { readonly tree: string; readonly head: string } | null = null;
  for (const [index, line] of lines.entries()) {
    const number = index + 1;
    if (torn && number === lines.length) {
      const reason = `line ${number} was never finished: the run was killed while it was written`;
      return { ok: false, line: number, kind: 'torn', reason };
    }
    const entry = readLine(line);
    const trouble: string | null = typeof entry === 'string' ? entry : fault(line, entry, before, hash);
    if (typeof entry === 'string' || trouble !== null) {
      return { ok: false, line: number, kind: 'broken', reason: `line ${number} ${trouble}` };
    }
    if (entry.acceptedTree !== null) accepted = { tree: entry.acceptedTree, head: entry.hash };
    before = entry;
  }
  const sealed = before?.sealed ?? null;
  const seal = before === null || sealed === null ? null : { files: sealed, prev: before.prev };
  return { ok: true, events: lines.length, root: before?.hash ?? GENESIS, accepted, seal };
}
