/** A text after cleaning. */
export interface Cleaned {
  readonly text: string;
  /** Descriptions of what was removed, without duplicates; empty if nothing was. */
  readonly what: readonly string[];
}

/** A cleaning step. Its time is linear in the text's length for any text. */
export type Step = (text: string) => Cleaned;

/** Applies the steps one after the other. */
export function inTurn(text: string, steps: readonly Step[]): Cleaned {
  const what = new Set<string>();
  let current = text;
  for (const step of steps) {
    const cleaned = step(current);
    current = cleaned.text;
    for (const kind of cleaned.what) what.add(kind);
  }
  return { text: current, what: [...what] };
}
