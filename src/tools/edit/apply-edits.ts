import { elidedLine } from './omission/elision.ts';
import { resolveEdit } from './resolve-edit.ts';
import type { Request, Resolution } from './text/edit-request.ts';
import {
  type Edit,
  type EditResult,
  MAX_EDITS,
  MAX_RESULT_BYTES,
  type PatchCode,
  refused,
} from './text/edit-types.ts';
import { isPlainText, openText, type TextFile } from './text/text-file.ts';
import { WorkingCopy } from './text/working-copy.ts';

export type { Edit, EditResult } from './text/edit-types.ts';

/** Maximum number of failed edits in a call; the rest are not tried, so that a refusal stays cheap. */
const MAX_FAILURES = 3;

/**
 * Makes all edits of a call in order, each on the result of the one before, or none. An edit is made only if its search
 * matches exactly one place, exactly or with differences that lose nothing. Bytes outside that place never change.
 * Pure, never throws, and bounded in time for any input.
 * `stale`: the file is not what the model was shown, so a match must be exact (edit case 36). `before` is null if the
 * file does not exist; then one edit with an empty search creates it. The reason of a refusal quotes the file, so show
 * it only to a model that may read it.
 */
export function applyEdits(
  before: Uint8Array | null,
  edits: readonly Edit[],
  path: string,
  stale = false,
): EditResult {
  if (edits.length === 0) return refused(`no edit was given for ${path}; give at least one`, 'PATCH-03');
  if (edits.length > MAX_EDITS)
    return refused(`${edits.length} edits in one call; at most ${MAX_EDITS} are taken`);
  if (before === null) return create(edits, path);
  const file = openText(before, path);
  if (typeof file === 'string') return refused(file);
  const requests: Request[] = [];
  for (const [i, edit] of edits.entries()) {
    const label = edits.length === 1 ? path : `edit ${i + 1}`;
    const wrong = invalid(edit, file, label);
    if (wrong !== undefined) return wrong;
    const search = file.view(edit.search);
    const replace = file.view(edit.replace);
    requests.push({
      label,
      search,
      replace,
      replaceAll: edit.replaceAll === true,
      diff: false,
      atEnd: false,
    });
  }
  return applyRequests(file, requests, path, stale);
}

/** Makes the requests in order on one working copy. Used by edits and by the hunks of a diff. */
export function applyRequests(
  file: TextFile,
  requests: readonly Request[],
  path: string,
  stale: boolean,
): EditResult {
  const copy = new WorkingCopy(file.text, file.unicode, stale);
  const done: Resolution[] = [];
  for (const request of requests) {
    const resolution = resolveEdit(copy, request);
    done.push(resolution);
    if (resolution.kind === 'found') copy.apply(resolution.splices);
    if (done.filter((each) => each.kind === 'refused').length === MAX_FAILURES) break;
  }
  const failed = done.find((each) => each.kind === 'refused');
  if (failed !== undefined) return failure(requests, done, path, failed.code);
  if (copy.text === file.text) return nothingToDo(requests, done, path);
  const after = file.encode(copy.text);
  if (after.length > MAX_RESULT_BYTES)
    return refused(`${path} would have ${after.length} bytes; at most ${MAX_RESULT_BYTES} are written`);
  return { ok: true, after, report: success(requests, done, path) };
}

function create(edits: readonly Edit[], path: string): EditResult {
  const [only] = edits;
  if (only === undefined || edits.length > 1 || only.search !== '') {
    return refused(`${path} does not exist; write it with write_file, or give one edit with an empty search`);
  }
  if (!isPlainText(only.replace))
    return refused(`the new text of ${path} is not text (NUL or half a character)`, 'PATCH-03');
  const elided = elidedLine('', only.replace, '');
  if (elided !== undefined)
    return refused(`the new ${path} leaves code out (\`${elided.trim()}\`); write every line`);
  const after = Buffer.from(only.replace, 'utf8');
  if (after.length > MAX_RESULT_BYTES)
    return refused(`${path} would have ${after.length} bytes; at most ${MAX_RESULT_BYTES} are written`);
  return { ok: true, after, report: `${path}: created` };
}

function invalid(edit: Edit, file: TextFile, label: string): EditResult | undefined {
  if (file.view(edit.search) === '') {
    const remedy = 'name the text to replace; to write a whole file use write_file';
    return refused(`${label}: the search is empty, which matches everywhere; ${remedy}`, 'PATCH-03');
  }
  if (!isPlainText(edit.search) || !isPlainText(edit.replace)) {
    return refused(`${label}: search or replacement is not text (NUL or half a character)`, 'PATCH-03');
  }
  return changesEncoding(edit.search, edit.replace, file) ? refused(encodingReason(label)) : undefined;
}

/** Returns true if the edit would add UTF-8 to a file that may have another encoding (edit case 14). */
export function changesEncoding(search: string, replace: string, file: TextFile): boolean {
  const ascii = (text: string): boolean => /^[\0-\x7F]*$/.test(text);
  return !file.unicode && !ascii(replace) && ascii(search);
}

export function encodingReason(label: string): string {
  return `${label}: the file is not UTF-8 and the replacement contains characters beyond ASCII; write those with a command`;
}

function failure(
  requests: readonly Request[],
  done: readonly Resolution[],
  path: string,
  code: PatchCode | undefined,
): EditResult {
  if (requests.length === 1) return refused(describe(done[0]), code);
  const lines = requests.map((request, i) => {
    const resolution = done[i];
    if (resolution === undefined) return `${request.label}: not looked at`;
    if (resolution.kind === 'found') return `${request.label}: would apply at line ${resolution.line}`;
    return resolution.kind === 'refused' ? resolution.reason : `${request.label}: ${resolution.note}`;
  });
  const head = `${path}: nothing was changed, because the edits of a call are made together or not at all; fix these and send all again`;
  return refused(`${head}\n${lines.join('\n')}`, code);
}

function nothingToDo(requests: readonly Request[], done: readonly Resolution[], path: string): EditResult {
  const notes = done.map((each, i) =>
    requests.length === 1 ? describe(each) : `${requests[i]?.label}: ${describe(each)}`,
  );
  return refused(`${path}: nothing to do, the file was not changed; ${notes.join('; ')}`);
}

function success(requests: readonly Request[], done: readonly Resolution[], path: string): string {
  const made = done.filter((each) => each.kind === 'found').length;
  const head = `${path}: ${made} edit${made === 1 ? '' : 's'} made`;
  const [only] = done;
  if (requests.length === 1 && only?.kind === 'found') {
    return `${path}: edited at line ${only.line}${only.note === '' ? '' : ` (${only.note})`}`;
  }
  return [head, ...done.map((each, i) => `${requests[i]?.label}: ${describe(each)}`)].join('\n');
}

function describe(resolution: Resolution | undefined): string {
  if (resolution === undefined) return '';
  if (resolution.kind === 'refused') return resolution.reason;
  if (resolution.kind === 'unchanged') return resolution.note;
  return `line ${resolution.line}${resolution.note === '' ? '' : ` (${resolution.note})`}`;
}
