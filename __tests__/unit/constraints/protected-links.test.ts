import { describe, expect, it } from 'vitest';
import { protectedLinks } from '../../../src/constraints/paths/protected-links.ts';
import { buildPathRules } from '../../../src/constraints/registry.ts';
import { settingsWith } from './fixtures.ts';

const PATTERNS = ['.github/workflows/**', '**/.github/agents.md', '**/CLAUDE.md', '.claude/**'];

function targets(links: Readonly<Record<string, string>>): readonly string[] {
  const tracked = Object.entries(links).map(([path, target]) => ({ path, target }));
  return protectedLinks(PATTERNS, tracked).map(({ link, glob }) => `${link} ${glob}`);
}

describe('links with protected names', () => {
  it('protect their targets, relative to their folder and in any case', () => {
    expect(
      targets({
        'CLAUDE.md': 'docs/agents.md',
        'a/claude.md': '../docs/./other.md',
        '.github/workflows/x.yml': '../../ci/x.yml',
        '.claude': 'tools/claude/',
        'README.md': 'docs/readme.md',
      }),
    ).toEqual([
      'CLAUDE.md docs/agents.md',
      'a/claude.md docs/other.md',
      '.github/workflows/x.yml ci/x.yml',
      '.claude tools/claude',
    ]);
  });

  it('protect what stands behind links to links, also in a ring', () => {
    expect(targets({ 'CLAUDE.md': 'b', b: 'c', c: 'docs/d[1].md' })).toEqual([
      'CLAUDE.md b',
      'b c',
      'c docs/d\\[1\\].md',
    ]);
    expect(targets({ 'CLAUDE.md': 'b', b: 'CLAUDE.md' })).toEqual(['CLAUDE.md b', 'b CLAUDE.md']);
  });

  it('are found above a protected path too', () => {
    expect(targets({ '.GitHub': 'ci/hub', ci: 'build' })).toEqual([
      '.GitHub ci/hub/workflows/**',
      '.GitHub ci/hub/agents.md',
      'ci build/hub/workflows/**',
      'ci build/hub/agents.md',
    ]);
  });

  it('protect nothing outside the repository, no git directory, and not the root', () => {
    expect(
      targets({
        'CLAUDE.md': '../x.md',
        'a/CLAUDE.md': '/etc/x',
        'b/CLAUDE.md': '../.git/x',
        '.claude': '.',
      }),
    ).toEqual([]);
  });
});

it('a target is refused like the link, with its name, and opened with it', () => {
  const links = [{ link: 'CLAUDE.md', glob: 'docs/guide.md' }];
  const rules = (openProtected: readonly string[]) =>
    buildPathRules(settingsWith(), { openProtected, protectedLinks: links });
  const finding = {
    rule: 'protected_paths',
    path: 'Docs/guide.md',
    pattern: 'the link CLAUDE.md leads there',
  };
  expect(rules([]).findings('Docs/guide.md', 'write')).toEqual([finding]);
  expect(rules(['CLAUDE.md']).findings('docs/guide.md', 'write')).toEqual([]);
  expect(rules(['docs/guide.md']).findings('docs/guide.md', 'write')).toEqual([]);
});
