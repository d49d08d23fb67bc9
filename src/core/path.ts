declare const workspacePath: unique symbol;

/**
 * A path inside the repository: relative to its root, separated by `/`, without `.`, `..`, empty or
 * trailing parts, and resolved through every link on the way. Only `Workspace.resolve` and the tree's
 * own measuring make one, so a function that takes it need not look again.
 */
export type WorkspacePath = string & { readonly [workspacePath]: true };
