import type { Code } from '../../../core/run/codes.ts';

/** One replacement as the model sends it. `search` must occur once, unless `replaceAll` is set. */
export interface Edit {
  readonly search: string;
  readonly replace: string;
  readonly replaceAll?: boolean | undefined;
}

export type PatchCode = Extract<Code, `PATCH-${string}`>;

/**
 * `after` differs from the original, or the result is not ok: an edit without a change is refused with a reason.
 * `report` and `reason` are for the model and quote the file.
 */
export type EditResult =
  | { readonly ok: true; readonly after: Uint8Array; readonly report: string }
  | { readonly ok: false; readonly reason: string; readonly code?: PatchCode };

/** Above this size only exact matches are searched. Source: edit case 40. */
export const EXACT_ONLY_BYTES = 1024 ** 2;
/** Above this size nothing is edited. Source: edit case 40. */
export const MAX_BYTES = 10 * 1024 ** 2;
/**
 * Maximum size of a result. Above the maximum of `file_size.hard` (D6), so that the constraint decides and is recorded.
 */
export const MAX_RESULT_BYTES = 2 * MAX_BYTES;
/** Maximum number of edits in one call; limits the cost of a hostile call. */
export const MAX_EDITS = 100;

/** How a match was found, strictest first; the first tier with a candidate decides (edit case 28). */
export type Tier = 'exact' | 'line_ends' | 'trailing' | 'indent' | 'tabs' | 'marks' | 'marks_indent';

/** Notes in reports on inexact matches. */
export const TIER_NOTES: Readonly<Record<Tier, string>> = {
  exact: '',
  line_ends: "the file's line ends were kept",
  trailing: 'trailing white space differed',
  indent: "indentation was shifted to the file's",
  tabs: "tabs and spaces were converted to the file's",
  marks: "typographic marks differed; the file's were kept",
  marks_indent: "typographic marks and indentation differed; the file's were kept",
};

export function refused(reason: string, code?: PatchCode): Extract<EditResult, { ok: false }> {
  return code === undefined ? { ok: false, reason } : { ok: false, reason, code };
}
