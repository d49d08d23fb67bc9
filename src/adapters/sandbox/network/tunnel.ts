import type { Duplex } from 'node:stream';
import { canonicalHost } from '../../../core/host-name.ts';
import type { RefusedHost } from '../../../core/ports.ts';
import { type HelloReading, readHello } from './client-hello.ts';
import { legible } from './refusals.ts';
import { refusal, type Target } from './target.ts';

/** ms in which a client must say which server it wants. */
const HELLO_PATIENCE = 10_000;
/** Pieces in which it may do so: each has the whole read anew. */
const MOST_PIECES = 64;

/** A fatal alert, unrecognized_name (RFC 6066, 3), so that the client says more than "connection reset". */
const UNRECOGNIZED_NAME = Buffer.from([21, 3, 3, 0, 2, 2, 112]);

interface Beginning {
  readonly bytes: Buffer;
  readonly reading: HelloReading;
}

/** The client's first bytes, until they say which server it wants, or that they never will. */
function beginningOf(client: Duplex, head: Buffer): Promise<Beginning> {
  return new Promise((resolve) => {
    let bytes = head;
    let pieces = 0;
    const settle = (reading: HelloReading): void => {
      clearTimeout(timer);
      client.off('data', take).off('end', gone).off('close', gone).pause();
      resolve({ bytes, reading });
    };
    const look = (): void => {
      const reading = readHello(bytes);
      if (reading.state !== 'partial') settle(reading);
      else if (pieces > MOST_PIECES) settle({ state: 'bad', why: 'it comes in too many pieces' });
    };
    const take = (chunk: Buffer): void => {
      bytes = Buffer.concat([bytes, chunk]);
      pieces++;
      look();
    };
    // A client that goes away without a word wanted to see whether there is a way: nothing was sent.
    const gone = (): void => settle({ state: 'partial' });
    const timer = setTimeout(() => settle({ state: 'bad', why: 'it did not begin' }), HELLO_PATIENCE);
    client.on('data', take).on('end', gone).on('close', gone);
    if (client.destroyed) gone();
    else look();
  });
}

/** Ties two streams together: what one sends the other gets, and none outlives the other's failure. */
export function join(one: Duplex, other: Duplex): void {
  const end = (): void => {
    one.destroy();
    other.destroy();
  };
  for (const stream of [one, other]) stream.on('error', end).on('close', end);
  one.pipe(other);
  other.pipe(one);
}

/**
 * Lets a TLS connection through once its ClientHello names the very host that the tunnel was opened for: a
 * server of many names would else serve another. Returns why it was not let through; null where it was.
 */
export async function tunnelTls(
  client: Duplex,
  head: Buffer,
  server: Duplex,
  target: Target,
): Promise<RefusedHost | null> {
  const { bytes, reading } = await beginningOf(client, head);
  if (reading.state === 'named' && canonicalHost(reading.name) === target.host) {
    server.write(bytes);
    join(client, server);
    return null;
  }
  server.destroy();
  if (reading.state === 'partial') {
    client.destroy();
    return null;
  }
  client.end(UNRECOGNIZED_NAME);
  const why =
    reading.state === 'named' ? `it asks the server for "${legible(reading.name)}" instead` : reading.why;
  return refusal('NET-01', target.host, `a connection to ${target.host} was cut off: ${why}`);
}
