import type { Network } from '../../../core/ports.ts';
import { StopRun } from '../../../core/run/outcome.ts';
import type { ProbedSandbox } from './probe-sandbox.ts';

/** Returns the hosts of a list; null if the network is closed or open to all. */
export function hostListOf(network: Network): readonly string[] | null {
  return typeof network === 'string' || network.length === 0 ? null : network;
}

/** Returns why this sandbox cannot enforce a list of hosts; null if it can. */
export function hostListProblem(isolation: ProbedSandbox): string | null {
  const { launcher, reason } = isolation;
  if (launcher.kind === 'none') {
    return `a list of hosts in sandbox.network cannot be enforced without a sandbox (${reason}): install bubblewrap or let the runner use sudo without a password, or set sandbox.network to none or host`;
  }
  if (launcher.kind === 'unshare' && launcher.tools.ip === null) {
    return 'a list of hosts in sandbox.network needs the program `ip` to reach the proxy through the loopback interface: install iproute2 or bubblewrap, or set sandbox.network to none or host';
  }
  return null;
}

/** Throws StopRun(config) if commands or a gate have a list of hosts that cannot be enforced. */
export function requireHostLists(networks: readonly Network[], isolation: ProbedSandbox): void {
  if (networks.every((network) => hostListOf(network) === null)) return;
  const reason = hostListProblem(isolation);
  if (reason !== null) throw new StopRun({ kind: 'config', code: 'SBX-01', reason });
}
