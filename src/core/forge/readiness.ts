/** Ends drafts. */
export interface Readiness {
  /** Marks a draft as ready for review. Rejects with ForgeError. */
  markReady(number: number): Promise<void>;
}
