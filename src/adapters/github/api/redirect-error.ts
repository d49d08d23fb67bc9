/**
 * A redirect. Following it could send the token to another server, and would turn a POST into a GET (Fetch, for 301 and
 * 302).
 */
export class RedirectError extends Error {
  readonly answered: number;
  /** The target. Log downloads answer with a redirect, which is then fetched without the token. */
  readonly location: string | null;
  constructor(answered: number, location: string | null = null) {
    super('redirected');
    // Octokit passes errors of this name on unchanged, and does not retry after them.
    this.name = 'AbortError';
    this.answered = answered;
    this.location = location;
  }
}
