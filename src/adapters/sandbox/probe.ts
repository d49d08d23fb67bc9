import { execFile } from 'node:child_process';
import { isDeepStrictEqual, promisify } from 'node:util';
import type { Isolation } from '../../core/isolation.ts';
import { StopRun } from '../../core/outcome.ts';
import { ALL_FEATURES, type BwrapFeatures, featuresIn } from './bwrap.ts';
import { runChild } from './child.ts';
import { openCommandGroup } from './command-group.ts';
import { findBinary, realPath } from './host-files.ts';
import { idMappingFor } from './id-map/mapping.ts';
import { UNPRIVILEGED } from './id-map/user-namespace.ts';
import { LIMITS } from './inner.ts';
import { type Launcher, launchOf } from './launcher.ts';
import { openLauncher } from './open-launcher.ts';
import type { SandboxOptions } from './options.ts';
import { layerTools, unshareTools } from './probe-tools.ts';
import { noFilter, type ProbedIsolation } from './probed.ts';
import { prepareRoom } from './room.ts';
import { trustedFolders } from './search-path.ts';
import { LAUNCHER_INSIDE, type LauncherFile, writeLauncher } from './syscalls/program.ts';
import { usableMemory } from './tmpfs-sizes.ts';

export { isolationFacts, type ProbedIsolation } from './probed.ts';

export type SandboxMode = 'auto' | 'required' | 'off';

/** ms for the first try, and for the second on a busy machine. A hung mount must not hold the run up for longer. */
const PATIENCE_MS = { first: 10_000, second: 30_000 } as const;

/** Failures that a second try may not meet: too slow, no process or memory left, or killed. */
const BUSY =
  /^$|^no answer within|exit code 137$|temporarily unavailable|cannot allocate memory|EAGAIN|ENOMEM/i;

const UNFILTERED = 'system calls are not filtered';

/**
 * Run inside, by the very profile that commands will have: own PID namespace, nothing to gain and nothing
 * held, the machine not writable, the workspace readable.
 */
const CHECK = `
while read -r name value; do case "$name" in NoNewPrivs:) nnp=$value;; CapEff:) caps=$value;; Seccomp:) filter=$value;; esac; done </proc/self/status
[ "$PPID" = 1 ] || { echo "no PID namespace"; exit 1; }
[ "$nnp" = 1 ] || { echo "privileges can be gained"; exit 1; }
case "$caps" in *[!0]*) echo "capabilities are left: $caps"; exit 1;; esac
if [ -w / ] || [ -w /etc ]; then echo "the machine is writable"; exit 1; fi
[ -r . ] || { echo "the workspace is not readable"; exit 1; }
`;
/** After CHECK, where the launcher was in between. */
const FILTERED = `[ "$filter" = 2 ] || { echo "${UNFILTERED}"; exit 1; }
`;

/** Returns null where the sandbox holds, else why not. A machine that is busy must not get a weaker sandbox: it is asked twice. */
async function attempt(launcher: Launcher, options: SandboxOptions): Promise<string | null> {
  const wrong = await tryOnce(launcher, options, PATIENCE_MS.first);
  return wrong !== null && BUSY.test(wrong) ? tryOnce(launcher, options, PATIENCE_MS.second) : wrong;
}

async function tryOnce(
  launcher: Launcher,
  options: SandboxOptions,
  timeoutMs: number,
): Promise<string | null> {
  const prepared = prepareRoom(
    launcher,
    options,
  )({
    script: `${CHECK}${launcher.filter === null ? '' : FILTERED}echo held`,
    who: 'agent',
    pipefail: false,
    cwd: '',
    timeoutMs,
    signal: new AbortController().signal,
  });
  if (typeof prepared === 'string') return prepared;
  const result = await runChild(launchOf(launcher, prepared), {
    timeoutMs,
    signal: new AbortController().signal,
  });
  if (result.endedBy === 'timeout') return `no answer within ${timeoutMs / 1000} s`;
  if (result.startError !== undefined) return result.startError.split('\n').at(-1) ?? 'failed';
  return result.output.trim() === 'held' ? null : result.output.trim().slice(0, 200);
}

