/**
 * An answer that points elsewhere. Following it could send the token to an address that nobody chose, and makes a GET
 * of a POST (Fetch, for 301 and 302).
 */
export class Redirected extends Error {
  readonly answered: number;
  constructor(answered: number) {
    super('redirected');
    // Octokit passes errors of this name on as they are, and repeats nothing after them.
    this.name = 'AbortError';
    this.answered = answered;
  }
}
