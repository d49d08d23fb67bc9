/** Reasons and remedies for files that are not read as configuration. Such a refusal is recorded as CFG-02. */
export const UNTRUSTED_SOURCES = {
  link: 'it is a link to a place outside the repository: replace it with the file itself',
  gitDirectory: 'it is in a git directory: move the file somewhere else',
  outside:
    'it is outside the repository, but here the configuration is read from the base commit: name a file in the repository',
} as const;

/** Returns true if a rendered problem is one of these. */
export function isUntrustedSource(problem: string): boolean {
  return Object.values(UNTRUSTED_SOURCES).some((reason) => problem.endsWith(`: ${reason}`));
}
