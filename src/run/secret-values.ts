import { secretInUrl } from '../adapters/git/credentials.ts';
import { looksReal } from '../adapters/secret-scan/real-value.ts';

/** Names of variables that hold secrets. `TOKEN` and the keys only at the end: `MAX_TOKENS` and `KEY_PATH` hold none. */
const SECRET_NAME =
  /SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIAL|(^|[_-])(AUTH[_-]?)?TOKEN$|(^|[_:-])_?AUTH$|(^|[_-])(API|ACCESS|PRIVATE|SIGNING|ENCRYPTION|DEPLOY|SSH|ACCOUNT|MASTER)[_-]?KEY$/i;

/** Names that would match, of what says where a secret is or how it is made and is none itself. */
const NO_SECRET_NAME = /[_-](FILE|PATH|DIR|NAME|ID|URL|HOST|ENABLED|TYPE|LENGTH|POLICY)$/i;

/** What the tokens of services begin with, whatever the variable is called. */
const SECRET_VALUE =
  /^(?:gh[pousr]_|github_pat_|glpat-|sk-[A-Za-z0-9]|xox[abposr]-|npm_[A-Za-z0-9]{20}|AKIA[0-9A-Z]{16}$|eyJ[\w-]+\.eyJ|-----BEGIN [A-Z ]*PRIVATE KEY)/;

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The secret values a run was given: its key, and of its environment whatever is named like a secret or looks
 * like one, the passwords in addresses, and what the user hands through to commands (`sandbox.pass_env`) where it
 * does not look harmless.
 */
export function secretValues(
  env: Variables,
  apiKey: string | null,
  passEnv: readonly string[] = [],
): readonly string[] {
  const found = Object.entries(env).flatMap(([name, value = '']) => secretsOf(name, value, passEnv));
  return [...new Set([apiKey ?? '', ...found])].filter((value) => value !== '');
}

function secretsOf(name: string, value: string, passEnv: readonly string[]): readonly string[] {
  const inUrl = secretInUrl(value);
  if (isNamed(name) || SECRET_VALUE.test(value)) return inUrl === null ? [value] : [value, inUrl];
  if (inUrl !== null) return [inUrl];
  return passEnv.includes(name) && looksReal(value) ? [value] : [];
}

function isNamed(name: string): boolean {
  return SECRET_NAME.test(name) && !NO_SECRET_NAME.test(name);
}
