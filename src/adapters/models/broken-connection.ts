import { BrokenBody, type Failure } from './failure.ts';
import { causes, noConnection } from './no-connection.ts';
import type { Peer } from './peer.ts';
import { cleanServerText } from './server-text.ts';
import type { Cut } from './watchdog.ts';

/** A call that the watchdog ended. */
export function failureOfCut(cut: Cut, peer: Peer): Failure {
  switch (cut.kind) {
    case 'aborted':
      return { trouble: 'aborted', message: 'the run was stopped while the model was asked', retry: false };
    case 'deadline':
      return {
        trouble: 'timeout',
        message: `the run's time was over before ${peer.address} had answered`,
        retry: false,
      };
    case 'first':
      return timeout(`${peer.address} said nothing for ${seconds(cut.afterMs)}`);
    case 'idle':
      return timeout(`${peer.address} fell silent for ${seconds(cut.afterMs)} in the middle of its answer`);
    case 'step':
      return timeout(`${peer.address} had not finished its answer after ${seconds(cut.afterMs)}`);
  }
}

function timeout(message: string): Failure {
  return { trouble: 'timeout', message, retry: true };
}

function seconds(ms: number): string {
  return `${Math.round(ms / 100) / 10} s`;
}

/** A connection that was never made, or broke. */
export function failureOfNetwork(error: unknown, peer: Peer): Failure {
  if (causes(error).some((cause) => cause instanceof BrokenBody)) return failureOfBrokenStream(peer, true);
  const { what, remedy, passes } = noConnection(error, peer);
  return { trouble: 'network', message: `${what}: ${remedy}`, retry: passes };
}

/** A stream that ended without its end. `begun`: some of the answer had come. */
export function failureOfBrokenStream(peer: Peer, begun: boolean): Failure {
  if (begun) {
    // Whoever begins to answer is reached: what breaks is the model's own server.
    const message = `the answer of ${peer.address} broke off before its end`;
    return { trouble: 'server', message, retry: true };
  }
  const message = `${peer.address} ended its answer before it began: is the base URL right?`;
  return { trouble: 'network', message, retry: true };
}

/** Data in the stream that is not what the protocol says. */
export function failureOfContent(reason: string, peer: Peer): Failure {
  const shown = cleanServerText(reason, peer.secrets).slice(0, 160);
  return {
    trouble: 'malformed',
    message: `${peer.address} does not speak the protocol of provider ${peer.provider} (${shown}): is the base URL right?`,
    retry: false,
  };
}
