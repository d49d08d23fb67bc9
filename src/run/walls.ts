import { join, resolve } from 'node:path';
import { DeniedFiles } from '../adapters/denied-files.ts';
import { cleanCopies } from '../adapters/git/clean-config.ts';
import type { GitProgram } from '../adapters/git/exec.ts';
import { gitDirOf, type Layout, layoutOf } from '../adapters/git/site.ts';
import type { PrivateFolder } from '../adapters/private-folder.ts';
import { existingProtected } from '../adapters/protected-mounts.ts';
import { isWithin } from '../adapters/sandbox/mount.ts';
import { hostsOf, requireHosts } from '../adapters/sandbox/network/require.ts';
import type { Replacement, SandboxOptions } from '../adapters/sandbox/options.ts';
import { PathTools } from '../adapters/sandbox/path-tools.ts';
import {
  isolationFacts,
  type ProbedIsolation,
  probeIsolation,
  requireIsolation,
} from '../adapters/sandbox/probe.ts';
import { createShell } from '../adapters/sandbox/shell.ts';
import { keptByHarness } from '../constraints/protected-paths.ts';
import { StopRun } from '../core/outcome.ts';
import type { Network, Shell, Tree } from '../core/ports.ts';
import { type Denied, deniedReads } from './denied.ts';
import type { Desk } from './desk.ts';

/** What stands between commands and everything else. Probed from the start on, awaited by the first who needs it. */
export interface Walls {
  readonly shell: () => Promise<Shell>;
  /** Keeps what gates are to see as it was when the run began. */
  readonly remember: (tree: Remembered) => void;
  /** Whether a command or a gate was started. */
  readonly used: () => boolean;
  /** Whether the settings ask for what only walls can hold, so that without them nothing may start. */
  readonly needed: boolean;
  readonly forGates: {
    /** Files that a gate with these `reads` does not see, relative to the root; none without a sandbox. */
    readonly hiddenFiles: (reads: readonly string[]) => readonly string[];
    /** Makes a folder for a checkout. Once. */
    readonly checkoutFolder: () => string;
  };
  /** What they are made of, for children that are no commands. */
  readonly grounds: () => Promise<Grounds>;
}

export interface Grounds {
  readonly isolation: ProbedIsolation;
  readonly options: SandboxOptions;
}

type Remembered = Pick<Tree, 'changes' | 'specialFiles'>;

export function raiseWalls(desk: Desk, folder: PrivateFolder, git: GitProgram): Walls {
  const { sandbox, quality_gates: gates } = desk.request.settings;
  const networks = [sandbox.network, ...gates.map((gate) => gate.network ?? sandbox.network)];
  const { root } = desk.place;
  const layout = gitDirOf(root) === null ? null : layoutOf(root);
  const denied = deniedReads(desk, layout, join(folder.path, 'git-index'), join(folder.path, 'git-objects'));
  const pathTools = new PathTools(root);
  let judged: Remembered | null = null;
  const options = {
    ...sandboxOptions(desk, folder, layout, denied),
    pathTools,
    specialFiles: specialFiles(root, () => judged),
    judgedPaths: async () => new Set<string>((await judged?.changes())?.map(({ path }) => path)),
  };
  const probed = probeIsolation(sandbox.mode, options).then((isolation) => {
    desk.observers.emit({
      type: 'sandbox_probed',
      isolation: isolationFacts(isolation),
    });
    if (isolation.kind === 'none') warnOfCredentials(desk);
    return isolation;
  });
  // Whoever awaits it first hears of a failure; until then it must not count as unheard.
  probed.catch(() => undefined);
  let shell: Promise<Shell> | null = null;
  let used = false;
  let hides = false;
  const open = (isolation: ProbedIsolation): Shell => {
    requireAll(desk, networks, isolation);
    // Before the first command, and not before: it is a few megabytes.
    const { actionFolder } = desk.around;
    if (actionFolder !== null && !isWithin(actionFolder, desk.place.root))
      desk.runnerFiles.keep(actionFolder);
    hides = isolation.kind !== 'none';
    const made = createShell(isolation, options);
    return {
      isolation: made.isolation,
      run: (command) => {
        used = true;
        return made.run(command);
      },
    };
  };
  return {
    used: () => used,
    forGates: {
      hiddenFiles: (reads) => (hides ? denied.paths(reads) : []),
      checkoutFolder: () => folder.below('checkout'),
    },
    needed:
      sandbox.mode === 'required' ||
      desk.request.settings.gate_protection === 'verify' ||
      networks.some((network) => hostsOf(network) !== null),
    shell: () => {
      // What must not be read is looked for as late as this, for the branch may have been changed before.
      shell ??= Promise.all([probed, denied.survey(git)]).then(([isolation]) => open(isolation));
      return shell;
    },
    remember: (tree) => {
      judged = tree;
      pathTools.remember(desk.around.env.PATH, folder.below('tools'));
    },
    grounds: async () => ({ isolation: await probed, options }),
  };
}

