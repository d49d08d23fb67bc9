import { REPOSITORY_NAME } from '../../../core/forge/run-pages.ts';
import { StopRun } from '../../../core/run/outcome.ts';

/** Loopback hosts. Names below `localhost` are loopback too (RFC 6761, 6.3). */
const LOOPBACK = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Returns the repository's URL, built from the runner's variables and never from the repository's configuration.
 * `serverUrl` is GITHUB_SERVER_URL, `repository` `owner/name`. The token is never sent in clear text over a network:
 * http is allowed only for this machine. Throws StopRun(config).
 */
export function remoteUrl(serverUrl: string, repository: string): string {
  if (!REPOSITORY_NAME.test(repository)) {
    throw stop(
      `the repository is ${JSON.stringify(repository)}, which is not owner/name: check GITHUB_REPOSITORY`,
    );
  }
  if (!URL.canParse(serverUrl)) {
    throw stop(`GITHUB_SERVER_URL is not a URL: write it as https://host`);
  }
  const url = new URL(serverUrl);
  // The URL is not shown, because it may contain a password.
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw stop('GITHUB_SERVER_URL contains more than a host: write it as https://host');
  }
  const plain = url.protocol === 'http:' && LOOPBACK.test(url.hostname);
  if (url.protocol !== 'https:' && !plain) {
    throw stop(
      `GITHUB_SERVER_URL is ${url.origin}: the token is sent only over https; write it as https://host`,
    );
  }
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}/${repository}.git`;
}

/** Returns `host/owner/name` for messages. */
export function remoteName(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname.replace(/\.git$/, '')}`;
}

function stop(reason: string): StopRun {
  return new StopRun({ kind: 'config', reason });
}
