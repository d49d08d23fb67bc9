import { randomUUID } from 'node:crypto';
import { isAbsolute, join, normalize } from 'node:path';
import {
  type PersistedCredentials,
  persistedCredentials,
} from '../../adapters/git/credentials/persisted-credentials.ts';
import { gitDirOf, repositoryLayout } from '../../adapters/git/program/user-repository.ts';
import { type RunnerFiles, snapshotRunnerFiles } from '../../adapters/host/runner-files.ts';
import {
  type LocatedWorkspace,
  locateWorkspace,
  type WorkspaceLocation,
} from '../../adapters/host/workspace-location.ts';
import { lockWorkspace } from '../../adapters/host/workspace-lock.ts';
import type { ReportWriter } from '../../adapters/output/report-writer.ts';
import { fileCredentials } from '../../adapters/secrets/credential-files.ts';
import { redactPartialSecrets } from '../../adapters/secrets/partial-secrets.ts';
import { createRedactor } from '../../adapters/secrets/redaction.ts';
import { fileLocator, type Locator, patchLocator } from '../../adapters/secrets/scan/finding-place.ts';
import { isUnmistakable } from '../../adapters/secrets/scan/real-value.ts';
import { createSecretGuard, type SecretGuard } from '../../adapters/secrets/secret-guard.ts';
import { isWithin } from '../../core/path/is-within.ts';
import type { Cause } from '../../core/run/outcome.ts';
import type { RunRequest } from '../../settings/request/request.ts';
import { type Observers, observe } from '../record/observers.ts';
import { type ReportsPlace, reportsPlace } from '../record/reports-folder.ts';
import type { HostProcess } from './host-process.ts';
import { ResultRedactor } from './result-redactor.ts';
import { secretValues } from './secret-values.ts';
import { Stopwatch } from './stopwatch.ts';

/** The parts that every run has, even one that cannot start: an ID, a clock, a reports folder, and observers. */
export interface RunContext {
  readonly executionId: string;
  readonly request: RunRequest;
  readonly hostProcess: HostProcess;
  /** Without a repository, the root is the workspace itself, so that reports can be written. */
  readonly place: WorkspaceLocation;
  /** The output folder relative to the root; null if it is outside the workspace. */
  readonly outputPath: string | null;
  /** Redacts everything written or printed: the secrets that the run was given, and secrets found by a scan. */
  readonly redactor: SecretGuard;
  /** Redacts text for the model and the commit: only secrets that cannot match by chance. */
  readonly resultRedactor: ResultRedactor;
  readonly holdsSecret: (text: string) => boolean;
  /** Redacts the agent's own text, including parts of those secrets. */
  readonly redactProse: (text: string) => string;
  readonly credentials: PersistedCredentials;
  /** Files outside the workspace that only the harness may write. */
  readonly runnerFiles: RunnerFiles;
  readonly stopwatch: Stopwatch;
  readonly observers: Observers;
  /** A problem that is already known: no repository, or an invalid folder for reports. */
  readonly trouble: Cause | null;
  readonly writer: ReportWriter;
  /** Lets the next run work in this repository. */
  readonly release: () => void;
}

