import type { Option } from '../options/options.ts';

/** The flags of a command as they are written: `--quiet` and `-q`. */
export type Flags = ReadonlyMap<string, Option>;

/** Returns flags by every way to write them. */
export function asWritten(options: readonly Option[]): Flags {
  const named = options.map((option) => [`--${option.flag}`, option] as const);
  const short = options.filter((option) => option.short !== undefined);
  return new Map([...named, ...short.map((option) => [`-${option.short}`, option] as const)]);
}

/** A word that is not a flag or the value of one. */
export interface Operand {
  readonly flag: null;
  readonly text: string;
  /** The position of the word. */
  readonly at: number;
  /** True after `--`. */
  readonly isLiteral: boolean;
}

export interface FlagWord {
  /** As it was written, without its value. */
  readonly flag: string;
  /** undefined: unknown. */
  readonly option: Option | undefined;
  /** Its value, behind `=` or in the next word. */
  readonly text: string | undefined;
}

/** Splits the words of a command line into flags and operands. After `--`, every word is an operand. */
export function splitWords(words: readonly string[], flags: Flags): readonly (Operand | FlagWord)[] {
  const found: (Operand | FlagWord)[] = [];
  const end = words.includes('--') ? words.indexOf('--') : words.length;
  for (let at = 0; at < end; at++) {
    const word = words[at] ?? '';
    const split = flagIn(word);
    if (split === null) {
      found.push({ flag: null, text: word, at, isLiteral: false });
      continue;
    }
    const option = flags.get(split.flag);
    // The word after an unknown flag is probably its value, so it is not reported too.
    const takesNext = split.text === undefined && option?.kind !== 'switch' && at + 1 < end;
    const text = takesNext && isValue(words[at + 1]) ? words[++at] : split.text;
    found.push({ flag: split.flag, option, text });
  }
  const literal = words
    .slice(end + 1)
    .map((text, at): Operand => ({ flag: null, text, at: end + 1 + at, isLiteral: true }));
  return [...found, ...literal];
}

/** Splits `--flag=value`, `--flag` or `-f`; null if the word is not a flag. `- item` is text. */
function flagIn(word: string) {
  const [, flag, text] = /^(--[^=]+|-[^\s=-][^\s=]*)(?:=([\s\S]*))?$/.exec(word) ?? [];
  return flag === undefined ? null : { flag, text };
}

/**
 * Returns true if a word can be a value. With two leading dashes it is the next flag; such a value is written
 * `--flag=--value`.
 */
function isValue(word: string | undefined): boolean {
  return word !== undefined && !word.startsWith('--') && !/^-[hqvV]$/.test(word);
}

/** Separates `doctor --sandbox` without a value, which tests the sandbox, from the setting with a value. */
export function sandboxTrial(argv: readonly string[]): {
  readonly argv: readonly string[];
  readonly isTrial: boolean;
} {
  const rest = argv.filter((word, at) => word !== '--sandbox' || isValue(argv[at + 1]));
  return { argv: rest, isTrial: rest.length < argv.length };
}
