import type { Addition } from '../../core/change.ts';
import type { SecretFinding } from '../../core/constraint.ts';
import { type DetectedSecret, detectSecrets } from './detect.ts';
import { layOut, type Row } from './sheet.ts';

export interface Candidate {
  readonly additions: readonly Addition[];
  readonly message: string;
  /** Settings that name the commit's author and its branch. */
  readonly settings?: readonly { readonly name: string; readonly text: string }[];
  /** Whether a secret that the run itself was given is in a text, in any spelling (adapters/redaction). */
  readonly holdsKnown: (text: string) => boolean;
}

/** A secret in what would be committed, with the values that must not be written anywhere. */
export interface CommitSecret {
  readonly finding: SecretFinding;
  readonly parts: readonly string[];
}

const KNOWN = 'a secret that this run was given';

/** Looks through the lines that a commit would add, the paths it touches and its message. One finding a place. */
export function scanCommit({
  additions,
  message,
  settings = [],
  holdsKnown,
}: Candidate): readonly CommitSecret[] {
  const named = settings.map(({ name, text }) => ({ path: null, setting: name, line: null, text }));
  const rows = [...rowsOf(additions, message), ...named];
  const sheet = layOut(rows);
  const found = new Map<Row, CommitSecret>();
  const note = (row: Row, kind: string, parts: readonly string[]): void => {
    const known = found.get(row);
    const { text: _text, ...place } = row;
    const finding = known?.finding ?? { ...place, kind };
    found.set(row, { finding, parts: [...(known?.parts ?? []), ...parts] });
  };
  for (const row of knownRows(rows, sheet.text, holdsKnown)) note(row, KNOWN, []);
  for (const { index, kind, parts } of fresh(detectSecrets(sheet.text), additions)) {
    const row = sheet.rowAt(index);
    if (row !== undefined) note(row, kind, parts);
  }
  return rows.flatMap((row) => found.get(row) ?? []);
}

function rowsOf(additions: readonly Addition[], message: string): readonly Row[] {
  const rows: Row[] = [{ path: null, line: null, text: message }];
  for (const { path, lines } of additions) {
    // A path that only goes is in the history already.
    if (lines.length > 0) rows.push({ path, line: null, text: path });
    for (const { number, text } of lines) rows.push({ path, line: number, text });
  }
  return rows;
}

/** What a commit takes away is in the history already: a file was moved, or a line mended around it. */
function fresh(
  matches: readonly DetectedSecret[],
  additions: readonly Addition[],
): readonly DetectedSecret[] {
  if (matches.length === 0) return matches;
  const before = additions.flatMap(({ removed }) => removed).join('\n');
  return matches.filter(({ value }) => !before.includes(value));
}

/** White space and what joins strings in code: a value can be cut over several lines by them. */
const JOINTS = /[\s\0\\"'`+,]+/g;

/** Rows that hold a value of this run. One that is cut over several lines is told at the first of its file. */
function knownRows(
  rows: readonly Row[],
  text: string,
  holdsKnown: (text: string) => boolean,
): readonly Row[] {
  const holding = holdsKnown(text) ? rows.filter((row) => holdsKnown(row.text.replaceAll('\0', ''))) : [];
  if (holding.length > 0 || !holdsKnown(text.replace(JOINTS, ''))) return holding;
  const paths = [...new Set(rows.map(({ path }) => path))];
  return paths.flatMap((path) => {
    // Each setting is a text of its own.
    const lines = rows.filter((row) => row.path === path && row.setting === undefined);
    if (!holdsKnown(lines.map((row) => row.text.replace(JOINTS, '')).join(''))) return [];
    return lines.find(({ line }) => line !== null) ?? lines[0] ?? [];
  });
}
