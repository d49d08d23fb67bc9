import { secretInUrl } from '../../adapters/git/credentials/config-credentials.ts';
import { looksReal } from '../../adapters/secrets/scan/real-value.ts';

/** Names of variables with secrets. `TOKEN` and keys match only at the end, because `MAX_TOKENS` is not a secret. */
const SECRET_NAME =
  /SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIAL|(^|[_-])(AUTH[_-]?)?TOKEN$|(^|[_:-])_?AUTH$|(^|[_-])(API|ACCESS|PRIVATE|SIGNING|ENCRYPTION|DEPLOY|SSH|ACCOUNT|MASTER)[_-]?KEY$/i;

/** Exceptions: names of variables that tell where a secret is or how it is made. */
const NO_SECRET_NAME = /[_-](FILE|PATH|DIR|NAME|ID|URL|HOST|ENABLED|TYPE|LENGTH|POLICY)$/i;

/** Prefixes of service tokens. They are recognized whatever the variable is called. */
const SECRET_VALUE =
  /^(?:gh[pousr]_|github_pat_|glpat-|sk-[A-Za-z0-9]|xox[abposr]-|npm_[A-Za-z0-9]{20}|AKIA[0-9A-Z]{16}$|eyJ[\w-]+\.eyJ|-----BEGIN [A-Z ]*PRIVATE KEY)/;

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Returns the secret values that a run was given:
 * - its API key
 * - variables whose name or value looks like a secret, and passwords in URLs
 * - variables in `sandbox.pass_env`, unless the value looks harmless
 */
export function secretValues(
  env: Variables,
  apiKey: string | null,
  passEnv: readonly string[] = [],
): readonly string[] {
  const found = Object.entries(env).flatMap(([name, value = '']) => secretsIn(name, value, passEnv));
  return [...new Set([apiKey ?? '', ...found])].filter((value) => value !== '');
}

function secretsIn(name: string, value: string, passEnv: readonly string[]): readonly string[] {
  const inUrl = secretInUrl(value);
  if (isNamed(name) || SECRET_VALUE.test(value)) return inUrl === null ? [value] : [value, inUrl];
  if (inUrl !== null) return [inUrl];
  return passEnv.includes(name) && looksReal(value) ? [value] : [];
}

function isNamed(name: string): boolean {
  return SECRET_NAME.test(name) && !NO_SECRET_NAME.test(name);
}
