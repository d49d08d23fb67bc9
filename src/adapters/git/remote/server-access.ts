import { StopRun } from '../../../core/run/outcome.ts';
import { trustVariables } from './trusted-certificates.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The proxy variables of curl, and so of git. curl ignores HTTP_PROXY in capitals. */
const PROXY_VARIABLES = [
  'HTTPS_PROXY',
  'https_proxy',
  'http_proxy',
  'ALL_PROXY',
  'all_proxy',
  'NO_PROXY',
  'no_proxy',
];

/** The user name with which GitHub accepts any kind of token. */
const TOKEN_USER = 'x-access-token';

/** Visible ASCII only, because a line end would start another header. */
const TOKEN = /^[\x21-\x7e]+$/;

export interface ServerAccess {
  /** See `remoteUrl`. */
  readonly url: string;
  readonly token: string;
  /** The environment at the start, for proxies and certificates. */
  readonly env: Environment;
}

/** Throws StopRun(config) for an impossible token without showing it. */
export function checkToken(token: string): void {
  if (TOKEN.test(token)) return;
  const what =
    token === '' ? 'is empty' : 'contains a character that no token has (such as a space or line end)';
  const reason = `github-token ${what}: pass \${{ github.token }} or another token`;
  throw new StopRun({ kind: 'config', reason });
}

/**
 * Returns the environment of one git command that contacts the server. The token is only there: not on the command
 * line, in a file or in a configuration. It is sent only to this URL; redirects are not followed, and no other protocol
 * is used even if the server asks for it.
 */
export async function accessEnvironment(
  access: ServerAccess,
  folder: string,
): Promise<Record<string, string>> {
  const { url, token, env } = access;
  const { origin, protocol } = new URL(url);
  const pairs: readonly (readonly [string, string])[] = [
    [`http.${origin}/.extraHeader`, `Authorization: Basic ${basicCredential(token)}`],
    ['http.followRedirects', 'false'],
    ['protocol.version', '2'],
  ];
  const variables: Record<string, string> = {
    GIT_ALLOW_PROTOCOL: protocol.slice(0, -1),
    GIT_CONFIG_COUNT: String(pairs.length),
    ...(await trustVariables(env, folder)),
  };
  pairs.forEach(([key, value], at) => {
    variables[`GIT_CONFIG_KEY_${at}`] = key;
    variables[`GIT_CONFIG_VALUE_${at}`] = value;
  });
  for (const name of PROXY_VARIABLES) {
    const value = env[name];
    if (value) variables[name] = value;
  }
  return variables;
}

function basicCredential(token: string): string {
  return Buffer.from(`${TOKEN_USER}:${token}`).toString('base64');
}

/** Removes the token in every form that git or a server could repeat, and passwords in URLs. */
export function withoutCredential(text: string, token: string): string {
  const known = [basicCredential(token), token, encodeURIComponent(token)];
  const clean = known.reduce((rest, form) => (form === '' ? rest : rest.replaceAll(form, '***')), text);
  return clean.replace(/(\b[a-z][a-z0-9+.-]*:\/\/)[^/@\s]*@/gi, '$1');
}
