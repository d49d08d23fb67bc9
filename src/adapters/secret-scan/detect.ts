import { ADDRESSES } from './addresses.ts';
import { type Base64Run, base64Runs } from './base64-runs.ts';
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
/** A piece of base64 that is known again by itself. */
const SHORTEST_LINE = 16;

/**
 * The secrets in a text, by their place: the one definition that the commit check, the redaction of everything a run
 * writes and the filter of the artifact share. Synchronous and linear in the text's length.
 */
export function detectSecrets(text: string): readonly DetectedSecret[] {
  if (text.length < SHORTEST) return [];
  return outermost([...detectedIn(text), ...base64Runs(text).flatMap((run) => detectedInRun(text, run))]);
}

/** What the decoded text of a run holds, at the place of its base64. */
function detectedInRun(text: string, { decoded, at }: Base64Run): readonly DetectedSecret[] {
  return outermost(detectedIn(decoded)).map(({ kind, index, value, parts }) => {
    const start = at(Math.floor(index / 3) * 4);
    const encoded = text.slice(start, at(Math.ceil((index + value.length) / 3) * 4));
    // A value is known again in base64 by itself, but not where line breaks cut it.
    const lines = encoded.split(/(?:\s|\\[rn])+/).filter((line) => line.length >= SHORTEST_LINE);
    const cut = lines.length > 1 || lines[0] !== encoded ? lines : [];
    return { kind: `${kind} in base64`, index: start, value: encoded, parts: [...parts, ...cut] };
  });
}

function detectedIn(text: string): readonly DetectedSecret[] {
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
  return found;
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
