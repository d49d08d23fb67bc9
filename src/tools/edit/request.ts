import type { PatchCode } from './types.ts';
import type { Splice } from './working-copy.ts';

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
