import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { WatchRules } from '../../../../../src/adapters/git/start/watched-paths.ts';
import { at, opened, picture, type Repo, repository, STANDARD, stepOf } from '../fixture.ts';

function isInPlace(path: string): boolean {
  return path.split('/')[0] === '.vscode' || path === '.npmrc' || path === 'docs/OWNERS';
}

const watch: WatchRules = {
  isProtected: (path) => isInPlace(path) || path.split('/').includes('.claude') || path.endsWith('AGENTS.md'),
  isProtectedInIgnored: isInPlace,
  mustExist: (path) => path.split('/').at(-1) === 'STATE.json',
  places: ['', 'docs', 'nowhere'],
};

function withIgnored(): Repo {
  const repo = repository({
    ...STANDARD,
    '.gitignore': '.vscode/\n.npmrc\nsub/\nnode_modules/\ndocs/OWNERS\n',
  });
  repo.write('.vscode/settings.json', '{}\n');
  repo.write('.npmrc', 'token=secret\n', 0o600);
  repo.write('sub/deep/STATE.json', '{"a":1}\n');
  repo.write('node_modules/x/index.js', 'x\n');
  repo.write('node_modules/x/STATE.json', '{}\n');
  return repo;
}

describe('ignored paths that are watched', () => {
  it('changed and deleted ones are changes, and put back with their modes', async () => {
    const repo = withIgnored();
    const tree = await opened(repo, { watch });
    expect(await tree.measure()).toEqual({ step: [], total: [], hazards: [] });
    const before = picture(repo.root);
    repo.sh('rm -rf sub node_modules .npmrc; echo 1 >> .vscode/settings.json; echo 2 >> src/a.ts');
    const measured = await tree.measure();
    expect(measured.step.map((change) => `${change.status} ${change.path}`)).toEqual([
      'deleted .npmrc',
      'modified .vscode/settings.json',
      'deleted node_modules/x/STATE.json',
      'modified src/a.ts',
      'deleted sub/deep/STATE.json',
    ]);
    expect(measured.total).toEqual(measured.step);
    const patch = Buffer.from((await tree.undo(measured)).patch).toString();
    expect(patch).toContain('src/a.ts');
    expect(patch).not.toMatch(/secret|npmrc|settings\.json/);
    const { 'node_modules/x/index.js': _gone, ...rest } = before;
    expect(picture(repo.root)).toEqual(rest);
  });

  it('new guarded ones are changes where their place says so, and go', async () => {
    const repo = repository({ ...STANDARD, '.gitignore': '.vscode/\n.npmrc\ndocs/OWNERS\n' });
    const tree = await opened(repo, { watch });
    const before = picture(repo.root);
    repo.sh('mkdir -p .vscode/a docs; echo 1 > .vscode/a/tasks.json; echo 2 > .npmrc; echo 3 > docs/OWNERS');
    const measured = await tree.measure();
    expect(measured.step.map((change) => `${change.status} ${change.path}`)).toEqual([
      'added .npmrc',
      'added .vscode/a/tasks.json',
      'added docs/OWNERS',
    ]);
    expect(Buffer.from((await tree.undo(measured)).patch).toString()).toBe('');
    expect(picture(repo.root)).toEqual(before);
  });

  it('new guarded ones count at any depth, in folders that are not ignored and in ignored ones of their name', async () => {
    const repo = repository({ ...STANDARD, '.gitignore': '.claude/\nAGENTS.md\nnode_modules/\n' });
    repo.write('src/.claude/settings.json', '{}\n');
    repo.write('node_modules/x/AGENTS.md', 'of a package\n');
    const tree = await opened(repo, { watch });
    const before = picture(repo.root);
    repo.sh(`mkdir -p src/new/.claude lib
      echo 1 > src/new/.claude/a; echo 2 > lib/AGENTS.md; echo 3 > src/.claude/hook; echo 4 > src/.claude/settings.json`);
    const measured = await tree.measure();
    expect(measured.step.map((change) => `${change.status} ${change.path}`)).toEqual([
      'added lib/AGENTS.md',
      'added src/.claude/hook',
      'modified src/.claude/settings.json',
      'added src/new/.claude/a',
    ]);
    await tree.undo(measured);
    expect(picture(repo.root)).toEqual(before);
  });

  it('what a package in an ignored folder ships is not measured, but listed', async () => {
    const repo = repository({ ...STANDARD, '.gitignore': 'node_modules/\n' });
    repo.write('node_modules/x/AGENTS.md', 'of a package\n');
    const tree = await opened(repo, { watch });
    repo.sh('rm -r node_modules/x; mkdir -p node_modules/y/.claude; echo 1 > node_modules/y/.claude/a');
    expect(await tree.measure()).toEqual({ step: [], total: [], hazards: [] });
    const { changes } = await tree.ignoredChanges();
    expect(changes.map(({ how, path }) => `${how} ${path}`).sort()).toEqual([
      'added node_modules/y/.claude/a',
      'deleted node_modules/x/AGENTS.md',
    ]);
  });

  it('one that has only to stay may be changed, and is no part of the work; emptied or replaced it is', async () => {
    const repo = withIgnored();
    const tree = await opened(repo, { watch });
    repo.write('sub/deep/STATE.json', '{"a":2}\n');
    repo.write('src/a.ts', 'mine\n');
    const measured = await tree.measure();
    expect(measured.step.map((change) => change.path)).toEqual(['src/a.ts']);
    await tree.keep(measured);
    expect(await stepOf(tree)).toEqual([]);
    expect((await tree.changes()).map((change) => change.path)).toEqual(['src/a.ts']);
    expect(Buffer.from(await tree.patch()).toString()).not.toContain('STATE.json');
    repo.sh(': > sub/deep/STATE.json');
    const emptied = await tree.measure();
    expect(emptied.step.map((change) => `${change.status} ${change.path}`)).toEqual([
      'modified sub/deep/STATE.json',
    ]);
    await tree.undo(emptied);
    expect(repo.read('sub/deep/STATE.json')).toBe('{"a":2}\n');
    repo.sh('ln -sf /etc/passwd sub/deep/STATE.json');
    expect(await stepOf(tree)).toEqual(['type_changed sub/deep/STATE.json']);
  });

  it('are put back though a FIFO stands where git looks for attributes', async () => {
    const repo = withIgnored();
    const tree = await opened(repo, { watch });
    repo.sh('rm sub/deep/STATE.json; mkfifo sub/.gitattributes sub/deep/.gitattributes');
    const measured = await tree.measure();
    expect(measured.step.map((change) => change.path)).toEqual(['sub/deep/STATE.json']);
    await tree.undo(measured);
    expect(repo.read('sub/deep/STATE.json')).toBe('{"a":1}\n');
  });

  it('are put back with the start', async () => {
    const repo = withIgnored();
    const tree = await opened(repo, { watch });
    repo.sh('rm -rf .vscode; echo x > .npmrc');
    await tree.restoreStart();
    expect(repo.read('.vscode/settings.json')).toBe('{}\n');
    expect(readFileSync(repo.path('.npmrc'), 'utf8')).toBe('token=secret\n');
  });

  it('an edit of one that has only to stay is no part of the work', async () => {
    const repo = withIgnored();
    const tree = await opened(repo, { watch });
    repo.write('src/a.ts', 'edited\n');
    repo.write('sub/deep/STATE.json', '{"a":3}\n');
    tree.noteEdit(at('src/a.ts'));
    tree.noteEdit(at('sub/deep/STATE.json'));
    expect((await tree.changes()).map((change) => change.path)).toEqual(['src/a.ts']);
    expect(await stepOf(tree)).toEqual([]);
    repo.sh('rm sub/deep/STATE.json');
    expect(await stepOf(tree)).toEqual(['deleted sub/deep/STATE.json']);
  });
});
