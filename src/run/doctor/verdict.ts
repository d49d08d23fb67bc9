import type { Check, CheckState } from '../../core/run/check.ts';
import { EXIT_CODES, type ExitCode } from '../../core/run/outcome.ts';

/**
 * Returns 0 if nothing is missing. Otherwise 5 for machine, settings and model, and 6 for repository and delivery; 5
 * wins. The order is that of docs/configuration.md#exit-codes.
 */
export function exitCodeOf(checks: readonly Check[]): ExitCode {
  const missing = checks.filter(({ state }) => state === 'missing');
  if (missing.some(({ ends }) => ends === 'config_error')) return EXIT_CODES.config_error;
  return missing.length > 0 ? EXIT_CODES.git_error : EXIT_CODES.success;
}

/** Returns one line of JSON. */
export function verdictJson(checks: readonly Check[]): string {
  const exitCode = exitCodeOf(checks);
  const shown = checks.map(({ name, state, what, mend }) => ({ name, state, what, mend }));
  return JSON.stringify({ ok: exitCode === EXIT_CODES.success, exit_code: exitCode, checks: shown });
}

const COLORS: Readonly<Record<CheckState, string>> = {
  ok: '\u001b[32m',
  warning: '\u001b[33m',
  missing: '\u001b[31m',
  unknown: '\u001b[36m',
};
const PLAIN = '\u001b[0m';

/** Returns an aligned list with each fix below its check, and a last line with the totals. */
export function verdictLines(checks: readonly Check[], color: boolean): readonly string[] {
  const stateWidth = Math.max(...checks.map(({ state }) => state.length));
  const nameWidth = Math.max(...checks.map(({ name }) => name.length));
  const paint = (state: CheckState, text: string): string =>
    color ? `${COLORS[state]}${text}${PLAIN}` : text;
  const indent = ' '.repeat(stateWidth + nameWidth + 4);
  const lines = checks.flatMap(({ name, state, what, mend }) => [
    `${paint(state, state.padEnd(stateWidth))}  ${name.padEnd(nameWidth)}  ${what}`,
    ...(mend === null ? [] : [`${indent}> ${mend}`]),
  ]);
  return [...lines, '', sum(checks)];
}

function sum(checks: readonly Check[]): string {
  const count = (wanted: CheckState): number => checks.filter(({ state }) => state === wanted).length;
  const rest = `${count('warning')} warning, ${count('unknown')} unknown`;
  const missing = count('missing');
  return missing === 0
    ? `Ready: a run can start (${rest}).`
    : `Not ready: ${missing} missing (${rest}). Fix what is marked as missing, then run doctor again.`;
}
