import type { Problem } from '../checks/problem.ts';
import type { OptionKind } from '../options/options.ts';
import { splitList } from '../values/globs.ts';

/** A value given with the run, and its place. */
export interface GivenValue {
  readonly value: unknown;
  /** The name of its place in messages: `--max-files`, `input max-files`, `FORGE_MODEL`. */
  readonly where: string;
}

/** The values from flags or inputs, by the options' keys. */
export interface Given {
  readonly values: ReadonlyMap<string, GivenValue>;
  readonly problems: readonly Problem[];
}

/** Digits with at most one dot. `0x10`, `1e3`, `-1`, `NaN` and `３` are not numbers here and stay text. */
const PLAIN_NUMBER = /^[0-9]+(?:\.[0-9]+)?$/;

/**
 * Converts the text of an option to the value that the configuration would contain. Text of another kind stays text,
 * and the schema refuses it with the same message as in a file.
 */
export function converted(kind: OptionKind, text: string): unknown {
  switch (kind) {
    case 'number':
      return PLAIN_NUMBER.test(text.trim()) ? Number(text) : text;
    case 'boolean':
      return asBoolean(text.trim());
    case 'list':
      return splitList(text);
    case 'text':
    case 'duration':
    case 'switch':
      return text;
  }
}

/** Parses the runner's words for booleans, which are YAML 1.2's. Source: `getBooleanInput` of @actions/core. */
function asBoolean(text: string): unknown {
  if (['true', 'True', 'TRUE'].includes(text)) return true;
  if (['false', 'False', 'FALSE'].includes(text)) return false;
  return text;
}
