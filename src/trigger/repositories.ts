/**
 * Returns true if both `owner/name` are the same repository. GitHub's names ignore case. A missing name matches
 * nothing.
 */
export function isSameRepository(one: string | null, other: string | null): boolean {
  return one !== null && one !== '' && other !== null && one.toLowerCase() === other.toLowerCase();
}
