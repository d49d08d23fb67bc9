import type { RefusedHost } from '../../../core/ports.ts';
import { canonicalHost } from '../../../core/text/host-name.ts';
import { isHostAllowed } from './host-rule.ts';
import { printableHost } from './refused-hosts.ts';

/** The destination of a request. */
export interface Target {
  /** Spelled by `canonicalHost`. */
  readonly host: string;
  readonly port: number;
}

/** The ports that the proxy opens: only the web. */
export const WEB_PORTS = { http: 80, https: 443 } as const;

export function refusedHost(code: RefusedHost['code'], host: string, reason: string): RefusedHost {
  return { code, host, reason };
}

export function isRefused(value: object): value is RefusedHost {
  return 'code' in value && 'reason' in value;
}

/**
 * Parses `host:port` and judges it. It does not follow the URL Standard, which would accept `0x7f.1` as an address and
 * forgive spellings that a name server or the next proxy might read differently.
 */
export function parseTarget(
  authority: string,
  usualPort: number | null,
  ports: readonly number[],
  list: readonly string[],
): Target | RefusedHost {
  const [, spelled = '', port = ''] = /^([^:]*)(?::(\d{1,5}))?$/.exec(authority) ?? [];
  const host = canonicalHost(spelled);
  if (host === null || (port === '' && usualPort === null)) {
    const reason = `"${printableHost(authority)}" is not a full host name: IP addresses and other spellings are refused, use the name`;
    return refusedHost('NET-01', authority, reason);
  }
  if (!isHostAllowed(host, list)) {
    const reason = `${host} is not in sandbox.network: only the hosts named there can be reached`;
    return refusedHost('NET-02', host, reason);
  }
  const wanted = port === '' ? (usualPort ?? 0) : Number(port);
  if (!ports.includes(wanted)) {
    return refusedHost(
      'NET-01',
      host,
      `port ${wanted} of ${host} is refused: the proxy allows only ports 80 and 443`,
    );
  }
  return { host, port: wanted };
}
