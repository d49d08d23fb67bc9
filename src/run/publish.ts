import type { Patched } from '../adapters/git/patched.ts';
import type { Site } from '../adapters/git/site.ts';
import type { PrivateFolder } from '../adapters/private-folder.ts';
import { makePrivateFolder } from '../adapters/private-folder.ts';
import { filesInZip } from '../adapters/run-artifact/zip.ts';
import type { ChangeSet } from '../core/change.ts';
import { type Cause, EXIT_CODES, StopRun } from '../core/outcome.ts';
import type { AcceptedTree, RecordedRun } from '../core/recorded-run.ts';
import { ArtifactError, type ArtifactName, type RunArtifacts } from '../core/run-artifact.ts';
import type { RunRequest } from '../settings/request.ts';
import { type ArtifactContents, LARGEST_ARTIFACT, LOOKED_AT, readContents } from './artifact-contents.ts';
import { Budget } from './budget.ts';
import { causeOf } from './cause-of.ts';
import type { Courier } from './courier.ts';
import { deliver, type Work } from './deliver.ts';
import { type Desk, openDesk } from './desk.ts';
import { offerDraft } from './draft.ts';
import { objectionTo, refusedArtifact } from './evidence.ts';
import { outcomeOf } from './outcome.ts';
import { refuseMainBranch, remoteFor } from './position.ts';
import { judgeChange, refereeFor } from './publish-judges.ts';
import { type PublishPosition, publishPosition } from './publish-position.ts';
import { askPullRequests } from './pull-requests.ts';
import type { RunResult } from './run.ts';
import { askSigning } from './signing.ts';
import { startViolation } from './start-violation.ts';
import type { Surroundings } from './surroundings.ts';

/** What is to be delivered, and what is trusted. */
export interface PublishOrder {
  /** By the configuration of the trusted commit; `trigger.start` where it goes to a pull request's branch. */
  readonly request: RunRequest;
  readonly artifact: ArtifactName;
  readonly artifacts: (folder: string) => RunArtifacts;
  readonly site: Site;
  /** The commit whose configuration and history are trusted. */
  readonly trusted: string;
}

/** A delivery asks no model. */
const NOTHING_SPENT = new Budget(
  { maxTokens: Infinity, maxCostUsd: Infinity, maxOutputTokens: 0 },
  null,
  () => 0,
);

/** What becomes of the work. */
interface Published {
  readonly causes: readonly Cause[];
  readonly reason: string;
  readonly changes: ChangeSet;
}

/**
 * Delivers what a run of another job made, if all of it still holds when it is looked at from here: the record is
 * whole, its gates are green, its patch gives the tree that the record binds, and that change breaks no rule of the
 * trusted commit. Nothing the artifact says is taken for more than its word. Never throws.
 */
export async function publish(order: PublishOrder, around: Surroundings): Promise<RunResult> {
  const desk = openDesk(order.request, around);
  let published: Published = { causes: [], reason: '', changes: [] };
  let folder: PrivateFolder | null = null;
  try {
    if (desk.trouble !== null) throw new StopRun(desk.trouble);
    folder = makePrivateFolder(around.temporary);
    published = await walk(order, desk, folder);
  } catch (error) {
    const cause = causeOf(error, around.cancel.aborted);
    record(desk, cause);
    published = { ...published, causes: [cause] };
  }
  folder?.remove();
  const outcome = outcomeOf(published.causes, published.reason);
  desk.observers.emit({ type: 'run_finished', outcome, changes: published.changes });
  desk.stopwatch.close();
  const reports = desk.observers.publish(null);
  return { ...reports, outcome, exitCode: EXIT_CODES[outcome.name] };
}

/** What no constraint has put on record: an artifact that is none of ours, a head that moved. */
function record({ observers }: Desk, cause: Cause): void {
  if (!('code' in cause) || cause.code === undefined) return;
  observers.emit({ type: 'violated', violation: startViolation(cause.reason, cause.code) });
}

async function walk(order: PublishOrder, desk: Desk, folder: PrivateFolder): Promise<Published> {
  const { settings, forge } = order.request;
  // Asked while the artifact is on its way.
  const pullRequests = askPullRequests(desk);
  const { run, patch } = await contentsOf(order, folder.path);
  retell(desk, run, order.trusted);
  const objection = objectionTo(run, { repository: forge?.repository ?? '', settings });
  if (objection !== null) throw new StopRun(objection);
  if (run.accepted === null) return nothingIn(run, patch);
  const remote = remoteFor(desk, async () => order.site, folder.below('remote'));
  if (remote === null) throw new Error('a delivery needs a forge to go to');
  const destination = await publishPosition({ ...order, desk, remote }, run, run.accepted);
  const patched = await patchedTree(order.site, folder.below('git'), run.accepted, patch);
  try {
    const courier = await courierFor({ ...order, desk, destination, patched }, run.accepted);
    const { changes } = patched;
    const ready = { ...courier, pullRequests: await pullRequests };
    await refuseMainBranch(desk, courier.repository, destination.branch);
    const cause = await judgeChange(courier, patched);
    if (cause !== null) return { causes: [cause], reason: '', changes };
    const work = workOf(run, run.accepted, changes, desk.around.clock.now());
    return { ...(await handOver(ready, work)), changes };
  } finally {
    patched.close();
  }
}

