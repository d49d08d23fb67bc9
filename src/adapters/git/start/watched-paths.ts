/** Ignored paths that are measured nevertheless. */
export interface WatchRules {
  /** Returns true if every change of the path counts. */
  isProtected(path: string): boolean;
  /**
   * Returns true if every change of the path counts although it is in an ignored folder that is not protected itself.
   */
  isProtectedInIgnored(path: string): boolean;
  /** Returns true if the path may change but must stay: only removing, replacing or emptying it counts. */
  mustExist(path: string): boolean;
  /** Folders in which new protected paths are searched for, relative to the root; '' for the root. */
  readonly places: readonly string[];
}
