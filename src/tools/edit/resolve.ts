import { assemble, type Doubt } from './assemble.ts';
import { findCandidates } from './candidates.ts';
import { elidedLine, holdsElision, pairedSegments } from './elision.ts';
import { inFrame } from './frame.ts';
import { nearestRegions } from './nearest.ts';
import { isBlank, lineNumberAt } from './pieces.ts';
import { type Candidate, type Query, queryOf } from './query.ts';
import { isUsable, rewritesOf } from './rewrites.ts';
import { MAX_RESULT_BYTES, type PatchCode, TIER_NOTES } from './types.ts';
import type { Splice, WorkingCopy } from './working-copy.ts';

/** One edit as it is looked for: the texts in the file's own view. */
export interface Request {
  /** What the reports call it: `edit 2`, `hunk 1`. */
  readonly label: string;
  readonly search: string;
  readonly replace: string;
  readonly replaceAll: boolean;
  /** From a unified diff: whole lines, and no reading of the text but the plain one. */
  readonly diff: boolean;
  /** See `Query.atEnd`. */
  readonly atEnd: boolean;
}

/** What becomes of one edit. `line` is 1-based, where the first splice begins. */
export type Resolution =
  | {
      readonly kind: 'found';
      readonly splices: readonly Splice[];
      readonly line: number;
      readonly note: string;
    }
  | { readonly kind: 'unchanged'; readonly note: string }
  | { readonly kind: 'refused'; readonly reason: string; readonly code?: PatchCode };

/** Beyond this a `replaceAll` is no edit any more. */
const MAX_OCCURRENCES = 100_000;
/** Places named when a search is ambiguous. */
const PLACES_NAMED = 10;
/** Text shorter than this is found in any file, so that its being there proves nothing. */
const TELLING_CHARS = 8;

/** Finds the one place of an edit and what is to be written there. Changes nothing. */
export function resolve(copy: WorkingCopy, request: Request): Resolution {
  const { search, replace } = request;
  if (search === replace)
    return { kind: 'unchanged', note: 'search and replacement are the same: no change' };
  const query = queryOf(search, { whole: request.diff, atEnd: request.atEnd });
  const cap = request.replaceAll ? MAX_OCCURRENCES + 1 : PLACES_NAMED + 1;
  const found = findCandidates(copy, query, cap);
  if (found.length > 0) {
    const elided = elidedLine(search, replace, copy.original);
    return elided === undefined ? settle(copy, request, query, found, '') : refuseElided(request, elided);
  }
  if (search.endsWith('\r') && replace.endsWith('\r')) {
    // Cut between the halves of a CRLF on both sides: the half that stays is no part of the edit.
    return resolve(copy, { ...request, search: search.slice(0, -1), replace: replace.slice(0, -1) });
  }
  return reread(copy, request) ?? alreadyThere(copy, request) ?? refuseAbsent(copy, request);
}

/** The other readings of an edit that does not match as it stands. */
function reread(copy: WorkingCopy, request: Request): Resolution | undefined {
  if (copy.exactOnly || request.diff) return undefined;
  for (const rewrite of rewritesOf(request.search, request.replace).filter(isUsable)) {
    const query = queryOf(rewrite.search, { whole: rewrite.whole });
    const found = findCandidates(copy, query, PLACES_NAMED + 1, 'trailing');
    if (found.length === 0) continue;
    const elided = elidedLine(rewrite.search, rewrite.replace, copy.original);
    if (elided !== undefined) return refuseElided(request, elided);
    const reading = { ...request, search: rewrite.search, replace: rewrite.replace, replaceAll: false };
    return settle(copy, reading, query, found, rewrite.note);
  }
  return segments(copy, request);
}

/** Paired elisions: each part found exactly and once, all in order (CASES 29). */
function segments(copy: WorkingCopy, request: Request): Resolution | undefined {
  const parts = pairedSegments(request.search, request.replace);
  if (parts === undefined || request.replaceAll) return undefined;
  const splices: Splice[] = [];
  let from = 0;
  for (const part of parts.filter((each) => each.search !== '')) {
    const query = queryOf(part.search, { whole: true });
    const found = findCandidates(copy, query, 2, 'line_ends');
    const [only] = found;
    if (only === undefined || found.length > 1 || only.start < from) return undefined;
    from = only.end;
    if (part.search === part.replace) continue;
    const settled = settle(copy, { ...request, ...part }, query, found, '');
    if (settled.kind === 'refused') return settled;
    if (settled.kind === 'found') splices.push(...settled.splices);
  }
  const [first] = splices;
  if (first === undefined) return undefined;
  const line = lineNumberAt(copy.text, first.start);
  return { kind: 'found', splices, line, note: 'the lines left out by the elision were kept' };
}

