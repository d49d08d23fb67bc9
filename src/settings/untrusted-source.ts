/** Why a file is not read as configuration, with what to do. Such a refusal is recorded as CFG-02. */
export const UNTRUSTED_SOURCES = {
  link: 'it is a link that leads out of the repository: put the file itself there',
  gitDirectory: 'it lies in a git directory: put the file somewhere else',
  outside:
    'it lies outside the repository, and here the configuration is read from the base commit: name a file in it',
} as const;

/** Whether a rendered problem is one of these. */
export function isUntrustedSource(problem: string): boolean {
  return Object.values(UNTRUSTED_SOURCES).some((reason) => problem.endsWith(`: ${reason}`));
}
