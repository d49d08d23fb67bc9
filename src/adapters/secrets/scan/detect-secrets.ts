import { type Base64Run, base64Runs } from './base64-text.ts';
import { NAMED_VALUES } from './named-values.ts';
import { PRIVATE_KEYS } from './private-keys.ts';
import type { SecretKind } from './secret-kind.ts';
import { ADDRESSES } from './secret-urls.ts';
import { SERVICE_TOKENS } from './service-tokens.ts';

/** The kinds that a scan detects, the most reliable first. If two match at one place, the first gives its name. */
export const SECRET_KINDS: readonly SecretKind[] = [
  ...PRIVATE_KEYS,
  ...SERVICE_TOKENS,
  ...ADDRESSES,
  ...NAMED_VALUES,
];

export interface DetectedSecret {
  /** With its article: `a GitHub token`. */
  readonly kind: string;
  /** The position of the secret itself in the text. */
  readonly index: number;
  /** Never shown. */
  readonly value: string;
  /** The values to look for in other texts. */
  readonly parts: readonly string[];
}

/** All kinds are at least this long. */
const MIN_SECRET_CHARS = 8;
/** The least length of a line of base64 that is recognized by itself. */
const MIN_LINE_CHARS = 16;

/**
 * Returns the secrets in a text, by their position. The commit check, the redaction and the artifact filter all use it.
 * Synchronous, and linear in the text's length.
 */
export function detectSecrets(text: string): readonly DetectedSecret[] {
  if (text.length < MIN_SECRET_CHARS) return [];
  return withoutNested([...detectedIn(text), ...base64Runs(text).flatMap((run) => detectedInRun(text, run))]);
}

/** Returns the secrets in the decoded text of a run, with the position of its base64. */
function detectedInRun(text: string, { decoded, at }: Base64Run): readonly DetectedSecret[] {
  return withoutNested(detectedIn(decoded)).map(({ kind, index, value, parts }) => {
    const start = at(Math.floor(index / 3) * 4);
    const encoded = text.slice(start, at(Math.ceil((index + value.length) / 3) * 4));
    // The redactor recognizes a value in base64, but not if line breaks split it.
    const lines = encoded.split(/(?:\s|\\[rn])+/).filter((line) => line.length >= MIN_LINE_CHARS);
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

/** Removes secrets that are inside another one. */
function withoutNested(found: readonly DetectedSecret[]): readonly DetectedSecret[] {
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
