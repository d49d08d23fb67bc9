/** What ends a draft. */
export interface Readiness {
  /** Marks a draft as ready for review; one that is ready stays so. Rejects with ForgeError. */
  markReady(number: number): Promise<void>;
}
