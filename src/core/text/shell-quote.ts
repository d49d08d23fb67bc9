/** The path of the shell on every POSIX system. */
export const POSIX_SHELL = '/bin/sh';

/** Quotes any text as one word for a POSIX shell. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
