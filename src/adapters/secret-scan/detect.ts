import { ADDRESSES } from './addresses.ts';
import type { SecretKind } from './kind.ts';
import { NAMED_VALUES } from './named-values.ts';
import { PRIVATE_KEYS } from './private-keys.ts';
import { SERVICE_TOKENS } from './service-tokens.ts';

/** The kinds that a scan looks for, the surest first: of two at one place, the first gives its name. */
export const SECRET_KINDS: readonly SecretKind[] = [
  ...PRIVATE_KEYS,
  ...SERVICE_TOKENS,
  ...ADDRESSES,
  ...NAMED_VALUES,
];

export interface DetectedSecret {
  /** With its article: `a GitHub token`. */
  readonly kind: string;
  /** Where the secret itself begins in the text. */
  readonly index: number;
  /** Never shown. */
  readonly value: string;
  /** The values to look for in other texts. */
  readonly parts: readonly string[];
}

/** No kind is shorter. */
const SHORTEST = 8;

/**
 * The secrets in a text, by their place: the one definition that the commit check, the redaction of everything a run
 * writes and the filter of the artifact share. Synchronous and linear in the text's length.
 */
export function detectSecrets(text: string): readonly DetectedSecret[] {
  if (text.length < SHORTEST) return [];
  const folded = text.toLowerCase();
  const found: DetectedSecret[] = [];
  for (const { name, hints, regex, isReal, parts } of SECRET_KINDS) {
    if (!hints.some((hint) => folded.includes(hint))) continue;
    for (const match of text.matchAll(regex)) {
      const value = match.groups?.value ?? match[0];
      if (!isReal(value)) continue;
      const index = match.index + match[0].lastIndexOf(value);
      found.push({ kind: name, index, value, parts: parts?.(value) ?? [value] });
    }
  }
  return outermost(found);
}

/** Without those that lie in another one. */
function outermost(found: readonly DetectedSecret[]): readonly DetectedSecret[] {
  if (found.length < 2) return found;
  let end = 0;
  return found
    .toSorted((a, b) => a.index - b.index)
    .filter(({ index, value }) => {
      const isInside = index + value.length <= end;
      end = Math.max(end, index + value.length);
      return !isInside;
    });
}
