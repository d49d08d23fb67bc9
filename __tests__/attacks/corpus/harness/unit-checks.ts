import { isHostAllowed } from '../../../../src/adapters/sandbox/network/host-rule.ts';

interface HostRule {
  readonly function: 'isHostAllowed';
  readonly allow: readonly string[];
  readonly must_allow: readonly string[];
  readonly must_deny: readonly string[];
}

/** What speaks against a case that asks one function for its answers. Throws on a function nobody knows. */
export function unitComplaints(check: Readonly<Record<string, unknown>>): readonly string[] {
  if (check.function !== 'isHostAllowed') throw new Error(`no such function: ${String(check.function)}`);
  const { allow, must_allow: good, must_deny: bad } = check as unknown as HostRule;
  return [
    ...good
      .filter((host) => !isHostAllowed(host, allow))
      .map((host) => `is refused: ${JSON.stringify(host)}`),
    ...bad.filter((host) => isHostAllowed(host, allow)).map((host) => `is allowed: ${JSON.stringify(host)}`),
  ];
}
