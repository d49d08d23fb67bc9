import fc from 'fast-check';

/** One of these, each as likely as the other. */
export function oneOf<T>(values: readonly T[]): fc.Arbitrary<T> {
  return fc.constantFrom(...values);
}

/** Text made of these pieces, with some of nobody's choosing in between. */
export function textOf(pieces: readonly string[], maxLength = 20): fc.Arbitrary<string> {
  const piece = fc.oneof(
    { weight: 8, arbitrary: oneOf(pieces) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 4 }) },
  );
  return fc.array(piece, { maxLength }).map((parts) => parts.join(''));
}

/** Any UTF-16, half characters too, which `fc.string` never makes. */
export const anyUnits: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0xd7f0, max: 0xe010 })), {
    maxLength: 20,
  })
  .map((units) => String.fromCharCode(...units));

/** One small change to a text: what a slip, a cut or a hostile hand does to it. */
export interface Mutation {
  readonly kind: 'drop' | 'repeat' | 'swap' | 'put' | 'cut';
  /** Where and how much, as shares of the text. */
  readonly at: number;
  readonly size: number;
  readonly text: string;
}

export function mutationOf(texts: readonly string[]): fc.Arbitrary<Mutation> {
  return fc.record({
    kind: oneOf(['drop', 'repeat', 'swap', 'put', 'cut'] as const),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    size: fc.double({ min: 0, max: 0.2, noNaN: true }),
    text: fc.oneof(oneOf(texts), fc.string({ maxLength: 3 })),
  });
}

/** The text after the mutations, one after the other. With `mark` its parts are lines, else characters. */
export function mutated(text: string, mutations: readonly Mutation[], mark = ''): string {
  let parts = text.split(mark);
  for (const { kind, at, size, text: put } of mutations) {
    const from = Math.min(parts.length, Math.floor(at * (parts.length + 1)));
    const count = Math.max(1, Math.floor(size * parts.length));
    const piece = parts.slice(from, from + count);
    if (kind === 'drop') parts.splice(from, count);
    else if (kind === 'repeat') parts.splice(from, 0, ...piece);
    else if (kind === 'swap') parts.splice(from, count, ...piece.toReversed());
    else if (kind === 'put') parts.splice(from, 0, put);
    else parts = parts.slice(0, from);
  }
  return parts.join(mark);
}
