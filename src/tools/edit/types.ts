import type { Code } from '../../core/codes.ts';

/** One replacement as the model asks for it. `search` must occur once, unless `replaceAll`. */
export interface Edit {
  readonly search: string;
  readonly replace: string;
  readonly replaceAll?: boolean | undefined;
}

export type PatchCode = Extract<Code, `PATCH-${string}`>;

/**
 * `after` differs from what was given, or the result is not ok: an edit that changes nothing is refused with
 * a reason that says so. `report` and `reason` are for the model and quote the file.
 */
export type EditResult =
  | { readonly ok: true; readonly after: Uint8Array; readonly report: string }
  | { readonly ok: false; readonly reason: string; readonly code?: PatchCode };

/** Above this only exact matches are looked for. Source: CASES "Forty edit cases" 40. */
export const EXACT_ONLY_BYTES = 1024 ** 2;
/** Above this nothing is edited. Source: CASES 40. */
export const MAX_BYTES = 10 * 1024 ** 2;
/** Above this nothing comes out. Above `file_size.hard` at its highest (D6), so that the rule decides and is on record. */
export const MAX_RESULT_BYTES = 2 * MAX_BYTES;
/** Edits in one call; keeps the cost of a hostile call bounded. */
export const MAX_EDITS = 100;

/** How a match was found, strictest first; the first with a candidate decides (CASES 28). */
export type Tier = 'exact' | 'line_ends' | 'trailing' | 'indent' | 'tabs' | 'marks' | 'marks_indent';

/** What a report says of a match that is not exact. */
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