function requireAll(desk: Desk, networks: readonly Network[], isolation: ProbedIsolation): void {
  requireIsolation(desk.request.settings.sandbox.mode, isolation);
  requireHosts(networks, isolation);
  requireForVerify(desk, isolation);
}

/** Only a sandbox can show gates a fresh checkout at the workspace's path. */
function requireForVerify({ request }: Desk, { kind, reason }: ProbedIsolation): void {
  if (request.settings.gate_protection !== 'verify' || kind !== 'none') return;
  const text = `gate_protection: verify needs a sandbox, and there is none (${reason}): install bubblewrap, let the runner use sudo without a password, or set gate_protection to reject`;
  throw new StopRun({ kind: 'config', code: 'SBX-01', reason: text });
}

/** Looks up the sockets and FIFOs of the start, and keeps sight of them. */
function specialFiles(root: string, tree: () => Remembered | null): () => Promise<readonly string[]> {
  let special: Promise<DeniedFiles> | null = null;
  return async () => {
    special ??=
      tree()
        ?.specialFiles()
        .then((paths) => new DeniedFiles(root, named(paths))) ?? null;
    return (await special)?.paths() ?? [];
  };
}

/** Throws where a path has no text: no mount could name it, so no command may run beside it. */
function named(paths: readonly string[]): readonly string[] {
  const odd = paths.find((path) => path.includes('\ufffd'));
  if (odd === undefined) return paths;
  throw new Error(
    `not run: the workspace holds a socket or FIFO that cannot be hidden, because its name is no UTF-8 (${odd}): remove it`,
  );
}

/** Without walls a command reads what this user can read. */
function warnOfCredentials({ credentials, observers }: Desk): void {
  const [file] = credentials.files;
  if (file === undefined) return;
  const text = `${file} holds a credential that commands can read, for there is no isolation: give actions/checkout "persist-credentials: false", or let the sandbox work`;
  observers.emit({ type: 'notice', level: 'warning', text });
}

/** Git's configuration as commands may see it, written when the first of them needs it. */
function cleanConfigs(layout: Layout | null, folder: PrivateFolder): () => readonly Replacement[] {
  let copies: readonly Replacement[] | null = null;
  return () => {
    copies ??= layout === null ? [] : cleanCopies(layout, join(folder.path, 'git-config'));
    return copies;
  };
}

function sandboxOptions(
  desk: Desk,
  folder: PrivateFolder,
  layout: Layout | null,
  denied: Denied,
): SandboxOptions {
  const { request, around, place } = desk;
  const { root, base } = place;
  const { sandbox, constraints, artifacts } = request.settings;
  const protectedPaths = [...constraints.protected_paths, ...keptByHarness(constraints)];
  return {
    root,
    base,
    gitDirs: layout === null ? [] : [...new Set([layout.gitDir, layout.commonDir])],
    protectedPaths: existingProtected(root, protectedPaths, request.openProtected),
    deniedReads: denied.paths,
    agentReplacements: denied.index,
    privateDirs: [resolve(root, artifacts.output_dir), folder.path],
    cleaner: desk.scrubber,
    replacements: cleanConfigs(layout, folder),
    readable: sandbox.readable,
    passEnv: sandbox.pass_env,
    network: sandbox.network,
    hostEnv: around.env,
    accountHome: around.accountHome,
    scratchDir: folder.below('scratch'),
    uid: around.uid,
    gid: around.gid,
    platform: around.platform,
  };
}
