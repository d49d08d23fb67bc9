/** Returns true for lists of packages that pip installs. Tasks often add dependencies there. */
export function isRequirements(path: string): boolean {
  return /(?:^|\/)(?:(?:requirements|constraints)[\w.-]*|requirements\/[\w.-]+)\.(?:txt|in)$/.test(path);
}
