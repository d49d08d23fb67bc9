/** Ignored paths that are measured all the same. Source: DECISIONS D24, its exception. */
export interface Watch {
  /** Nothing may happen to it: every change counts. */
  guards(path: string): boolean;
  /** Every change counts, although it lies in an ignored folder that is not guarded itself. */
  guardsInIgnored(path: string): boolean;
  /** It may change, but has to stay: only that it is gone, replaced or emptied counts. */
  keeps(path: string): boolean;
  /** Folders in which new guarded paths are looked for, relative to the root; '' for the root. */
  readonly places: readonly string[];
}
