import { line, linked, text } from './html-text.ts';
import type { PatchFile, PatchLine } from './patch-lines.ts';
import { markedWords } from './word-diff.ts';

const LINE_LIMIT = 1000;

/** Returns the page of a line of the new file, or null. */
export type LinePage = (line: number) => string | null;

/**
 * Returns the lines of a file's diff. Removed and added lines that follow each other are one block: the style shows it
 * as rows, or side by side where there is room.
 */
export function diffLines({ lines }: Pick<PatchFile, 'lines'>, page: LinePage): string {
  const html: string[] = [];
  let block: PatchLine[] = [];
  const close = (): void => {
    if (block.length > 0) html.push(changedBlock(block));
    block = [];
  };
  for (const each of lines) {
    const continues = each.kind === 'note' && block.length > 0;
    if (each.kind === 'removed' && block.some(({ kind }) => kind === 'added')) close();
    if (each.kind === 'removed' || each.kind === 'added' || continues) block.push(each);
    else {
      close();
      html.push(each.kind === 'context' ? contextLine(each) : headLine(each, page));
    }
  }
  close();
  return html.join('');
}

/** Shows a hunk's header or a remark. A header links to its place in the repository. */
function headLine({ kind, text: content }: PatchLine, page: LinePage): string {
  const start = kind === 'hunk' ? /\+(\d+)/.exec(content)?.[1] : undefined;
  return `<div class="h">${linked(line(content), start === undefined ? null : page(Number(start)))}</div>`;
}

/** Repeats the text, which side by side stands on both sides. */
function contextLine({ text: content, oldLine, newLine }: PatchLine): string {
  const shown = text(content, LINE_LIMIT);
  return `<div class="l"><i>${oldLine ?? ''}</i><i>${newLine ?? ''}</i><span>${shown}</span><span class="d" aria-hidden="true">${shown}</span></div>`;
}

function changedBlock(lines: readonly PatchLine[]): string {
  const words = markedWords(lines);
  const rows = lines.map((each) => {
    const shown = words.get(each) ?? text(each.text, LINE_LIMIT);
    if (each.kind === 'added')
      return `<div class="l a"><i></i><i>${each.newLine}</i><ins>${shown}</ins></div>`;
    if (each.kind === 'removed')
      return `<div class="l r"><i>${each.oldLine}</i><i></i><del>${shown}</del></div>`;
    return `<div class="h">${shown}</div>`;
  });
  return `<div class="chg">${rows.join('')}</div>`;
}
