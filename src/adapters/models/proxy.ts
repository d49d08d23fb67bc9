import http from 'node:http';
import { StopRun } from '../../core/outcome.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const VARIABLES = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'] as const;

/**
 * Sends requests, by `node:http` and `fetch`, through the proxy that the environment names, NO_PROXY respected, for the
 * whole process; returns what takes that back. Node can do this at run time since 24.14; before, only from its start.
 */
export function useProxyOf(env: Environment): () => void {
  const named = VARIABLES.find((name) => (env[name] ?? '') !== '');
  if (named === undefined) return () => undefined;
  checkAddress(named, env[named] ?? '');
  if (typeof http.setGlobalProxyFromEnv === 'function') return http.setGlobalProxyFromEnv({ ...env });
  if (env.NODE_USE_ENV_PROXY === '1') return () => undefined;
  throw new StopRun({
    kind: 'config',
    reason: `${named} is set, but Node ${process.version} takes a proxy only at its start: set NODE_USE_ENV_PROXY=1 too`,
  });
}

/** The value is not shown: it may hold a password. */
function checkAddress(name: string, value: string): void {
  const scheme = URL.canParse(value) ? new URL(value).protocol : '';
  if (scheme === 'http:' || scheme === 'https:') return;
  throw new StopRun({
    kind: 'config',
    reason: `${name} is not an address of a proxy: write it as http://host:port`,
  });
}
