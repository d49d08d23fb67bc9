import { execFile } from 'node:child_process';
import { isDeepStrictEqual, promisify } from 'node:util';
import { StopRun } from '../../../core/run/outcome.ts';
import type { SandboxState } from '../../../core/run/sandbox-kind.ts';
import { seconds } from '../../../core/text/figures.ts';
import { findBinary, realPath } from '../../files/host-files.ts';
import { usableMemory } from '../mounts/tmpfs-sizes.ts';
import { UNPRIVILEGED } from '../mounts/user-namespace.ts';
import { openCommandCgroup } from '../processes/command-cgroup.ts';
import { PROCESS_LIMITS } from '../processes/command-prologue.ts';
import { runChild } from '../processes/run-child.ts';
import { LAUNCHER_INSIDE, type LauncherFile, writeLauncher } from '../syscalls/launcher-file.ts';
import type { SandboxOptions } from '../view/sandbox-options.ts';
import { trustedFolders } from '../view/search-path.ts';
import { ALL_FEATURES, type BwrapFeatures, featuresIn } from './bubblewrap.ts';
import { createCommandSetup } from './command-setup.ts';
import { layerTools, unshareTools } from './find-tools.ts';
import { idMappingFor } from './id-mapping.ts';
import { type Launcher, launchOf } from './launcher.ts';
import { noFilterReason, type ProbedSandbox } from './probed-sandbox.ts';
import { unsandboxedLauncher } from './unsandboxed-launcher.ts';

export { type ProbedSandbox, sandboxState } from './probed-sandbox.ts';

export type SandboxMode = 'auto' | 'required' | 'off';

/**
 * Timeouts in ms for the first try, and for the second on a busy machine. A hung mount must not delay the run any
 * longer.
 */
const PROBE_TIMEOUT_MS = { first: 10_000, second: 30_000 } as const;

/** Failures that a second try may avoid: a timeout, no processes or memory left, or a killed process. */
const TRANSIENT_FAILURE =
  /^$|^no answer within|exit code 137$|temporarily unavailable|cannot allocate memory|EAGAIN|ENOMEM/i;

const NOT_FILTERED = 'system calls are not filtered';

/**
 * Runs in the sandbox, with the profile that commands will have. Checks the PID namespace, that no privileges are held
 * or can be gained, that the machine is read-only, and that the workspace is readable.
 */
const CHECK_SCRIPT = `
while read -r name value; do case "$name" in NoNewPrivs:) nnp=$value;; CapEff:) caps=$value;; Seccomp:) filter=$value;; esac; done </proc/self/status
[ "$PPID" = 1 ] || { echo "no PID namespace"; exit 1; }
[ "$nnp" = 1 ] || { echo "privileges can be gained"; exit 1; }
case "$caps" in *[!0]*) echo "capabilities are left: $caps"; exit 1;; esac
if [ -w / ] || [ -w /etc ]; then echo "the machine is writable"; exit 1; fi
[ -r . ] || { echo "the workspace is not readable"; exit 1; }
`;
/** Follows CHECK_SCRIPT if the launcher is used. */
const FILTER_CHECK_SCRIPT = `[ "$filter" = 2 ] || { echo "${NOT_FILTERED}"; exit 1; }
`;

/**
 * Returns null if the sandbox works, else why not. Tries twice, so that a busy machine does not get a weaker sandbox.
 */
async function tryTwice(launcher: Launcher, options: SandboxOptions): Promise<string | null> {
  const wrong = await tryOnce(launcher, options, PROBE_TIMEOUT_MS.first);
  return wrong !== null && TRANSIENT_FAILURE.test(wrong)
    ? tryOnce(launcher, options, PROBE_TIMEOUT_MS.second)
    : wrong;
}

