import { isAbsolute, join, normalize } from 'node:path';
import type { PrivateFolder } from '../../adapters/files/private-folder.ts';
import { firstUnwritable } from '../../adapters/files/unwritable-folder.ts';
import { persistedCredentials } from '../../adapters/git/credentials/persisted-credentials.ts';
import { hardenedGit } from '../../adapters/git/program/hardened-git.ts';
import { GitError } from '../../adapters/git/program/run-git.ts';
import {
  type RepositoryLayout,
  readTextOrNull,
  repositoryLayout,
} from '../../adapters/git/program/user-repository.ts';
import { openRepository } from '../../adapters/git/repository.ts';
import { openTree } from '../../adapters/git/tree.ts';
import type { LocatedWorkspace } from '../../adapters/host/workspace-location.ts';
import { workspaceHolder } from '../../adapters/host/workspace-lock.ts';
import { mayReadWith } from '../../constraints/patterns/path-rules.ts';
import { buildPathRules } from '../../constraints/registry.ts';
import type { Clock, RepositoryFacts } from '../../core/ports.ts';
import { StopRun } from '../../core/run/outcome.ts';
import type { RunRequest } from '../../settings/request/request.ts';
import { reportPaths } from '../context/harness-paths.ts';
import { busyReason } from '../context/run-context.ts';
import { sourcesOf } from '../judging/custom-constraints.ts';
import { checkRepository } from '../preflight/check-repository.ts';
import { checkMainBranch } from '../preflight/prepare-repository.ts';
import { isExample } from '../sandbox/denied-values.ts';
import type { GitFound } from './examination.ts';
import type { RepositoryCheckFacts } from './repository-checks.ts';

export interface RepositoryLook {
  readonly there: GitFound;
  readonly located: LocatedWorkspace;
  /** null if the settings are invalid; the defaults are used then. */
  readonly request: RunRequest | null;
  readonly folder: PrivateFolder;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
}

/** Examines the checkout as a run would, without changing it. */
export async function lookAtRepository(
  look: RepositoryLook,
): Promise<RepositoryCheckFacts & { readonly problems?: readonly string[] }> {
  const { there, located, env } = look;
  if (located.trouble !== null) return { trouble: located.trouble.reason };
  if ('trouble' in there) return { trouble: 'not checked, because git cannot be used' };
  const { root } = located.place;
  try {
    const layout = repositoryLayout(root);
    const { objections, problems } = await objectionsOf(look, there.path);
    const isShallow = readTextOrNull(join(layout.commonDir, 'shallow')) !== null;
    const own = [env.GIT_CONFIG_GLOBAL ?? join(env.HOME ?? '', '.gitconfig')].filter(isAbsolute);
    const credentials = persistedCredentials(layout, own).files;
    const deniedFiles = await trackedDeniedFiles(look, layout, there.path);
    return { root, objections, problems, isShallow, credentials, deniedFiles };
  } catch (error) {
    if (error instanceof StopRun) return { trouble: error.why.reason };
    throw error;
  }
}

/** Returns the tracked files that `denied_reads` hides, without examples such as `.env.example`. */
async function trackedDeniedFiles(
  { request }: RepositoryLook,
  { gitDir, root }: RepositoryLayout,
  gitPath: string,
): Promise<readonly string[]> {
  if (request === null) return [];
  const { settings, openProtected } = request;
  const mayRead = mayReadWith(buildPathRules(settings.constraints, { openProtected }));
  const git = hardenedGit({ gitPath, gitDir, workTree: root });
  // If git cannot read the repository, the objections already say so.
  const listed = await git({ args: ['ls-files', '-z'] }).catch((error: unknown) => {
    if (error instanceof GitError) return null;
    throw error;
  });
  const tracked = listed?.stdout.toString('utf8').split('\0').slice(0, -1) ?? [];
  return tracked.filter((path) => !mayRead(path) && !isExample(path));
}

/** Reasons why no run can start: problems of the checkout, and settings that conflict with it. */
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

/** Returns the checks that a run makes before its first request. Each throws StopRun by itself. */
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
  // With a push, the branch on the server decides, and it is not fetched here.
  const { branch, auto_push: pushes } = request.settings.git;
  return [
    start,
    () => (writes && !pushes && branch !== '' ? repository.checkBranch(branch) : null),
    () =>
      writes && commits
        ? checkMainBranch({ request, hostProcess: { clock }, place }, repository, facts)
        : null,
    () => (custom.length > 0 ? sourcesOf(custom, sources) : null),
  ];
}
