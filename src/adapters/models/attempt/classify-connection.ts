import { seconds } from '../../../core/text/figures.ts';
import { causes, describeConnectionFailure } from '../../http/connection-errors.ts';
import { cleanServerText } from '../../http/server-text.ts';
import type { EndpointInfo } from '../providers/endpoint-info.ts';
import { BrokenBody, type Failure } from './attempt-failure.ts';
import type { CutOff } from './watchdog.ts';

/** Returns the failure of a call that the watchdog ended. */
export function failureOfCutOff(cut: CutOff, endpointInfo: EndpointInfo): Failure {
  switch (cut.kind) {
    case 'aborted':
      return { trouble: 'aborted', message: 'the run was stopped during a model request', retry: false };
    case 'deadline':
      return {
        trouble: 'timeout',
        message: `the run's time limit was reached while waiting for the model at ${endpointInfo.address}`,
        retry: false,
      };
    case 'first':
      return timeout(
        `timed out waiting for the model: ${endpointInfo.address} sent nothing for ${seconds(cut.afterMs)}`,
      );
    case 'idle':
      return timeout(
        `timed out waiting for the model: ${endpointInfo.address} stopped for ${seconds(cut.afterMs)} in the middle of its response`,
      );
    case 'step':
      return timeout(
        `timed out waiting for the model: ${endpointInfo.address} did not finish its response within ${seconds(cut.afterMs)}`,
      );
  }
}

function timeout(message: string): Failure {
  return { trouble: 'timeout', message, retry: true };
}

/** Returns the failure of a connection that was never made, or broke. */
export function failureOfNetwork(error: unknown, endpointInfo: EndpointInfo): Failure {
  if (causes(error).some((cause) => cause instanceof BrokenBody))
    return failureOfBrokenStream(endpointInfo, true);
  const { what, remedy, isTransient: passes } = describeConnectionFailure(error, endpointInfo);
  return { trouble: 'network', message: `${what}: ${remedy}`, retry: passes };
}

/** Returns the failure of a stream that ended too early. `begun` says that some of the answer had arrived. */
export function failureOfBrokenStream(endpointInfo: EndpointInfo, begun: boolean): Failure {
  if (begun) {
    // The server had begun to answer, so the failure is its own.
    const message = `the response from ${endpointInfo.address} ended too early`;
    return { trouble: 'server', message, retry: true };
  }
  const message = `${endpointInfo.address} returned an empty response: check the base URL`;
  return { trouble: 'network', message, retry: true };
}

/** Returns the failure of a stream whose data does not match the protocol. */
export function failureOfContent(reason: string, endpointInfo: EndpointInfo): Failure {
  const shown = cleanServerText(reason, endpointInfo.secrets).slice(0, 160);
  return {
    trouble: 'malformed',
    message: `${endpointInfo.address} does not use the protocol of provider ${endpointInfo.provider} (${shown}): check the base URL and the provider`,
    retry: false,
  };
}
