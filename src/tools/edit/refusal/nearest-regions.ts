import { align } from '../adapt/align-lines.ts';
import { isBlank } from '../text/line-pieces.ts';
import type { WorkingCopy } from '../text/working-copy.ts';
import { likeliestRegions, type Region } from './likeliest-regions.ts';

/** Maximum number of regions shown with a refusal. Source: edit case 2. */
const REGIONS = 3;
/** Maximum lines of the best region, which is usually the right one, and of the others. */
const LINES_OF_BEST = 40;
const LINES_SHOWN = 12;
/** Lines shown before and after. If the search lacks a line or two, its votes are off by as many lines. */
const MARGIN = 2;
const CHARS_SHOWN = 160;
/** Maximum number of lines of the search that are looked up. */
const LINES_ASKED = 400;

/**
 * Shows the places most similar to the search, with line numbers, so that the model can correct it. Never used to
 * decide a match.
 */
export function nearestRegions(copy: WorkingCopy, search: string): string {
  if (copy.exactOnly) return '';
  const asked = search.replace(/\n$/, '').split('\n').slice(0, LINES_ASKED);
  const regions = apart(likeliestRegions(copy, asked)).map((region, n) =>
    n === 0 ? show(copy, asked, region, LINES_OF_BEST, MARGIN) : show(copy, asked, region, LINES_SHOWN, 0),
  );
  if (regions.length === 0) return '';
  return `\nNearest (* marks lines that differ from the search):\n${regions.join('\n---\n')}`;
}

/** Returns the first regions that do not show the same lines twice. */
function apart(regions: readonly Region[]): readonly Region[] {
  const chosen: Region[] = [];
  for (const region of regions) {
    if (chosen.length === REGIONS) break;
    const room = Math.min(region.end - region.start, LINES_SHOWN);
    if (chosen.every(({ start }) => Math.abs(start - region.start) >= room)) chosen.push(region);
  }
  return chosen;
}

/** Shows the lines of a region with a margin; lines that the search lacks are marked. */
function show(
  copy: WorkingCopy,
  asked: readonly string[],
  { start, end }: Region,
  height: number,
  margin: number,
): string {
  const { lines } = copy.index();
  const from = Math.max(0, start - margin);
  const there = lines.slice(from, Math.max(from, Math.min(end + margin, start + height)));
  if (there.at(-1) === '' && from + there.length === lines.length) there.pop();
  const { same } = align(asked.map(comparable), there.map(comparable));
  const rows = there.map((line, i) => {
    const shown = line.length > CHARS_SHOWN ? `${line.slice(0, CHARS_SHOWN)}…` : line;
    return `${same[i] === undefined ? '*' : ' '}${String(from + i + 1).padStart(5)}| ${shown}`;
  });
  if (end - start > height) rows.push(`      (and ${end - start - height} more lines)`);
  return rows.join('\n');
}

function comparable(line: string): string {
  return isBlank(line) ? '' : line;
}
