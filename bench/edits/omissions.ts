import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pick, type Random, type RealEdit } from './real-edit.ts';

interface Wordings {
  readonly phrases: readonly string[];
  readonly bare: readonly string[];
  readonly frames: readonly string[];
  readonly comments: readonly string[];
  readonly trailing: readonly string[];
}

const { phrases, bare, frames, comments, trailing }: Wordings = JSON.parse(
  readFileSync(join(import.meta.dirname, 'omissions.json'), 'utf8'),
);

/** How a model leaves code out: in a comment, in an ellipsis alone, or in a comment behind code. */
export type Manner = 'comment' | 'ellipsis' | 'behind code';

export interface Omission {
  /** One line, or a comment of several. */
  readonly text: string;
  /** Of a third of the phrases, which nobody looked at who wrote the engine's patterns. */
  readonly heldOut: boolean;
}

function isHeldOut(phrase: string): boolean {
  let hash = 7;
  for (const char of phrase) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) >>> 0;
  return hash % 3 === 0;
}

const NO_MARKS = /^\{\}$/;

export function omission(manner: Manner, random: Random): Omission {
  const one = (list: readonly string[]): string => pick(list, random) ?? '';
  const into = (outer: string, inner: string): string => outer.replace('{}', () => inner);
  const phrase = one(phrases);
  const heldOut = isHeldOut(phrase);
  if (manner === 'ellipsis') {
    const text = one(bare);
    return { text: random() < 0.4 ? text : into(one(comments), text), heldOut: isHeldOut(text) };
  }
  const framed = into(random() < 0.3 ? '{}' : one(frames), phrase);
  if (manner === 'behind code') return { text: into(one(trailing), framed), heldOut };
  const comment = one(comments);
  // Without a comment's marks only an ellipsis or a bracket tells a note from text.
  const text = NO_MARKS.test(comment) && !/\.\.\.|…|[[(<]/.test(framed) ? `... ${framed}` : framed;
  return { text: into(comment, text), heldOut };
}

/** How many lines of the file around the edit the search takes along. */
const MORE_LINES = 12;
/** Fewer lines are not left out. */
const LEAST_LEFT_OUT = 3;

/** The edit with more of the file around it in its search, some of which the replacement leaves out by that text. */
export function leaveOut(edit: RealEdit, text: string, random: Random): RealEdit | undefined {
  const at = edit.before.indexOf(edit.search);
  const end = at + edit.search.length;
  if (at < 0 || !edit.search.endsWith('\n') || !edit.replace.endsWith('\n')) return undefined;
  if (at > 0 && edit.before[at - 1] !== '\n') return undefined;
  const count = LEAST_LEFT_OUT + 2 + Math.floor(random() * MORE_LINES);
  const after = edit.before.slice(end).split('\n').slice(0, count);
  if (after.length < count) return undefined;
  const kept = Math.floor(random() * 2);
  const left = after.slice(0, count - kept);
  if (left.filter((line) => line.trim() !== '').length < LEAST_LEFT_OUT) return undefined;
  const search = `${edit.search}${after.join('\n')}\n`;
  if (edit.before.split(search).length !== 2) return undefined;
  const indent = /^[ \t]*/.exec(left.find((line) => line.trim() !== '') ?? '')?.[0] ?? '';
  const note = text
    .split('\n')
    .map((line) => `${indent}${line}`)
    .join('\n');
  const rest = after.slice(count - kept).map((line) => `${line}\n`);
  return {
    before: edit.before,
    search,
    replace: `${edit.replace}${note}\n${rest.join('')}`,
    expected: edit.before.replace(search, () => `${edit.replace}${after.join('\n')}\n`),
  };
}
