/** What was thrown, in its own words. It need not be an Error: anything may be thrown. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