async function tryBwrap(
  options: SandboxOptions,
  folders: readonly string[],
  filter: LauncherFile | null,
): Promise<ProbedIsolation | string> {
  const bwrap = findBinary('bwrap', folders);
  if (bwrap === null) return 'bwrap: not on PATH';
  const layers = layerTools(folders);
  const newest = await tryFeatures({ kind: 'bwrap', bwrap, features: ALL_FEATURES, layers, filter }, options);
  if (typeof newest !== 'string') return newest;
  // Only now, for the question costs a process at a time when each is waited for.
  const features = await featuresOf(bwrap);
  return isDeepStrictEqual(features, ALL_FEATURES)
    ? newest
    : tryFeatures({ kind: 'bwrap', bwrap, features, layers, filter }, options);
}

/** With layers, and then without: an old kernel, or a rule of the machine's, may refuse them to us. */
async function tryFeatures(
  launcher: Extract<Launcher, { readonly kind: 'bwrap' }>,
  options: SandboxOptions,
): Promise<ProbedIsolation | string> {
  const held = await withFilterOrNot(launcher, options);
  return typeof held === 'string'
    ? `bwrap: ${held}`
    : { kind: 'bwrap', reason: `the full profile holds with ${launcher.bwrap}`, ...held };
}

/** What mount, unshare and bwrap say where a layer, or the namespace for it, cannot be made. */
const LAYER_TROUBLE = /\bmount\b|unshare|namespace|uid.?map/i;

async function withLayersOrNot<T extends Exclude<Launcher, { readonly kind: 'none' }>>(
  launcher: T,
  options: SandboxOptions,
): Promise<T | string> {
  const wrong = await attempt(launcher, options);
  if (wrong === null) return launcher;
  if (launcher.layers === null || !LAYER_TROUBLE.test(wrong)) return wrong;
  const plain = { ...launcher, layers: null };
  return (await attempt(plain, options)) ?? plain;
}

/** Where the filter itself is in the way, commands go without it, and the record says so. */
const FILTER_TROUBLE = new RegExp(`${LAUNCHER_INSIDE}|no message, exit code 12[57]|${UNFILTERED}`);

async function withFilterOrNot<T extends Exclude<Launcher, { readonly kind: 'none' }>>(
  launcher: T,
  options: SandboxOptions,
): Promise<{ readonly launcher: T; readonly unfiltered?: string } | string> {
  const held = await withLayersOrNot(launcher, options);
  if (typeof held !== 'string')
    return { launcher: held, ...(held.filter === null ? { unfiltered: noFilter(options) } : {}) };
  if (launcher.filter === null || !FILTER_TROUBLE.test(held)) return held;
  const without = await withLayersOrNot({ ...launcher, filter: null }, options);
  return typeof without === 'string' ? without : { launcher: without, unfiltered: held };
}

/** The record says that commands are root's, and why. */
function asRoot(found: ProbedIsolation, why: string): ProbedIsolation {
  return { ...found, reason: `${found.reason}; commands run as root without capabilities (${why})` };
}

async function featuresOf(bwrap: string): Promise<BwrapFeatures> {
  const help = await promisify(execFile)(bwrap, ['--help'], { env: {} }).then(
    ({ stdout, stderr }) => stdout + stderr,
    () => '',
  );
  return featuresIn(help);
}

/**
 * Root's commands as an unprivileged user. It is tried first, because bubblewrap leaves root's commands root, without
 * capabilities.
 */
