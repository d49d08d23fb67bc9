import { splitList } from './globs.ts';
import type { OptionKind } from './options.ts';
import type { Problem } from './problem.ts';

/** A value that came with the run, and where it stood. */
export interface GivenValue {
  readonly value: unknown;
  /** `--max-files`, `input max-files`, `FORGE_MODEL`: what a problem with it is called. */
  readonly where: string;
}

/** What one door gave, by the options' keys. */
export interface Given {
  readonly values: ReadonlyMap<string, GivenValue>;
  readonly problems: readonly Problem[];
}

/** Digits with at most one dot: `0x10`, `1e3`, `-1`, `NaN` and `３` are no numbers here, and stay text. */
const PLAIN_NUMBER = /^[0-9]+(?:\.[0-9]+)?$/;

/**
 * The text of an option as the value that the configuration would hold. Text that does not fit its kind stays
 * text: the schema refuses it then, with the same words as in a file.
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

/** The runner's own words for yes and no, which are YAML 1.2's. Source: `getBooleanInput` of @actions/core. */
function asBoolean(text: string): unknown {
  if (['true', 'True', 'TRUE'].includes(text)) return true;
  if (['false', 'False', 'FALSE'].includes(text)) return false;
  return text;
}