async function tryOnce(
  launcher: Launcher,
  options: SandboxOptions,
  timeoutMs: number,
): Promise<string | null> {
  const prepared = createCommandSetup(
    launcher,
    options,
  )({
    script: `${CHECK_SCRIPT}${launcher.filter === null ? '' : FILTER_CHECK_SCRIPT}echo held`,
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
  if (result.endedBy === 'timeout') return `no answer within ${seconds(timeoutMs)}`;
  if (result.startError !== undefined) return result.startError.split('\n').at(-1) ?? 'failed';
  return result.output.trim() === 'held' ? null : result.output.trim().slice(0, 200);
}

async function tryBwrap(
  options: SandboxOptions,
  folders: readonly string[],
  filter: LauncherFile | null,
): Promise<ProbedSandbox | string> {
  const bwrap = findBinary('bwrap', folders);
  if (bwrap === null) return 'bwrap: not on PATH';
  const layers = layerTools(folders);
  const newest = await tryFeatures({ kind: 'bwrap', bwrap, features: ALL_FEATURES, layers, filter }, options);
  if (typeof newest !== 'string') return newest;
  // Only now: asking for the features costs one more process.
  const features = await featuresOf(bwrap);
  return isDeepStrictEqual(features, ALL_FEATURES)
    ? newest
    : tryFeatures({ kind: 'bwrap', bwrap, features, layers, filter }, options);
}

/** Tries with layers, and then without, because an old kernel or a policy of the machine may refuse them. */
async function tryFeatures(
  launcher: Extract<Launcher, { readonly kind: 'bwrap' }>,
  options: SandboxOptions,
): Promise<ProbedSandbox | string> {
  const held = await withFilterOrNot(launcher, options);
  return typeof held === 'string'
    ? `bwrap: ${held}`
    : { kind: 'bwrap', reason: `the full profile holds with ${launcher.bwrap}`, ...held };
}

/** Matches messages of mount, unshare and bwrap when a layer or its namespace cannot be made. */
const LAYER_FAILURE = /\bmount\b|unshare|namespace|uid.?map/i;

async function withLayersOrNot<T extends Exclude<Launcher, { readonly kind: 'none' }>>(
  launcher: T,
  options: SandboxOptions,
): Promise<T | string> {
  const wrong = await tryTwice(launcher, options);
  if (wrong === null) return launcher;
  if (launcher.layers === null || !LAYER_FAILURE.test(wrong)) return wrong;
  const plain = { ...launcher, layers: null };
  return (await tryTwice(plain, options)) ?? plain;
}

/** Matches failures of the filter itself. Commands then run without it, and the record says so. */
const FILTER_FAILURE = new RegExp(`${LAUNCHER_INSIDE}|no message, exit code 12[57]|${NOT_FILTERED}`);

async function withFilterOrNot<T extends Exclude<Launcher, { readonly kind: 'none' }>>(
  launcher: T,
  options: SandboxOptions,
): Promise<{ readonly launcher: T; readonly unfiltered?: string } | string> {
  const held = await withLayersOrNot(launcher, options);
  if (typeof held !== 'string')
    return { launcher: held, ...(held.filter === null ? { unfiltered: noFilterReason(options) } : {}) };
  if (launcher.filter === null || !FILTER_FAILURE.test(held)) return held;
  const without = await withLayersOrNot({ ...launcher, filter: null }, options);
  return typeof without === 'string' ? without : { launcher: without, unfiltered: held };
}

/** Adds to the record that commands run as root, and why. */
function withRootReason(found: ProbedSandbox, why: string): ProbedSandbox {
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
 * Tries to run root's commands as an unprivileged user. This is tried first, because bubblewrap leaves root's commands
 * as root without capabilities.
 */
async function tryUnprivileged(
  options: SandboxOptions,
  folders: readonly string[],
  filter: LauncherFile | null,
): Promise<ProbedSandbox | string> {
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
): Promise<ProbedSandbox | string> {
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

/** Adds a control group for the commands, if this machine allows one. */
async function withCgroup(found: ProbedSandbox, { groupLimits }: SandboxOptions): Promise<ProbedSandbox> {
  const memoryBytes = Math.floor((usableMemory() / 8) * 7);
  const group = await openCommandCgroup(groupLimits ?? { processes: PROCESS_LIMITS.processes, memoryBytes });
  return typeof group === 'string' ? { ...found, unbounded: group } : { ...found, group };
}

/**
 * Finds the strongest sandbox that works here by trying the full profile: bubblewrap, then our own namespaces as root
 * or through `sudo -n`, then none. Never throws, so it can be started early and awaited late. `requireSandbox` then
 * decides if the run may continue.
 */
export async function probeSandbox(mode: SandboxMode, options: SandboxOptions): Promise<ProbedSandbox> {
  if (mode === 'off') return unsandboxedLauncher(options, 'switched off by the setting sandbox.mode');
  if (options.platform !== 'linux')
    return unsandboxedLauncher(options, `the sandbox needs Linux, and this is ${options.platform}`);
  const root = realPath(options.root) ?? options.root;
  const folders = trustedFolders(options.hostEnv.PATH, root);
  const failures: string[] = [];
  const filter = writeLauncher(options.scratchDir);
  const unprivileged = await tryUnprivileged(options, folders, filter);
  if (typeof unprivileged !== 'string') return await withCgroup(unprivileged, options);
  for (const attemptOne of [tryBwrap, tryUnshare]) {
    const found = await attemptOne(options, folders, filter);
    if (typeof found !== 'string')
      return await withCgroup(options.uid === 0 ? withRootReason(found, unprivileged) : found, options);
    failures.push(found);
  }
  return unsandboxedLauncher(options, failures.join('; '));
}

/** Throws StopRun(config) if `sandbox` is "required" and there is no sandbox, or it cannot filter system calls. */
export function requireSandbox(mode: SandboxMode, { kind, reason, unfiltered }: SandboxState): void {
  if (mode !== 'required') return;
  if (kind === 'none')
    throw noSandbox(
      `commands cannot be sandboxed (${reason}), and sandbox is "required": install bubblewrap, let the runner use sudo without a password, or set sandbox to "auto"`,
    );
  if (unfiltered !== undefined)
    throw noSandbox(
      `the system calls of commands cannot be filtered (${unfiltered}), and sandbox is "required": use a runner with x64 or arm64 and a kernel with seccomp, or set sandbox to "auto"`,
    );
}

function noSandbox(reason: string): StopRun {
  return new StopRun({ kind: 'config', code: 'SBX-01', reason });
}
