import { crc32, inflateRawSync } from 'node:zlib';
import { ArtifactError } from '../../core/run-artifact.ts';

/** One file to be taken out of a zip, by its whole name. */
export interface WantedFile {
  readonly name: string;
  /** Unpacked. */
  readonly maxBytes: number;
}

/** Signatures, from PKWARE's APPNOTE, 4.3. */
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
/** In its place stands the real number, in the older format's successor (zip64); no report is that large. */
const SEE_ZIP64 = 0xffffffff;
/** Entries that are looked at: a report folder has some twenty files, and a patch for each step taken back. */
const MOST_ENTRIES = 10_000;

const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;
const UNIX = 3;
const FILE_KIND = 0o170000;
const LINK = 0o120000;

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly at: number;
}

/**
 * The wanted files of a zip; those that it does not hold are missing. Nothing is ever written: names that lead out of
 * a folder, links, and names that come twice make it one that nobody should go by. Throws ArtifactError(refused).
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
    // A read past the end: the numbers in it are wrong.
    if (error instanceof RangeError) throw refused('is no zip file, or is cut off');
    throw error;
  }
}

function refused(what: string): ArtifactError {
  return new ArtifactError('refused', `the artifact ${what}: it is not one that a run has made`);
}

function entriesOf(bytes: Buffer): ReadonlyMap<string, Entry> {
  const end = endOf(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) throw refused(`holds ${count} files, at most ${MOST_ENTRIES} are looked at`);
  const entries = new Map<string, Entry>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = count; left > 0; left--) {
    if (bytes.readUInt32LE(at) !== CENTRAL) throw refused('has no list of its files');
    const { entry, next } = entryAt(bytes, at);
    if (entries.has(entry.name)) throw refused(`holds ${JSON.stringify(entry.name)} twice`);
    entries.set(entry.name, entry);
    at = next;
  }
  return entries;
}

/** The record at the end; only a comment may follow it. */
function endOf(bytes: Buffer): number {
  const last = bytes.length - END_LENGTH;
  for (let at = last; at >= 0 && at >= last - LONGEST_COMMENT; at--) {
    if (bytes.readUInt32LE(at) === END && bytes.readUInt16LE(at + 20) === last - at) return at;
  }
  throw refused('is no zip file, or is cut off');
}

function entryAt(bytes: Buffer, at: number): { readonly entry: Entry; readonly next: number } {
  const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
  const name = bytes.toString('utf8', at + 46, nameEnd);
  const trouble = troubleWith(name, bytes, at);
  if (trouble !== null) throw refused(`holds ${JSON.stringify(name.slice(0, 200))}, ${trouble}`);
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

function troubleWith(name: string, bytes: Buffer, at: number): string | null {
  const leadsOut = name.startsWith('/') || name.includes('\\') || name.split('/').includes('..');
  if (leadsOut || name.includes('\0')) return 'a name that leads out of the folder';
  const mode = bytes.readUInt32LE(at + 38) >>> 16;
  const isUnix = bytes.readUInt8(at + 5) === UNIX;
  if (isUnix && (mode & FILE_KIND) === LINK) return 'which is a link';
  return (bytes.readUInt16LE(at + 8) & ENCRYPTED) === 0 ? null : 'which is encrypted';
}

/** The list at the end says how long it is, packed and unpacked; more than that is never unpacked. */
function contentOf(bytes: Buffer, entry: Entry, maxBytes: number): Uint8Array {
  const { name, size, packed, at } = entry;
  if (size > maxBytes || packed > maxBytes || size === SEE_ZIP64) {
    throw refused(`holds ${name} with ${size} bytes, at most ${maxBytes} are read`);
  }
  if (bytes.readUInt32LE(at) !== LOCAL) throw refused(`has no ${name} where its list says`);
  const from = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const content = unpacked(bytes.subarray(from, from + packed), entry);
  if (content.length !== size || crc32(content) !== entry.crc) throw refused(`holds a damaged ${name}`);
  return content;
}

function unpacked(packed: Buffer, { name, method, size }: Entry): Uint8Array {
  if (method === STORED) return packed;
  if (method !== DEFLATED) throw refused(`holds ${name}, packed in an unknown way (${method})`);
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) });
  } catch {
    throw refused(`holds ${name}, which unfolds to something else than its list says`);
  }
}
