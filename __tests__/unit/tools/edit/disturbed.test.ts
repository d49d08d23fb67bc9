import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DISTURBANCES, isExactElsewhere } from '../../../../bench/edits/disturbances.ts';
import {
  type Random,
  type RealEdit,
  seeded,
  type Verdict,
  verdict,
} from '../../../../bench/edits/real-edit.ts';
import { applyEdits } from '../../../../src/tools/edit/apply-edits.ts';

/** Sources of several languages and hands that every installation of this project has. */
const PACKAGES = [
  'yaml',
  'minimatch',
  'vitest',
  'zod',
  'fast-check',
  'typescript',
  'unbash',
  'magic-string',
  'lodash',
];
const FILES_EACH = 6;
const EDITS_EACH = 4;
const TEXT = /\.(?:[cm]?[jt]s|json|md|css|html|txt)$/;

function filesOf(folder: string): string[] {
  const files: string[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== 'node_modules') files.push(...filesOf(path));
    else if (entry.isFile() && TEXT.test(entry.name) && statSync(path).size < 200_000) files.push(path);
  }
  return files;
}

/** A change as an author makes one: a word renamed, a line added or a line taken away, with context around it. */
function changeIn(before: string, random: Random): RealEdit | undefined {
  const lines = before.split('\n');
  const at = 3 + Math.floor(random() * Math.max(1, lines.length - 6));
  const from = at - Math.floor(random() * 4);
  const to = at + 1 + Math.floor(random() * 4);
  const old = lines.slice(from, to);
  const line = lines[at] ?? '';
  const indent = /^\s*/.exec(line)?.[0] ?? '';
  const kind = random();
  const put = (...fresh: string[]): string[] => old.toSpliced(at - from, 1, ...fresh);
  const renamed = line.replace(/[A-Za-z]{4,}/, (word) => `${word}Next`);
  const fresh =
    kind < 0.5
      ? put(renamed)
      : kind < 0.8
        ? put(line, `${indent}added(${Math.floor(kind * 1e6)});${line.endsWith('\r') ? '\r' : ''}`)
        : put();
  const search = `${old.join('\n')}\n`;
  const replace = fresh.length === 0 ? '' : `${fresh.join('\n')}\n`;
  if (to > lines.length - 1 || search === replace || before.split(search).length !== 2) return undefined;
  const head = lines.slice(0, from).join('\n') + (from > 0 ? '\n' : '');
  if (!before.startsWith(search, head.length) || line.trim() === '') return undefined;
  return { before, search, replace, expected: head + replace + before.slice(head.length + search.length) };
}

const random = seeded(7);
const edits = PACKAGES.flatMap((name) => {
  const files = filesOf(join(import.meta.dirname, '../../../../node_modules', name));
  const step = Math.max(1, Math.floor(files.length / FILES_EACH));
  return files
    .filter((_, i) => i % step === 0)
    .slice(0, FILES_EACH)
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return Array.from({ length: EDITS_EACH }, () => changeIn(text, random)).filter(
        (edit) => edit !== undefined,
      );
    });
});

function outcomes(
  disturb: (edit: RealEdit, random: Random) => RealEdit | undefined,
): Record<Verdict, number> {
  const tally = { right: 0, refused: 0, wrong: 0 };
  for (const edit of edits) {
    const disturbed = disturb(edit, random);
    if (disturbed === undefined || (disturbed.search !== edit.search && isExactElsewhere(disturbed)))
      continue;
    const result = applyEdits(Buffer.from(disturbed.before), [disturbed], 'file');
    tally[verdict(result.ok ? Buffer.from(result.after).toString('utf8') : undefined, disturbed.expected)]++;
  }
  return tally;
}

describe('real files, edited as models do', () => {
  it('gives enough edits to tell something', () => {
    expect(edits.length).toBeGreaterThan(100);
  });

  it('makes every exact edit, byte for byte', () => {
    expect(outcomes((edit) => edit)).toEqual({ right: edits.length, refused: 0, wrong: 0 });
  });

  for (const { name, loses, disturb } of DISTURBANCES) {
    it(`is never wrong with: ${name}${loses ? ', which it refuses' : ''}`, () => {
      const { right, refused, wrong } = outcomes(disturb);

      expect(wrong).toBe(0);
      // What is refused of the rest matches more than one place once disturbed, or has no certain form.
      if (loses) expect(right).toBeLessThanOrEqual(refused / 50);
      else expect(right).toBeGreaterThanOrEqual(refused * 9);
    });
  }
});
