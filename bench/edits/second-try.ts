import { applyEdits } from '../../src/tools/edit/apply-edits.ts';
import { type RealEdit, verdict } from './real-edit.ts';

/** The lines of the file that a refusal shows, by their numbers (1-based). */
function shownLines(reason: string): Map<number, string> {
  const lines = new Map<number, string>();
  for (const [, number, text] of reason.matchAll(/^[* ]\s*(\d+)\| (.*)$/gm))
    lines.set(Number(number), text ?? '');
  const [, from, quoted] = /It reads, from line (\d+):\n([\s\S]*)$/.exec(reason) ?? [];
  quoted?.split('\n').forEach((text, i) => void lines.set(Number(from) + i, text));
  return lines;
}

/**
 * Whether a refusal shows where the edit belongs (its first line), and whether a model that copies the lines of
 * that place from the refusal, and knows nothing else of the file, gets its edit right at the second try.
 */
export function secondTry(
  edit: RealEdit,
  real: RealEdit,
  reason: string,
): { readonly shown: boolean; readonly mended: boolean } {
  let at = 0;
  while (edit.before[at] === edit.expected[at]) at++;
  const place = edit.before.lastIndexOf(real.search, at);
  if (place < 0) return { shown: false, mended: false };
  const first = edit.before.slice(0, place).split('\n').length;
  const lines = shownLines(reason);
  const feed = real.search.endsWith('\n') ? '\n' : '';
  const count = real.search.split('\n').length - feed.length;
  const copied = Array.from({ length: count }, (_, i) => lines.get(first + i));
  if (copied.includes(undefined)) return { shown: lines.has(first), mended: false };
  const search = copied.join('\n') + feed;
  const again = applyEdits(Buffer.from(edit.before), [{ search, replace: real.replace }], 'file');
  const after = again.ok ? Buffer.from(again.after).toString('utf8') : undefined;
  return { shown: true, mended: verdict(after, edit.expected) === 'right' };
}
