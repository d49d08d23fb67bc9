/** How an option's text becomes a value. `switch` is a flag that stands alone. */
export type OptionKind = 'text' | 'number' | 'duration' | 'boolean' | 'list' | 'switch';

/**
 * One thing that a run can be given. Action inputs, flags, the help text, action.yml and the docs are all made
 * from these rows. `key` is a dotted key of the configuration, or one of the run's own (`config`, `json`, …).
 */
export interface Option {
  readonly key: string;
  readonly kind: OptionKind;
  /** Without the dashes; absent where the command line has none. */
  readonly flag?: string;
  /** Absent where the action has none. */
  readonly input?: string;
  /** What stands for the value in the help text. */
  readonly value?: string;
  /** What a switch means: `--read-only` is `mode: read-only`. */
  readonly means?: string | boolean;
  /** Whether an empty value says something. */
  readonly mayBeEmpty?: boolean;
  /** An input's default in action.yml: only where no other source could say something. */
  readonly byDefault?: string;
  readonly about: string;
}

export const LIST_NOTE = 'one a line or separated by commas';
