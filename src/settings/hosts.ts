import { canonicalHost } from '../core/host-name.ts';

/** Why this is no entry of a list of hosts, with the rule; null where it is one. */
export function hostPatternProblem(pattern: string): string | null {
  const name = pattern.startsWith('*.') ? pattern.slice(2) : pattern;
  return canonicalHost(name) === null
    ? `${JSON.stringify(pattern)} is no host name: write a full name, e.g. packages.example.org, or *.example.com for all below it; no address, port or scheme, an international name in its xn-- form`
    : null;
}
