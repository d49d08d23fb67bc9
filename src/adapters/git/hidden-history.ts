import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Git } from './exec.ts';
import type { Layout } from './site.ts';

/** Objects that are copied. More take longer than a command may wait: 50,000 take some seconds. */
const MOST_OBJECTS = 50_000;

/** git's folder of objects, and another to be shown in its place. */
export interface HiddenHistory {
  readonly target: string;
  readonly source: string;
}

/**
 * Copies the repository's objects without what these files ever held, in any commit, under any of these names. Commands see the copy,
 * so `git show HEAD:.env` finds nothing. null where none of the files was ever committed; 'too large' where the
 * repository has too many objects. Throws GitError.
 */
export async function hiddenHistory(
  git: Git,
  { commonDir }: Pick<Layout, 'commonDir'>,
  paths: readonly string[],
  source: string,
): Promise<HiddenHistory | 'too large' | null> {
  if (paths.length === 0) return null;
  const hidden = await heldBy(git, paths);
  if (hidden.size === 0) return null;
  const listed = await git({
    args: ['cat-file', '--batch-all-objects', '--batch-check=%(objectname)', '--unordered'],
  });
  const all = listed.stdout.toString('latin1').split('\n').slice(0, -1);
  if (all.length > MOST_OBJECTS) return 'too large';
  mkdirSync(join(source, 'pack'), { recursive: true });
  mkdirSync(join(source, 'info'), { recursive: true });
  const kept = all.filter((oid) => !hidden.has(oid));
  await git({
    args: ['pack-objects', '--quiet', '--window=0', join(source, 'pack/pack')],
    input: Buffer.from(`${kept.join('\n')}\n`),
  });
  return { target: join(commonDir, 'objects'), source };
}

/** Blobs that stand under these paths in any commit that a reference or a reflog reaches, and in the index. */
async function heldBy(git: Git, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const env = { GIT_LITERAL_PATHSPECS: '1' };
  const [history, index] = await Promise.all([
    git({
      args: [
        'log',
        '--all',
        '--reflog',
        '-m',
        '--root',
        '--format=',
        '--raw',
        '--no-abbrev',
        '--no-renames',
        '--',
        ...paths,
      ],
      env,
    }),
    git({ args: ['ls-files', '--stage', '--', ...paths], env }),
  ]);
  const found = new Set<string>();
  for (const line of history.stdout.toString('latin1').split('\n')) {
    const [, before = '', after = ''] = /^:\d+ \d+ ([0-9a-f]+) ([0-9a-f]+) /.exec(line) ?? [];
    for (const oid of [before, after]) if (/[1-9a-f]/.test(oid)) found.add(oid);
  }
  for (const [, oid = ''] of index.stdout.toString('latin1').matchAll(/^\d+ ([0-9a-f]+) \d\t/gm))
    found.add(oid);
  return found;
}
