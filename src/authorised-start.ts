import { randomBytes } from 'node:crypto';
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
import { type Forge, ForgeError } from './core/forge.ts';
import { StopRun } from './core/outcome.ts';
import type { Remote } from './core/remote.ts';
import { type ReadFile, repositoryRoot } from './settings/file.ts';
import type { LoadResult } from './settings/load.ts';
import type { ForgeAccess } from './settings/request.ts';
import { type Answers, authorise, type Pin, type PullRequestAnswer } from './trigger/authorise.ts';
import type { Ask, Skip } from './trigger/decision.ts';
import { startedBy } from './trigger/started-by.ts';
import { untrustedContext } from './trigger/untrusted/fence.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface StartInput {
  readonly env: Environment;
  /** The runner's checkout, absolute. */
  readonly workspace: string;
  readonly access: ForgeAccess;
  readonly cancel: AbortSignal;
  /** Loads the settings of a run that has this task, its files read from where they are trusted. */
  readonly load: (ask: Ask, readFile?: ReadFile) => Promise<LoadResult>;
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
  const forge = await openForge({ ...access, env, clock: systemClock, signal: cancel });
  const authorised = authorise(ask, await answersOf(ask, forge));
  if (!authorised.ok) return { kind: 'skip', code: authorised.code, reason: authorised.reason };
  // Not waited for: a sign that is slow to be set, or cannot be, must not keep the run from starting.
  acknowledge(ask, forge).catch((error: unknown) =>
    input.warn(`no reaction could be set: ${error instanceof Error ? error.message : String(error)}`),
  );
  const loaded = await loadFrom(ask, authorised.pin, input);
  if (!loaded.ok) return loaded;
  const nonce = randomBytes(16).toString('hex');
  return startedBy({
    ask,
    pin: authorised.pin,
    request: loaded.request,
    context: untrustedContext(ask.untrusted, nonce),
  });
}

/** Everything that is asked of GitHub; what does not depend on an answer goes out at once. */
async function answersOf(ask: Ask, forge: Forge): Promise<Answers> {
  const permissions = Promise.all(
    ask.people.map(async (login) => [login, (await known(forge.permission(login))) ?? 'unknown'] as const),
  );
  const pullRequest = ask.pullRequest === null ? null : pullRequestAnswer(forge, ask.pullRequest);
  const branchHead =
    ask.pullRequest === null && ask.head !== null ? known(forge.branchHead(ask.head.ref)) : null;
  return {
    permissions: new Map(await permissions),
    pullRequest: await pullRequest,
    branchHead: await branchHead,
  };
}

async function pullRequestAnswer(forge: Forge, number: number): Promise<PullRequestAnswer | null> {
  const found = await known(forge.pullRequest(number));
  if (found === null) return null;
  const { head, base, state, merged, locked } = found;
  const facts = await known(forge.headFacts(head.sha, head.ref));
  const iso = (at: number | null | undefined): string | null =>
    typeof at === 'number' ? new Date(at).toISOString() : null;
  return {
    ...{ state, merged, locked },
    headSha: head.sha,
    headRepository: head.repository,
    baseRepository: base.repository,
    headRef: head.ref,
    baseRef: base.ref,
    baseSha: base.sha,
    headCommittedAt: iso(facts?.committedAt),
    headPushedAt: iso(facts?.pushedAt),
  };
}

/** An answer, or null for none. What GitHub does not say is never taken for a yes. */
async function known<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ForgeError) return null;
    throw error;
  }
}

/** A sign at the comment that it was seen. Whether it could be set decides nothing. */
async function acknowledge({ comment }: Ask, forge: Forge): Promise<void> {
  if (comment === null) return;
  const kind = comment.kind === 'issue' ? 'issue_comment' : 'review_comment';
  await forge.react({ kind, id: comment.id }, 'eyes');
}

/** Settings of the base, and the head at hand; where nothing is pinned, those of the checkout. */
async function loadFrom(ask: Ask, pin: Pin | null, input: StartInput): Promise<LoadResult> {
  if (pin === null) return input.load(ask);
  const { env, access, cancel, workspace } = input;
  const root = repositoryRoot(workspace);
  const site = await openSite(await findGit(env.PATH ?? ''), layoutOf(root));
  const folder = makePrivateFolder(env.RUNNER_TEMP ?? tmpdir());
  try {
    const url = remoteUrl(access.serverUrl, access.repository);
    const remote = openRemote({ url, token: access.token, env, folder: folder.path, site: async () => site });
    if (pin.baseSha !== null) await remote.fetchCommit({ sha: pin.baseSha }, cancel);
    const trusted = ask.configurationFrom === 'base' ? pin.baseSha : null;
    const loaded = await input.load(ask, trusted === null ? undefined : readerAt(site, root, trusted));
    if (loaded.ok) await fetchHead(remote, ask, pin, cancel);
    return loaded;
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
      const message =
        'it lies outside the repository, and here the configuration is read from the base commit: name a file in it';
      return { kind: 'refused', message };
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
