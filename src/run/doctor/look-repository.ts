import { isAbsolute, join, normalize } from 'node:path';
import { persistedCredentials } from '../../adapters/git/persisted.ts';
import { openRepository } from '../../adapters/git/repository.ts';
import { layoutOf, readText } from '../../adapters/git/site.ts';
import { openTree } from '../../adapters/git/tree.ts';
import type { Located } from '../../adapters/place.ts';
import type { PrivateFolder } from '../../adapters/private-folder.ts';
import { workspaceHolder } from '../../adapters/workspace-lock.ts';
import { firstUnwritable } from '../../adapters/writable.ts';
import { buildPathRules } from '../../constraints/registry.ts';
import { StopRun } from '../../core/outcome.ts';
import type { Clock, RepositoryFacts } from '../../core/ports.ts';
import type { RunRequest } from '../../settings/request.ts';
import { checkMainBranch } from '../admit.ts';
import { sourcesOf } from '../custom.ts';
import { busyReason } from '../desk.ts';
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
  readonly clock: Clock;
}

/** Looks at the checkout as a run would, without going anywhere in it. */
export async function lookAtRepository(
  look: RepositoryLook,
): Promise<RepositoryCheckFacts & { readonly problems?: readonly string[] }> {
  const { there, located, env } = look;
  if (located.trouble !== null) return { trouble: located.trouble.reason };
  if ('trouble' in there) return { trouble: 'nobody can look into it without git' };
  const { root } = located.place;
  try {
    const layout = layoutOf(root);
    const { objections, problems } = await objectionsOf(look, there.path);
    const isShallow = readText(join(layout.commonDir, 'shallow')) !== null;
    const own = [env.GIT_CONFIG_GLOBAL ?? join(env.HOME ?? '', '.gitconfig')].filter(isAbsolute);
    return { root, objections, problems, isShallow, credentials: persistedCredentials(layout, own).files };
  } catch (error) {
    if (error instanceof StopRun) return { trouble: error.why.reason };
    throw error;
  }
}

/** Reasons why no run can start: of the checkout, and of settings that it contradicts. */
interface Objections {
  readonly objections: readonly string[];
  readonly problems: readonly string[];
}

async function objectionsOf(look: RepositoryLook, gitPath: string): Promise<Objections> {
  const { located, request, folder } = look;
  const { root } = located.place;
  const outputDir = request?.settings.artifacts.output_dir ?? '.forge/artifacts';
  const outputPath = isAbsolute(outputDir) ? null : normalize(outputDir);
  const excluded = request === null ? [outputDir] : reportPaths({ outputPath, request });
  const tree = openTree({ root, privateDir: folder.below('git'), excluded, guardGitDir: false, gitPath });
  const objections: string[] = [];
  const problems: string[] = [];
  const attempt = async (check: () => unknown): Promise<void> => {
    try {
      await check();
    } catch (error) {
      if (!(error instanceof StopRun)) throw error;
      (error.why.kind === 'config' ? problems : objections).push(error.why.reason);
    }
  };
  try {
    const holder = workspaceHolder(root);
    if (holder !== null) objections.push(busyReason(root, holder));
    await attempt(async () => {
      const repository = openRepository({ tree, excluded });
      const facts = await repository.inspect();
      for (const check of checksOf(look, repository, facts)) await attempt(check);
    });
    return { objections, problems };
  } finally {
    await tree.close();
  }
}

/** The checks of a run before its first request, each of which throws StopRun by itself. */
function checksOf(
  { located, request, clock, env }: RepositoryLook,
  repository: ReturnType<typeof openRepository>,
  facts: RepositoryFacts,
): readonly (() => unknown)[] {
  const { place } = located;
  const settings = request?.settings ?? null;
  const commits = settings?.git.auto_commit ?? true;
  const writes = settings?.mode !== 'read-only';
  const requireClean = settings?.git.require_clean ?? true;
  const needed = [join(place.root, place.base), ...(commits ? [facts.gitDir] : [])];
  const start = () =>
    checkRepository({ ...facts, unwritable: firstUnwritable(needed) }, { requireClean, writes, commits });
  const commit = facts.head;
  if (request === null || commit === null) return [start];
  const { custom } = request.settings.constraints;
  const { root, base, hasAgentLink: agentLinkAtRoot } = place;
  const { settings: all, openProtected } = request;
  const rules = () => buildPathRules(all.constraints, { openProtected, agentLinkAtRoot, base });
  const sources = { repository, commit, rules, root, searchPath: env.PATH ?? '' };
  // With a push, the branch on the server decides, and that is not fetched here.
  const { branch, auto_push: pushes } = request.settings.git;
  return [
    start,
    () => (writes && !pushes && branch !== '' ? repository.checkBranch(branch) : null),
    () =>
      writes && commits ? checkMainBranch({ request, around: { clock }, place }, repository, facts) : null,
    () => (custom.length > 0 ? sourcesOf(custom, sources) : null),
  ];
}
