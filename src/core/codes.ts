/**
 * The violation codes in use, each with its `type` (the family's plain word in violations.jsonl) and what
 * it says. Families and numbers are fixed: outside tests and code-scanning rules are written against them.
 */
export const CODES = {
  'FS-01': { type: 'path', title: 'outside the workspace' },
  'FS-02': { type: 'path', title: 'symbolic link' },
  'FS-03': { type: 'path', title: 'special or hard-linked file' },
  'FS-04': { type: 'protected_path', title: 'protected path written' },
  'FS-05': { type: 'pattern', title: 'protected path read' },
  'FS-06': { type: 'path', title: 'invalid path' },
  'FS-07': { type: 'pattern', title: 'denied pattern' },
  'FS-08': { type: 'pattern', title: 'not in the allowed patterns' },
  'FS-10': { type: 'protected_path', title: 'undeletable file' },
  'PATCH-01': { type: 'patch', title: 'the patch names another path' },
  'PATCH-02': { type: 'patch', title: 'unsafe patch entry' },
  'PATCH-03': { type: 'patch', title: 'malformed patch' },
  'GIT-01': { type: 'protected_path', title: 'git directory changed' },
  'GIT-02': { type: 'git', title: 'refs moved' },
  'GIT-03': { type: 'git', title: 'nested repository' },
  'EXEC-01': { type: 'command', title: 'command refused' },
  'EXEC-02': { type: 'command', title: 'command timed out' },
  'EXEC-03': { type: 'command', title: 'endless output' },
  'EXEC-04': { type: 'command', title: 'process left over' },
  'ENV-01': { type: 'environment', title: 'secret exposure' },
  'RUN-01': { type: 'runner', title: 'runner file changed' },
  'RUN-02': { type: 'runner', title: 'workflow command in output' },
  'SEC-01': { type: 'secret', title: 'secret found' },
  'GATE-01': { type: 'gate', title: 'gate failed' },
  'GATE-03': { type: 'gate', title: 'a gate changed the tree' },
  'LIM-01': { type: 'file_modification', title: 'too many files' },
  'LIM-02': { type: 'file_modification', title: 'too many lines' },
  'LIM-03': { type: 'file_modification', title: 'too many bytes' },
  'LIM-04': { type: 'resource', title: 'too many turns' },
  'LIM-05': { type: 'token_limit', title: 'too many tokens' },
  'LIM-06': { type: 'timeout', title: 'out of time' },
  'LIM-07': { type: 'resource', title: 'too expensive' },
  'TOOL-01': { type: 'tool_restriction', title: 'tool not allowed' },
  'TOOL-02': { type: 'tool_restriction', title: 'interactive tool' },
  'PROTO-01': { type: 'protocol', title: 'malformed model answer' },
  'PROTO-02': { type: 'protocol', title: 'unknown tool' },
} as const satisfies Record<string, { readonly type: string; readonly title: string }>;

export type Code = keyof typeof CODES;
export type ViolationType = (typeof CODES)[Code]['type'];
