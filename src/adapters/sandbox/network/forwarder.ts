import { quoted } from '../quote.ts';

/** Where the way out lies inside: /tmp is empty and private there. */
const INSIDE = '/tmp/.forge-network';

export const INSIDE_NODE = `${INSIDE}/node`;
export const INSIDE_SCRIPT = `${INSIDE}/forward.cjs`;
export const INSIDE_SOCKET = `${INSIDE}/proxy`;

/** On a loopback of the command's own, where nothing else listens; below the ports that the kernel gives out. */
const PORT = 20_080;

/**
 * What programs expect of a proxy, a port, tied to what the harness offers, a socket. It decides nothing and
 * knows nothing: whoever stops or replaces it is left with the socket, or without a network. Descriptor 3 says
 * when it is ready.
 */
export const FORWARDER = `'use strict';
const { createServer, connect } = require('node:net');
const { closeSync, writeSync } = require('node:fs');
const [, , port, path] = process.argv;
const server = createServer({ allowHalfOpen: true }, (client) => {
  const proxy = connect({ path, allowHalfOpen: true });
  const end = () => {
    client.destroy();
    proxy.destroy();
  };
  for (const socket of [client, proxy]) socket.on('error', end).on('close', end);
  client.pipe(proxy).pipe(client);
});
server.listen(Number(port), '127.0.0.1', () => {
  writeSync(3, 'ready');
  closeSync(3);
});
`;

/**
 * POSIX `sh` lines that start the forwarder and wait until it listens: the substitution ends when descriptor 3
 * is closed on the other side. Where it does not start the command runs on without a network, and is told.
 */
export function forwarderLines(): readonly string[] {
  const run = [INSIDE_NODE, INSIDE_SCRIPT, String(PORT), INSIDE_SOCKET].map(quoted).join(' ');
  return [
    `forge_way=$(NODE_OPTIONS= NODE_USE_ENV_PROXY= ${run} 3>&1 >/dev/null 2>&1 </dev/null &)`,
    `[ "$forge_way" = ready ] || echo 'forge-headless: the way to the network could not be opened: there is none'`,
    'unset forge_way',
  ];
}

/**
 * How programs are told of the proxy: each by the name that it looks for. What listens inside the sandbox itself
 * is reached without it. NODE_USE_ENV_PROXY makes Node (from 22.21 and 24.5 on) heed the others.
 */
export function proxyVariables(): Readonly<Record<string, string>> {
  const proxy = `http://127.0.0.1:${PORT}`;
  const direct = 'localhost,127.0.0.1,::1';
  const both = (name: string, value: string) => ({ [name]: value, [name.toLowerCase()]: value });
  return {
    ...both('HTTP_PROXY', proxy),
    ...both('HTTPS_PROXY', proxy),
    ...both('ALL_PROXY', proxy),
    ...both('NO_PROXY', direct),
    npm_config_proxy: proxy,
    npm_config_https_proxy: proxy,
    npm_config_noproxy: direct,
    YARN_HTTP_PROXY: proxy,
    YARN_HTTPS_PROXY: proxy,
    NODE_USE_ENV_PROXY: '1',
  };
}
