import { canonicalHost } from '../../../core/host-name.ts';
import type { RefusedHost } from '../../../core/ports.ts';
import { isHostAllowed } from './host-rule.ts';
import { legible } from './refusals.ts';

/** Where a request wants to go. */
export interface Target {
  /** As `canonicalHost` spells it. */
  readonly host: string;
  readonly port: number;
}

/** What the proxy opens: the web, and nothing that only listens beside it. */
export const WEB_PORTS = { http: 80, https: 443 } as const;

export function refusal(code: RefusedHost['code'], host: string, reason: string): RefusedHost {
  return { code, host, reason };
}

export function isRefused(value: object): value is RefusedHost {
  return 'code' in value && 'reason' in value;
}

/**
 * Reads `host:port` and judges it. Strictly, and not by the URL Standard: that one would make a plain address
 * of `0x7f.1` and forgive what a name server, or the next proxy, might read otherwise.
 */
export function targetOf(
  authority: string,
  usualPort: number | null,
  ports: readonly number[],
  list: readonly string[],
): Target | RefusedHost {
  const [, spelled = '', port = ''] = /^([^:]*)(?::(\d{1,5}))?$/.exec(authority) ?? [];
  const host = canonicalHost(spelled);
  if (host === null || (port === '' && usualPort === null)) {
    const reason = `"${legible(authority)}" is no full host name: addresses and other spellings are never let through, use the name`;
    return refusal('NET-01', authority, reason);
  }
  if (!isHostAllowed(host, list)) {
    const reason = `${host} is not in sandbox.network: only the hosts named there can be reached`;
    return refusal('NET-02', host, reason);
  }
  const wanted = port === '' ? (usualPort ?? 0) : Number(port);
  if (!ports.includes(wanted)) {
    return refusal('NET-01', host, `port ${wanted} of ${host} is closed: the proxy opens 80 and 443 only`);
  }
  return { host, port: wanted };
}
