import type { Addition } from '../../core/change.ts';
import type { SecretFinding } from '../../core/constraint.ts';
import { type Match, ownMatches } from './patterns.ts';
import { loadPreset, type Preset } from './preset.ts';
import { layOut, type Row } from './sheet.ts';

export interface Candidate {
  readonly additions: readonly Addition[];
  readonly message: string;
  /** Whether a secret that the run itself was given is in a text, in any spelling (adapters/redaction). */
  readonly holdsKnown: (text: string) => boolean;
}

export type SecretScan = (candidate: Candidate) => Promise<readonly SecretFinding[]>;

const KNOWN = 'a secret that this run was given';

/** Begin this early: what it loads takes longer than the scan. */
export async function openSecretScan(): Promise<SecretScan> {
  const preset = await loadPreset();
  return (candidate) => scan(candidate, preset);
}

/** Looks through the lines that a commit would add, the paths it touches and its message. One finding a place. */
async function scan({ additions, message, holdsKnown }: Candidate, preset: Preset) {
  const rows = rowsOf(additions, message);
  const sheet = layOut(rows);
  const found = new Map<Row, string>();
  for (const row of knownRows(rows, sheet.text, holdsKnown)) found.set(row, KNOWN);
  const matches = [...ownMatches(sheet.text), ...(await preset(sheet.text))];
  for (const { index, kind } of fresh(matches, additions)) {
    const row = sheet.rowAt(index);
    if (row !== undefined && !found.has(row)) found.set(row, kind);
  }
  return rows.flatMap((row): readonly SecretFinding[] => {
    const kind = found.get(row);
    return kind === undefined ? [] : [{ path: row.path, line: row.line, kind }];
  });
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
function fresh(matches: readonly Match[], additions: readonly Addition[]): readonly Match[] {
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
    const lines = rows.filter((row) => row.path === path);
    if (!holdsKnown(lines.map((row) => row.text.replace(JOINTS, '')).join(''))) return [];
    return lines.find(({ line }) => line !== null) ?? lines[0] ?? [];
  });
}
