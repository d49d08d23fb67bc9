import { assemble, type Doubt } from './assemble.ts';
import { findCandidates } from './candidates.ts';
import { elidedLine, pairedSegments } from './elision.ts';
import { inFrame } from './frame.ts';
import { lineNumberAt } from './pieces.ts';
import { type Candidate, type Query, queryOf } from './query.ts';
import {
  PLACES_NAMED,
  refuseAbsent,
  refuseAmbiguous,
  refuseDoubt,
  refuseElided,
  refuseSize,
  refuseStale,
  refuseWritten,
} from './refusals.ts';
import type { Request, Resolution } from './request.ts';
import { isUsable, rewritesOf } from './rewrites.ts';
import { MAX_RESULT_BYTES, TIER_NOTES } from './types.ts';
import { Wanted } from './wanted.ts';
import type { Splice, WorkingCopy } from './working-copy.ts';

/** Beyond this a `replaceAll` is no edit any more. */
const MAX_OCCURRENCES = 100_000;
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
    if (copy.stale && !isLiteral(found[0])) return refuseStale(copy, request);
    const elided = elidedLine(search, replace, copy.original);
    return elided === undefined ? settle(copy, request, query, found, '') : refuseElided(request, elided);
  }
  if (/[^\r]\r$/.test(search.slice(-2)) && replace.endsWith('\r')) {
    // Cut between the halves of a CRLF on both sides: the half that stays is no part of the edit.
    return resolve(copy, { ...request, search: search.slice(0, -1), replace: replace.slice(0, -1) });
  }
  return reread(copy, request) ?? alreadyThere(copy, request) ?? refuseAbsent(copy, request);
}

/** The other readings of an edit that does not match as it stands. */
function reread(copy: WorkingCopy, request: Request): Resolution | undefined {
  if (copy.exactOnly || copy.stale || request.diff) return undefined;
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
    const elided = elidedLine(part.search, part.replace, copy.original);
    if (elided !== undefined) return refuseElided(request, elided);
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
  const wanted = new Wanted(query, request.replace);
  const splices: Splice[] = [];
  let size = copy.text.length;
  for (const candidate of chosen) {
    if (copy.touchesWritten(candidate.start, candidate.end)) return refuseWritten(request);
    const written = write(copy, request, query, candidate, wanted);
    if ('doubt' in written) return refuseDoubt(copy, request, written, candidate);
    // Indentation that an edit takes along may be what one before it wrote.
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

/** Exact to the byte but for line ends, which a model is not shown. */
function isLiteral(candidate: Candidate | undefined): boolean {
  return candidate?.tier === 'exact' || candidate?.tier === 'line_ends';
}

/** The one candidate, or with `replaceAll` all that do not overlap; undefined where it is not clear. */
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
  wanted: Wanted,
): Splice | Doubt {
  const framed = request.replaceAll ? candidate : inFrame(copy.text, candidate, query, request.replace);
  if ('doubt' in framed) return framed;
  const text = assemble(copy, framed, query, wanted);
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
