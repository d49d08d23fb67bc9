import { filesInZip } from '../../adapters/artifact/unzip.ts';
import type { PrivateFolder } from '../../adapters/files/private-folder.ts';
import { makePrivateFolder } from '../../adapters/files/private-folder.ts';
import type { PatchedTree } from '../../adapters/git/commit/patched-tree.ts';
import { treeLinks } from '../../adapters/git/objects/tree-files.ts';
import { userGit } from '../../adapters/git/program/user-git.ts';
import type { UserRepository } from '../../adapters/git/program/user-repository.ts';
import { ArtifactError, type ArtifactName, type RunArtifacts } from '../../core/forge/run-artifact.ts';
import type { ChangeSet } from '../../core/git/change.ts';
import { type Cause, EXIT_CODES, StopRun } from '../../core/run/outcome.ts';
import type { AcceptedTree, RecordedRun } from '../../core/run/recorded-run.ts';
import type { RunRequest } from '../../settings/request/request.ts';
import { Budget } from '../budget/budget.ts';
import type { HostProcess } from '../context/host-process.ts';
import { openRunContext, type RunContext } from '../context/run-context.ts';
import { deliver, type Work } from '../delivery/deliver.ts';
import type { DeliveryContext } from '../delivery/delivery-context.ts';
import { causeOf } from '../finish/cause-of.ts';
import { offerDraft } from '../finish/draft.ts';
import { outcomeOf } from '../finish/outcome.ts';
import { protectedLinkTargets } from '../preflight/protected-link-targets.ts';
import { askPullRequests } from '../preflight/pull-requests.ts';
import { refuseMainBranch, remoteFor } from '../preflight/push-target.ts';
import { askSigning } from '../preflight/signing.ts';
import { startViolation } from '../record/start-violation.ts';
import type { RunResult } from '../run.ts';
import { refusedArtifact, whyNotDeliverable } from './artifact-checks.ts';
import { type ArtifactContents, LARGEST_ARTIFACT, LOOKED_AT, readContents } from './artifact-contents.ts';
import { enforcerFor, judgeChange } from './judge-change.ts';
import { type PublishTarget, publishTarget } from './publish-target.ts';
import { retell } from './retell.ts';

/** The work to deliver, and the trusted configuration and commit. */
export interface PublishOrder {
  /** The configuration of the trusted commit. `trigger.start` is set if the work goes to a pull request's branch. */
  readonly request: RunRequest;
  readonly artifact: ArtifactName;
  readonly artifacts: (folder: string) => RunArtifacts;
  readonly repo: UserRepository;
  /** The commit whose configuration and history are trusted. */
  readonly trusted: string;
}

/** An empty budget, because a delivery calls no model. */
const NOTHING_SPENT = new Budget(
  { maxTokens: Infinity, maxCostUsd: Infinity, maxOutputTokens: 0 },
  null,
  () => 0,
);

/** The result of a delivery. */
interface Published {
  readonly causes: readonly Cause[];
  readonly reason: string;
  readonly changes: ChangeSet;
}

/**
 * Delivers the work of another job's run after checking it again. The record must be complete and its gates green. The
 * patch must produce the recorded tree. The change must not break a rule of the trusted commit. The content of the
 * artifact is not trusted. Never throws.
 */
export async function publish(order: PublishOrder, hostProcess: HostProcess): Promise<RunResult> {
  const context = openRunContext(order.request, hostProcess);
  let published: Published = { causes: [], reason: '', changes: [] };
  let folder: PrivateFolder | null = null;
  try {
    if (context.trouble !== null) throw new StopRun(context.trouble);
    folder = makePrivateFolder(hostProcess.temporary);
    published = await walk(order, context, folder);
  } catch (error) {
    const cause = causeOf(error, hostProcess.cancel.aborted);
    record(context, cause);
    published = { ...published, causes: [cause] };
  }
  folder?.remove();
  const outcome = outcomeOf(published.causes, published.reason);
  context.observers.emit({ type: 'run_finished', outcome, changes: published.changes });
  context.stopwatch.close();
  const reports = context.observers.publish(null);
  return { ...reports, outcome, exitCode: EXIT_CODES[outcome.name] };
}

/** Records causes that no constraint recorded, such as an invalid artifact or a moved head. */
function record({ observers }: RunContext, cause: Cause): void {
  if (!('code' in cause) || cause.code === undefined) return;
  observers.emit({ type: 'violated', violation: startViolation(cause.reason, cause.code) });
}

async function walk(order: PublishOrder, context: RunContext, folder: PrivateFolder): Promise<Published> {
  const { settings, forge } = order.request;
  // Requested while the artifact downloads.
  const pullRequests = askPullRequests(context);
  const { run, patch } = await contentsOf(order, folder.path);
  retell(context, run, order.trusted);
  noteVerify(context);
  const objection = whyNotDeliverable(run, { repository: forge?.repository ?? '', settings });
  if (objection !== null) throw new StopRun(objection);
  if (run.accepted === null) return nothingIn(run, patch);
  const remote = remoteFor(context, async () => order.repo, folder.below('remote'));
  if (remote === null)
    throw new Error('publishing needs a GitHub repository: set github-token and GITHUB_REPOSITORY');
  const destination = await publishTarget({ ...order, context, remote }, run, run.accepted);
  const patched = await patchedTree(order.repo, folder.below('git'), run.accepted, patch);
  try {
    const delivery = await deliveryContextFor({ ...order, context, destination, patched }, run.accepted);
    const { changes } = patched;
    const ready = { ...delivery, pullRequests: await pullRequests };
    await refuseMainBranch(context, delivery.repository, destination.branch);
    const cause = await judgeChange(delivery, patched);
    if (cause !== null) return { causes: [cause], reason: '', changes };
    const work = workOf(run, run.accepted, changes, context.hostProcess.clock.now());
    return { ...(await handOver(ready, work)), changes };
  } finally {
    patched.close();
  }
}

