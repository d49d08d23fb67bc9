import { gitDirOf, layoutOf } from '../../adapters/git/site.ts';
import type { Place } from '../../adapters/place.ts';
import { existingProtected } from '../../adapters/protected-mounts.ts';
import { requireHosts } from '../../adapters/sandbox/network/require.ts';
import type { SandboxOptions } from '../../adapters/sandbox/options.ts';
import { isolationFacts, probeIsolation, requireIsolation } from '../../adapters/sandbox/probe.ts';
import { StopRun } from '../../core/outcome.ts';
import type { RunRequest } from '../../settings/request.ts';
import type { DoctorsSurroundings } from './examination.ts';
import type { IsolationFacts } from './machine-checks.ts';

/** Tries the walls that a run would try, around nothing. `scratch`: a folder of our own. */
export async function lookAtIsolation(
  request: RunRequest,
  place: Pick<Place, 'root' | 'base'>,
  scratch: string,
  around: DoctorsSurroundings,
): Promise<IsolationFacts> {
  const { sandbox, quality_gates: gates } = request.settings;
  const isolation = await probeIsolation(sandbox.mode, sandboxOptions(request, place, scratch, around));
  const networks = [sandbox.network, ...gates.map((gate) => gate.network ?? sandbox.network)];
  const needed = neededBecause(() => {
    requireIsolation(sandbox.mode, isolation);
    requireHosts(networks, isolation);
  });
  return { ...isolationFacts(isolation), needed };
}

/** The profile of a run's commands. */
export function sandboxOptions(
  { settings, openProtected }: RunRequest,
  { root, base }: Pick<Place, 'root' | 'base'>,
  scratch: string,
  around: DoctorsSurroundings,
): SandboxOptions {
  const { sandbox, constraints } = settings;
  const layout = gitDirOf(root) === null ? null : layoutOf(root);
  return {
    root,
    base,
    gitDirs: layout === null ? [] : [...new Set([layout.gitDir, layout.commonDir])],
    protectedPaths: existingProtected(root, constraints.protected_paths, openProtected),
    deniedReads: () => [],
    privateDirs: [scratch],
    readable: sandbox.readable,
    passEnv: sandbox.pass_env,
    network: sandbox.network,
    hostEnv: around.env,
    accountHome: around.accountHome,
    scratchDir: scratch,
    uid: around.uid,
    gid: around.gid,
    platform: around.platform,
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
