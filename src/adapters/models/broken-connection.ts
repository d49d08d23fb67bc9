import { BrokenBody, type Failure } from './failure.ts';
import type { Peer } from './peer.ts';
import { cleanServerText } from './server-text.ts';
import type { Cut } from './watchdog.ts';

/** Certificates do not get better by asking again. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|ERR_TLS|ERR_SSL/;
const NO_HOST = new Set(['ENOTFOUND', 'EAI_AGAIN']);

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
  const code = codeOf(error);
  const reason = cleanServerText(reasonOf(error, code), peer.secrets);
  if (code !== undefined && CERTIFICATE.test(code)) {
    return {
      trouble: 'network',
      message: `the certificate of ${peer.address} is not trusted (${reason}): set NODE_EXTRA_CA_CERTS to your authority's file`,
      retry: false,
    };
  }
  if (causes(error).some((cause) => cause instanceof BrokenBody)) return failureOfBrokenStream(peer, true);
  const remedy =
    code !== undefined && NO_HOST.has(code) ? 'check the base URL' : 'check the base URL and HTTPS_PROXY';
  return { trouble: 'network', message: `cannot reach ${peer.address} (${reason}): ${remedy}`, retry: true };
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

/** An error and what it was caused by, outermost first. */
export function causes(error: unknown): readonly Error[] {
  const chain: Error[] = [];
  for (let at = error; at instanceof Error && chain.length < 8; at = at.cause) chain.push(at);
  return chain;
}

function codeOf(error: unknown): string | undefined {
  for (const cause of causes(error)) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
    if (cause instanceof AggregateError) {
      const inner = cause.errors.map(codeOf).find((code) => code !== undefined);
      if (inner !== undefined) return inner;
    }
  }
  return undefined;
}

/** undici's own codes tell a reader less than its words do. */
function reasonOf(error: unknown, code: string | undefined): string {
  return code === undefined || code.startsWith('UND_') ? innermost(error) : code;
}

function innermost(error: unknown): string {
  return causes(error).at(-1)?.message ?? 'unknown reason';
}
