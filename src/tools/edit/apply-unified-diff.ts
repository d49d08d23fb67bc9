import { applyRequests, changesEncoding, encodingReason } from './apply-edits.ts';
import { type DiffTrouble, trouble } from './diff-headers.ts';
import { elidedLine } from './omission/elision.ts';
import { type Diff, type Hunk, parseUnified } from './parse-unified-diff.ts';
import type { Request } from './text/edit-request.ts';
import { type EditResult, MAX_BYTES, MAX_EDITS, MAX_RESULT_BYTES, refused } from './text/edit-types.ts';
import { isPlainText, openText, type TextFile } from './text/text-file.ts';

/**
 * Applies a unified diff of this one path, all hunks or none. Line numbers are only hints: the context and removed
 * lines of each hunk must match exactly one place, with the same tiers as an edit.
 * `stale` as in `applyEdits`. `before` is null if the file does not exist; then the diff must create it. PATCH-01: it
 * names another path or a second file. PATCH-02: it renames, copies, deletes, changes a mode, is binary, or creates a
 * file that exists. PATCH-03: it cannot be parsed. Pure, never throws, and bounded in time for any input.
 */
export function applyUnified(
  before: Uint8Array | null,
  diff: string,
  path: string,
  stale = false,
): EditResult {
  if (diff.length > MAX_BYTES)
    return refused(`the diff has ${diff.length} characters; at most ${MAX_BYTES}`, 'PATCH-03');
  if (!isPlainText(diff))
    return refused('the diff is not text (NUL or half a character); send text', 'PATCH-03');
  const parsed = parseUnified(diff, path);
  if ('code' in parsed) return refused(parsed.reason, parsed.code);
  if (parsed.hunks.length > MAX_EDITS)
    return refused(`${parsed.hunks.length} hunks in one diff; at most ${MAX_EDITS}`);
  if (before === null) return create(parsed, path);
  if (parsed.creates && before.length > 0) {
    return refused(`the diff creates ${path}, which exists; send a diff against what it holds`, 'PATCH-02');
  }
  if (before.length === 0) return create({ ...parsed, creates: true }, path);
  const file = openText(before, path);
  return typeof file === 'string' ? refused(file) : change(file, parsed.hunks, path, stale);
}

function create({ creates, hunks }: Diff, path: string): EditResult {
  const [only] = hunks;
  if (!creates || only === undefined || hunks.length > 1 || only.before.length > 0) {
    return refused(
      `${path} does not exist or is empty; only a diff of one hunk of added lines (--- /dev/null) can fill it`,
    );
  }
  const text = only.after.join('\n') + (only.bareAfter ? '' : '\n');
  const elided = elidedLine('', text, '');
  if (elided !== undefined)
    return refused(`the new ${path} leaves code out (\`${elided.trim()}\`); write every line`);
  const after = Buffer.from(text, 'utf8');
  if (after.length > MAX_RESULT_BYTES)
    return refused(`${path} would have ${after.length} bytes; at most ${MAX_RESULT_BYTES} are written`);
  return { ok: true, after, report: `${path}: created` };
}

function change(file: TextFile, hunks: readonly Hunk[], path: string, stale: boolean): EditResult {
  const requests: Request[] = [];
  for (const [i, hunk] of hunks.entries()) {
    const label = hunks.length === 1 ? path : `hunk ${i + 1}`;
    const wrong = unusable(hunk, file, label);
    if (wrong !== undefined) return refused(wrong.reason, wrong.code);
    const search = file.view(textOf(hunk.before, hunk.bareBefore));
    const replace = file.view(textOf(hunk.after, hunk.bareAfter));
    // A side without a final line feed shows that the hunk reaches the end of the file.
    const atEnd = hunk.bareBefore || hunk.bareAfter;
    requests.push({ label, search, replace, replaceAll: false, diff: true, atEnd });
  }
  const result = applyRequests(file, requests, path, stale);
  if (result.ok || result.code !== undefined || hunks.every((hunk) => hunk.counted)) return result;
  return refused(`${result.reason}\n(the counts in a hunk's header are not those of its lines)`, 'PATCH-03');
}

function unusable(hunk: Hunk, file: TextFile, label: string): DiffTrouble | undefined {
  if (hunk.before.length === 0 || hunk.before.every((line) => line.trim() === '')) {
    const remedy = 'add a line of context that is not blank before or after what is added';
    return trouble('PATCH-03', `${label}: the hunk has no context to find its place by; ${remedy}`);
  }
  if (changesEncoding(hunk.before.join(''), hunk.after.join(''), file))
    return trouble('PATCH-03', encodingReason(label));
  return undefined;
}

/** Returns a side of a hunk as text: every line with its feed, except a last one marked as without. */
function textOf(lines: readonly string[], bare: boolean): string {
  return lines.length === 0 ? '' : lines.join('\n') + (bare ? '' : '\n');
}
