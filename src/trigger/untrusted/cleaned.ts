/** A text with something taken out. */
export interface Cleaned {
  readonly text: string;
  /** What was taken out, in words, each kind once; empty where nothing was. */
  readonly what: readonly string[];
}

/** A step of cleaning. Linear in the text's length, whatever the text is. */
export type Step = (text: string) => Cleaned;

/** One step after the other. */
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
