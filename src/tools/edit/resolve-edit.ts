import { type Ambiguity, assemble } from './adapt/assemble-text.ts';
import { fitIndentation } from './adapt/indentation-frame.ts';
import { WantedText } from './adapt/wanted-lines.ts';
import { findCandidates } from './match/find-candidates.ts';
import { elidedLine, pairedSegments } from './omission/elision.ts';
import {
  PLACES_NAMED,
  refuseAmbiguity,
  refuseElision,
  refuseNotFound,
  refuseSeveralPlaces,
  refuseSize,
  refuseStale,
  refuseWritten,
} from './refusal/refusals.ts';
import { isUsable, rewritesOf } from './reread-edit.ts';
import type { Request, Resolution } from './text/edit-request.ts';
import { MAX_RESULT_BYTES, TIER_NOTES } from './text/edit-types.ts';
import { lineNumberAt } from './text/line-pieces.ts';
import { type Candidate, type Query, queryOf } from './text/query.ts';
import type { Splice, WorkingCopy } from './text/working-copy.ts';

/** Maximum number of places for `replaceAll`. */
const MAX_OCCURRENCES = 100_000;
/** Shorter text occurs in any file, so finding it proves nothing. */
const MIN_DISTINCTIVE_CHARS = 8;

/** Finds the one place of an edit and the text to write there. Changes nothing. */
export function resolveEdit(copy: WorkingCopy, request: Request): Resolution {
  const { search, replace } = request;
  if (search === replace)
    return { kind: 'unchanged', note: 'search and replacement are the same: no change' };
  const query = queryOf(search, { whole: request.diff, atEnd: request.atEnd });
  const cap = request.replaceAll ? MAX_OCCURRENCES + 1 : PLACES_NAMED + 1;
  const found = findCandidates(copy, query, cap);
  if (found.length > 0) {
    if (copy.stale && !isLiteral(found[0])) return refuseStale(copy, request);
    const elided = elidedLine(search, replace, copy.original);
    return elided === undefined ? decide(copy, request, query, found, '') : refuseElision(request, elided);
  }
  if (/[^\r]\r$/.test(search.slice(-2)) && replace.endsWith('\r')) {
    // Both sides end between the halves of a CRLF; the remaining half is not part of the edit.
    return resolveEdit(copy, { ...request, search: search.slice(0, -1), replace: replace.slice(0, -1) });
  }
  return tryRewrites(copy, request) ?? alreadyThere(copy, request) ?? refuseNotFound(copy, request);
}

/** Tries the other readings of an edit that does not match as sent. */
function tryRewrites(copy: WorkingCopy, request: Request): Resolution | undefined {
  if (copy.exactOnly || copy.stale || request.diff) return undefined;
  for (const rewrite of rewritesOf(request.search, request.replace).filter(isUsable)) {
    const query = queryOf(rewrite.search, { whole: rewrite.whole });
    const found = findCandidates(copy, query, PLACES_NAMED + 1, 'trailing');
    if (found.length === 0) continue;
    const elided = elidedLine(rewrite.search, rewrite.replace, copy.original);
    if (elided !== undefined) return refuseElision(request, elided);
    const reading = { ...request, search: rewrite.search, replace: rewrite.replace, replaceAll: false };
    return decide(copy, reading, query, found, rewrite.note);
  }
  return segments(copy, request);
}

/** Resolves paired elisions: each part must be found exactly once, all in order (edit case 29). */
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
    const elided = elidedLine(part.search, part.replace, copy.original);
    if (elided !== undefined) return refuseElision(request, elided);
    const settled = decide(copy, { ...request, ...part }, query, found, '');
    if (settled.kind === 'refused') return settled;
    if (settled.kind === 'found') splices.push(...settled.splices);
  }
  const [first] = splices;
  if (first === undefined) return undefined;
  const line = lineNumberAt(copy.text, first.start);
  return { kind: 'found', splices, line, note: 'the lines left out by the elision were kept' };
}

function decide(
  copy: WorkingCopy,
  request: Request,
  query: Query,
  found: readonly Candidate[],
  note: string,
): Resolution {
  const chosen = choose(request, found);
  if (chosen === undefined) return refuseSeveralPlaces(copy, request, found);
  const wanted = new WantedText(query, request.replace);
  const splices: Splice[] = [];
  let size = copy.text.length;
  for (const candidate of chosen) {
    if (copy.touchesWritten(candidate.start, candidate.end)) return refuseWritten(request);
    const written = write(copy, request, query, candidate, wanted);
    if ('doubt' in written) return refuseAmbiguity(copy, request, written, candidate);
    // An earlier edit may have written the indentation that this edit includes.
    if (copy.touchesWritten(written.start, written.end)) return refuseWritten(request);
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

/** Returns true if the match is exact except for line ends, which models are not shown. */
function isLiteral(candidate: Candidate | undefined): boolean {
  return candidate?.tier === 'exact' || candidate?.tier === 'line_ends';
}

/** Returns the only candidate, or with `replaceAll` all that do not overlap; undefined if it is ambiguous. */
function choose(request: Request, found: readonly Candidate[]): readonly Candidate[] | undefined {
  if (found.length === 1) return found;
  const [first] = found;
  if (!request.replaceAll || !isLiteral(first) || found.length > MAX_OCCURRENCES) return undefined;
  let from = 0;
  return found.filter((candidate) => {
    if (candidate.start < from) return false;
    from = candidate.end;
    return true;
  });
}

function write(
  copy: WorkingCopy,
  request: Request,
  query: Query,
  candidate: Candidate,
  wanted: WantedText,
): Splice | Ambiguity {
  const framed = request.replaceAll
    ? candidate
    : fitIndentation(copy.text, candidate, query, request.replace);
  if ('doubt' in framed) return framed;
  const text = assemble(copy, framed, query, wanted);
  return typeof text === 'string' ? { start: framed.start, end: framed.end, text } : text;
}

/** Reports that the file already has the new text and not the old one (edit case 9); only for distinctive text. */
function alreadyThere(copy: WorkingCopy, request: Request): Resolution | undefined {
  const old = new Set(request.search.split('\n').map((line) => line.trim()));
  const telling = request.replace
    .split('\n')
    .some((line) => line.trim().length >= MIN_DISTINCTIVE_CHARS && !old.has(line.trim()));
  if (!telling) return undefined;
  const query = queryOf(request.replace, { whole: request.diff });
  const found = findCandidates(copy, query, 2, 'line_ends');
  const [only] = found;
  if (only === undefined || found.length > 1) return undefined;
  return { kind: 'unchanged', note: `already applied: line ${lineNumberAt(copy.text, only.start)} reads so` };
}
