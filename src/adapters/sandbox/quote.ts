/** Where every system of this kind has it. */
export const POSIX_SHELL = '/bin/sh';

/** One word for a POSIX shell, whatever is in it. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
