/** Names of variables that hold secrets, by their ending. */
const SECRET_NAME =
  /(^|[_-])(TOKEN|SECRET|PASSWORD|PASSWD|API[_-]?KEY|ACCESS[_-]?KEY|SECRET[_-]?KEY|PRIVATE[_-]?KEY|CREDENTIALS?)$/i;

/** The secret values a run was given: its key, and whatever of its environment is named like a secret. */
export function secretValues(
  env: Readonly<Record<string, string | undefined>>,
  apiKey: string | null,
): readonly string[] {
  const named = Object.entries(env).filter(([name]) => SECRET_NAME.test(name));
  const values = [apiKey, ...named.map(([, value]) => value)];
  return [...new Set(values.filter((value): value is string => typeof value === 'string' && value !== ''))];
}
