import { join, resolve } from 'node:path';
import type { PrivateFolder } from '../../adapters/files/private-folder.ts';
import type { GitProgram } from '../../adapters/git/program/run-git.ts';
import {
  gitDirOf,
  type RepositoryLayout,
  repositoryLayout,
} from '../../adapters/git/program/user-repository.ts';
import { hostListOf, requireHostLists } from '../../adapters/sandbox/launch/host-list-check.ts';
import {
  type ProbedSandbox,
  probeSandbox,
  requireSandbox,
  sandboxState,
} from '../../adapters/sandbox/launch/probe-sandbox.ts';
import { PathTools } from '../../adapters/sandbox/mounts/path-tools.ts';
import { createShell } from '../../adapters/sandbox/shell.ts';
import { writeCredentialFreeConfigs } from '../../adapters/sandbox/view/credential-free-config.ts';
import { DeniedFiles } from '../../adapters/sandbox/view/denied-files.ts';
import { existingProtectedPaths } from '../../adapters/sandbox/view/protected-mounts.ts';
import type { Replacement, SandboxOptions } from '../../adapters/sandbox/view/sandbox-options.ts';
import { harnessPaths } from '../../constraints/paths/protected-paths.ts';
import { isWithin } from '../../core/path/is-within.ts';
import type { Network, Shell, Tree } from '../../core/ports.ts';
import { StopRun } from '../../core/run/outcome.ts';
import { awaitedLater } from '../../core/settled.ts';
import type { RunContext } from '../context/run-context.ts';
import { type Denied, deniedReads } from './denied-reads.ts';

/** Opens the sandbox. It is probed from the start of the run and awaited by its first user. */
export interface SandboxSetup {
  readonly shell: () => Promise<Shell>;
  /** Saves the tools and files that gates must see as they were when the run began. */
  readonly remember: (tree: Remembered) => void;
  /** Returns true if a command or a gate was started. */
  readonly used: () => boolean;
  /** True if the settings require a sandbox, so that nothing may start without one. */
  readonly needed: boolean;
  /** Returns names of files hidden by `denied_reads` that no rule denies itself. */
  readonly otherNames: () => Promise<readonly string[]>;
  readonly forGates: {
    /** Returns files that a gate with these `reads` does not see, relative to the root; none without a sandbox. */
    readonly hiddenFiles: (reads: readonly string[]) => readonly string[];
    /** Creates a folder for a checkout. Called once. */
    readonly checkoutFolder: () => string;
  };
  /** Returns the probed sandbox and its options, for child processes other than commands. */
  readonly parts: () => Promise<SandboxParts>;
}

export interface SandboxParts {
  readonly isolation: ProbedSandbox;
  readonly options: SandboxOptions;
}

type Remembered = Pick<Tree, 'changes' | 'specialFiles'>;

export function openSandbox(context: RunContext, folder: PrivateFolder, git: GitProgram): SandboxSetup {
  const { sandbox, quality_gates: gates } = context.request.settings;
  const networks = [sandbox.network, ...gates.map((gate) => gate.network ?? sandbox.network)];
  const { root } = context.place;
  const layout = gitDirOf(root) === null ? null : repositoryLayout(root);
  const below = (name: string): string => join(folder.path, name);
  const denied = deniedReads(context, layout, below('git-index'), below('git-objects'));
  const pathTools = new PathTools(root);
  let judged: Remembered | null = null;
  const options = {
    ...sandboxOptions(context, folder, layout, denied),
    pathTools,
    specialFiles: specialFiles(root, () => judged),
    judgedPaths: async () => new Set<string>((await judged?.changes())?.map(({ path }) => path)),
  };
  const probed = probeSandbox(sandbox.mode, options).then((isolation) => {
    context.observers.emit({ type: 'sandbox_probed', isolation: sandboxState(isolation) });
    if (isolation.kind === 'none') warnAboutCredentials(context);
    return isolation;
  });
  awaitedLater(probed);
  let shell: Promise<Shell> | null = null;
  let used = false;
  let hides = false;
  const open = (isolation: ProbedSandbox): Shell => {
    requireAll(context, networks, isolation);
    // Copied only before the first command, because it is a few megabytes.
    const { actionFolder } = context.hostProcess;
    if (actionFolder !== null && !isWithin(actionFolder, context.place.root))
      context.runnerFiles.keep(actionFolder);
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
    otherNames: () => denied.otherNames(git),
    forGates: {
      hiddenFiles: (reads) => (hides ? denied.paths(reads) : []),
      checkoutFolder: () => folder.below('checkout'),
    },
    needed:
      sandbox.mode === 'required' ||
      context.request.settings.gate_protection === 'verify' ||
      networks.some((network) => hostListOf(network) !== null),
    shell: () => {
      // Hidden files are searched only now, because the run may have changed the branch before.
      shell ??= Promise.all([probed, denied.survey(git)]).then(([isolation]) => open(isolation));
      return shell;
    },
    remember: (tree) => {
      judged = tree;
      pathTools.remember(context.hostProcess.env.PATH, folder.below('tools'));
    },
    parts: async () => ({ isolation: await probed, options }),
  };
}

