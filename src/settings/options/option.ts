/** The conversion of an option's text to a value. `switch` is a flag without a value. */
export type OptionKind = 'text' | 'number' | 'duration' | 'boolean' | 'list' | 'switch';

/**
 * One option of a run. Action inputs, flags, the help text, action.yml and the docs are generated from these. `key` is
 * a dotted key of the configuration, or a key of the run (`config`, `json`, …).
 */
export interface Option {
  readonly key: string;
  readonly kind: OptionKind;
  /** Without the dashes; absent if the command line does not have it. */
  readonly flag?: string;
  /** One letter for the flag, without the dash. */
  readonly short?: string;
  /** Absent if the action does not have it. */
  readonly input?: string;
  /** Placeholder of the value in the help text. */
  readonly value?: string;
  /** The value that a switch sets: `--read-only` sets `mode: read-only`. */
  readonly means?: string | boolean;
  /** True if an empty value has a meaning. */
  readonly mayBeEmpty?: boolean;
  /** The input's default in action.yml; only for inputs that no other source can set. */
  readonly byDefault?: string;
  readonly about: string;
}

export const LIST_NOTE = 'one per line or comma-separated';
