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
/** Extension numbers and the type of a name: RFC 6066, 3 and the ECH extension's registration. */
const SERVER_NAME = 0;
const ENCRYPTED_HELLO = 0xfe0d;
const HOST_NAME = 0;

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

/**
 * The first message in the records so far, which may be spread over several: all that there is of it. Null: no
 * TLS handshake. What follows a whole message may be of another kind, and is not ours to read.
 */
function firstMessage(received: Buffer): { readonly bytes: Buffer; readonly whole: boolean } | null {
  const parts: Buffer[] = [];
  let total = 0;
  let length: number | null = null;
  for (let at = 0; at < received.length && (length === null || total < length); ) {
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
  return { bytes: Buffer.concat(parts), whole: length !== null && total >= length };
}

function nameIn(extension: Buffer): HelloReading {
  const list = new Fields(new Fields(extension).vector(2));
  const type = list.number(1);
  const name = list.vector(2);
  if (type !== HOST_NAME || list.left > 0) return bad('it names more than one server');
  return { state: 'named', name: name.toString('latin1') };
}

/** The body of a ClientHello (RFC 8446, 4.1.2). */
function readBody(body: Buffer): HelloReading {
  const fields = new Fields(body);
  fields.bytes(2 + 32); // version, random
  fields.vector(1); // session
  fields.vector(2); // cipher suites
  fields.vector(1); // compression
  if (fields.left === 0) return bad('it names no server (SNI)');
  const extensions = new Fields(fields.vector(2));
  let found: HelloReading = bad('it names no server (SNI)');
  const seen = new Set<number>();
  while (extensions.left > 0) {
    const type = extensions.number(2);
    const content = extensions.vector(2);
    if (seen.has(type)) return bad('it has an extension twice');
    seen.add(type);
    if (type === ENCRYPTED_HELLO) return bad('it is encrypted (ECH), so that its server cannot be seen');
    if (type === SERVER_NAME) found = nameIn(content);
  }
  return found;
}

/** The server that the beginning of a TLS connection asks for. Never throws. */
export function readHello(received: Buffer): HelloReading {
  const message = firstMessage(received);
  if (message === null) return bad('it is no TLS');
  const { bytes, whole } = message;
  if (bytes.length > 0 && bytes[0] !== CLIENT_HELLO) return bad('it does not begin with a ClientHello');
  if (!whole)
    return received.length > LONGEST_HELLO ? bad('its beginning is too long') : { state: 'partial' };
  try {
    return readBody(bytes.subarray(4, 4 + bytes.readUIntBE(1, 3)));
  } catch {
    return bad('its ClientHello is malformed');
  }
}