export function openRunContext(request: RunRequest, hostProcess: HostProcess): RunContext {
  const executionId = `run-${randomUUID()}`;
  const located = locateWorkspace(request.workspace);
  const { found, isFree, release } = locked(located, executionId);
  const credentials = credentialsOf(found.place.root, hostProcess.env);
  const keptInFiles = fileCredentials(homesOf(hostProcess), found.place.root);
  const { pass_env: passEnv } = request.settings.sandbox;
  const given = [
    ...secretValues(hostProcess.env, request.apiKey, passEnv),
    ...credentials.secrets,
    ...keptInFiles,
  ];
  const redactor = createSecretGuard(given);
  const keys = [request.apiKey, ...request.fallbacks.map(({ apiKey }) => apiKey)];
  const sure = given.filter((value) => keys.includes(value) || isUnmistakable(value));
  const certain = createRedactor(sure);
  const written = writerFor({ request, hostProcess, root: found.place.root, redactor, executionId, isFree });
  // Called before the runner's files are read, because the entry point writes to one of them here.
  hostProcess.placed?.(executionId, written.writer.dir);
  const observers = observe({
    executionId,
    settings: request.settings,
    clock: hostProcess.clock,
    redactor,
    writer: written.writer,
    log: hostProcess.log,
  });
  const { output_dir: outputDir } = request.settings.artifacts;
  return {
    executionId,
    request,
    hostProcess,
    place: found.place,
    outputPath: isAbsolute(outputDir) ? null : normalize(outputDir),
    redactor,
    resultRedactor: new ResultRedactor(certain),
    holdsSecret: certain.isIn,
    redactProse: (text) => redactPartialSecrets(text, sure),
    credentials,
    runnerFiles: snapshotRunnerFiles(hostProcess.env),
    stopwatch: new Stopwatch(hostProcess.clock, request.settings.constraints.timeout, hostProcess.cancel),
    observers,
    trouble: found.trouble ?? (written.trouble === null ? null : { kind: 'config', reason: written.trouble }),
    writer: written.writer,
    release,
  };
}

interface LockedWorkspace {
  readonly found: LocatedWorkspace;
  /** False while another run works here. */
  readonly isFree: boolean;
  readonly release: () => void;
}

/** Locks the workspace, because two runs in one folder would each see the other's changes as its own. */
function locked(located: LocatedWorkspace, executionId: string): LockedWorkspace {
  const { place, trouble } = located;
  const lock = trouble === null ? lockWorkspace(place.root, executionId) : null;
  const release = lock?.ok === true ? lock.release : () => undefined;
  if (lock === null || lock.ok) return { found: located, isFree: true, release };
  const reason = busyReason(place.root, lock.holder);
  return { found: { place, trouble: { kind: 'git_before', reason } }, isFree: false, release };
}

export function busyReason(root: string, holder: string): string {
  return `another run is working in ${root} (${holder}): wait until it ends, or use another checkout`;
}

function homesOf({ env, accountHome }: HostProcess): readonly string[] {
  const homes = [env.HOME ?? '', accountHome ?? ''];
  return [...new Set(homes)].filter(isAbsolute);
}

/** Returns the credentials in git's configuration, both the repository's and the user's. */
function credentialsOf(root: string, env: HostProcess['env']): PersistedCredentials {
  const { HOME: home = '', XDG_CONFIG_HOME: xdg = join(home, '.config'), GIT_CONFIG_GLOBAL: global } = env;
  const own = global === undefined ? [join(home, '.gitconfig'), join(xdg, 'git/config')] : [global];
  const layout = gitDirOf(root) === null ? null : repositoryLayout(root);
  return persistedCredentials(layout, own.filter(isAbsolute));
}

interface WriterParts extends Pick<RunContext, 'request' | 'hostProcess' | 'redactor' | 'executionId'> {
  readonly root: string;
  readonly isFree: boolean;
}

function writerFor({ request, hostProcess, root, redactor, executionId, isFree }: WriterParts): ReportsPlace {
  const { enabled, output_dir: named } = request.settings.artifacts;
  // While another run works here, reports in the workspace would count as its changes.
  const isOutside = isAbsolute(named) && !isWithin(named, root);
  const outputDir =
    isFree || isOutside ? named : join(hostProcess.temporary, `forge-headless-${executionId}`);
  const options = {
    executionId,
    root,
    outputDir,
    enabled,
    fallbackBase: hostProcess.temporary,
    notice: hostProcess.warn,
    redact: (bytes: Uint8Array, name: string) => redactor.bytes(bytes, locatorFor(name)),
  };
  return reportsPlace(options, hostProcess.env.PATH ?? '');
}

/** Returns how places in a report are named. For a patch, the place is in the file that the patch changes. */
function locatorFor(name: string): Locator {
  return name.endsWith('.patch') ? patchLocator(name) : fileLocator(name);
}
