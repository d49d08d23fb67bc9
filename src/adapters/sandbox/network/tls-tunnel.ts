import type { Duplex } from 'node:stream';
import type { RefusedHost } from '../../../core/ports.ts';
import { canonicalHost } from '../../../core/text/host-name.ts';
import { type HelloReading, readHello } from './client-hello.ts';
import { printableHost } from './refused-hosts.ts';
import { refusedHost, type Target } from './target.ts';

/** ms in which a client must name the server that it wants. */
const HELLO_TIMEOUT_MS = 10_000;
/** The number of chunks in which it may do so, because each makes us parse the whole again. */
const MAX_PIECES = 64;

/** A fatal alert, unrecognized_name (RFC 6066, 3). With it the client reports more than "connection reset". */
const UNRECOGNIZED_NAME = Buffer.from([21, 3, 3, 0, 2, 2, 112]);

interface ClientBeginning {
  readonly bytes: Buffer;
  readonly reading: HelloReading;
}

/** Returns the client's first bytes, once they name the server or are known not to. */
function readBeginning(client: Duplex, head: Buffer): Promise<ClientBeginning> {
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
      else if (pieces > MAX_PIECES) settle({ state: 'bad', why: 'it comes in too many pieces' });
    };
    const take = (chunk: Buffer): void => {
      bytes = Buffer.concat([bytes, chunk]);
      pieces++;
      look();
    };
    // A client that closes without sending anything only tested the connection.
    const gone = (): void => settle({ state: 'partial' });
    const timer = setTimeout(() => settle({ state: 'bad', why: 'it did not begin' }), HELLO_TIMEOUT_MS);
    client.on('data', take).on('end', gone).on('close', gone);
    if (client.destroyed) gone();
    else look();
  });
}

/** Connects two streams in both directions. If one fails, both are destroyed. */
export function pipeBothWays(one: Duplex, other: Duplex): void {
  const end = (): void => {
    one.destroy();
    other.destroy();
  };
  for (const stream of [one, other]) stream.on('error', end).on('close', end);
  one.pipe(other);
  other.pipe(one);
}

/**
 * Passes a TLS connection on if its ClientHello names the host that the tunnel was opened for. Otherwise a server with
 * many names could serve another one. Returns why it was refused; null if it was passed on.
 */
export async function tunnelTls(
  client: Duplex,
  head: Buffer,
  server: Duplex,
  target: Target,
): Promise<RefusedHost | null> {
  const { bytes, reading } = await readBeginning(client, head);
  if (reading.state === 'named' && canonicalHost(reading.name) === target.host) {
    server.write(bytes);
    pipeBothWays(client, server);
    return null;
  }
  server.destroy();
  if (reading.state === 'partial') {
    client.destroy();
    return null;
  }
  client.end(UNRECOGNIZED_NAME);
  const why =
    reading.state === 'named'
      ? `it asks the server for "${printableHost(reading.name)}" instead`
      : reading.why;
  return refusedHost('NET-01', target.host, `the connection to ${target.host} was closed: ${why}`);
}
