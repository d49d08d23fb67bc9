import type { Ambiguity } from '../adapt/assemble-text.ts';
import { holdsElision } from '../omission/elision.ts';
import type { Request, Resolution } from '../text/edit-request.ts';
import { MAX_RESULT_BYTES } from '../text/edit-types.ts';
import { isBlank, lineNumberAt } from '../text/line-pieces.ts';
import type { Candidate } from '../text/query.ts';
import type { WorkingCopy } from '../text/working-copy.ts';
import { nearestRegions } from './nearest-regions.ts';

/** Maximum number of places named if a search is ambiguous. */
export const PLACES_NAMED = 10;
const STALE = 'the file has changed since it was shown to you; copy the lines as they are now';

export function refuseSeveralPlaces(
  copy: WorkingCopy,
  { label, replaceAll }: Request,
  found: readonly Candidate[],
): Resolution {
  const lines = found.slice(0, PLACES_NAMED).map((candidate) => lineNumberAt(copy.text, candidate.start));
  const more = found.length > PLACES_NAMED ? ', …' : '';
  const remedy = replaceAll
    ? 'replace_all needs the exact text'
    : 'add the lines around it, or set replace_all to change every one';
  const count = found.length > PLACES_NAMED ? `more than ${PLACES_NAMED}` : `${found.length}`;
  return {
    kind: 'refused',
    reason: `${label}: the search matches ${count} places (lines ${lines.join(', ')}${more}), it must match one; ${remedy}`,
  };
}

export function refuseWritten({ label }: Request): Resolution {
  const reason = `${label}: its search matches text that an earlier edit of this call wrote; make one edit of the two`;
  return { kind: 'refused', reason };
}

export function refuseSize({ label }: Request): Resolution {
  return { kind: 'refused', reason: `${label}: the file would exceed ${MAX_RESULT_BYTES} bytes; write less` };
}

export function refuseAmbiguity(
  copy: WorkingCopy,
  { label }: Request,
  { doubt }: Ambiguity,
  found: Candidate,
): Resolution {
  const lineStart = copy.text.lastIndexOf('\n', found.start - 1) + 1;
  const from = found.start === 0 ? 0 : lineStart;
  const feed = copy.text.indexOf('\n', found.end);
  const lines = copy.text.slice(from, feed < 0 ? undefined : feed).slice(0, 2000);
  const at = lineNumberAt(copy.text, found.start);
  return {
    kind: 'refused',
    reason: `${label}: ${doubt}; copy search and replacement in the file's own characters. It reads, from line ${at}:\n${lines}`,
  };
}

/** Refuses an inexact match in a file that is no longer what the model was shown (edit case 36). */
export function refuseStale(copy: WorkingCopy, { label, search }: Request): Resolution {
  const reason = `${label}: the search does not match exactly, and ${STALE}${nearestRegions(copy, search)}`;
  return { kind: 'refused', reason };
}

export function refuseElision({ label }: Request, line: string): Resolution {
  const shown = line.trim().slice(0, 120);
  return {
    kind: 'refused',
    reason: `${label}: the replacement leaves code out (\`${shown}\`), which would be lost; write every line, or edit only the lines that change`,
  };
}

export function refuseNotFound(copy: WorkingCopy, request: Request): Resolution {
  const { label, search } = request;
  if (copy.original.includes(search)) {
    const reason = `${label}: an earlier edit of this call changed the text it searches; make one edit of the two`;
    return { kind: 'refused', reason };
  }
  const why = copy.stale ? `; ${STALE}` : whyNotFound(copy, request);
  return {
    kind: 'refused',
    reason: `${label}: the search matches nothing in the file${why}${nearestRegions(copy, search)}`,
  };
}

function whyNotFound(copy: WorkingCopy, { search, diff }: Request): string {
  const remedy = diff
    ? 'context and removed lines must be those of the file, in full'
    : 'copy the lines exactly as they are now';
  if (isBlank(search.replaceAll('\n', ''))) return '; name a line that is not blank';
  if (holdsElision(search))
    return '; `...` stands for no lines unless search and replacement leave out the same: write every line';
  if (copy.exactOnly) return `; in a file this large it must be exact to the byte; ${remedy}`;
  return `; ${remedy}`;
}
