import type { ErrorCode } from './protocol.ts';
import type { Fault } from './script.ts';

export interface ErrorAnswer {
  readonly status: number;
  readonly code: ErrorCode;
  readonly message: string;
}

/** What the providers say in these cases, in about their words. */
const ERRORS: Partial<Record<Fault, ErrorAnswer>> = {
  400: { status: 400, code: 'bad_request', message: 'Invalid value for temperature.' },
  401: { status: 401, code: 'auth', message: 'Incorrect API key provided.' },
  403: { status: 403, code: 'forbidden', message: 'Your key has no access to this resource.' },
  404: { status: 404, code: 'not_found', message: 'The model `scripted` does not exist.' },
  429: { status: 429, code: 'rate_limited', message: 'Rate limit reached for requests.' },
  500: { status: 500, code: 'server', message: 'Internal server error.' },
  503: { status: 503, code: 'server', message: 'Service unavailable.' },
  529: { status: 529, code: 'server', message: 'Overloaded.' },
  overflow: {
    status: 400,
    code: 'overflow',
    message: 'prompt is too long: 210000 tokens > 200000 maximum context length',
  },
  quota: {
    status: 429,
    code: 'quota',
    message: 'You exceeded your current quota, check your credit balance.',
  },
};

export function errorAnswer(fault: Fault | undefined): ErrorAnswer | undefined {
  return fault === undefined ? undefined : ERRORS[fault];
}

/** How much of the stream is sent before these faults strike; the rest never comes. */
export function sentBefore(fault: Fault | undefined, events: readonly string[]): readonly string[] {
  switch (fault) {
    case 'stall_first':
      return [];
    case 'cut':
    case 'ended_early':
    case 'stall':
    case 'stall_kept_alive':
    case 'stream_error':
      return events.slice(0, Math.max(1, events.length - 3));
    default:
      return events;
  }
}
