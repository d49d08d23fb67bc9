import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { existingProtectedPaths } from '../../../../../src/adapters/sandbox/view/protected-mounts.ts';

const root = mkdtempSync(join(tmpdir(), 'mounts-'));

beforeAll(() => {
  for (const folder of ['.github/workflows', '.husky', 'src'])
    mkdirSync(join(root, folder), { recursive: true });
  for (const file of ['AGENTS.md', '.yarnrc.yml', '.github/workflows/ci.yml', '.github/CODEOWNERS']) {
    writeFileSync(join(root, file), 'x');
  }
  symlinkSync('src', join(root, '.vscode'));
});

describe('the protected paths to mount read-only', () => {
  it('are those that exist: files, folders with all below them, and wildcards in a name', () => {
    const patterns = [
      'AGENTS.md',
      '.husky/**',
      '.yarnrc*',
      '.github/workflows/**',
      '.github/CODEOWNERS',
      '.idea/**',
    ];
    expect(existingProtectedPaths(root, patterns, [])()).toEqual([
      'AGENTS.md',
      '.husky',
      '.yarnrc.yml',
      '.github/workflows',
      '.github/CODEOWNERS',
    ]);
  });

  it('are those of the root where a pattern counts at any depth, in any case', () => {
    expect(
      existingProtectedPaths(root, ['**/agents.MD', '**/{.yarnrc,x}*', '**/.github/codeowners'], [])(),
    ).toEqual(['AGENTS.md', '.yarnrc.yml', '.github/CODEOWNERS']);
  });

  it('leave out links, and patterns that no mount can express', () => {
    expect(existingProtectedPaths(root, ['.vscode/**', '**/secret/**', 's?c/x/**', '**'], [])()).toEqual([]);
  });

  it('leave out what an input opened, and a folder that holds it', () => {
    const patterns = ['AGENTS.md', '.github/workflows/**', '.husky/**'];
    expect(existingProtectedPaths(root, patterns, ['AGENTS.md', '.github/workflows/ci.yml'])()).toEqual([
      '.husky',
    ]);
  });
});
