import { canonicalHost } from '../../../core/text/host-name.ts';

/**
 * Reports if a list of `sandbox.network` contains this host. An entry is an exact name, or `*.example.com` for every
 * name below it, but not itself. Only plain full names can match.
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
