import { RESPONSES, type Response, type Validation } from '../core/constraint.ts';
import { printable } from '../core/printable.ts';

/** Characters of a reason, and of a metric that is text. */
const LONGEST_REASON = 1000;
const LONGEST_METRIC = 200;
const MOST_METRICS = 50;

/** Unless the constraint says what its violation leads to. As the limits of ADR-012 that it is a plug-in beside. */
const DEFAULT_RESPONSE: Response = 'graceful_exit';

/** What a custom constraint found, and what it wants done about it. */
export interface CustomAnswer {
  readonly validation: Validation;
  readonly response: Response;
}

/**
 * Reads `{ violated, reason, metrics, action }`: only its own keys, only the types that they may have. A text says
 * what is wrong with it; then it is no answer, and the run stops.
 */
export function readCustomAnswer(value: unknown): CustomAnswer | string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return 'the answer is no object: { violated, reason, metrics, action }';
  }
  const own = (key: string): unknown => (Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined);
  const violated = own('violated');
  const reason = own('reason') ?? '';
  const action = own('action');
  if (typeof violated !== 'boolean') return '"violated" is neither true nor false';
  if (typeof reason !== 'string') return '"reason" is no text';
  const metrics = readMetrics(own('metrics') ?? {});
  if (typeof metrics === 'string') return metrics;
  const response = action === undefined ? DEFAULT_RESPONSE : RESPONSES.find((known) => known === action);
  if (response === undefined) return `the response is none of ${RESPONSES.join(', ')}`;
  return {
    validation: { violated, reason: oneLine(reason, LONGEST_REASON), metrics },
    response: violated ? response : 'allow',
  };
}

function readMetrics(value: unknown): Validation['metrics'] | string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return '"metrics" is no object of numbers, texts and booleans';
  }
  const entries = Object.entries(value);
  if (entries.length > MOST_METRICS)
    return `"metrics" has ${entries.length} entries, at most ${MOST_METRICS} are taken`;
  const read: [string, number | string | boolean][] = [];
  for (const [name, metric] of entries) {
    if (!/^[A-Za-z][\w.-]{0,63}$/.test(name)) {
      return 'a metric has a name that is none: a letter, then letters, digits, _ . and -, at most 64';
    }
    if (typeof metric === 'string') read.push([name, oneLine(metric, LONGEST_METRIC)]);
    else if (typeof metric === 'boolean' || typeof metric === 'number') read.push([name, metric]);
    else return `the metric "${name}" is neither a number nor a text nor a boolean`;
  }
  return Object.fromEntries(read);
}

function oneLine(text: string, longest: number): string {
  const line = printable(text).text.replaceAll(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
