import { totalsOf } from '../../core/git/change.ts';
import { putBackText } from '../../core/git/ignored.ts';
import { capitalized, plural } from '../../core/text/figures.ts';
import type { RunRecord } from '../record/run-record.ts';
import { line, section, text } from './html-text.ts';
import { type PatchFile, type PatchLine, type PatchLineKind, parsePatch } from './patch-lines.ts';

/** Maximum number of lines on the page; changes.patch has all of them. */
const MAX_LINES = 4000;
const LINE_LIMIT = 1000;
/** A file with more changed lines starts folded. */
const FOLDED_FROM = 400;

const CLASSES: Readonly<Record<PatchLineKind, string>> = {
  added: 'a',
  removed: 'r',
  context: '',
  hunk: 'h',
  note: 'h',
};
const SIGNS: Readonly<Record<PatchLineKind, string>> = {
  added: '+',
  removed: '−',
  context: '',
  hunk: '',
  note: '',
};

function diffRow({ kind, text: content, oldLine, newLine }: PatchLine): string {
  if (kind === 'hunk' || kind === 'note') return `<tr class="h"><td colspan="4">${line(content)}</td></tr>`;
  const shown = text(content, LINE_LIMIT);
  return `<tr class="${CLASSES[kind]}"><td class="n">${oldLine ?? ''}</td><td class="n">${newLine ?? ''}</td><td class="s">${SIGNS[kind]}</td><td>${shown}</td></tr>`;
}

function diffFile(file: PatchFile): string {
  const open = file.added + file.removed <= FOLDED_FROM ? ' open' : '';
  const counts = `<span class="plus">+${file.added}</span><span class="minus">−${file.removed}</span>`;
  return `<details class="file"${open}><summary><span class="grow">${line(file.path, 400)}</span>${counts}</summary><div class="diff"><table>${file.lines.map(diffRow).join('')}</table></div></details>`;
}

function restoredNote({ left }: RunRecord): string {
  if (left === null || left.policy === 'preserve') return '';
  const kept = left.patchFile === null ? '' : ` The work is kept in <code>${line(left.patchFile)}</code>.`;
  return `<p class="soft">${text(capitalized(putBackText(left)))}.${kept}</p>`;
}

/** Shows the changes of the run, file by file. `patch` is the text of changes.patch. */
export function changesSection(record: RunRecord, patch: string): string {
  const putBack = record.left !== null && record.left.policy !== 'preserve';
  const totals = putBack || record.outcome !== null ? totalsOf(record.changes) : record.totals;
  const { files, more } = parsePatch(patch, MAX_LINES);
  if (files.length === 0 && totals.files === 0) {
    return section(
      'changes',
      'Changes',
      '',
      `<p class="soft">Nothing was changed.</p>${restoredNote(record)}`,
    );
  }
  const note = `${plural(totals.files, 'file')} <span class="plus">+${totals.linesAdded}</span> <span class="minus">−${totals.linesRemoved}</span>`;
  const rest = more ? '<p class="soft">The rest is in <code>changes.patch</code>.</p>' : '';
  return section('changes', 'Changes', note, restoredNote(record) + files.map(diffFile).join('') + rest);
}
