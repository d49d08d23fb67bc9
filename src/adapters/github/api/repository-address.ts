import { StopRun } from '../../../core/run/outcome.ts';

/** The API's base URL, and the repository. */
export interface RepositoryAddress {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly owner: string;
  readonly repo: string;
}

const GITHUB_COM = 'https://api.github.com';

/** Parses the address. Throws StopRun(config) if the URL or the name is invalid. */
export function parseRepositoryAddress(apiUrl: string | undefined, repository: string): RepositoryAddress {
  const [, owner, repo] = /^([\w.-]+)\/([\w.-]+)$/.exec(repository) ?? [];
  if (owner === undefined || repo === undefined) {
    return stop(`GITHUB_REPOSITORY is ${JSON.stringify(repository)}: write it as owner/name`);
  }
  return { baseUrl: baseUrlOf(apiUrl?.trim() ?? ''), owner, repo };
}

function baseUrlOf(value: string): string {
  if (value === '') return GITHUB_COM;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    return stop('GITHUB_API_URL is not an http or https URL: write it as https://host/api/v3');
  }
  if (url.username !== '' || url.password !== '') {
    return stop('GITHUB_API_URL contains a user name or password: set the token with the input github-token');
  }
  if (url.search !== '' || url.hash !== '') {
    return stop(
      `GITHUB_API_URL may have no query or fragment: remove what follows ${url.origin}${url.pathname}`,
    );
  }
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

/**
 * Returns a token that can be sent. Throws StopRun(config) without the value, because the error of `fetch` would quote
 * it.
 */
export function checkedToken(given: string): string {
  const token = given.trim();
  if (token === '') return stop('there is no GitHub token: set the input github-token');
  if (/^[\x21-\x7e]+$/.test(token)) return token;
  return stop(
    'the GitHub token contains a space or a character that tokens never have: set the input github-token again',
  );
}

function stop(reason: string): never {
  throw new StopRun({ kind: 'config', reason });
}
