const ASCII = /^[\x00-\x7f]*$/;
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * One spelling for all names that some file system takes for the same: case, Unicode form and characters
 * that are not shown make no difference. For denials only; two folded names that are equal may still be
 * two files on this disk. Source: CVE-2014-9390, CASES 7 and 8.
 */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  // Up, then down: `ſ` and `ß` only meet `s` and `ss` that way. A final sigma is a sigma.
  const shown = text.replace(IGNORABLE, '').normalize('NFC');
  return shown.toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFC');
}

/** One Unicode form, every other difference kept. For permissions. */
export function sameForm(text: string): string {
  return ASCII.test(text) ? text : text.normalize('NFC');
}
