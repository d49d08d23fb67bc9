import { describe, expect, it } from 'vitest';
import { isGitRaw, toRawPath } from '../../../../src/adapters/git/program/raw-path.ts';
import { resolveOutputFolder } from '../../../../src/adapters/output/output-folder.ts';
import { isUntouchable } from '../../../../src/adapters/workspace/paths/workspace-bounds.ts';
import { isGitPath } from '../../../../src/core/path/git-folder.ts';
import { outputFolderProblem, repositoryFileProblem } from '../../../../src/settings/values/names.ts';

const bounds = { root: '/w', alias: '/w', base: '', hidden: [] };

describe("git's own folder", () => {
  it.each([
    '.git',
    '.git/config',
    'vendor/sub/.git/hooks/post-commit',
    '.GIT/config',
    '.Git',
    'GIT~1/config',
    '.git./config',
    '.git /hooks',
    '.git::$INDEX_ALLOCATION/config',
    '.g\u200cit/config',
    '.g\u0131t/config',
    'a/.git',
    // Inputs on which the earlier definitions disagreed.
    'git~2/config',
    '.git . /x',
    '.git\u00a0/config',
    '.git\t/config',
    'a\\.git\\config',
    'a\\.git',
    'x:.git',
    '.git\\x',
    '.Git:stream',
    'a/.gi\u200ct::$DATA',
  ])('is recognized in %j', (path) => {
    expect(isGitPath(path)).toBe(true);
    expect(isGitRaw(toRawPath(path)), 'a change').toBe(true);
    expect(isUntouchable(path, bounds), 'a tool').toBe(true);
    expect(outputFolderProblem(path), 'artifacts.output_dir').toContain('in a git directory');
    expect(repositoryFileProblem(path), 'a file in settings').toContain('in a git directory');
    expect(() => resolveOutputFolder('/w', path)).toThrow('in a git directory');
  });

  it.each([
    '.gitignore',
    '.github/workflows/ci.yml',
    'git/config',
    'src/.gitkeep',
    'x.git',
    'git',
    '.gitmodules',
    'git~x',
    'a.git',
    '.git-credentials',
    '.gits',
  ])('is not recognized in %j', (path) => {
    expect(isGitPath(path)).toBe(false);
    expect(isGitRaw(toRawPath(path))).toBe(false);
  });
});
