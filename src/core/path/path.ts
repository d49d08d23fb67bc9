declare const workspacePath: unique symbol;

/**
 * A path inside the repository: relative to its root, separated by `/`, without `.`, `..` and empty parts, with all
 * links resolved. Only `Workspace.resolve` and the tree's measuring create one, so functions need not check it again.
 */
export type WorkspacePath = string & { readonly [workspacePath]: true };