function settle(
  copy: WorkingCopy,
  request: Request,
  query: Query,
  found: readonly Candidate[],
  note: string,
): Resolution {
  const chosen = choose(request, found);
  if (chosen === undefined) return refuseAmbiguous(copy, request, found);
  const splices: Splice[] = [];
  let size = copy.text.length;
  for (const candidate of chosen) {
    if (copy.touchesWritten(candidate.start, candidate.end)) return refuseWritten(request);
    const written = write(copy, request, query, candidate);
    if ('doubt' in written) return refuseDoubt(copy, request, written, candidate);
    if (copy.text.slice(written.start, written.end) !== written.text) splices.push(written);
    size += written.text.length - (written.end - written.start);
    if (size > MAX_RESULT_BYTES) return refuseSize(request);
  }
  const [first] = splices;
  const tier = chosen[0]?.tier ?? 'exact';
  if (first === undefined) return { kind: 'unchanged', note: 'the file reads so already: no change' };
  const count = request.replaceAll ? `${splices.length} occurrence${splices.length === 1 ? '' : 's'}` : '';
  const notes = [count, note, TIER_NOTES[tier]].filter((each) => each !== '').join('; ');
  return { kind: 'found', splices, line: lineNumberAt(copy.text, first.start), note: notes };
}

/** The one candidate, or with `replaceAll` all that do not overlap; undefined where it is not clear. */
function choose(request: Request, found: readonly Candidate[]): readonly Candidate[] | undefined {
  if (found.length === 1) return found;
  const [first] = found;
  const literal = first?.tier === 'exact' || first?.tier === 'line_ends';
  if (!request.replaceAll || !literal || found.length > MAX_OCCURRENCES) return undefined;
  let from = 0;
  return found.filter((candidate) => {
    if (candidate.start < from) return false;
    from = candidate.end;
    return true;
  });
}

function write(copy: WorkingCopy, request: Request, query: Query, candidate: Candidate): Splice | Doubt {
  const framed = request.replaceAll ? candidate : inFrame(copy.text, candidate, query, request.replace);
  if ('doubt' in framed) return framed;
  const text = assemble(copy.text, framed, query, request.replace);
  return typeof text === 'string' ? { start: framed.start, end: framed.end, text } : text;
}

/** Says that the new text is there and the old one is not (CASES 9); only of text that tells something. */
function alreadyThere(copy: WorkingCopy, request: Request): Resolution | undefined {
  const old = new Set(request.search.split('\n').map((line) => line.trim()));
  const telling = request.replace
    .split('\n')
    .some((line) => line.trim().length >= TELLING_CHARS && !old.has(line.trim()));
  if (!telling) return undefined;
  const query = queryOf(request.replace, { whole: request.diff });
  const found = findCandidates(copy, query, 2, 'line_ends');
  const [only] = found;
  if (only === undefined || found.length > 1) return undefined;
  return { kind: 'unchanged', note: `already applied: line ${lineNumberAt(copy.text, only.start)} reads so` };
}

function refuseAmbiguous(
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

function refuseWritten({ label }: Request): Resolution {
  const reason = `${label}: its search matches text that an earlier edit of this call wrote; make one edit of the two`;
  return { kind: 'refused', reason };
}

function refuseSize({ label }: Request): Resolution {
  return { kind: 'refused', reason: `${label}: the file would exceed ${MAX_RESULT_BYTES} bytes; write less` };
}

function refuseDoubt(copy: WorkingCopy, { label }: Request, { doubt }: Doubt, found: Candidate): Resolution {
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

function refuseElided({ label }: Request, line: string): Resolution {
  const shown = line.trim().slice(0, 120);
  return {
    kind: 'refused',
    reason: `${label}: the replacement leaves code out (\`${shown}\`), which would be lost; write every line, or edit only the lines that change`,
  };
}

function refuseAbsent(copy: WorkingCopy, request: Request): Resolution {
  const { label, search } = request;
  if (copy.original.includes(search)) {
    const reason = `${label}: an earlier edit of this call changed the text it searches; make one edit of the two`;
    return { kind: 'refused', reason };
  }
  const why = whyAbsent(copy, request);
  return {
    kind: 'refused',
    reason: `${label}: the search matches nothing in the file${why}${nearestRegions(copy, search)}`,
  };
}

function whyAbsent(copy: WorkingCopy, { search, diff }: Request): string {
  const remedy = diff
    ? 'context and removed lines must be those of the file, in full'
    : 'copy the lines exactly as they are now';
  if (isBlank(search.replaceAll('\n', ''))) return '; name a line that is not blank';
  if (holdsElision(search))
    return '; `...` stands for no lines unless search and replacement leave out the same: write every line';
  if (copy.exactOnly) return `; in a file this large it must be exact to the byte; ${remedy}`;
  return `; ${remedy}`;
}
