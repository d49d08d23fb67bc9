import { constants } from 'node:fs';
import { crc32, inflateRawSync } from 'node:zlib';
import { ArtifactError } from '../../core/forge/run-artifact.ts';

/** A file to extract from a zip, by its full name. */
export interface WantedFile {
  readonly name: string;
  /** The limit of the unpacked size. */
  readonly maxBytes: number;
}

/** Signatures from PKWARE's APPNOTE, 4.3. */
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
/** Marks a number that is stored in the zip64 part. Reports are never that large. */
const ZIP64_MARK = 0xffffffff;
/** The limit of entries. A report folder has about twenty files, and a patch for each undone step. */
const MAX_ENTRIES = 10_000;

const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;
const UNIX = 3;

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly at: number;
}

/**
 * Returns the wanted files of a zip that exist. Nothing is written. A zip with names outside of the folder, links or
 * duplicate names is refused. Throws ArtifactError(refused).
 */
export function filesInZip(zip: Uint8Array, wanted: readonly WantedFile[]): ReadonlyMap<string, Uint8Array> {
  const bytes = Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength);
  try {
    const entries = entriesOf(bytes);
    const found = new Map<string, Uint8Array>();
    for (const { name, maxBytes } of wanted) {
      const entry = entries.get(name);
      if (entry !== undefined) found.set(name, contentOf(bytes, entry, maxBytes));
    }
    return found;
  } catch (error) {
    // Wrong numbers in the file lead to a read past its end.
    if (error instanceof RangeError) throw refused('is not a zip file, or is incomplete');
    throw error;
  }
}

function refused(what: string): ArtifactError {
  return new ArtifactError('refused', `the artifact ${what}: it was not made by a run`);
}

function entriesOf(bytes: Buffer): ReadonlyMap<string, Entry> {
  const end = endOf(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw refused(`contains ${count} files, more than the limit of ${MAX_ENTRIES}`);
  const entries = new Map<string, Entry>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = count; left > 0; left--) {
    if (bytes.readUInt32LE(at) !== CENTRAL) throw refused('has no list of its files');
    const { entry, next } = entryAt(bytes, at);
    if (entries.has(entry.name)) throw refused(`contains ${JSON.stringify(entry.name)} twice`);
    entries.set(entry.name, entry);
    at = next;
  }
  return entries;
}

/** Finds the record at the end, which only a comment may follow. */
function endOf(bytes: Buffer): number {
  const last = bytes.length - END_LENGTH;
  for (let at = last; at >= 0 && at >= last - LONGEST_COMMENT; at--) {
    if (bytes.readUInt32LE(at) === END && bytes.readUInt16LE(at + 20) === last - at) return at;
  }
  throw refused('is not a zip file, or is incomplete');
}

function entryAt(bytes: Buffer, at: number): { readonly entry: Entry; readonly next: number } {
  const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
  const name = bytes.toString('utf8', at + 46, nameEnd);
  const problem = entryProblem(name, bytes, at);
  if (problem !== null) throw refused(`contains ${JSON.stringify(name.slice(0, 200))}, ${problem}`);
  const entry: Entry = {
    name,
    method: bytes.readUInt16LE(at + 10),
    crc: bytes.readUInt32LE(at + 16),
    packed: bytes.readUInt32LE(at + 20),
    size: bytes.readUInt32LE(at + 24),
    at: bytes.readUInt32LE(at + 42),
  };
  const next = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  return { entry, next };
}

function entryProblem(name: string, bytes: Buffer, at: number): string | null {
  const leadsOut = name.startsWith('/') || name.includes('\\') || name.split('/').includes('..');
  if (leadsOut || name.includes('\0')) return 'a name that leads out of the folder';
  const mode = bytes.readUInt32LE(at + 38) >>> 16;
  const isUnix = bytes.readUInt8(at + 5) === UNIX;
  if (isUnix && (mode & constants.S_IFMT) === constants.S_IFLNK) return 'which is a link';
  return (bytes.readUInt16LE(at + 8) & ENCRYPTED) === 0 ? null : 'which is encrypted';
}

/** Returns a file's content. The list at the end has its packed and unpacked sizes, and nothing larger is unpacked. */
function contentOf(bytes: Buffer, entry: Entry, maxBytes: number): Uint8Array {
  const { name, size, packed, at } = entry;
  if (size > maxBytes || packed > maxBytes || size === ZIP64_MARK) {
    throw refused(`contains ${name} with ${size} bytes, more than the limit of ${maxBytes}`);
  }
  if (bytes.readUInt32LE(at) !== LOCAL) throw refused(`does not have ${name} at the listed place`);
  const from = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const content = unpacked(bytes.subarray(from, from + packed), entry);
  if (content.length !== size || crc32(content) !== entry.crc) throw refused(`contains a damaged ${name}`);
  return content;
}

function unpacked(packed: Buffer, { name, method, size }: Entry): Uint8Array {
  if (method === STORED) return packed;
  if (method !== DEFLATED) throw refused(`contains ${name} with an unknown compression method (${method})`);
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) });
  } catch {
    throw refused(`contains ${name}, which does not match its listed size`);
  }
}
