import assert from 'node:assert/strict';
import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { locateGit } from '../../../src/adapters/git/program/find-git.ts';
import { openRepository } from '../../../src/adapters/git/repository.ts';
import { type GitTree, openTree } from '../../../src/adapters/git/tree.ts';
import type { ChangeSet } from '../../../src/core/git/change.ts';
import type { WorkspacePath } from '../../../src/core/path/path.ts';
import type { Property } from './property.ts';
import { makeRepository, perform, type RandomRepository, repository, step } from './random-repository.ts';

const session = fc.record({ repository, steps: fc.array(step, { minLength: 1, maxLength: 5 }) });
type Session = typeof session extends fc.Arbitrary<infer T> ? T : never;
type Step = Session['steps'][number];

const REQUEST = {
  message: 'a run\n\nForge-Run: 0001\n',
  authorName: 'Forge AI',
  authorEmail: 'forge@example.com',
  at: Date.UTC(2026, 0, 2),
  branch: null,
};

/** A step as a run makes it: what is hazardous is not written, or is taken back. */
async function take(root: string, tree: GitTree, one: Step): Promise<void> {
  if (one.by === 'edit') return edit(root, tree, one);
  await tree.settle();
  for (const sideEffect of one.sideEffects) perform(root, sideEffect);
  const measured = await tree.measure();
  if (measured.step.length === 0 && measured.hazards.length === 0) return;
  if (measured.hazards.length === 0) await tree.keep(measured);
  else await tree.undo(measured);
}

async function edit(root: string, tree: GitTree, { at, content }: Step & { by: 'edit' }): Promise<void> {
  if (!isWritable(root, at)) return;
  const path = at as WorkspacePath;
  if ((await tree.editHazards(path)).length > 0) return;
  const bytes = Buffer.from(content);
  if (isSame(join(root, at), bytes) || (await tree.editHazards(path, bytes)).length > 0) return;
  perform(root, { kind: 'write', at, content });
  tree.noteEdit(path);
}

/** Tools write to files and new names, through no link and no file. */
function isWritable(root: string, at: string): boolean {
  const parts = at.split('/');
  for (let depth = 1; depth <= parts.length; depth++) {
    const found = lstatSync(join(root, ...parts.slice(0, depth)), { throwIfNoEntry: false });
    if (found === undefined) return true;
    if (depth === parts.length ? !found.isFile() : !found.isDirectory()) return false;
  }
  return true;
}

function isSame(path: string, bytes: Buffer): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined && readFileSync(path).equals(bytes);
}

const LETTERS: Readonly<Record<ChangeSet[number]['status'], string>> = {
  added: 'A',
  modified: 'M',
  deleted: 'D',
  type_changed: 'T',
};

/** `letter path` of each difference between the commit and its parent, as git itself sees it. */
function differences({ git }: RandomRepository): string[] {
  const parts = git('diff-tree', '-r', '-z', '--name-status', '--no-renames', 'HEAD^', 'HEAD').split('\0');
  const found: string[] = [];
  for (let at = 0; at + 1 < parts.length; at += 2) {
    found.push(`${parts[at]} ${Buffer.from(parts[at + 1] ?? '', 'latin1').toString('utf8')}`);
  }
  return found.sort();
}

export const commitsWhatWasJudged: Property<Session> = {
  name: 'the commit differs from HEAD in exactly the changes that were judged and reported',
  inputs: session,
  holds: async ({ repository: spec, steps }) => {
    const made = makeRepository(spec);
    const options = { root: made.root, privateDir: join(made.home, 'private'), excluded: [] };
    const gitPath = locateGit(process.env.PATH ?? '');
    const tree = openTree({ ...options, guardGitDir: false, gitPath });
    try {
      const target = openRepository({ tree, excluded: [] });
      await target.inspect();
      await tree.open();
      await tree.ready();
      for (const one of steps) await take(made.root, tree, one);
      const changes = await tree.changes();
      if (changes.length === 0) return;
      const before = made.git('ls-files', '--stage');
      // What no commit can hold was refused when it was done: here nothing is refused any more.
      await target.commit(await target.acceptedTree(changes), REQUEST);
      const reported = changes.map(({ status, path }) => `${LETTERS[status]} ${path}`).sort();
      assert.deepEqual(differences(made), reported);
      checkIndex(before, made, changes);
    } finally {
      await tree.close();
      made.remove();
    }
  },
};

/** The user's index follows at the changed paths, and nowhere else. */
function checkIndex(before: string, made: RandomRepository, changes: ChangeSet): void {
  const paths = new Set(changes.map(({ path }) => JSON.stringify(Buffer.from(path).toString('latin1'))));
  const others = (listed: string) =>
    listed.split('\n').filter((line) => {
      const name = line.slice(line.indexOf('\t') + 1);
      return !paths.has(JSON.stringify(name)) && !name.startsWith('"');
    });
  assert.deepEqual(others(made.git('ls-files', '--stage')), others(before));
}
