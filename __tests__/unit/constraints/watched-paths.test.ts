import { describe, expect, it } from 'vitest';
import { watchedPaths } from '../../../src/constraints/watched-paths.ts';
import { settingsWith } from './fixtures.ts';

describe('paths watched even where they are ignored', () => {
  const extra = { openProtected: ['.npmrc'], agentLinkAtRoot: true };
  const watched = watchedPaths(settingsWith(), extra);

  it('are guarded where they are protected and not opened', () => {
    const paths = [
      '.vscode/settings.json',
      '.VSCODE/x',
      '.npmrc',
      'schemas/a',
      'docs/CODEOWNERS',
      'src/a.ts',
    ];
    expect(paths.filter((path) => watched.isProtected(path))).toEqual([
      '.vscode/settings.json',
      '.VSCODE/x',
      'schemas/a',
      'docs/CODEOWNERS',
    ]);
  });

  it('in ignored folders are guarded by patterns that say where, and not by those for any depth', () => {
    const paths = ['node_modules/x/.vscode/a', 'node_modules/x/CLAUDE.md', 'schemas/a', 'docs/CODEOWNERS'];
    expect(paths.filter((path) => watched.isProtected(path))).toEqual(paths);
    expect(paths.filter((path) => watched.isProtectedInIgnored(path))).toEqual([
      'schemas/a',
      'docs/CODEOWNERS',
    ]);
  });

  it('have to stay where they are undeletable, at any depth', () => {
    const paths = ['AGENT_LINK.md', 'a/b/STATE.json', 'src/a.ts'];
    expect(paths.filter((path) => watched.mustExist(path))).toEqual(['AGENT_LINK.md', 'a/b/STATE.json']);
  });

  it('are looked for where their patterns begin', () => {
    const settings = settingsWith({
      protected_paths: ['/a/b/c', './x*/y', '.vscode/**', 'd/{e,f}/g', '**/any'],
    });
    expect(watchedPaths(settings, { openProtected: [] }).places).toEqual(['a/b', '', '.vscode', 'd']);
  });
});
