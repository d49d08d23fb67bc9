import type { RunRecord } from '../record/run-record.ts';
import { fileAnchor, lineCounts, type ShownPatch } from './diff.ts';
import { line } from './html-text.ts';
import { shownTurns, turnAnchor, turnName, turnTrouble } from './timeline.ts';

/** A part of the page that the list names. */
export interface PagePart {
  readonly id: string;
  readonly title: string;
}

/** Returns the list beside the page: its parts, the changed files and the turns. It stays in view. */
export function contents(record: RunRecord, { files }: ShownPatch, parts: readonly PagePart[]): string {
  const own = parts.map(({ id, title }) => `<li><a href="#${id}">${title}</a></li>`);
  const changed = files.map(({ path, added, removed }, index) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return `<li><a href="#${fileAnchor(index)}" title="${line(path, 400)}"><span class="grow">${line(name, 120)}</span><span class="num">${lineCounts(added, removed)}</span></a></li>`;
  });
  const turns = shownTurns(record).map((turn) => {
    const mark = turnTrouble(turn) ? ' class="warn"' : '';
    return `<li><a href="#${turnAnchor(turn)}"><b${mark}>${turn.turn}</b><span class="grow">${turnName(turn)}</span></a></li>`;
  });
  return `<nav aria-label="Contents"><p class="brand"><b>forge-headless</b></p>${TOOLS}<ul>${own.join('')}</ul>${group('Files', changed)}${group('Turns', turns)}</nav>`;
}

function group(title: string, items: readonly string[]): string {
  return items.length === 0
    ? ''
    : `<details open><summary>${title} <span class="num">${items.length}</span></summary><ul>${items.join('')}</ul></details>`;
}

/** Hidden without the script, because it does nothing then. */
const TOOLS =
  '<div class="tools" hidden><label>Search <kbd>/</kbd><input id="search" type="search" autocomplete="off" spellcheck="false"></label><p id="found" role="status"></p><p><button type="button" id="unfold">Unfold all</button><button type="button" id="fold">Fold all</button></p></div>';
