import { StopRun } from '../../core/outcome.ts';

/** `owner/name` as GitHub lets them be called; `_` in an owner comes from managed users. */
const REPOSITORY = /^[A-Za-z0-9][A-Za-z0-9_-]*\/(?!\.{1,2}$)[A-Za-z0-9._-]+$/;

/** Names below `localhost` are this machine's too (RFC 6761, 6.3). */
const LOOPBACK = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * The address that git talks to, made from what the runner says and never from the repository's configuration.
 * `serverUrl` is GITHUB_SERVER_URL, `repository` `owner/name`. A token never goes over a network in the clear: http
 * is for this machine alone. Throws StopRun(config).
 */
export function remoteUrl(serverUrl: string, repository: string): string {
  if (!REPOSITORY.test(repository)) {
    throw stop(
      `the repository is ${JSON.stringify(repository)}, which is no owner/name: see GITHUB_REPOSITORY`,
    );
  }
  if (!URL.canParse(serverUrl)) {
    throw stop(`GITHUB_SERVER_URL is no address: write it as https://host`);
  }
  const url = new URL(serverUrl);
  // Not shown: what is wrong with it may be the password in it.
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw stop('GITHUB_SERVER_URL holds more than a host: write it as https://host');
  }
  const plain = url.protocol === 'http:' && LOOPBACK.test(url.hostname);
  if (url.protocol !== 'https:' && !plain) {
    throw stop(
      `GITHUB_SERVER_URL is ${url.origin}: the token goes over https only; write it as https://host`,
    );
  }
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}/${repository}.git`;
}

/** `host/owner/name`, for texts. */
export function remoteName(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname.replace(/\.git$/, '')}`;
}

function stop(reason: string): StopRun {
  return new StopRun({ kind: 'config', reason });
}
