import { ForgeError } from '../../../core/forge/forge.ts';
import type { CommitOrder } from '../../../core/git/server-commit.ts';

/** GitHub made a commit with other content than it was given. */
export class WrongTreeError extends ForgeError {
  readonly sha: string;
  constructor({ branch, tree }: CommitOrder, made: { readonly sha: string; readonly tree: string }) {
    super(
      'invalid',
      200,
      `GitHub's commit ${made.sha} on branch ${JSON.stringify(branch)} has tree ${made.tree} instead of the accepted ${tree}: do not use it; set git.sign_commits to false, and report this`,
    );
    this.sha = made.sha;
  }
}
