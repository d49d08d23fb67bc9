import { bareGit, commitTree, readCommit, setTip, stage, tipOf, withIndex } from './bare.ts';
import type { FieldAnswer } from './graphql.ts';
import type { State } from './state.ts';

interface Input {
  readonly branch: { readonly branchName: string };
  readonly expectedHeadOid: string;
  readonly message: { readonly headline: string; readonly body?: string };
  readonly fileChanges: {
    readonly additions?: readonly { readonly path: string; readonly contents: string }[];
    readonly deletions?: readonly { readonly path: string }[];
  };
}

/** The commit is really made. As with GitHub, whatever is written becomes a plain file: modes are lost. */
export function createCommitOnBranch(
  state: State,
  { input: given }: Readonly<Record<string, unknown>>,
): FieldAnswer {
  const input = given as Input;
  const { branchName: branch } = input.branch;
  const tip = tipOf(state, branch);
  if (tip === null) {
    return { error: { type: 'NOT_FOUND', message: `Could not resolve to a Ref with the name '${branch}'.` } };
  }
  if (tip !== input.expectedHeadOid) {
    const message = `Expected branch to point to "${input.expectedHeadOid}" but it did not. Pull and try again.`;
    return { error: { type: 'STALE_DATA', message } };
  }
  const tree = treeOf(state, tip, input);
  if (tree === null) {
    return {
      error: { type: 'UNPROCESSABLE', message: 'A path was requested for deletion which does not exist.' },
    };
  }
  const { headline, body = '' } = input.message;
  const message = body === '' ? headline : `${headline}\n\n${body}`;
  const oid = commitTree(state, { tree, parents: [tip], message });
  state.signed.add(oid);
  setTip(state, branch, oid);
  const { author } = readCommit(state, oid);
  const commit = {
    oid,
    tree: { oid: tree },
    author: { name: author.name, email: author.email },
    signature: { isValid: true },
  };
  return { data: { commit } };
}

function treeOf(state: State, head: string, { fileChanges }: Input): string | null {
  const { additions = [], deletions = [] } = fileChanges;
  return withIndex((index) => {
    bareGit(state, ['read-tree', head], { index });
    for (const { path } of deletions) {
      if (bareGit(state, ['ls-files', '--', path], { index }) === '') return null;
      stage(state, index, { path, mode: '0', oid: null });
    }
    for (const { path, contents } of additions) {
      const oid = bareGit(state, ['hash-object', '-w', '--stdin'], {
        input: Buffer.from(contents, 'base64'),
      });
      stage(state, index, { path, mode: '100644', oid });
    }
    return bareGit(state, ['write-tree'], { index });
  });
}
