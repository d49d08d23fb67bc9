import { StopRun } from '../../../core/outcome.ts';
import type { Network } from '../../../core/ports.ts';
import type { ProbedIsolation } from '../probe.ts';

/** The hosts of a list; null where the network is closed, or open to all. */
export function hostsOf(network: Network): readonly string[] | null {
  return typeof network === 'string' || network.length === 0 ? null : network;
}

/** Why these walls cannot hold a list of hosts; null where they can. */
export function listProblem(isolation: ProbedIsolation): string | null {
  const { launcher, reason } = isolation;
  if (launcher.kind === 'none') {
    return `a list of hosts in sandbox.network cannot be held without isolation (${reason}): install bubblewrap or let the runner use sudo without a password, or set sandbox.network to none or host`;
  }
  if (launcher.kind === 'unshare' && launcher.tools.ip === null) {
    return 'a list of hosts in sandbox.network needs `ip` here, to bring up the loopback that leads to the proxy: install iproute2 or bubblewrap, or set sandbox.network to none or host';
  }
  return null;
}

/** Throws StopRun(config) where the commands or a gate have a list of hosts that cannot be held. */
export function requireHosts(networks: readonly Network[], isolation: ProbedIsolation): void {
  if (networks.every((network) => hostsOf(network) === null)) return;
  const reason = listProblem(isolation);
  if (reason !== null) throw new StopRun({ kind: 'config', code: 'SBX-01', reason });
}
