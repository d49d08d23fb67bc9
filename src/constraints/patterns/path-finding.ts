export type PathUse = 'read' | 'write' | 'delete';

/** The path rules, in the order in which they are asked. Source: decision D11. */
export const PATH_RULES = [
  'git_dir',
  'protected_paths',
  'undeletable_files',
  'denied_reads',
  'denied_patterns',
  'allowed_patterns',
] as const;
export type PathRuleName = (typeof PATH_RULES)[number];

/** A rule that a use of a path breaks. `pattern` is the glob as written; null if no single glob decides. */
export interface PathFinding {
  readonly rule: PathRuleName;
  readonly path: string;
  readonly pattern: string | null;
}
