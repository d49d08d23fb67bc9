import { describe, expect, it } from 'vitest';
import { judge } from '../../../src/constraints/chain.ts';
import { buildChain } from '../../../src/constraints/registry.ts';
import type { Addition, FileChange } from '../../../src/core/git/change.ts';
import type { WorkspacePath } from '../../../src/core/path/path.ts';
import { linksOut } from '../../../src/delivery/links-out.ts';
import { committing, settingsWith } from '../constraints/fixtures.ts';

const path = (name: string): WorkspacePath => name as WorkspacePath;
const change = (name: string, newMode: string): FileChange => ({
  path: path(name),
  status: 'added',
  linesAdded: 1,
  linesRemoved: 0,
  binary: false,
  bytes: 1,
  oldMode: null,
  newMode,
  oldOid: null,
  newOid: null,
});
const adds = (name: string, text: string): Addition => ({
  path: path(name),
  lines: [{ number: 1, text }],
  removed: [],
});
const found = (name: string, target: string, mode = '120000') =>
  linksOut([change(name, mode)], [adds(name, target)]);

describe('links in a commit', () => {
  it.each([
    ['a', '/etc/passwd'],
    ['src/a', '../../x'],
    ['a', '..'],
    ['src/a', 'b/../../../x'],
  ])('lead out of the repository: %s to %s', (name, target) => {
    expect(found(name, target)).toEqual([{ path: name, target }]);
  });

  it.each([
    ['a', 'b'],
    ['src/a', '../b'],
    ['src/deep/a', '../../b'],
    ['a', './..x'],
  ])('stay inside: %s to %s', (name, target) => {
    expect(found(name, target)).toEqual([]);
  });

  it('are links only: a file that holds a path is none', () => {
    expect(found('a', '/etc/passwd', '100644')).toEqual([]);
  });

  it('that lead out stop it', () => {
    const chain = buildChain(settingsWith(), { openProtected: [], costKnown: false });
    const linksOut = [{ path: path('a'), target: '/etc' }];
    const { response, validations } = judge(chain, committing({ linksOut }));
    expect(response).toBe('reject');
    expect(validations.find(({ violated }) => violated)).toMatchObject({
      code: 'FS-02',
      reason:
        'a is a link to /etc, outside the repository (1 such link): nothing was committed; use a relative link to a tracked path',
      paths: ['a'],
    });
  });
});
