import { totalsOf } from '../../core/git/change.ts';
import { putBackText } from '../../core/git/ignored.ts';
import { capitalized, plural } from '../../core/text/figures.ts';
import { linksOf, type RunLinks } from '../record/links.ts';
import type { RunRecord } from '../record/run-record.ts';
import { diffLines } from './diff-lines.ts';
import { line, linked, section, text } from './html-text.ts';
import { type PatchFile, parsePatch } from './patch-lines.ts';

/** Maximum number of lines on the page; changes.patch has all of them. */
const MAX_LINES = 4000;
/** A file with more changed lines starts folded. */
const FOLDED_FROM = 400;

/** The files of a patch that the page shows. */
export interface ShownPatch {
  readonly files: readonly PatchFile[];
  /** True if the patch is longer. */
  readonly more: boolean;
}

/** Parses changes.patch for the page and its list of files. */
export function shownPatch(patch: string): ShownPatch {
  return parsePatch(patch, MAX_LINES);
}

/** Returns the fragment of the file with this place in the patch. It names the diff, so that a link opens it. */
export function fileAnchor(index: number): string {
  return `file-${index + 1}`;
}

/** `+12 −7`. */
export function lineCounts(added: number, removed: number): string {
  return `<span class="plus">+${added}</span> <span class="minus">−${removed}</span>`;
}

function diffFile(file: PatchFile, index: number, links: RunLinks): string {
  const open = file.added + file.removed <= FOLDED_FROM ? ' open' : '';
  const sides = file.added > 0 && file.removed > 0 ? ' two' : '';
  const view = links.file(file.path);
  const page = view === null ? '' : `<p class="view">${linked('View the file in this commit', view)}</p>`;
  const lines = diffLines(file, (number) => links.file(file.path, number));
  return `<details class="file hit"${open}><summary><span class="grow">${line(file.path, 400)}</span><span>${lineCounts(file.added, file.removed)}</span></summary><div class="diff${sides}" id="${fileAnchor(index)}">${page}${lines}</div></details>`;
}

function restoredNote({ left }: RunRecord): string {
  if (left === null || left.policy === 'preserve') return '';
  const kept = left.patchFile === null ? '' : ` The work is kept in <code>${line(left.patchFile)}</code>.`;
  return `<p class="soft">${text(capitalized(putBackText(left)))}.${kept}</p>`;
}

/** Returns the totals that the page shows for the run's changes. */
export function shownTotals(record: RunRecord) {
  const putBack = record.left !== null && record.left.policy !== 'preserve';
  return putBack || record.outcome !== null ? totalsOf(record.changes) : record.totals;
}

/** Shows the changes of the run, file by file. */
export function changesSection(record: RunRecord, { files, more }: ShownPatch): string {
  const totals = shownTotals(record);
  if (files.length === 0 && totals.files === 0) {
    return section(
      'changes',
      'Changes',
      '',
      `<p class="soft">Nothing was changed.</p>${restoredNote(record)}`,
    );
  }
  const note = `${plural(totals.files, 'file')} ${lineCounts(totals.linesAdded, totals.linesRemoved)}`;
  const rest = more ? '<p class="soft">The rest is in <code>changes.patch</code>.</p>' : '';
  const links = linksOf(record);
  const shown = files.map((file, index) => diffFile(file, index, links)).join('');
  return section('changes', 'Changes', note, restoredNote(record) + shown + rest);
}
