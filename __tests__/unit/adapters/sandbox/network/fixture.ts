import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { createServer as createSecure } from 'node:https';
import { type AddressInfo, connect, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OutsideNetwork } from '../../../../../src/adapters/sandbox/network/outside-network.ts';

/** A little internet on loopback: names, and a web server at each of the two ports. */
export interface TestInternet extends OutsideNetwork {
  /** What reached a server: `http|https METHOD host path`. */
  readonly requests: readonly string[];
  /** Names that were looked up. */
  readonly lookups: readonly string[];
  /** Connections that were made. */
  readonly connections: () => number;
  close(): Promise<void>;
}

/** The public address of every server here. */
const ADDRESS = '140.82.121.4';

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

function certificate(): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), 'forge-cert-'));
  const [key, cert] = [path.join(folder, 'key'), path.join(folder, 'cert')];
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=test'.split(
    ' ',
  );
  execFileSync('openssl', [...request, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
}

export async function testInternet(
  names: Readonly<Record<string, readonly string[]>> = {},
): Promise<TestInternet> {
  const requests: string[] = [];
  const lookups: string[] = [];
  let connections = 0;
  const answer =
    (scheme: string) => (request: IncomingMessage, response: import('node:http').ServerResponse) => {
      const hosts = request.rawHeaders.filter(
        (_text, at, all) => at % 2 === 1 && /^host$/i.test(all[at - 1] ?? ''),
      );
      requests.push(`${scheme} ${request.method} ${hosts.join(' and ')} ${request.url}`);
      if (request.url === '/elsewhere') {
        response.writeHead(302, { Location: 'http://evil.test/' }).end();
        return;
      }
      let body = '';
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      request.on('end', () => response.end(`${scheme} says hello${body === '' ? '' : ` to ${body}`}\n`));
    };
  const plain = createServer(answer('http'));
  const secure = createSecure(certificate(), answer('https'));
  const ports = new Map([
    [80, await listen(plain)],
    [443, await listen(secure)],
  ]);
  const mayReach = (address: string): boolean => address === ADDRESS;
  return {
    requests,
    lookups,
    connections: () => connections,
    mayReach,
    resolve: async (host) => {
      lookups.push(host);
      if (host === 'nowhere.test') throw new Error('ENOTFOUND');
      return names[host] ?? [ADDRESS];
    },
    connect: (addresses, port) => {
      connections++;
      if (!addresses.every(mayReach)) throw new Error(`not checked: ${addresses.join()}`);
      return connect({ host: '127.0.0.1', port: ports.get(port) ?? 1, allowHalfOpen: true });
    },
    close: async () => {
      for (const server of [plain, secure]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}
