import { resolve } from 'node:path';
import { gitDirOf, layoutOf } from '../adapters/git/site.ts';
import type { PrivateFolder } from '../adapters/private-folder.ts';
import { existingProtected } from '../adapters/protected-mounts.ts';
import type { SandboxOptions } from '../adapters/sandbox/options.ts';
import { type ProbedIsolation, probeIsolation, requireIsolation } from '../adapters/sandbox/probe.ts';
import { createShell } from '../adapters/sandbox/shell.ts';
import type { Shell } from '../core/ports.ts';
import type { Desk } from './desk.ts';

/** What stands between commands and everything else. Probed from the start on, awaited by the first who needs it. */
export interface Walls {
  readonly shell: () => Promise<Shell>;
}

export function raiseWalls(desk: Desk, folder: PrivateFolder): Walls {
  const { sandbox } = desk.request.settings;
  const options = sandboxOptions(desk, folder);
  const probed = probeIsolation(sandbox.mode, options).then((isolation) => {
    desk.observers.emit({
      type: 'sandbox_probed',
      isolation: { kind: isolation.kind, reason: isolation.reason },
    });
    return isolation;
  });
  // Whoever awaits it first hears of a failure; until then it must not count as unheard.
  probed.catch(() => undefined);
  let shell: Promise<Shell> | null = null;
  const open = (isolation: ProbedIsolation): Shell => {
    requireIsolation(sandbox.mode, isolation);
    return createShell(isolation, options);
  };
  return {
    shell: () => {
      shell ??= probed.then(open);
      return shell;
    },
  };
}

function sandboxOptions(desk: Desk, folder: PrivateFolder): SandboxOptions {
  const { request, around, place } = desk;
  const { root, base } = place;
  const { sandbox, constraints, artifacts } = request.settings;
  const layout = gitDirOf(root) === null ? null : layoutOf(root);
  return {
    root,
    base,
    gitDirs: layout === null ? [] : [...new Set([layout.gitDir, layout.commonDir])],
    protectedPaths: () => existingProtected(root, constraints.protected_paths, request.openProtected),
    privateDirs: [resolve(root, artifacts.output_dir), folder.path],
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
