import { failureOfBrokenStream, failureOfContent, failureOfNetwork } from './broken-connection.ts';
import { failureOfResponse, failureOfStreamError } from './classify.ts';
import { BadResponse, BrokenBody, type Failure, OverlongResponse } from './failure.ts';
import { causes } from './no-connection.ts';
import type { Peer } from './peer.ts';

/** The provider packages' errors for content that breaks the protocol, by name: importing them costs start-up. */
const CONTENT_ERRORS = new Set([
  'AI_TypeValidationError',
  'AI_JSONParseError',
  'AI_InvalidResponseDataError',
  'AI_EmptyResponseBodyError',
]);

/** Reads whatever a provider package threw or put into its stream. */
export function failureOfThrown(error: unknown, peer: Peer): Failure {
  if (error instanceof BadResponse) return failureOfResponse(error, peer);
  if (!(error instanceof Error)) return failureOfStreamError(statusOf(error), textOf(error), peer);
  // The packages wrap what breaks a stream at its beginning.
  const overlong = causes(error).find((cause) => cause instanceof OverlongResponse);
  if (overlong !== undefined) return failureOfContent(overlong.message, peer);
  // Has the proxy's status, which is not the model's.
  if (causes(error).some(isRefusedByProxy)) return failureOfNetwork(error, peer);
  const status = statusOf(error);
  if (status >= 400) return failureOfStreamError(status, `${error.message} ${textOf(dataOf(error))}`, peer);
  if (CONTENT_ERRORS.has(error.name)) return failureOfBadContent(error, peer);
  if (isNetwork(error)) return failureOfNetwork(error, peer);
  return {
    trouble: 'bad_request',
    message: `the request to ${peer.address} could not be made (${error.name}): please report this with the model's name`,
    retry: false,
  };
}

/** An error message in a shape of its own (`{"error":"…"}`) fails validation, and still is the server's error. */
function failureOfBadContent(error: Error, peer: Peer): Failure {
  if (/without a finish reason/.test(error.message)) return failureOfBrokenStream(peer, true);
  const value = 'value' in error ? error.value : undefined;
  if (typeof value === 'object' && value !== null && 'error' in value) {
    return failureOfStreamError(statusOf(value.error), JSON.stringify(value), peer);
  }
  return failureOfContent(error.message, peer);
}

/** Node gives a lost connection a code; the packages wrap it without a status of its own. */
function isNetwork(error: Error): boolean {
  return error instanceof BrokenBody || error.name === 'AI_APICallError' || 'code' in error;
}

function isRefusedByProxy(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_PROXY_TUNNEL';
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 0;
  const named = 'statusCode' in error ? error.statusCode : 'code' in error ? error.code : undefined;
  const status = Number(named);
  return status >= 400 && status < 600 ? status : 0;
}

function dataOf(error: Error): unknown {
  return 'data' in error ? error.data : undefined;
}

function textOf(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
