/** Maximum octets of a name without a trailing dot (RFC 1035, 2.3.4; one less for the root label). */
const LONGEST_NAME = 253;
/** One part of a name: letters, digits and hyphens, no hyphen at either end (RFC 1123, 2.1). */
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** A last label that makes the name an IPv4 address: `1`, `0x7f`, `0x` (URL Standard, "ends in a number"). */
const NUMBER = /^(?:\d+|0x[0-9a-f]*)$/;

/**
 * Returns the canonical form of a full DNS name: lower case, without the trailing dot. Returns null for anything else:
 * addresses, single labels, user names, ports, Unicode (an IDN has an `xn--` form).
 */
export function canonicalHost(spelled: string): string | null {
  // Only ASCII is folded: to lower case, U+212A (the Kelvin sign) would become a plain k.
  const folded = spelled.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const name = folded.endsWith('.') ? folded.slice(0, -1) : folded;
  if (name.length > LONGEST_NAME) return null;
  const labels = name.split('.');
  if (labels.length < 2 || !labels.every((label) => LABEL.test(label))) return null;
  return NUMBER.test(labels.at(-1) ?? '') ? null : name;
}
