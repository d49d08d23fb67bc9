import { RESPONSES, type Response, type Validation } from '../core/run/constraint.ts';
import { cutText } from '../core/text/figures.ts';
import { oneLine } from '../core/text/one-line.ts';
import { printable } from '../core/text/printable.ts';

/** Maximum length of a reason, and of a metric that is text. */
const MAX_REASON_CHARS = 1000;
const MAX_METRIC_CHARS = 200;
const MAX_METRICS = 50;

/** The response if the constraint names none; the limits of ADR-012 have the same default. */
const DEFAULT_RESPONSE: Response = 'graceful_exit';

/** The result of a custom constraint and the response that it asks for. */
export interface CustomAnswer {
  readonly validation: Validation;
  readonly response: Response;
}

/**
 * Reads `{ violated, reason, metrics, action }`, only own keys with their allowed types. Returns a text if the answer
 * is invalid; then the run stops.
 */
export function readCustomAnswer(value: unknown): CustomAnswer | string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return 'the answer is not an object: { violated, reason, metrics, action }';
  }
  const own = (key: string): unknown => (Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined);
  const violated = own('violated');
  const reason = own('reason') ?? '';
  const action = own('action');
  if (typeof violated !== 'boolean') return '"violated" must be true or false';
  if (typeof reason !== 'string') return '"reason" must be a string';
  const metrics = readMetrics(own('metrics') ?? {});
  if (typeof metrics === 'string') return metrics;
  const response = action === undefined ? DEFAULT_RESPONSE : RESPONSES.find((known) => known === action);
  if (response === undefined) return `"action" must be one of ${RESPONSES.join(', ')}`;
  return {
    validation: { violated, reason: shortLine(reason, MAX_REASON_CHARS), metrics },
    response: violated ? response : 'allow',
  };
}

function readMetrics(value: unknown): Validation['metrics'] | string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return '"metrics" must be an object of numbers, strings and booleans';
  }
  const entries = Object.entries(value);
  if (entries.length > MAX_METRICS)
    return `"metrics" has ${entries.length} entries; at most ${MAX_METRICS} are allowed`;
  const read: [string, number | string | boolean][] = [];
  for (const [name, metric] of entries) {
    if (!/^[A-Za-z][\w.-]{0,63}$/.test(name)) {
      return 'invalid name of a metric: use a letter, then letters, digits, `_`, `.` and `-`, at most 64 characters';
    }
    if (typeof metric === 'string') read.push([name, shortLine(metric, MAX_METRIC_CHARS)]);
    else if (typeof metric === 'boolean' || typeof metric === 'number') read.push([name, metric]);
    else return `the metric "${name}" must be a number, a string or a boolean`;
  }
  return Object.fromEntries(read);
}

function shortLine(text: string, longest: number): string {
  return cutText(oneLine(printable(text).text), longest + 1, '…');
}
