import { tmpdir } from 'node:os';
import { relative } from 'node:path';
import { systemClock } from '../../adapters/clock.ts';
import { makePrivateFolder } from '../../adapters/files/private-folder.ts';
import { readFileInCommit } from '../../adapters/git/objects/files-in-commit.ts';
import { findGit } from '../../adapters/git/program/find-git.ts';
import {
  openUserRepository,
  repositoryLayout,
  type UserRepository,
} from '../../adapters/git/program/user-repository.ts';
import { remoteUrl } from '../../adapters/git/remote/remote-url.ts';
import { openRemote } from '../../adapters/git/remote.ts';
import { openForge } from '../../adapters/github/open-forge.ts';
import { type Forge, ForgeError, type PullRequest } from '../../core/forge/forge.ts';
import type { Remote } from '../../core/git/remote.ts';
import { StopRun } from '../../core/run/outcome.ts';
import { awaitedLater } from '../../core/settled.ts';
import type { LoadResult } from '../../settings/load.ts';
import type { ForgeAccess } from '../../settings/request/request.ts';
import { UNTRUSTED_SOURCES } from '../../settings/schema/untrusted-source.ts';
import { type ReadFile, repositoryRoot } from '../../settings/sources/file.ts';
import { authorize, type Pin } from '../../trigger/authorize.ts';
import { type Ask, type Asked, bareAsk, type Skip } from '../../trigger/decision.ts';
import { startedBy } from '../../trigger/started-by.ts';
import { answersOf } from './event-answers.ts';
import { eventContext } from './event-context.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface SettingsInput {
  readonly env: Environment;
  /** The runner's checkout, absolute. */
  readonly workspace: string;
  readonly access: ForgeAccess;
  readonly cancel: AbortSignal;
  /** Loads the settings of a run with this task. `readFile` reads files from the trusted source. */
  readonly load: (ask: Ask, pin: Pin | null, readFile?: ReadFile) => Promise<LoadResult>;
}

export interface StartInput extends SettingsInput {
  /** Called when the requester is known to have permission. */
  readonly onAuthorised: () => void;
  readonly warn: (text: string) => void;
}

export type Start = LoadResult | Skip;

/**
 * Authorizes a request for a run: checks the permissions of its authors, pins the commit, and reads the configuration
 * from the base (decision D28). If GitHub does not answer, nothing starts. Throws StopRun for problems of git or the
 * configuration.
 */
export async function authorizedStart(ask: Ask, input: StartInput): Promise<Start> {
  const { access, env, cancel } = input;
  const options = { ...access, env, clock: systemClock, signal: cancel };
  const forge = await openForge(options);
  const answers = await answersOf(ask, forge);
  const authorized = authorize(ask, answers);
  if (!authorized.ok) {
    const { ok: _, ...refused } = authorized;
    return { kind: 'skip', ...refused };
  }
  input.onAuthorised();
  const { pin } = authorized;
  const { permissions } = answers;
  // Awaited after the settings, so that their problems come first.
  const telling = awaitedLater(eventContext({ ask, forge, options, permissions, warn: input.warn }));
  const loaded = await loadFrom(ask, pin, input);
  if (!loaded.ok) return loaded;
  const context = await telling;
  if ('kind' in context) return context;
  return startedBy({ ask, pin, request: loaded.request, context });
}

/** Loads the settings of the base and fetches the head. If nothing is pinned, loads the settings of the checkout. */
async function loadFrom(ask: Ask, pin: Pin | null, input: StartInput): Promise<LoadResult> {
  if (pin === null) return input.load(ask, null);
  return withRemote(input, async (remote, readAtCommit) => {
    const { cancel } = input;
    if (pin.baseSha !== null) await remote.fetchCommit({ sha: pin.baseSha }, cancel);
    const trusted = ask.configurationFrom === 'base' ? pin.baseSha : null;
    const loaded = await input.load(ask, pin, trusted === null ? undefined : readAtCommit(trusted));
    if (loaded.ok) await fetchHead(remote, ask, pin, cancel);
    return loaded;
  });
}

/**
 * Returns the settings that a run requested here would use. On a pull request these are the settings of its base;
 * otherwise, or if GitHub does not return the pull request, those of the checkout.
 */
export async function settingsInForce(asked: Asked, input: SettingsInput): Promise<LoadResult> {
  // Settings cannot be loaded without a task, so a placeholder is used.
  const ask: Ask = { ...bareAsk(asked, 'none'), configurationFrom: 'base' };
  const { access, env, cancel } = input;
  const forge = await openForge({ ...access, env, clock: systemClock, signal: cancel });
  const pull = asked.pullRequest === null ? null : await foundPull(forge, asked.pullRequest);
  if (pull === null) return input.load(ask, null);
  const { sha } = pull.base;
  try {
    return await withRemote(input, async (remote, readAtCommit) => {
      await remote.fetchCommit({ sha }, cancel);
      return input.load(ask, null, readAtCommit(sha));
    });
  } catch (error) {
    if (!(error instanceof StopRun)) throw error;
    return { ok: false, problems: [{ where: 'git', message: error.why.reason }] };
  }
}

async function foundPull(forge: Forge, number: number): Promise<PullRequest | null> {
  try {
    return await forge.pullRequest(number);
  } catch (error) {
    if (error instanceof ForgeError) return null;
    throw error;
  }
}

/** Opens the repository on the server while `work` runs, with a function that reads a commit's files. */
async function withRemote<Result>(
  { env, access, workspace }: SettingsInput,
  work: (remote: Remote, readAtCommit: (sha: string) => ReadFile) => Promise<Result>,
): Promise<Result> {
  const root = repositoryRoot(workspace);
  const repo = await openUserRepository(await findGit(env.PATH ?? ''), repositoryLayout(root));
  const folder = makePrivateFolder(env.RUNNER_TEMP ?? tmpdir());
  try {
    const url = remoteUrl(access.serverUrl, access.repository);
    const remote = openRemote({ url, token: access.token, env, folder: folder.path, repo: async () => repo });
    return await work(remote, (sha) => readerAt(repo, root, sha));
  } finally {
    folder.remove();
  }
}

function fetchHead(remote: Remote, { pullRequest }: Ask, pin: Pin, cancel: AbortSignal): Promise<void> {
  return remote.fetchCommit(
    {
      sha: pin.headSha,
      ...(pullRequest === null ? {} : { fallbackRef: `refs/pull/${pullRequest}/head` }),
      ...(pin.baseSha === null ? {} : { joinedTo: pin.baseSha }),
    },
    cancel,
  );
}

/** Returns a reader for the files of a commit. It refuses paths outside the repository, which are not trusted. */
export function readerAt(repo: UserRepository, root: string, sha: string): ReadFile {
  return async (path, maxBytes) => {
    const inside = relative(root, path);
    if (inside.startsWith('..')) {
      return { kind: 'refused', message: UNTRUSTED_SOURCES.outside };
    }
    try {
      const bytes = await readFileInCommit(repo, sha, inside, maxBytes);
      return bytes === null ? { kind: 'missing' } : { kind: 'bytes', bytes };
    } catch (error) {
      if (error instanceof StopRun && error.why.kind === 'config')
        return { kind: 'refused', message: error.why.reason };
      throw error;
    }
  };
}
