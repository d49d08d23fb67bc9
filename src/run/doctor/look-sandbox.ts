import { gitDirOf, repositoryLayout } from '../../adapters/git/program/user-repository.ts';
import type { WorkspaceLocation } from '../../adapters/host/workspace-location.ts';
import { requireHostLists } from '../../adapters/sandbox/launch/host-list-check.ts';
import { probeSandbox, requireSandbox, sandboxState } from '../../adapters/sandbox/launch/probe-sandbox.ts';
import { existingProtectedPaths } from '../../adapters/sandbox/view/protected-mounts.ts';
import type { SandboxOptions } from '../../adapters/sandbox/view/sandbox-options.ts';
import { StopRun } from '../../core/run/outcome.ts';
import type { RunRequest } from '../../settings/request/request.ts';
import type { ExaminedProcess } from './examination.ts';
import type { SandboxFacts } from './machine-checks.ts';

/** Probes the sandboxes that a run would probe. `scratch`: a private folder. */
export async function lookAtSandbox(
  request: RunRequest,
  place: Pick<WorkspaceLocation, 'root' | 'base'>,
  scratch: string,
  hostProcess: ExaminedProcess,
): Promise<SandboxFacts> {
  const { sandbox, quality_gates: gates } = request.settings;
  const isolation = await probeSandbox(sandbox.mode, sandboxOptions(request, place, scratch, hostProcess));
  const networks = [sandbox.network, ...gates.map((gate) => gate.network ?? sandbox.network)];
  const needed = neededBecause(() => {
    requireSandbox(sandbox.mode, isolation);
    requireHostLists(networks, isolation);
  });
  return { ...sandboxState(isolation), needed };
}

/** The profile of a run's commands. */
export function sandboxOptions(
  { settings, openProtected }: RunRequest,
  { root, base }: Pick<WorkspaceLocation, 'root' | 'base'>,
  scratch: string,
  hostProcess: ExaminedProcess,
): SandboxOptions {
  const { sandbox, constraints } = settings;
  const layout = gitDirOf(root) === null ? null : repositoryLayout(root);
  return {
    root,
    base,
    gitDirs: layout === null ? [] : [...new Set([layout.gitDir, layout.commonDir])],
    protectedPaths: existingProtectedPaths(root, constraints.protected_paths, openProtected),
    deniedReads: () => [],
    privateDirs: [scratch],
    readable: sandbox.readable,
    passEnv: sandbox.pass_env,
    network: sandbox.network,
    hostEnv: hostProcess.env,
    accountHome: hostProcess.accountHome,
    scratchDir: scratch,
    uid: hostProcess.uid,
    gid: hostProcess.gid,
    platform: hostProcess.platform,
  };
}

function neededBecause(require: () => void): string | null {
  try {
    require();
    return null;
  } catch (error) {
    if (error instanceof StopRun) return error.why.reason;
    throw error;
  }
}
