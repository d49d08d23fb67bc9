import type { RemoteAddress } from '../core/project.ts';

/** Servers whose CI does not read `.github/workflows`. Any other server may be a GitHub Enterprise Server. */
const OTHERS =
  /(?:^|[.-])(?:gitlab|bitbucket|codeberg|gitea|forgejo|sr\.ht|visualstudio|azure|amazonaws)(?:[.-]|$)/i;

export function readsGithubWorkflows(remote: RemoteAddress | null): boolean {
  return remote === null || !OTHERS.test(remote.host);
}

const ADDRESSES = [
  /^(?:https?|ssh|git):\/\/(?:[^@/\s]*@)?([\w.-]+)(?::\d+)?\/([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/,
  /^(?:[\w.-]+@)?([\w.-]+):\/?([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/,
];

/** Returns the host, owner and name in a remote's URL; null for local paths and other text. */
export function remoteAddress(url: string): RemoteAddress | null {
  if (url.length > 500) return null;
  for (const address of ADDRESSES) {
    const [, host, owner, name] = address.exec(url) ?? [];
    if (host !== undefined && owner !== undefined && name !== undefined) return { host, owner, name };
  }
  return null;
}
