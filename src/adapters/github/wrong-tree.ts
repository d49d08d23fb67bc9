import { ForgeError } from '../../core/forge.ts';
import type { CommitOrder } from '../../core/server-commit.ts';

/** GitHub made a commit of other content than it was told to. */
export class WrongTree extends ForgeError {
  readonly sha: string;
  constructor({ branch, tree }: CommitOrder, made: { readonly sha: string; readonly tree: string }) {
    super(
      'invalid',
      200,
      `GitHub's commit ${made.sha} on branch ${JSON.stringify(branch)} holds tree ${made.tree}, and not the accepted ${tree}: nobody should use it; set git.sign_commits to false, and report this`,
    );
    this.sha = made.sha;
  }
}
