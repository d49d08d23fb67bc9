import { StopRun } from '../../core/outcome.ts';

/** Where the API is, and whose repository. */
export interface Site {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly owner: string;
  readonly repo: string;
}

const GITHUB_COM = 'https://api.github.com';

/** Throws StopRun(config) for an address or a name that cannot be. */
export function siteOf(apiUrl: string | undefined, repository: string): Site {
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
    return stop('GITHUB_API_URL is no http or https address: write it as https://host/api/v3');
  }
  if (url.username !== '' || url.password !== '') {
    return stop('GITHUB_API_URL holds a user name or password: give the token as the input github-token');
  }
  if (url.search !== '' || url.hash !== '') {
    return stop(
      `GITHUB_API_URL may have no query or fragment: remove what follows ${url.origin}${url.pathname}`,
    );
  }
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

/** A token that can be sent. Throws StopRun(config), without the value: HTTP's own message would quote it. */
export function checkedToken(given: string): string {
  const token = given.trim();
  if (token === '') return stop('there is no GitHub token: set the input github-token');
  if (/^[\x21-\x7e]+$/.test(token)) return token;
  return stop(
    'the GitHub token holds a space or a character that no token has: set the input github-token again',
  );
}

function stop(reason: string): never {
  throw new StopRun({ kind: 'config', reason });
}
