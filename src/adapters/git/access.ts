import { StopRun } from '../../core/outcome.ts';
import { trustVariables } from './trust.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What curl, and so git, takes a proxy from. It does not look at HTTP_PROXY in capitals. */
const PROXY_VARIABLES = [
  'HTTPS_PROXY',
  'https_proxy',
  'http_proxy',
  'ALL_PROXY',
  'all_proxy',
  'NO_PROXY',
  'no_proxy',
];

/** The user name by which GitHub takes any kind of token. */
const TOKEN_USER = 'x-access-token';

/** Visible ASCII: a line end in it would be another header. */
const TOKEN = /^[\x21-\x7e]+$/;

export interface Access {
  /** See `remoteUrl`. */
  readonly url: string;
  readonly token: string;
  /** The environment as it was at the start, for proxies and certificates. */
  readonly env: Environment;
}

/** Throws StopRun(config) for what can be no token. It is not shown. */
export function checkToken(token: string): void {
  if (TOKEN.test(token)) return;
  const what = token === '' ? 'is empty' : 'holds a sign that no token has (a space, a line end)';
  const reason = `github-token ${what}: pass \${{ github.token }} or another token`;
  throw new StopRun({ kind: 'config', reason });
}

/**
 * The variables of one git command that talks to the server. The token stands in that command's environment and
 * nowhere else: not on its command line, in no file, in no configuration; with the command it is gone. It is sent to
 * this address only, redirects are not followed, and no other protocol is spoken, also where a server asks for it.
 */
export async function accessVariables(access: Access, folder: string): Promise<Record<string, string>> {
  const { url, token, env } = access;
  const { origin, protocol } = new URL(url);
  const pairs: readonly (readonly [string, string])[] = [
    [`http.${origin}/.extraHeader`, `Authorization: Basic ${basic(token)}`],
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

function basic(token: string): string {
  return Buffer.from(`${TOKEN_USER}:${token}`).toString('base64');
}

/** A text without the token in any form that git or a server could repeat, and without passwords in addresses. */
export function withoutCredential(text: string, token: string): string {
  const known = [basic(token), token, encodeURIComponent(token)];
  const clean = known.reduce((rest, form) => (form === '' ? rest : rest.replaceAll(form, '***')), text);
  return clean.replace(/(\b[a-z][a-z0-9+.-]*:\/\/)[^/@\s]*@/gi, '$1');
}