/** Applies the patch. Throws StopRun(violation) with ART-01 if the result is not the recorded tree. */
async function patchedTree(
  repo: UserRepository,
  folder: string,
  accepted: AcceptedTree,
  patch: Uint8Array | null,
): Promise<PatchedTree> {
  if (patch === null)
    throw new StopRun(refusedArtifact(`the artifact does not contain changes.patch${AGAIN}`));
  const { applyPatch, PatchError: BadPatch } = await import('../../adapters/git/commit/patched-tree.ts');
  try {
    const patched = await applyPatch(repo, folder, accepted.parent, patch);
    if (patched.tree === accepted.tree) return patched;
    patched.close();
  } catch (error) {
    if (!(error instanceof BadPatch)) throw error;
    throw new StopRun(refusedArtifact(`changes.patch of the artifact ${error.message}${AGAIN}`));
  }
  const reason = `changes.patch of the artifact does not produce the tree in its record (${accepted.tree})${AGAIN}, from a clean checkout and without conversion of line ends`;
  throw new StopRun(refusedArtifact(reason));
}

const AGAIN = ', so nothing is published: run the first job again';

interface DeliveryContextParts extends Pick<PublishOrder, 'repo' | 'trusted'> {
  readonly context: RunContext;
  readonly destination: PublishTarget;
  readonly patched: PatchedTree;
}

async function deliveryContextFor(
  parts: DeliveryContextParts,
  { parent }: AcceptedTree,
): Promise<DeliveryContext> {
  const { context, destination, patched, repo, trusted } = parts;
  const { patchedRepository } = await import('../../adapters/git/patched-repository.ts');
  const repository = patchedRepository(repo, parent, patched);
  const { delivered, branch } = destination;
  const linksAt = (commit: string) => treeLinks(userGit(repo), commit);
  const links = await protectedLinkTargets(context.request, { linksAt }, [trusted, parent]);
  // Work that was delivered before is not committed again. Only its pull request may still be missing.
  const commit: typeof repository.commit =
    delivered === null ? repository.commit : async (tree) => ({ sha: delivered, tree, branch });
  return {
    context,
    repository: { ...repository, commit },
    facts: { head: trusted },
    destination,
    pullRequests: null,
    // The server does not create the commit again either.
    maker: delivered === null ? await askSigning(context, repository, destination) : null,
    enforcer: enforcerFor(context, (await patched.before('AGENT_LINK.md')) !== null, links),
    budget: NOTHING_SPENT,
    heartbeat: null,
  };
}

async function contentsOf(order: PublishOrder, folder: string): Promise<ArtifactContents> {
  try {
    const zip = await order.artifacts(folder).download(order.artifact, LARGEST_ARTIFACT);
    return readContents(filesInZip(zip, LOOKED_AT));
  } catch (error) {
    if (!(error instanceof ArtifactError)) throw error;
    throw new StopRun(causeOfTrouble(error));
  }
}

/** Returns the cause: `config` if the workflow can fix it, `violation` if the artifact is not ours, else a failure. */
function causeOfTrouble({ kind, message: reason }: ArtifactError): Cause {
  if (kind === 'refused') return refusedArtifact(reason);
  return { kind: kind === 'missing' ? 'config' : 'failure', reason };
}

/** Says that this job judges the change only by its text, because it runs no gates. */
function noteVerify({ observers, request }: RunContext): void {
  if (request.settings.gate_protection !== 'verify') return;
  const text =
    'gate_protection: verify counts as reject in this job: it runs no gates, so it only searches the change for weakened tests and gates';
  observers.emit({ type: 'notice', level: 'info', text });
}

function nothingIn({ executionId }: RecordedRun, patch: Uint8Array | null): Published {
  if (patch === null || patch.length === 0) {
    return {
      causes: [],
      reason: `${executionId} changed no files, so there is nothing to publish`,
      changes: [],
    };
  }
  throw new StopRun(refusedArtifact(`${executionId} has a patch, but its record has no tree for it${AGAIN}`));
}

function workOf(run: RecordedRun, { head, at }: AcceptedTree, changes: ChangeSet, now: number): Work {
  const { executionId, unfinished, reason } = run;
  // The recorded time gives the same commit at every delivery. A time in the future is replaced by now.
  return { changes, unfinished, reason, origin: { executionId, auditHead: head, at: Math.min(at, now) } };
}

async function handOver(
  delivery: DeliveryContext,
  work: Work,
): Promise<Pick<Published, 'causes' | 'reason'>> {
  const { origin, unfinished } = work;
  if (unfinished !== null) return handOverDraft(delivery, work);
  const { refused, undelivered } = await deliver(delivery, work);
  const causes = [refused, undelivered].filter((cause) => cause !== null);
  return { causes, reason: `published ${origin?.executionId}: ${work.reason}` };
}

async function handOverDraft(
  delivery: DeliveryContext,
  work: Work,
): Promise<Pick<Published, 'causes' | 'reason'>> {
  const draft = await offerDraft(delivery, work);
  const reason = `published the unfinished work of ${work.origin?.executionId} as a draft: ${work.reason}`;
  if (draft.committed) return { causes: draft.undelivered === null ? [] : [draft.undelivered], reason };
  const why = 'no draft pull request was opened for the unfinished work: see the warning above';
  return { causes: [{ kind: 'delivery', reason: why }], reason };
}
