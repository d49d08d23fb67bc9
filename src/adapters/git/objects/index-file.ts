import { createHash } from 'node:crypto';
import type { RawPath } from '../program/raw-path.ts';
import type { ObjectFormat } from '../program/user-repository.ts';

/**
 * One path of a git index. Source: git's Documentation/gitformat-index.txt, versions 2 to 4.
 */
export interface IndexEntry {
  readonly name: RawPath;
  readonly mode: number;
  /** Hexadecimal. */
  readonly oid: string;
  /** 0, or 1 to 3 in a conflict. */
  readonly stage: number;
  readonly skipWorktree: boolean;
  readonly intentToAdd: boolean;
  readonly assumeUnchanged: boolean;
  /** The 40 bytes of stat data; all zero if unknown, which makes git read the file. */
  readonly stat: Buffer;
}

export interface ParsedIndex {
  readonly entries: readonly IndexEntry[];
  /** True if some entries are in another file (split index). */
  readonly split: boolean;
}

export const UNKNOWN_STAT: Buffer = Buffer.alloc(40);

const STAT_BYTES = 40;
const MODE_AT = 24;
const NAME_MASK = 0xfff;
const EXTENDED = 0x4000;
const SKIP_WORKTREE = 0x4000;
const INTENT_TO_ADD = 0x2000;

/** Parses an index. Throws for other bytes. */
export function parseIndex(bytes: Buffer, format: ObjectFormat): ParsedIndex {
  const version = bytes.length < 12 ? 0 : bytes.readUInt32BE(4);
  if (bytes.toString('latin1', 0, 4) !== 'DIRC' || version < 2 || version > 4) {
    throw new Error(`not a git index of version 2 to 4 (version ${version})`);
  }
  const hashBytes = format === 'sha256' ? 32 : 20;
  const entries: IndexEntry[] = [];
  let at = 12;
  let previous = '';
  for (let left = bytes.readUInt32BE(8); left > 0; left--) {
    const parsed = parseEntry(bytes, at, hashBytes, version === 4 ? previous : null);
    entries.push(parsed.entry);
    previous = parsed.entry.name;
    at = parsed.end;
  }
  return { entries, split: hasExtension(bytes, at, hashBytes, 'link') };
}

/**
 * Parses one entry. `previous`: the name before this one, from which version 4 builds the next; null in versions 2 and
 * 3.
 */
function parseEntry(
  bytes: Buffer,
  at: number,
  hashBytes: number,
  previous: string | null,
): { entry: IndexEntry; end: number } {
  let cursor = at + STAT_BYTES + hashBytes;
  const flags = bytes.readUInt16BE(cursor);
  cursor += 2;
  let extended = 0;
  if ((flags & EXTENDED) !== 0) {
    extended = bytes.readUInt16BE(cursor);
    cursor += 2;
  }
  let prefix = '';
  if (previous !== null) {
    const strip = readVarint(bytes, cursor);
    cursor = strip.end;
    prefix = previous.slice(0, previous.length - strip.value);
  }
  const nul = bytes.indexOf(0, cursor);
  if (nul === -1) throw new Error('git index cut off in a name');
  const name = prefix + bytes.toString('latin1', cursor, nul);
  // Versions 2 and 3 pad each entry with 1 to 8 NUL bytes to a multiple of eight.
  const end = previous === null ? at + ((nul - at + 8) & ~7) : nul + 1;
  const oidAt = at + STAT_BYTES;
  const entry: IndexEntry = {
    name,
    mode: bytes.readUInt32BE(at + MODE_AT),
    oid: bytes.toString('hex', oidAt, oidAt + hashBytes),
    stage: (flags >> 12) & 3,
    skipWorktree: (extended & SKIP_WORKTREE) !== 0,
    intentToAdd: (extended & INTENT_TO_ADD) !== 0,
    assumeUnchanged: (flags & 0x8000) !== 0,
    stat: bytes.subarray(at, at + STAT_BYTES),
  };
  return { entry, end };
}

/** Reads git's offset encoding: seven bits per byte, each continued value one higher than plain base 128. */
function readVarint(bytes: Buffer, at: number): { value: number; end: number } {
  let cursor = at;
  let byte = bytes.readUInt8(cursor++);
  let value = byte & 127;
  while ((byte & 128) !== 0) {
    byte = bytes.readUInt8(cursor++);
    value = (value + 1) * 128 + (byte & 127);
  }
  return { value, end: cursor };
}

function hasExtension(bytes: Buffer, from: number, hashBytes: number, wanted: string): boolean {
  for (let at = from; at + 8 <= bytes.length - hashBytes; at += 8 + bytes.readUInt32BE(at + 4)) {
    if (bytes.toString('latin1', at, at + 4) === wanted) return true;
  }
  return false;
}

/**
 * Builds a version 2 index of plain entries without flags and extensions, so that nothing in it can hide a path or
 * replace a look at the disk. Entries must be sorted and unique.
 */
export function buildIndex(entries: readonly IndexEntry[], format: ObjectFormat): Buffer {
  const hashBytes = format === 'sha256' ? 32 : 20;
  const fixed = STAT_BYTES + hashBytes + 2;
  const padded = (entry: IndexEntry) => (fixed + entry.name.length + 8) & ~7;
  const size = entries.reduce((sum, entry) => sum + padded(entry), 12);
  const bytes = Buffer.alloc(size + hashBytes);
  bytes.write('DIRC', 0, 'latin1');
  bytes.writeUInt32BE(2, 4);
  bytes.writeUInt32BE(entries.length, 8);
  let at = 12;
  for (const entry of entries) {
    entry.stat.copy(bytes, at);
    bytes.writeUInt32BE(entry.mode, at + MODE_AT);
    bytes.write(entry.oid, at + STAT_BYTES, 'hex');
    bytes.writeUInt16BE(Math.min(entry.name.length, NAME_MASK), at + STAT_BYTES + hashBytes);
    bytes.write(entry.name, at + fixed, 'latin1');
    at += padded(entry);
  }
  createHash(format).update(bytes.subarray(0, size)).digest().copy(bytes, size);
  return bytes;
}

/** Returns times in seconds and nanoseconds and the size, 32 bits each as in the index. */
export function statOf(entry: IndexEntry): { ctime: number; ctimeNs: number; mtime: number; size: number } {
  const { stat } = entry;
  return {
    ctime: stat.readUInt32BE(0),
    ctimeNs: stat.readUInt32BE(4),
    mtime: stat.readUInt32BE(8),
    size: stat.readUInt32BE(36),
  };
}

/** Returns true if two indexes differ only in stat data, which `git status` refreshes. */
export function sameEntries(format: ObjectFormat, a: Buffer, b: Buffer): boolean {
  try {
    const texts = [a, b].map((bytes) => {
      const { entries, split } = parseIndex(bytes, format);
      return JSON.stringify([split, entries.map(({ stat: _, ...said }) => said)]);
    });
    return texts[0] === texts[1];
  } catch {
    return false;
  }
}
