/** Bytes of TLS records in which the first message must be complete. It usually has 2 KB, key shares included. */
export const MAX_HELLO_BYTES = 32 * 1024;

export type HelloReading =
  /** Incomplete so far. */
  | { readonly state: 'partial' }
  | { readonly state: 'named'; readonly name: string }
  /** It must be refused, for this reason. */
  | { readonly state: 'bad'; readonly why: string };

const HANDSHAKE_RECORD = 22;
const CLIENT_HELLO = 1;
/** Records that a client may send right after its hello: change cipher spec, alert, early data. */
const ALLOWED_AFTER_HELLO: ReadonlySet<number> = new Set([20, 21, 23]);
/** The extension number and the type of a name (RFC 6066, 3). */
const SERVER_NAME = 0;
const HOST_NAME = 0;
/** RFC 8446, 4.2.11: the last extension. */
const PRE_SHARED_KEY = 41;

/**
 * Detects extensions that may hide the server's name: ECH with its inner and outer marks and all its drafts (which took
 * their numbers from 0xfe00 to 0xfeff), and ESNI before it (0xffce). Clients that send ECH as a decoy (GREASE) are
 * refused too, because only the server can distinguish a decoy from another name at the same front.
 */
function hidesName(type: number): boolean {
  return (type >= 0xfe00 && type <= 0xfeff) || type === 0xffce || type === 0xfd00 || type === 0xda09;
}

/** Reads fields from the front. Every read past the end throws RangeError, which `readHello` handles. */
class Fields {
  #at = 0;
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get left(): number {
    return this.#bytes.length - this.#at;
  }

  number(size: number): number {
    const value = this.#bytes.readUIntBE(this.#at, size);
    this.#at += size;
    return value;
  }

  bytes(size: number): Buffer {
    if (size > this.left) throw new RangeError('shorter than it says');
    this.#at += size;
    return this.#bytes.subarray(this.#at - size, this.#at);
  }

  /** Reads a vector with its length in front (RFC 8446, 3.4). */
  vector(lengthSize: number): Buffer {
    return this.bytes(this.number(lengthSize));
  }
}

function badHello(why: string): HelloReading {
  return { state: 'bad', why };
}

/** Returns the length of the message that these handshake bytes begin with; null while its head is incomplete. */
function messageLength(parts: readonly Buffer[], total: number): number | null {
  return total < 4 ? null : 4 + Buffer.concat(parts).readUIntBE(1, 3);
}

interface FirstMessage {
  readonly bytes: Buffer;
  readonly whole: boolean;
  readonly trailed: boolean;
}

/**
 * Returns the bytes so far of the first message, which may be spread over several records. Null if this is not a TLS
 * handshake. `trailed` says that more handshake bytes or no valid record follows it, which no client sends.
 */
function firstMessage(received: Buffer): FirstMessage | null {
  const parts: Buffer[] = [];
  let total = 0;
  let length: number | null = null;
  let at = 0;
  while (at < received.length && (length === null || total < length)) {
    const rest = received.subarray(at);
    if (rest[0] !== HANDSHAKE_RECORD || (rest.length > 1 && rest[1] !== 3)) return null;
    if (rest.length < 5) break;
    const size = rest.readUInt16BE(3);
    if (size === 0) return null;
    parts.push(rest.subarray(5, 5 + size));
    total += Math.min(size, rest.length - 5);
    length ??= messageLength(parts, total);
    at += 5 + size;
  }
  const whole = length !== null && total >= length;
  const next = whole ? received[at] : undefined;
  const trailed = whole && (total > (length ?? 0) || (next !== undefined && !ALLOWED_AFTER_HELLO.has(next)));
  return { bytes: Buffer.concat(parts), whole, trailed };
}

const TRAILING = 'it has bytes outside of its fields';

function nameIn(extension: Buffer): HelloReading {
  const whole = new Fields(extension);
  const list = new Fields(whole.vector(2));
  const type = list.number(1);
  const name = list.vector(2);
  if (type !== HOST_NAME || list.left > 0) return badHello('it names several servers');
  if (whole.left > 0) return badHello(TRAILING);
  return { state: 'named', name: name.toString('latin1') };
}

/** Parses the body of a ClientHello (RFC 8446, 4.1.2). */
function readBody(body: Buffer): HelloReading {
  const fields = new Fields(body);
  if (fields.number(1) !== 3) return badHello('it is not TLS');
  fields.bytes(1 + 32); // minor version, random
  if (fields.vector(1).length > 32) return badHello(TRAILING); // session
  const suites = fields.vector(2);
  const compression = fields.vector(1);
  if (suites.length === 0 || suites.length % 2 > 0 || compression.length === 0) return badHello(TRAILING);
  if (fields.left === 0) return badHello('it does not name a server (SNI)');
  const extensions = new Fields(fields.vector(2));
  if (fields.left > 0) return badHello(TRAILING);
  let found: HelloReading = badHello('it does not name a server (SNI)');
  const seen = new Set<number>();
  while (extensions.left > 0) {
    const type = extensions.number(2);
    const content = extensions.vector(2);
    if (seen.has(type)) return badHello('it has an extension twice');
    seen.add(type);
    if (hidesName(type)) return badHello('it is encrypted (ECH or ESNI), so that its server cannot be seen');
    if (type === SERVER_NAME) found = nameIn(content);
    if (type === PRE_SHARED_KEY && extensions.left > 0) return badHello(TRAILING);
  }
  return found;
}

/** Returns the server that the beginning of a TLS connection names. Never throws. */
export function readHello(received: Buffer): HelloReading {
  const message = firstMessage(received);
  if (message === null) return badHello('it is not TLS');
  const { bytes, whole, trailed } = message;
  if (bytes.length > 0 && bytes[0] !== CLIENT_HELLO) return badHello('it does not begin with a ClientHello');
  if (!whole)
    return received.length > MAX_HELLO_BYTES ? badHello('its beginning is too long') : { state: 'partial' };
  if (trailed) return badHello('more follows its ClientHello than a client sends');
  try {
    return readBody(bytes.subarray(4, 4 + bytes.readUIntBE(1, 3)));
  } catch {
    return badHello('its ClientHello is malformed');
  }
}