function requireAll(context: RunContext, networks: readonly Network[], isolation: ProbedSandbox): void {
  requireSandbox(context.request.settings.sandbox.mode, isolation);
  requireHostLists(networks, isolation);
  requireForVerify(context, isolation);
}

/** Only a sandbox can show gates a fresh checkout at the workspace's path. */
function requireForVerify({ request }: RunContext, { kind, reason }: ProbedSandbox): void {
  if (request.settings.gate_protection !== 'verify' || kind !== 'none') return;
  const text = `gate_protection: verify needs a sandbox, but none is available (${reason}): install bubblewrap, let the runner use sudo without a password, or set gate_protection to reject`;
  throw new StopRun({ kind: 'config', code: 'SBX-01', reason: text });
}

/** Finds the sockets and FIFOs of the start and tracks them. */
function specialFiles(root: string, tree: () => Remembered | null): () => Promise<readonly string[]> {
  let special: Promise<DeniedFiles> | null = null;
  return async () => {
    special ??=
      tree()
        ?.specialFiles()
        .then((paths) => new DeniedFiles(root, requireUtf8(paths))) ?? null;
    return (await special)?.paths() ?? [];
  };
}

/** Throws if a path is not UTF-8: it could not be mounted, so no command may run beside it. */
function requireUtf8(paths: readonly string[]): readonly string[] {
  const invalid = paths.find((path) => path.includes('\ufffd'));
  if (invalid === undefined) return paths;
  throw new Error(
    `not run: the workspace contains a socket or FIFO that cannot be hidden, because its name is not UTF-8 (${invalid}): remove it`,
  );
}

/** Warns about credentials that commands can read without a sandbox. */
function warnAboutCredentials({ credentials, observers }: RunContext): void {
  const [file] = credentials.files;
  if (file === undefined) return;
  const text = `${file} holds a credential that commands can read, because there is no sandbox: set "persist-credentials: false" on actions/checkout, or run with a sandbox`;
  observers.emit({ type: 'notice', level: 'warning', text });
}

/** Returns copies of git's configuration without credentials, written before the first command. */
function cleanConfigs(layout: RepositoryLayout | null, folder: PrivateFolder): () => readonly Replacement[] {
  let copies: readonly Replacement[] | null = null;
  return () => {
    copies ??= layout === null ? [] : writeCredentialFreeConfigs(layout, join(folder.path, 'git-config'));
    return copies;
  };
}

function sandboxOptions(
  context: RunContext,
  folder: PrivateFolder,
  layout: RepositoryLayout | null,
  denied: Denied,
): SandboxOptions {
  const { request, hostProcess, place } = context;
  const { root, base } = place;
  const { sandbox, constraints, artifacts } = request.settings;
  const protectedPaths = [...constraints.protected_paths, ...harnessPaths(constraints)];
  return {
    root,
    base,
    gitDirs: layout === null ? [] : [...new Set([layout.gitDir, layout.commonDir])],
    protectedPaths: existingProtectedPaths(root, protectedPaths, request.openProtected),
    deniedReads: denied.paths,
    agentReplacements: denied.index,
    privateDirs: [resolve(root, artifacts.output_dir), folder.path],
    redactor: context.resultRedactor,
    replacements: cleanConfigs(layout, folder),
    readable: sandbox.readable,
    passEnv: sandbox.pass_env,
    network: sandbox.network,
    hostEnv: hostProcess.env,
    accountHome: hostProcess.accountHome,
    scratchDir: folder.below('scratch'),
    uid: hostProcess.uid,
    gid: hostProcess.gid,
    platform: hostProcess.platform,
  };
}
