import { causes } from '../../http/connection-errors.ts';
import type { EndpointInfo } from '../providers/endpoint-info.ts';
import { BadResponse, BrokenBody, type Failure, OverlongResponse } from './attempt-failure.ts';
import { failureOfBrokenStream, failureOfContent, failureOfNetwork } from './classify-connection.ts';
import { failureOfResponse, failureOfStreamError } from './classify-response.ts';

/**
 * The provider packages' errors for content that breaks the protocol, by name, because importing the classes slows the
 * start.
 */
const CONTENT_ERRORS = new Set([
  'AI_TypeValidationError',
  'AI_JSONParseError',
  'AI_InvalidResponseDataError',
  'AI_EmptyResponseBodyError',
]);

/** Classifies any error that a provider package throws or puts into its stream. */
export function failureOfThrown(error: unknown, endpointInfo: EndpointInfo): Failure {
  if (error instanceof BadResponse) return failureOfResponse(error, endpointInfo);
  if (!(error instanceof Error)) return failureOfStreamError(statusOf(error), textOf(error), endpointInfo);
  // The packages wrap errors at the beginning of a stream.
  const overlong = causes(error).find((cause) => cause instanceof OverlongResponse);
  if (overlong !== undefined) return failureOfContent(overlong.message, endpointInfo);
  // This error has the proxy's status, not the model server's.
  if (causes(error).some(isRefusedByProxy)) return failureOfNetwork(error, endpointInfo);
  const status = statusOf(error);
  if (status >= 400)
    return failureOfStreamError(status, `${error.message} ${textOf(errorData(error))}`, endpointInfo);
  if (CONTENT_ERRORS.has(error.name)) return failureOfBadContent(error, endpointInfo);
  if (isNetwork(error)) return failureOfNetwork(error, endpointInfo);
  return {
    trouble: 'bad_request',
    message: `cannot send the request to ${endpointInfo.address} (${error.name}): please report this as a bug, with the name of the model`,
    retry: false,
  };
}

/**
 * Handles error messages with an unknown shape (`{"error":"…"}`). They fail validation but are still the server's
 * error.
 */
function failureOfBadContent(error: Error, endpointInfo: EndpointInfo): Failure {
  if (/without a finish reason/.test(error.message)) return failureOfBrokenStream(endpointInfo, true);
  const value = 'value' in error ? error.value : undefined;
  if (typeof value === 'object' && value !== null && 'error' in value) {
    return failureOfStreamError(statusOf(value.error), JSON.stringify(value), endpointInfo);
  }
  return failureOfContent(error.message, endpointInfo);
}

/** Detects a lost connection by its Node code. The packages wrap it without a status. */
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

function errorData(error: Error): unknown {
  return 'data' in error ? error.data : undefined;
}

function textOf(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
