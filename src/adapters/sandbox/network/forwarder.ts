import { quoted } from '../../../core/text/shell-quote.ts';

/** The folder of the network access in the sandbox. /tmp is empty and private there. */
const INSIDE = '/tmp/.forge-network';

export const INSIDE_NODE = `${INSIDE}/node`;
export const INSIDE_SCRIPT = `${INSIDE}/forward.cjs`;
export const INSIDE_SOCKET = `${INSIDE}/proxy`;

/** A port of the command's own loopback, where nothing else listens; below the ports that the kernel assigns. */
const PORT = 20_080;

/**
 * Forwards a port, which programs expect of a proxy, to the socket that the harness offers. It decides nothing: a
 * command that stops or replaces it can only use the socket, or has no network. It writes to descriptor 3 when it is
 * ready.
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
 * Returns POSIX `sh` lines that start the forwarder and wait until it listens. The substitution ends when descriptor 3
 * is closed on the other side. If it does not start, the command prints a message and runs without a network.
 */
export function forwarderLines(): readonly string[] {
  const run = [INSIDE_NODE, INSIDE_SCRIPT, String(PORT), INSIDE_SOCKET].map(quoted).join(' ');
  return [
    `forge_way=$(NODE_OPTIONS= NODE_USE_ENV_PROXY= ${run} 3>&1 >/dev/null 2>&1 </dev/null &)`,
    `[ "$forge_way" = ready ] || echo 'forge-headless: the network proxy did not start, so this command has no network'`,
    'unset forge_way',
  ];
}

/**
 * Returns the variables that programs read to find the proxy. Connections to the sandbox itself do not use it.
 * NODE_USE_ENV_PROXY makes Node (22.21 and 24.5 or later) use the others.
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
