import { canonicalHost } from '../../core/text/host-name.ts';

/** Returns the problem with an entry of a host list, or null. */
export function hostPatternProblem(pattern: string): string | null {
  const name = pattern.startsWith('*.') ? pattern.slice(2) : pattern;
  return canonicalHost(name) === null
    ? `${JSON.stringify(pattern)} is not a host name: use a full name, e.g. packages.example.org, or *.example.com for all its subdomains, without IP address, port or scheme, and international names in their xn-- form`
    : null;
}
