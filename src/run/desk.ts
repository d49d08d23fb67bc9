import { randomUUID } from 'node:crypto';
import { isAbsolute, join, normalize } from 'node:path';
import { fileCredentials } from '../adapters/credential-files.ts';
import { type PersistedCredentials, persistedCredentials } from '../adapters/git/persisted.ts';
import { gitDirOf, layoutOf } from '../adapters/git/site.ts';
import { type Located, locate, type Place } from '../adapters/place.ts';
import { createRedactor } from '../adapters/redaction.ts';
import type { ReportWriter } from '../adapters/report-writer.ts';
import { keepRunnerFiles, type RunnerFiles } from '../adapters/runner-files.ts';
import { createSecretGuard, type SecretGuard } from '../adapters/secret-guard.ts';
import { withoutPieces } from '../adapters/secret-pieces.ts';
import { inFile, inPatch, type Placed } from '../adapters/secret-scan/place.ts';
import { isUnmistakable } from '../adapters/secret-scan/real-value.ts';
import { lockWorkspace } from '../adapters/workspace-lock.ts';
import type { Cause } from '../core/outcome.ts';
import type { RunRequest } from '../settings/request.ts';
import { type Observers, observe } from './observers.ts';
import { type ReportsPlace, reportsPlace } from './reports-place.ts';
import { Scrubber } from './scrubber.ts';
import { secretValues } from './secret-values.ts';
import { Stopwatch } from './stopwatch.ts';
import type { Surroundings } from './surroundings.ts';

/** What every run has, even one that cannot start: a number, a clock, a place for its reports, and those who watch. */
export interface Desk {
  readonly executionId: string;
  readonly request: RunRequest;
  readonly around: Surroundings;
  /** Without a repository the workspace itself is the root, for the reports' sake. */
  readonly place: Place;
  /** The output folder relative to the root; null where it lies elsewhere. */
  readonly outputPath: string | null;
  /** For everything that is written or printed: the secrets that the run was given, and those that a scan finds. */
  readonly redactor: SecretGuard;
  /** For what goes to the model and into the commit: the secrets that cannot be met by chance. */
  readonly scrubber: Scrubber;
  readonly holdsSecret: (text: string) => boolean;
  /** The agent's own words, without pieces of those secrets either. */
  readonly prose: (text: string) => string;
  readonly credentials: PersistedCredentials;
  /** What only the harness may write outside the workspace. */
  readonly runnerFiles: RunnerFiles;
  readonly stopwatch: Stopwatch;
  readonly observers: Observers;
  /** What is wrong already: no repository, or a wrong name for the reports' folder. */
  readonly trouble: Cause | null;
  readonly writer: ReportWriter;
  /** Lets the next run work in this repository. */
  readonly release: () => void;
}

export function openDesk(request: RunRequest, around: Surroundings): Desk {
  const executionId = `run-${randomUUID()}`;
  const located = locate(request.workspace);
  const { found, isFree, release } = locked(located, executionId);
  const credentials = credentialsOf(found.place.root, around.env);
  const keptInFiles = fileCredentials(homesOf(around), found.place.root);
  const { pass_env: passEnv } = request.settings.sandbox;
  const given = [
    ...secretValues(around.env, request.apiKey, passEnv),
    ...credentials.secrets,
    ...keptInFiles,
  ];
  const redactor = createSecretGuard(given);
  const keys = [request.apiKey, ...request.fallbacks.map(({ apiKey }) => apiKey)];
  const sure = given.filter((value) => keys.includes(value) || isUnmistakable(value));
  const certain = createRedactor(sure);
  const written = writerFor({ request, around, root: found.place.root, redactor, executionId, isFree });
  // Before the runner's files are read: what the door saves there is part of how they were.
  around.placed?.(executionId, written.writer.dir);
  const observers = observe({
    executionId,
    settings: request.settings,
    clock: around.clock,
    redactor,
    writer: written.writer,
    log: around.log,
  });
  const { output_dir: outputDir } = request.settings.artifacts;
  return {
    executionId,
    request,
    around,
    place: found.place,
    outputPath: isAbsolute(outputDir) ? null : normalize(outputDir),
    redactor,
    scrubber: new Scrubber(certain),
    holdsSecret: certain.isIn,
    prose: (text) => withoutPieces(text, sure),
    credentials,
    runnerFiles: keepRunnerFiles(around.env),
    stopwatch: new Stopwatch(around.clock, request.settings.constraints.timeout, around.cancel),
    observers,
    trouble: found.trouble ?? (written.trouble === null ? null : { kind: 'config', reason: written.trouble }),
    writer: written.writer,
    release,
  };
}

interface Entry {
  readonly found: Located;
  /** False while another run is at work here. */
  readonly isFree: boolean;
  readonly release: () => void;
}

/** Two runs in one folder would each take the other's changes for its own. */
function locked(located: Located, executionId: string): Entry {
  const { place, trouble } = located;
  const lock = trouble === null ? lockWorkspace(place.root, executionId) : null;
  const release = lock?.ok === true ? lock.release : () => undefined;
  if (lock === null || lock.ok) return { found: located, isFree: true, release };
  const reason = busyReason(place.root, lock.holder);
  return { found: { place, trouble: { kind: 'git_before', reason } }, isFree: false, release };
}

export function busyReason(root: string, holder: string): string {
  return `another run is at work in ${root} (${holder}): wait for its end, or run in another checkout`;
}

function homesOf({ env, accountHome }: Surroundings): readonly string[] {
  const homes = [env.HOME ?? '', accountHome ?? ''];
  return [...new Set(homes)].filter(isAbsolute);
}

/** What git keeps, in the repository's configuration and in the user's own. */
function credentialsOf(root: string, env: Surroundings['env']): PersistedCredentials {
  const { HOME: home = '', XDG_CONFIG_HOME: xdg = join(home, '.config'), GIT_CONFIG_GLOBAL: global } = env;
  const own = global === undefined ? [join(home, '.gitconfig'), join(xdg, 'git/config')] : [global];
  const layout = gitDirOf(root) === null ? null : layoutOf(root);
  return persistedCredentials(layout, own.filter(isAbsolute));
}

interface WriterParts extends Pick<Desk, 'request' | 'around' | 'redactor' | 'executionId'> {
  readonly root: string;
  readonly isFree: boolean;
}

function writerFor({ request, around, root, redactor, executionId, isFree }: WriterParts): ReportsPlace {
  const { enabled, output_dir: named } = request.settings.artifacts;
  // In the workspace, these reports would be counted as changes of the run that is at work there.
  const isOutside = isAbsolute(named) && !`${named}/`.startsWith(`${root}/`);
  const outputDir = isFree || isOutside ? named : join(around.temporary, `forge-headless-${executionId}`);
  const options = {
    executionId,
    root,
    outputDir,
    enabled,
    fallbackBase: around.temporary,
    notice: around.warn,
    redact: (bytes: Uint8Array, name: string) => redactor.bytes(bytes, placedIn(name)),
  };
  return reportsPlace(options, around.env.PATH ?? '');
}

/** In a patch, the place is that in the file that it changes. */
function placedIn(name: string): Placed {
  return name.endsWith('.patch') ? inPatch(name) : inFile(name);
}
