/** Whether two `owner/name` are the same repository: GitHub's names ignore case. A missing one is like no other. */
export function isSameRepository(one: string | null, other: string | null): boolean {
  return one !== null && one !== '' && other !== null && one.toLowerCase() === other.toLowerCase();
}
