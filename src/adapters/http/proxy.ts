import http from 'node:http';
import { StopRun } from '../../core/run/outcome.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const VARIABLES = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'] as const;

/**
 * Sends the requests of `node:http` and `fetch` through the proxy of the environment, with NO_PROXY, for the whole
 * process. Returns a function that undoes this. Node supports this at run time since 24.14, and earlier only at its
 * start.
 */
export function useProxyFrom(env: Environment): () => void {
  const named = VARIABLES.find((name) => (env[name] ?? '') !== '');
  if (named === undefined) return () => undefined;
  checkAddress(named, env[named] ?? '');
  if (typeof http.setGlobalProxyFromEnv === 'function') return http.setGlobalProxyFromEnv({ ...env });
  if (env.NODE_USE_ENV_PROXY === '1') return () => undefined;
  throw new StopRun({
    kind: 'config',
    reason: `${named} is set, but Node ${process.version} accepts a proxy only at its start: also set NODE_USE_ENV_PROXY=1`,
  });
}

/** Checks the address without showing it, because it may contain a password. */
function checkAddress(name: string, value: string): void {
  const scheme = URL.canParse(value) ? new URL(value).protocol : '';
  if (scheme === 'http:' || scheme === 'https:') return;
  throw new StopRun({
    kind: 'config',
    reason: `${name} is not the address of a proxy: write it as http://host:port`,
  });
}
