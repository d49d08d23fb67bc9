import type { ModelTrouble, Usage } from '../../../core/model/model.ts';

/** The reason why an attempt failed, for the user, and if another may help. */
export interface Failure {
  readonly trouble: ModelTrouble;
  /** One line with what happened and the remedy. Contains no secrets. */
  readonly message: string;
  readonly retry: boolean;
  /** The delay that the server asked for, in ms. */
  readonly retryAfterMs?: number;
  /** The server's complete text about a refused request. It may contain secrets, so it is only searched. */
  readonly said?: string;
}

/** Thrown inside one attempt. The retry loop turns it into a ModelError or another attempt. */
export class AttemptFailed extends Error {
  readonly failure: Failure;
  /** An incomplete answer is charged too. */
  readonly spent: Usage | undefined;
  constructor(failure: Failure, spent?: Usage) {
    super(failure.message);
    this.name = 'AttemptFailed';
    this.failure = failure;
    this.spent = spent;
  }
}

/** An answer that is not a stream: an error status, a redirect, a web page. */
export class BadResponse extends Error {
  readonly status: number;
  readonly headers: Headers;
  /** The beginning of the body. */
  readonly body: string;
  /** Scheme, host and path of the request. */
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

/** A stream or an event that is too long. The message has the limit. */
export class OverlongResponse extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'OverlongResponse';
  }
}

/** A body that broke off. The server was reached, so its address is right. */
export class BrokenBody extends Error {
  constructor(cause: unknown) {
    super('the response ended too early', { cause });
    this.name = 'BrokenBody';
  }
}
