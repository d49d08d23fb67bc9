import type { PatchCode } from './edit-types.ts';
import type { Splice } from './working-copy.ts';

/** One edit, with its texts in the file's own encoding. */
export interface Request {
  /** Its name in reports: `edit 2`, `hunk 1`. */
  readonly label: string;
  readonly search: string;
  readonly replace: string;
  readonly replaceAll: boolean;
  /** True for a unified diff: whole lines, and no other readings of the text. */
  readonly diff: boolean;
  /** See `Query.atEnd`. */
  readonly atEnd: boolean;
}

/** The result of one edit. `line` is 1-based, the start of the first splice. */
export type Resolution =
  | {
      readonly kind: 'found';
      readonly splices: readonly Splice[];
      readonly line: number;
      readonly note: string;
    }
  | { readonly kind: 'unchanged'; readonly note: string }
  | { readonly kind: 'refused'; readonly reason: string; readonly code?: PatchCode };
