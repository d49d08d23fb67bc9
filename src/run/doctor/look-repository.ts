import { isAbsolute, join, normalize } from 'node:path';
import { persistedCredentials } from '../../adapters/git/persisted.ts';
import { openRepository } from '../../adapters/git/repository.ts';
import { layoutOf, readText } from '../../adapters/git/site.ts';
import { openTree } from '../../adapters/git/tree.ts';
import type { Located } from '../../adapters/place.ts';
import type { PrivateFolder } from '../../adapters/private-folder.ts';
import { firstUnwritable } from '../../adapters/writable.ts';
import { StopRun } from '../../core/outcome.ts';
import type { RunRequest } from '../../settings/request.ts';
import { reportPaths } from '../harness-paths.ts';
import { checkRepository } from '../preflight.ts';
import type { GitFound } from './examination.ts';
import type { RepositoryCheckFacts } from './repository-checks.ts';

export interface RepositoryLook {
  readonly there: GitFound;
  readonly located: Located;
  /** null where the settings are wrong: then the usual ones are gone by. */
  readonly request: RunRequest | null;
  readonly folder: PrivateFolder;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Looks at the checkout as a run would, without going anywhere in it. */
export async function lookAtRepository(look: RepositoryLook): Promise<RepositoryCheckFacts> {
  const { there, located, env } = look;
  if (located.trouble !== null) return { trouble: located.trouble.reason };
  if ('trouble' in there) return { trouble: 'nobody can look into it without git' };
  const { root } = located.place;
  try {
    const layout = layoutOf(root);
    const objection = await objectionOf(look, there.path);
    const isShallow = readText(join(layout.commonDir, 'shallow')) !== null;
    const own = [env.GIT_CONFIG_GLOBAL ?? join(env.HOME ?? '', '.gitconfig')].filter(isAbsolute);
    return { root, objection, isShallow, credentials: persistedCredentials(layout, own).files };
  } catch (error) {
    if (error instanceof StopRun) return { trouble: error.why.reason };
    throw error;
  }
}

async function objectionOf(
  { located, request, folder }: RepositoryLook,
  gitPath: string,
): Promise<string | null> {
  const { root, base } = located.place;
  const settings = request?.settings ?? null;
  const outputDir = settings?.artifacts.output_dir ?? '.forge/artifacts';
  const outputPath = isAbsolute(outputDir) ? null : normalize(outputDir);
  const excluded = request === null ? [outputDir] : reportPaths({ outputPath, request });
  const tree = openTree({ root, privateDir: folder.below('git'), excluded, guardGitDir: false, gitPath });
  try {
    const facts = await openRepository({ tree, excluded }).inspect();
    const commits = settings?.git.auto_commit ?? true;
    const needed = [join(root, base), ...(commits ? [facts.gitDir] : [])];
    checkRepository(
      { ...facts, unwritable: firstUnwritable(needed) },
      {
        requireClean: settings?.git.require_clean ?? true,
        writes: settings?.mode !== 'read-only',
        commits,
      },
    );
    return null;
  } catch (error) {
    if (error instanceof StopRun) return error.why.reason;
    throw error;
  } finally {
    await tree.close();
  }
}
