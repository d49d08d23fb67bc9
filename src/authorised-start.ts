import { tmpdir } from 'node:os';
import { relative } from 'node:path';
import { systemClock } from './adapters/clock.ts';
import { findGit } from './adapters/git/find.ts';
import { readAt } from './adapters/git/read-at.ts';
import { openRemote } from './adapters/git/remote.ts';
import { remoteUrl } from './adapters/git/remote-url.ts';
import { layoutOf, openSite, type Site } from './adapters/git/site.ts';
import { openForge } from './adapters/github/open.ts';
import { makePrivateFolder } from './adapters/private-folder.ts';
import { type Forge, ForgeError, type PullRequest } from './core/forge.ts';
import { StopRun } from './core/outcome.ts';
import type { Remote } from './core/remote.ts';
import { answersOf } from './event-answers.ts';
import { eventContext } from './event-context.ts';
import { type ReadFile, repositoryRoot } from './settings/file.ts';
import type { LoadResult } from './settings/load.ts';
import type { ForgeAccess } from './settings/request.ts';
import { UNTRUSTED_SOURCES } from './settings/untrusted-source.ts';
import { authorise, type Pin } from './trigger/authorise.ts';
import { type Ask, type Asked, bareAsk, type Skip } from './trigger/decision.ts';
import { startedBy } from './trigger/started-by.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface SettingsInput {
  readonly env: Environment;
  /** The runner's checkout, absolute. */
  readonly workspace: string;
  readonly access: ForgeAccess;
  readonly cancel: AbortSignal;
  /** Loads the settings of a run that has this task, its files read from where they are trusted. */
  readonly load: (ask: Ask, pin: Pin | null, readFile?: ReadFile) => Promise<LoadResult>;
}

export interface StartInput extends SettingsInput {
  /** Told once it is known that whoever asked may. */
  readonly onAuthorised: () => void;
  readonly warn: (text: string) => void;
}

export type Start = LoadResult | Skip;

/**
 * An ask that somebody made, as a run that may start: those who asked are asked about, the commit is pinned, and
 * the configuration comes from the base (DECISIONS D28). Fails closed: what GitHub does not say is a no. Throws
 * StopRun where git or the configuration stands in the way.
 */
export async function authorisedStart(ask: Ask, input: StartInput): Promise<Start> {
  const { access, env, cancel } = input;
  const options = { ...access, env, clock: systemClock, signal: cancel };
  const forge = await openForge(options);
  const answers = await answersOf(ask, forge);
  const authorised = authorise(ask, answers);
  if (!authorised.ok) {
    const { ok: _, ...refused } = authorised;
    return { kind: 'skip', ...refused };
  }
  input.onAuthorised();
  const { pin } = authorised;
  const { permissions } = answers;
  const telling = eventContext({ ask, forge, options, permissions, warn: input.warn });
  // Awaited after the settings, whose problems come first.
  telling.catch(() => undefined);
  const loaded = await loadFrom(ask, pin, input);
  if (!loaded.ok) return loaded;
  const context = await telling;
  if ('kind' in context) return context;
  return startedBy({ ask, pin, request: loaded.request, context });
}

/** Settings of the base, and the head at hand; where nothing is pinned, those of the checkout. */
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
 * What a run would go by that somebody asked for here now: on a pull request the settings of its base, as far as
 * GitHub and git give it, else those of the checkout.
 */
export async function settingsInForce(asked: Asked, input: SettingsInput): Promise<LoadResult> {
  // No run was asked for, and without a task there are no settings.
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

/** The repository on the server, for as long as `work` takes, and a way to read a commit's files. */
async function withRemote<Result>(
  { env, access, workspace }: SettingsInput,
  work: (remote: Remote, readAtCommit: (sha: string) => ReadFile) => Promise<Result>,
): Promise<Result> {
  const root = repositoryRoot(workspace);
  const site = await openSite(await findGit(env.PATH ?? ''), layoutOf(root));
  const folder = makePrivateFolder(env.RUNNER_TEMP ?? tmpdir());
  try {
    const url = remoteUrl(access.serverUrl, access.repository);
    const remote = openRemote({ url, token: access.token, env, folder: folder.path, site: async () => site });
    return await work(remote, (sha) => readerAt(site, root, sha));
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

/** Files of the repository as a commit holds them. What lies outside of it is nobody's that could be trusted. */
export function readerAt(site: Site, root: string, sha: string): ReadFile {
  return async (path, maxBytes) => {
    const inside = relative(root, path);
    if (inside.startsWith('..')) {
      return { kind: 'refused', message: UNTRUSTED_SOURCES.outside };
    }
    try {
      const bytes = await readAt(site, sha, inside, maxBytes);
      return bytes === null ? { kind: 'missing' } : { kind: 'bytes', bytes };
    } catch (error) {
      if (error instanceof StopRun && error.why.kind === 'config')
        return { kind: 'refused', message: error.why.reason };
      throw error;
    }
  };
}
