import { join } from 'node:path';
import { git, writeFiles } from '../../../support/repository.ts';
import type { Setup } from './case.ts';
import { HEAD_BRANCH } from './event.ts';
import type { Commits, Places } from './places.ts';
import type { World } from './world.ts';

/** What the pull request changes, where its case says nothing of that. */
const FEATURE = { 'src/feature.js': "export const feature = 'new';\n" };

/** The repository on the server, bare, and where it lies. */
export interface Origin {
  readonly bare: string;
  /** A clone in which others work. */
  readonly clone: string;
}

/** The workspace's origin, as a bare repository behind the stand-in. */
export function makeOrigin({ workspace, top }: Places, repositories: string, port: number): Origin {
  const bare = join(repositories, 'acme/app.git');
  git(top, 'clone', '-q', '--bare', workspace, bare);
  git(bare, 'config', 'http.receivepack', 'true');
  git(workspace, 'remote', 'add', 'origin', `http://127.0.0.1:${port}/acme/app.git`);
  return { bare, clone: join(repositories, 'clone') };
}

/**
 * The pull request's branch, on top of main; nothing of it is in the workspace, which stands on main as actions/checkout
 * leaves it. `other` is what its author may push later.
 */
export function makePullRequest(
  { bare, clone }: Origin,
  { places }: World,
  { checkedOut }: Commits,
  setup: Setup,
): Commits {
  git(places.workspace, 'update-ref', 'refs/remotes/origin/main', checkedOut);
  git(bare, 'clone', '-q', bare, clone);
  git(clone, 'checkout', '-q', '-b', HEAD_BRANCH);
  writeFiles(clone, setup.pr_head_controls_files === true ? (setup.files ?? {}) : FEATURE);
  git(clone, 'add', '-A');
  git(clone, 'commit', '-q', '-m', 'a feature');
  const head = git(clone, 'rev-parse', 'HEAD');
  const other = git(clone, 'commit-tree', '-p', head, '-m', 'other', `${head}^{tree}`);
  moveBranch({ bare, clone }, head);
  return { checkedOut, head, other };
}

export function moveBranch({ bare, clone }: Origin, sha: string): void {
  git(clone, 'push', '-q', '--force', bare, `${sha}:refs/heads/${HEAD_BRANCH}`);
}
