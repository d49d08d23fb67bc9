import { ForgeError } from '../../../core/forge/forge.ts';

/**
 * Checks one URL path segment. An empty segment, `.` or `..` would change which endpoint is called. Throws
 * ForgeError(invalid).
 */
export function urlSegment(value: string, name: string): string {
  if (value === '') {
    throw new ForgeError('invalid', null, `the ${name} is empty: set one`);
  }
  if (value !== '.' && value !== '..') return value;
  const reason = `the ${name} ${JSON.stringify(value)} is not valid: set another one`;
  throw new ForgeError('invalid', null, reason);
}
