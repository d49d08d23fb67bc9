import type { ServerResponse } from 'node:http';

/**
 * What goes wrong: a status of GitHub's with its usual words; a limit, named by the seconds it asks to wait; or
 * trouble below HTTP. `slow` never answers; `cut` breaks off in the middle.
 */
export type Fault =
  | 400
  | 401
  | 403
  | 404
  | 409
  | 410
  | 422
  | 429
  | 500
  | 502
  | 503
  | 'drop'
  | 'slow'
  | 'cut'
  | 'invalid_json'
  | 'empty'
  | 'page'
  | 'moved'
  | { readonly secondaryLimit: number }
  | { readonly primaryLimit: number }
  | { readonly status: number; readonly body: unknown; readonly headers?: Readonly<Record<string, string>> };

export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const WORDS: Readonly<Record<number, string>> = {
  400: 'Problems parsing JSON',
  401: 'Bad credentials',
  403: 'Resource not accessible by integration',
  404: 'Not Found',
  409: 'Git Repository is empty.',
  410: 'Issues are disabled for this repo',
  422: 'Validation Failed',
  429: 'Too many requests',
  500: 'Server Error',
  502: 'Server Error',
  503: 'Service Unavailable',
};

export function refusal(status: number, message = WORDS[status] ?? '', more: object = {}): Reply {
  const documentation_url = 'https://docs.github.com/rest';
  return { status, body: { message, documentation_url, status: String(status), ...more } };
}

/** Sends what the fault is; `real` is the answer that there would have been. */
export function sendFault(response: ServerResponse, fault: Fault, real: Reply): void {
  switch (fault) {
    case 'drop':
      response.destroy();
      return;
    case 'slow':
      return;
    case 'cut': {
      const text = JSON.stringify(real.body);
      response.writeHead(real.status, {
        'content-type': JSON_TYPE,
        'content-length': Buffer.byteLength(text),
      });
      response.write(text.slice(0, -1), () => response.destroy());
      return;
    }
    case 'invalid_json':
      response.writeHead(real.status, { 'content-type': JSON_TYPE }).end('{"id": 1,');
      return;
    case 'empty':
      response.writeHead(real.status, { 'content-type': JSON_TYPE }).end();
      return;
    case 'page':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!DOCTYPE html><h1>Sign in</h1>');
      return;
    case 'moved':
      response.writeHead(301, { location: 'http://elsewhere.invalid/', 'content-type': JSON_TYPE });
      response.end('{"message":"Moved Permanently"}');
      return;
    default:
      send(response, typeof fault === 'number' ? refusal(fault) : limitOr(fault));
  }
}

function limitOr(fault: Exclude<Fault, number | string>): Reply {
  if ('secondaryLimit' in fault) {
    const words = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';
    return { ...refusal(403, words), headers: { 'retry-after': String(fault.secondaryLimit) } };
  }
  if ('primaryLimit' in fault) {
    const reset = Math.floor(Date.now() / 1000) + fault.primaryLimit;
    return {
      ...refusal(403, 'API rate limit exceeded for installation ID 1.'),
      headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(reset) },
    };
  }
  return fault;
}

const JSON_TYPE = 'application/json; charset=utf-8';

export function send(response: ServerResponse, { status, body, headers = {} }: Reply): void {
  response.writeHead(status, { 'content-type': JSON_TYPE, ...headers });
  response.end(status === 204 ? undefined : JSON.stringify(body));
}
