import { bareGit, commitTree, setTip, stage, tipOf, typeOf, withIndex } from './bare.ts';
import { type Reply, refusal } from './faults.ts';
import { type Asked, created, missing, ok, type Route } from './route.ts';
import * as shapes from './shapes.ts';

/** GitHub's Git database, on the repository itself. */
export const GIT_DATA_ROUTES: Readonly<Record<string, Route>> = {
  'git/get-commit': ({ state, values }) => {
    const sha = values.commit_sha ?? '';
    const committedAt = state.commits.get(sha);
    if (state.bare !== null && typeOf(state, sha) === 'commit') return ok(shapes.realCommitOf(state, sha));
    return committedAt === undefined
      ? missing()
      : ok(shapes.commitOf(sha, committedAt, state.messages.get(sha)));
  },
  'git/create-blob': ({ state, body }) => {
    const input = Buffer.from(String(body.content), body.encoding === 'base64' ? 'base64' : 'utf8');
    const sha = bareGit(state, ['hash-object', '-w', '--stdin'], { input });
    return created(shapes.blobOf(sha));
  },
  'git/create-tree': createTree,
  'git/create-commit': createCommit,
  'git/create-ref': ({ state, body }) => {
    const branch = String(body.ref).replace(/^refs\/heads\//, '');
    const sha = String(body.sha);
    if (tipOf(state, branch) !== null) return refusal(422, 'Reference already exists');
    if (typeOf(state, sha) !== 'commit') return refusal(422, 'Object does not exist');
    setTip(state, branch, sha);
    return created(shapes.referenceOf(branch, sha));
  },
  'git/update-ref': updateRef,
  'git/delete-ref': ({ state, values }) => {
    const branch = values.ref?.replace(/^heads\//, '') ?? '';
    if (tipOf(state, branch) === null) return refusal(422, 'Reference does not exist');
    setTip(state, branch, null);
    return { status: 204, body: undefined };
  },
};

function updateRef({ state, values, body }: Asked): Reply {
  const branch = values.ref?.replace(/^heads\//, '') ?? '';
  const sha = String(body.sha);
  const tip = tipOf(state, branch);
  if (tip === null) return refusal(422, 'Reference does not exist');
  if (typeOf(state, sha) !== 'commit') return refusal(422, 'Object does not exist');
  if (bareGit(state, ['merge-base', tip, sha]) !== tip) return refusal(422, 'Update is not a fast forward');
  setTip(state, branch, sha);
  return ok(shapes.referenceOf(branch, sha));
}

interface Entry {
  readonly path: string;
  readonly mode: string;
  readonly sha?: string | null;
  readonly content?: string;
}

function createTree({ state, body }: Asked): Reply {
  const entries = body.tree as readonly Entry[];
  const base = typeof body.base_tree === 'string' ? body.base_tree : null;
  if (base !== null && typeOf(state, base) !== 'tree')
    return refusal(422, 'base_tree is not a valid tree oid');
  return withIndex((index) => {
    if (base !== null) bareGit(state, ['read-tree', base], { index });
    for (const { path, mode, sha, content } of entries) {
      if (sha === null) {
        stage(state, index, { path, mode, oid: null });
        continue;
      }
      const oid = sha ?? bareGit(state, ['hash-object', '-w', '--stdin'], { input: content ?? '' });
      if (mode !== '160000' && typeOf(state, oid) === null) return refusal(422, 'tree.sha does not exist');
      stage(state, index, { path, mode, oid });
    }
    return created(shapes.treeOf(bareGit(state, ['write-tree'], { index })));
  });
}

function createCommit({ state, body }: Asked): Reply {
  const [tree, message] = [String(body.tree), String(body.message)];
  const parents = (body.parents as readonly string[] | undefined) ?? [];
  if (typeOf(state, tree) !== 'tree') return refusal(422, 'Tree SHA does not exist');
  if (!parents.every((parent) => typeOf(state, parent) === 'commit')) {
    return refusal(422, 'Parent SHA does not exist or is not a commit object');
  }
  const sha = commitTree(state, { tree, parents, message });
  if (state.signsObjects) state.signed.add(sha);
  return created(shapes.realCommitOf(state, sha));
}
