import type { AddedLine, Addition } from '../../../core/git/change.ts';
import { type RawPath, toWorkspacePath } from '../program/raw-path.ts';
import type { Git } from '../program/run-git.ts';
import { parseRawRecord, RAW_DIFF_OPTIONS } from './raw-diff.ts';

/** Prints names and text together: names need no unquoting, and text cannot pass for a name. */
const OPTIONS: readonly string[] = [
  '-r',
  ...RAW_DIFF_OPTIONS,
  '--patch',
  '--text',
  '--unified=0',
  '--no-ext-diff',
  '--no-textconv',
  '--no-color',
];

/** Returns what `to` adds to `from`, both trees or commits. Runs no program of the repository. */
export async function additionsBetween(git: Git, from: string, to: string): Promise<readonly Addition[]> {
  const answer = await git({ args: ['diff-tree', ...OPTIONS, from, to] });
  return parseAdditions(answer.stdout);
}

/** Parses raw records (`:old new oid oid S` NUL path NUL), one more NUL, then the patch in the order of the records. */
export function parseAdditions(output: Uint8Array): readonly Addition[] {
  const text = Buffer.from(output.buffer, output.byteOffset, output.byteLength).toString('latin1');
  const { sections, at } = readRecords(text);
  const hunks = readPatch(text.slice(at), sections);
  return [...hunks].map(([raw, { lines, removed }]) => ({ path: toWorkspacePath(raw), lines, removed }));
}

/**
 * Returns the path of each section of the patch. A type change (such as a file replaced by a link) has two sections.
 */
function readRecords(text: string): { readonly sections: readonly RawPath[]; readonly at: number } {
  const sections: RawPath[] = [];
  let at = 0;
  while (text[at] === ':') {
    const endOfFields = text.indexOf('\0', at);
    const endOfPath = text.indexOf('\0', endOfFields + 1);
    if (endOfPath === -1) throw new Error('git diff-tree ended in the middle of a record');
    const { raw, status } = parseRawRecord(
      text.slice(at, endOfFields),
      text.slice(endOfFields + 1, endOfPath),
    );
    sections.push(raw);
    if (status === 'type_changed') sections.push(raw);
    at = endOfPath + 1;
  }
  return { sections, at: text[at] === '\0' ? at + 1 : at };
}

interface Hunks {
  readonly lines: AddedLine[];
  readonly removed: string[];
}

function readPatch(patch: string, sections: readonly RawPath[]): ReadonlyMap<RawPath, Hunks> {
  const found = new Map<RawPath, Hunks>(sections.map((path) => [path, { lines: [], removed: [] }]));
  const lines = patch.split('\n');
  let section = -1;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line.startsWith('diff --git ')) section++;
    const hunk = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (hunk === null) continue;
    const here = found.get(sections[section] ?? '');
    if (here === undefined) throw new Error('git diff-tree shows a change of a path that it did not name');
    const [, out = '1', first = '1', into = '1'] = hunk;
    at = readHunk(lines, at + 1, { out: Number(out), first: Number(first), into: Number(into) }, here);
  }
  if (section + 1 !== sections.length) throw new Error('git diff-tree left out a change that it named');
  return found;
}

/**
 * Reads as many lines as the hunk header says, so that text cannot pass for a header. Returns the position after the
 * last line.
 */
function readHunk(
  lines: readonly string[],
  from: number,
  hunk: { readonly out: number; readonly first: number; readonly into: number },
  here: Hunks,
): number {
  let { out, into } = hunk;
  let number = hunk.first;
  let at = from;
  for (; out > 0 || into > 0; at++) {
    const line = lines[at];
    if (line === undefined) throw new Error('git diff-tree ended in the middle of a hunk');
    const sign = line[0];
    if (sign === '-') {
      out--;
      here.removed.push(readable(line));
    } else if (sign === '+') {
      into--;
      here.lines.push({ number: number++, text: readable(line) });
    }
    // Other lines are `\ No newline at end of file`.
  }
  return at - 1;
}

function readable(line: string): string {
  const text = line.slice(1);
  return /[\x80-\xff]/.test(text) ? Buffer.from(text, 'latin1').toString('utf8') : text;
}
