/**
 * An answer that points elsewhere. Following it could send the token to an address that nobody chose, and makes a GET
 * of a POST (Fetch, for 301 and 302).
 */
export class Redirected extends Error {
  readonly answered: number;
  /** Where it points: for the one question whose answer is an address, which is then fetched without the token. */
  readonly location: string | null;
  constructor(answered: number, location: string | null = null) {
    super('redirected');
    // Octokit passes errors of this name on as they are, and repeats nothing after them.
    this.name = 'AbortError';
    this.answered = answered;
    this.location = location;
  }
}
