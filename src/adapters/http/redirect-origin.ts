/**
 * Returns the origin of a redirect if it differs from the requested one; null for the same origin or an invalid
 * address. `location` may be relative, or omit the scheme.
 */
export function otherOrigin(location: string | null, asked: string): string | null {
  if (location === null || !URL.canParse(location, asked)) return null;
  const { origin, protocol } = new URL(location, asked);
  if (origin === new URL(asked).origin) return null;
  return origin === 'null' ? protocol : origin;
}
