import { canonicalHost } from '../../../core/host-name.ts';

/**
 * Whether a list of `sandbox.network` names this host. An entry is an exact name, or `*.example.com` for every
 * name below that one, itself not included. Whatever is no plain full name is on no list.
 */
export function isHostAllowed(host: string, list: readonly string[]): boolean {
  const name = canonicalHost(host);
  if (name === null) return false;
  return list.some((entry) => {
    if (!entry.startsWith('*.')) return canonicalHost(entry) === name;
    const above = canonicalHost(entry.slice(2));
    return above !== null && name.endsWith(`.${above}`);
  });
}
