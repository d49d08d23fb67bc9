import type { ModelTrouble, Usage } from '../../core/model.ts';

/** Why one attempt failed, in words for the user, and whether another may help. */
export interface Failure {
  readonly trouble: ModelTrouble;
  /** One line: what happened and the way out. Already free of secrets. */
  readonly message: string;
  readonly retry: boolean;
  /** What the server asked to be waited, in ms. */
  readonly retryAfterMs?: number;
  /** Everything the server said of a request that it did not take. Not free of secrets: it is only searched. */
  readonly said?: string;
}

/** Thrown inside one attempt. Only the retry loop sees it: it ends as a ModelError or as another attempt. */
export class AttemptFailed extends Error {
  readonly failure: Failure;
  /** An answer that broke off is charged all the same. */
  readonly spent: Usage | undefined;
  constructor(failure: Failure, spent?: Usage) {
    super(failure.message);
    this.name = 'AttemptFailed';
    this.failure = failure;
    this.spent = spent;
  }
}

/** An answer that is no stream: an error status, a redirect, a web page. */
export class BadResponse extends Error {
  readonly status: number;
  readonly headers: Headers;
  /** The start of the body. */
  readonly body: string;
  /** What was asked for: scheme, host and path. */
  readonly asked: string;
  constructor(status: number, headers: Headers, body: string, asked: string) {
    super(`HTTP ${status}`);
    this.name = 'BadResponse';
    this.status = status;
    this.headers = headers;
    this.body = body;
    this.asked = asked;
  }
}

/** A stream that does not end, or one event of it that does not. The message says which, and the bound. */
export class OverlongResponse extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'OverlongResponse';
  }
}

/** A body that ended before its end: the server was reached, so its address is right. */
export class BrokenBody extends Error {
  constructor(cause: unknown) {
    super('the answer broke off', { cause });
    this.name = 'BrokenBody';
  }
}
