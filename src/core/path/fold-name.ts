import { replaceInName } from '../text/invisible.ts';

const ASCII = /^[\x20-\x7e]*$/;

/**
 * Returns one spelling for all names that some file system treats as equal. Ignores case, Unicode form and invisible
 * characters. Use it only to deny: two names with the same folded spelling may be different files on this disk.
 * Source: CVE-2014-9390, E7 and E8 in docs/threat-model.md.
 */
export function foldName(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  // Upper case first, so that `ſ` becomes `s` and `ß` becomes `ss`. A final sigma becomes a sigma.
  const shown = replaceInName(text).normalize('NFC');
  return shown.toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFC');
}

/** Returns the text in one Unicode form and keeps every other difference. Use it to allow. */
export function normalizeForm(text: string): string {
  return ASCII.test(text) ? text : text.normalize('NFC');
}
