import type { Addition } from '../../../core/git/change.ts';
import type { SecretFinding } from '../../../core/run/constraint.ts';
import { type DetectedSecret, detectSecrets } from './detect-secrets.ts';
import { createScanInput, type ScanLine } from './scan-input.ts';

export interface CommitCandidate {
  readonly additions: readonly Addition[];
  readonly message: string;
  /** Settings that contain the commit's author and its branch. */
  readonly settings?: readonly { readonly name: string; readonly text: string }[];
  /** Reports if a text contains a secret that the run was given, in any spelling (adapters/redaction). */
  readonly holdsKnown: (text: string) => boolean;
}

/** A secret in a commit, with the values that must not be written anywhere. */
export interface CommitSecret {
  readonly finding: SecretFinding;
  readonly parts: readonly string[];
}

const KNOWN_SECRET = 'a secret that this run was given';

/** Scans the lines that a commit adds, its paths and its message. Returns one finding per place. */
export function scanCommit({
  additions,
  message,
  settings = [],
  holdsKnown,
}: CommitCandidate): readonly CommitSecret[] {
  const named = settings.map(({ name, text }) => ({ path: null, setting: name, line: null, text }));
  const rows = [...scanLines(additions, message), ...named];
  const sheet = createScanInput(rows);
  const found = new Map<ScanLine, CommitSecret>();
  const note = (row: ScanLine, kind: string, parts: readonly string[]): void => {
    const known = found.get(row);
    const { text: _text, ...place } = row;
    const finding = known?.finding ?? { ...place, kind };
    found.set(row, { finding, parts: [...(known?.parts ?? []), ...parts] });
  };
  for (const row of linesWithKnownSecrets(rows, sheet.text, holdsKnown)) note(row, KNOWN_SECRET, []);
  for (const { index, kind, parts } of newlyAdded(detectSecrets(sheet.text), additions)) {
    const row = sheet.lineAt(index);
    if (row !== undefined) note(row, kind, parts);
  }
  return rows.flatMap((row) => found.get(row) ?? []);
}

function scanLines(additions: readonly Addition[], message: string): readonly ScanLine[] {
  const rows: ScanLine[] = [{ path: null, line: null, text: message }];
  for (const { path, lines } of additions) {
    // A path of a file that is only deleted is already in the history.
    if (lines.length > 0) rows.push({ path, line: null, text: path });
    for (const { number, text } of lines) rows.push({ path, line: number, text });
  }
  return rows;
}

/**
 * Drops secrets that the commit also removes, because they are already in the history: a file was moved, or a line was
 * changed around them.
 */
function newlyAdded(
  matches: readonly DetectedSecret[],
  additions: readonly Addition[],
): readonly DetectedSecret[] {
  if (matches.length === 0) return matches;
  const before = additions.flatMap(({ removed }) => removed).join('\n');
  return matches.filter(({ value }) => !before.includes(value));
}

/** White space, and characters that join strings in code. They can split a value over several lines. */
const JOINTS = /[\s\0\\"'`+,]+/g;

/**
 * Returns lines that contain a given secret. A secret that is split over several lines is reported at the first line of
 * its file.
 */
function linesWithKnownSecrets(
  rows: readonly ScanLine[],
  text: string,
  holdsKnown: (text: string) => boolean,
): readonly ScanLine[] {
  const holding = holdsKnown(text) ? rows.filter((row) => holdsKnown(row.text.replaceAll('\0', ''))) : [];
  if (holding.length > 0 || !holdsKnown(text.replace(JOINTS, ''))) return holding;
  const paths = [...new Set(rows.map(({ path }) => path))];
  return paths.flatMap((path) => {
    // Each setting is a separate text.
    const lines = rows.filter((row) => row.path === path && row.setting === undefined);
    if (!holdsKnown(lines.map((row) => row.text.replace(JOINTS, '')).join(''))) return [];
    return lines.find(({ line }) => line !== null) ?? lines[0] ?? [];
  });
}
