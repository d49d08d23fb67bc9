/** Bytes of TLS records looked at before the first message must be whole. Key shares included, 2 KB are usual. */
export const LONGEST_HELLO = 32 * 1024;

export type HelloReading =
  /** Not all there yet. */
  | { readonly state: 'partial' }
  | { readonly state: 'named'; readonly name: string }
  /** Nothing that could be let through, and why. */
  | { readonly state: 'bad'; readonly why: string };

const HANDSHAKE_RECORD = 22;
const CLIENT_HELLO = 1;
/** Records that a client may send right after its hello: change cipher spec, alert, early data. */
const MAY_FOLLOW: ReadonlySet<number> = new Set([20, 21, 23]);
/** Extension number and type of a name: RFC 6066, 3. */
const SERVER_NAME = 0;
const HOST_NAME = 0;
/** RFC 8446, 4.2.11: no extension follows it. */
const PRE_SHARED_KEY = 41;

/**
 * Extensions that may hide the server's name: ECH with its inner and outer marks and all drafts of it (0xfe00 to 0xfeff are
 * the range that they took their numbers from), and ESNI before it (0xffce). Clients that send ECH as a decoy (GREASE) are
 * refused as well: nobody but the server can tell a decoy from another name behind the same front.
 */
function hidesName(type: number): boolean {
  return (type >= 0xfe00 && type <= 0xfeff) || type === 0xffce || type === 0xfd00 || type === 0xda09;
}

/** Takes fields off the front; every read past the end throws RangeError, which `readHello` answers for. */
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

  /** A vector with its length in front (RFC 8446, 3.4). */
  vector(lengthSize: number): Buffer {
    return this.bytes(this.number(lengthSize));
  }
}

function bad(why: string): HelloReading {
  return { state: 'bad', why };
}

/** How long the message is that these handshake bytes begin with; null while its head is not all there. */
function messageLength(parts: readonly Buffer[], total: number): number | null {
  return total < 4 ? null : 4 + Buffer.concat(parts).readUIntBE(1, 3);
}

interface FirstMessage {
  readonly bytes: Buffer;
  readonly whole: boolean;
  readonly trailed: boolean;
}

/**
 * The first message in the records so far, which may be spread over several: all that there is of it. Null: no
 * TLS handshake. `trailed`: more handshake bytes or no record at all follows it, which no client sends.
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
  const trailed = whole && (total > (length ?? 0) || (next !== undefined && !MAY_FOLLOW.has(next)));
  return { bytes: Buffer.concat(parts), whole, trailed };
}

const TRAILING = 'it has bytes that belong to no field';

function nameIn(extension: Buffer): HelloReading {
  const whole = new Fields(extension);
  const list = new Fields(whole.vector(2));
  const type = list.number(1);
  const name = list.vector(2);
  if (type !== HOST_NAME || list.left > 0) return bad('it names more than one server');
  if (whole.left > 0) return bad(TRAILING);
  return { state: 'named', name: name.toString('latin1') };
}

/** The body of a ClientHello (RFC 8446, 4.1.2). */
function readBody(body: Buffer): HelloReading {
  const fields = new Fields(body);
  if (fields.number(1) !== 3) return bad('it is no TLS');
  fields.bytes(1 + 32); // minor version, random
  if (fields.vector(1).length > 32) return bad(TRAILING); // session
  const suites = fields.vector(2);
  const compression = fields.vector(1);
  if (suites.length === 0 || suites.length % 2 > 0 || compression.length === 0) return bad(TRAILING);
  if (fields.left === 0) return bad('it names no server (SNI)');
  const extensions = new Fields(fields.vector(2));
  if (fields.left > 0) return bad(TRAILING);
  let found: HelloReading = bad('it names no server (SNI)');
  const seen = new Set<number>();
  while (extensions.left > 0) {
    const type = extensions.number(2);
    const content = extensions.vector(2);
    if (seen.has(type)) return bad('it has an extension twice');
    seen.add(type);
    if (hidesName(type)) return bad('it is encrypted (ECH or ESNI), so that its server cannot be seen');
    if (type === SERVER_NAME) found = nameIn(content);
    if (type === PRE_SHARED_KEY && extensions.left > 0) return bad(TRAILING);
  }
  return found;
}

/** The server that the beginning of a TLS connection asks for. Never throws. */
export function readHello(received: Buffer): HelloReading {
  const message = firstMessage(received);
  if (message === null) return bad('it is no TLS');
  const { bytes, whole, trailed } = message;
  if (bytes.length > 0 && bytes[0] !== CLIENT_HELLO) return bad('it does not begin with a ClientHello');
  if (!whole)
    return received.length > LONGEST_HELLO ? bad('its beginning is too long') : { state: 'partial' };
  if (trailed) return bad('more follows its ClientHello than a client sends');
  try {
    return readBody(bytes.subarray(4, 4 + bytes.readUIntBE(1, 3)));
  } catch {
    return bad('its ClientHello is malformed');
  }
}