/** Throws StopRun(violation) with ART-01 where the patch does not give the tree that the record binds. */
async function patchedTree(
  site: Site,
  folder: string,
  accepted: AcceptedTree,
  patch: Uint8Array | null,
): Promise<Patched> {
  if (patch === null) throw new StopRun(refusedArtifact(`the artifact holds no changes.patch${AGAIN}`));
  const { applyPatch, BadPatch } = await import('../adapters/git/patched.ts');
  try {
    const patched = await applyPatch(site, folder, accepted.parent, patch);
    if (patched.tree === accepted.tree) return patched;
    patched.close();
  } catch (error) {
    if (!(error instanceof BadPatch)) throw error;
    throw new StopRun(refusedArtifact(`changes.patch of the artifact ${error.message}${AGAIN}`));
  }
  const reason = `changes.patch of the artifact gives another tree than its record binds (${accepted.tree})${AGAIN}, from a clean checkout and without conversion of line ends`;
  throw new StopRun(refusedArtifact(reason));
}

const AGAIN = ': nothing of it is delivered; run the first job again';

interface CourierParts extends Pick<PublishOrder, 'site' | 'trusted'> {
  readonly desk: Desk;
  readonly destination: PublishPosition;
  readonly patched: Patched;
}

async function courierFor(parts: CourierParts, { parent }: AcceptedTree): Promise<Courier> {
  const { desk, destination, patched, site, trusted } = parts;
  const { patchedRepository } = await import('../adapters/git/patched-repository.ts');
  const repository = patchedRepository(site, parent, patched);
  const { delivered, branch } = destination;
  // What was delivered before is not committed once more: what may still be missing is its pull request.
  const commit: typeof repository.commit =
    delivered === null ? repository.commit : async (tree) => ({ sha: delivered, tree, branch });
  return {
    desk,
    repository: { ...repository, commit },
    facts: { head: trusted },
    destination,
    pullRequests: null,
    // What was delivered before is not made once more on the server either.
    maker: delivered === null ? await askSigning(desk, repository, destination) : null,
    referee: refereeFor(desk, (await patched.before('AGENT_LINK.md')) !== null),
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

/** What the workflow can mend is its configuration; what is not ours breaks a rule; else the service failed us. */
function causeOfTrouble({ kind, message: reason }: ArtifactError): Cause {
  if (kind === 'refused') return refusedArtifact(reason);
  return { kind: kind === 'missing' ? 'config' : 'failure', reason };
}

/** The run of the other job, for the log, the summary and the pull request: as its record has it. */
function retell({ observers, request }: Desk, run: RecordedRun, head: string): void {
  const { executionId, task, mode, provider, model, repository } = run;
  const { workspace, settings } = request;
  const known = repository === null ? {} : { repository };
  observers.emit({
    type: 'run_started',
    ...{ executionId, task, mode, provider, model, workspace, head, branch: null, ...known, settings },
  });
  const gates = run.gates.map((gate) => ({
    ...{ ...gate, exitCode: null, timedOut: false, durationMs: 0, output: '', attempt: 1 },
  }));
  for (const gate of gates) observers.emit({ type: 'gate_finished', phase: 'final', gate });
  const how = run.unfinished === null ? 'complete' : 'partial';
  observers.emit({ type: 'agent_ended', how, result: run.result });
}

function nothingIn({ executionId }: RecordedRun, patch: Uint8Array | null): Published {
  if (patch === null || patch.length === 0) {
    return { causes: [], reason: `${executionId} changed nothing: nothing is delivered`, changes: [] };
  }
  throw new StopRun(
    refusedArtifact(`${executionId} has a patch, and its record binds no tree to it${AGAIN}`),
  );
}

function workOf(run: RecordedRun, { head, at }: AcceptedTree, changes: ChangeSet, now: number): Work {
  const { executionId, unfinished, reason } = run;
  // The same artifact makes the same commit, whenever it is delivered; but none of the future.
  return { changes, unfinished, reason, origin: { executionId, auditHead: head, at: Math.min(at, now) } };
}

async function handOver(courier: Courier, work: Work): Promise<Pick<Published, 'causes' | 'reason'>> {
  const { origin, unfinished } = work;
  if (unfinished !== null) return handOverDraft(courier, work);
  const { refused, undelivered } = await deliver(courier, work);
  const causes = [refused, undelivered].filter((cause) => cause !== null);
  return { causes, reason: `${origin?.executionId} is delivered: ${work.reason}` };
}

async function handOverDraft(courier: Courier, work: Work): Promise<Pick<Published, 'causes' | 'reason'>> {
  const draft = await offerDraft(courier, work);
  const reason = `the unfinished work of ${work.origin?.executionId} is delivered as a draft: ${work.reason}`;
  if (draft.committed) return { causes: draft.undelivered === null ? [] : [draft.undelivered], reason };
  const why = 'the unfinished work cannot be a draft pull request: the warning above says why';
  return { causes: [{ kind: 'delivery', reason: why }], reason };
}