async function tryUnprivileged(
  options: SandboxOptions,
  folders: readonly string[],
  filter: LauncherFile | null,
): Promise<ProbedIsolation | string> {
  if (options.uid !== 0) return 'not root';
  const tools = unshareTools(folders, options.uid);
  if (typeof tools === 'string') return tools;
  const mapping = await idMappingFor(options, tools);
  if (typeof mapping === 'string') return mapping;
  const layers = layerTools(folders);
  const held = await withFilterOrNot({ kind: 'unshare' as const, tools, layers, filter, mapping }, options);
  const reason = `the full profile holds with ${tools.unshare} as root, and commands run as user ${UNPRIVILEGED}`;
  return typeof held === 'string' ? held : { kind: 'unshare', reason, ...held };
}

async function tryUnshare(
  options: SandboxOptions,
  folders: readonly string[],
  filter: LauncherFile | null,
): Promise<ProbedIsolation | string> {
  const tools = unshareTools(folders, options.uid);
  if (typeof tools === 'string') return `unshare: ${tools}`;
  const layers = layerTools(folders);
  const held = await withFilterOrNot(
    { kind: 'unshare' as const, tools, layers, filter, mapping: null },
    options,
  );
  const how = tools.sudo === null ? 'as root' : `through ${tools.sudo}`;
  return typeof held === 'string'
    ? `unshare ${how}: ${held}`
    : { kind: 'unshare', reason: `the full profile holds with ${tools.unshare} ${how}`, ...held };
}

/** With a control group for its commands, where the machine lets us make one. */
async function grouped(found: ProbedIsolation, { groupLimits }: SandboxOptions): Promise<ProbedIsolation> {
  const memoryBytes = Math.floor((usableMemory() / 8) * 7);
  const group = await openCommandGroup(groupLimits ?? { processes: LIMITS.processes, memoryBytes });
  return typeof group === 'string' ? { ...found, unbounded: group } : { ...found, group };
}

/**
 * Finds the strongest walls that hold here, by trying the full profile: bubblewrap, then namespaces of our own
 * as root or through `sudo -n`, then none. Never throws, so that it can be started early and awaited late;
 * `requireIsolation` then says whether the run may go on.
 */
export async function probeIsolation(mode: SandboxMode, options: SandboxOptions): Promise<ProbedIsolation> {
  if (mode === 'off') return openLauncher(options, 'switched off by the setting sandbox.mode');
  if (options.platform !== 'linux')
    return openLauncher(options, `there is no isolation on ${options.platform}`);
  const root = realPath(options.root) ?? options.root;
  const folders = trustedFolders(options.hostEnv.PATH, root);
  const failures: string[] = [];
  const filter = writeLauncher(options.scratchDir);
  const unprivileged = await tryUnprivileged(options, folders, filter);
  if (typeof unprivileged !== 'string') return await grouped(unprivileged, options);
  for (const attemptOne of [tryBwrap, tryUnshare]) {
    const found = await attemptOne(options, folders, filter);
    if (typeof found !== 'string')
      return await grouped(options.uid === 0 ? asRoot(found, unprivileged) : found, options);
    failures.push(found);
  }
  return openLauncher(options, failures.join('; '));
}

/**
 * Throws StopRun(config) where the settings ask for isolation and there is none, or where it lacks the filter of
 * system calls: `required` asks for all of it.
 */
export function requireIsolation(mode: SandboxMode, { kind, reason, unfiltered }: Isolation): void {
  if (mode !== 'required') return;
  if (kind === 'none')
    throw notIsolated(
      `no isolation for commands (${reason}), and sandbox is "required": install bubblewrap, let the runner use sudo without a password, or set sandbox to "auto"`,
    );
  if (unfiltered !== undefined)
    throw notIsolated(
      `the system calls of commands cannot be filtered (${unfiltered}), and sandbox is "required": use a runner with x64 or arm64 and a kernel with seccomp, or set sandbox to "auto"`,
    );
}

function notIsolated(reason: string): StopRun {
  return new StopRun({ kind: 'config', code: 'SBX-01', reason });
}
