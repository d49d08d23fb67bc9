import { describe, expect, it } from 'vitest';
import type { TrackedFile } from '../../../../src/core/git/tracked-file.ts';
import type { TreeFile } from '../../../../src/core/ports.ts';
import { mainFacts } from '../../../../src/run/judging/main-facts.ts';
import { type SettingsInput, settingsSchema } from '../../../../src/settings/schema/schema.ts';
import { change, deletion } from '../../constraints/fixtures.ts';

type Tree = Readonly<Record<string, string | null>>;
const NUMBERS = JSON.stringify({ type: 'number' });

/** Two trees: what the run started on, and what it would commit. */
function repository(trees: Readonly<Record<'start' | 'tree', Tree>>) {
  return {
    files: async (treeish: string, wanted: (path: string) => boolean): Promise<readonly TreeFile[]> =>
      Object.entries(treeish === 'start' ? trees.start : trees.tree)
        .filter(([path]) => wanted(path))
        .map(([path, text]) => ({ path, bytes: text === null ? null : Buffer.from(text) })),
    filesAt: async (_commit: string, paths: readonly string[]) =>
      new Map(
        paths.flatMap((path): readonly [string, TrackedFile | string][] => {
          const text = trees.start[path];
          if (text === undefined) return [];
          return [[path, text === null ? 'is too large' : { bytes: Buffer.from(text), executable: false }]];
        }),
      ),
  };
}

type Asked = NonNullable<NonNullable<SettingsInput['constraints']>['main_branch']>;

function facts(asked: Asked, trees: Readonly<Record<'start' | 'tree', Tree>>, changes = [change('a.ts')]) {
  return mainFacts({
    repository: repository(trees),
    settings: settingsSchema.parse({ constraints: { main_branch: asked } }).constraints.main_branch,
    branch: 'main',
    tree: 'tree',
    changes,
    trusted: 'start',
    stateProblem: null,
  });
}

const NOTHING = { start: {}, tree: {} };

describe('the changelog', () => {
  const asked = { require_changelog: 'CHANGELOG.md' };

  it.each([
    ['changed', change('CHANGELOG.md'), true],
    ['added', change('CHANGELOG.md', { status: 'added', oldMode: null }), true],
    ['deleted', deletion('CHANGELOG.md'), false],
    ['a link now', change('CHANGELOG.md', { status: 'type_changed', newMode: '120000' }), false],
    ['given other bits', change('CHANGELOG.md', { newMode: '100755', linesAdded: 0 }), false],
    ['only made shorter', change('CHANGELOG.md', { linesAdded: 0, linesRemoved: 3 }), false],
    [
      'changed, and no text for git',
      change('CHANGELOG.md', { linesAdded: 0, binary: true, oldOid: 'a', newOid: 'b' }),
      true,
    ],
    ['another file of that name', change('docs/CHANGELOG.md'), false],
  ])('%s: updated %s', async (_, changed, updated) => {
    expect((await facts(asked, NOTHING, [changed])).changelog).toEqual({ file: 'CHANGELOG.md', updated });
  });

  it('is not asked for unless it is named', async () => {
    expect((await facts({}, NOTHING)).changelog).toBeNull();
  });
});

describe('files with a schema', () => {
  const asked = { validate: [{ files: '**/*.json', schema: 's.schema' }] };

  it('are held against the schema of the start, whatever the run made of it', async () => {
    const yaml = { validate: [{ files: 'data/*.json', schema: 's.json' }] };
    const trees = { start: { 's.json': NUMBERS }, tree: { 's.json': '{}', 'data/a.json': '"x"' } };
    expect((await facts(yaml, trees)).invalid).toEqual([
      { path: 'data/a.json', problem: 'is not valid: the document must be number' },
    ]);
  });

  it('are all that match, changed or not, in any spelling of the name', async () => {
    const trees = { start: { 's.json': NUMBERS }, tree: { 'a.json': '1', 'b/B.JSON': 'x', 'c.txt': '' } };
    const { invalid } = await facts({ validate: [{ files: '*.json', schema: 's.json' }] }, trees);
    expect(invalid.map(({ path }) => path)).toEqual(['b/B.JSON']);
  });

  it('are refused where there is no such schema, or it is none', async () => {
    expect((await facts(asked, NOTHING)).invalid).toMatchObject([
      {
        path: 's.schema',
        problem: expect.stringContaining('is not in the trusted commit of this run'),
      },
    ]);
    const odd = { start: { 's.schema': NUMBERS }, tree: { 'a.json': '1' } };
    expect((await facts(asked, odd)).invalid).toMatchObject([{ path: 's.schema' }]);
  });

  it('are refused where they are too large to be read', async () => {
    const trees = { start: { 's.json': NUMBERS }, tree: { 'a.json': null } };
    expect((await facts({ validate: [{ files: 'a.json', schema: 's.json' }] }, trees)).invalid).toEqual([
      { path: 'a.json', problem: 'is too large to be checked' },
    ]);
  });
});
