import { codeOnly } from '../changes/code-only.ts';
import type { Language } from '../languages/language.ts';

/** A line of code and its enclosing blocks. */
export interface CodeLine {
  /** Line number, starting at 1. */
  readonly line: number;
  readonly text: string;
  /** The text with its strings replaced by blanks. */
  readonly code: string;
  /** Line numbers of the lines that open the enclosing blocks, outermost first. */
  readonly around: readonly number[];
}

/** Maximum nesting depth. Deeper blocks count as part of their parent. */
const MAX_DEPTH = 24;
const MAX_LINE_CHARS = 400;

function shortened(text: string): string {
  return text.length <= MAX_LINE_CHARS ? text : `${text.slice(0, MAX_LINE_CHARS - 100)} ${text.slice(-100)}`;
}

const OPENING = '([{';
const CLOSING = ')]}';

/** Languages with blocks by indentation. In Ruby this is a convention, and code that breaks it counts as outside. */
const INDENTED = new Set(['Python', 'Ruby']);

/** Returns the code of a text by lines, without comments, with the blocks around each line. */
export function linesOfCode(text: string, language: Language): readonly CodeLine[] {
  const lines = codeOnly(text, language).split('\n');
  return INDENTED.has(language.name) ? byIndentation(lines, language) : byBrackets(lines, language);
}

/** A JavaScript regular expression. Quotes and brackets in it are ignored. */
const PATTERN =
  /(?<=(?:[(,=:[!&|?;{}]|^) ?)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\[])+\/(?=[a-z]*[),;.\] ]|$)/g;

function withoutStrings(text: string, { name, syntax }: Language): string {
  const plain = name === 'JavaScript' ? text.replace(PATTERN, (part) => '_'.repeat(part.length)) : text;
  return plain.replace(syntax, (part: string) => '_'.repeat(part.length));
}

function byIndentation(lines: readonly string[], language: Language): readonly CodeLine[] {
  const open: { readonly line: number; readonly depth: number }[] = [];
  return lines.flatMap((whole, index) => {
    const text = whole.trim();
    if (text === '') return [];
    const depth = whole.length - whole.trimStart().length;
    while ((open.at(-1)?.depth ?? -1) >= depth) open.pop();
    const around = open.map(({ line }) => line);
    if (open.length < MAX_DEPTH) open.push({ line: index + 1, depth });
    const code = shortened(withoutStrings(text, language));
    return [{ line: index + 1, text: shortened(text), code, around }];
  });
}

function byBrackets(lines: readonly string[], language: Language): readonly CodeLine[] {
  const open: { readonly line: number; readonly bracket: string }[] = [];
  let last = 0;
  return lines.flatMap((whole, index) => {
    const text = whole.trim();
    if (text === '') return [];
    const line = index + 1;
    const bare = withoutStrings(text, language);
    // Blocks that a line closes at its start no longer enclose it.
    const head = /^[)\]};,\s]*/.exec(bare)?.[0].length ?? 0;
    for (const letter of bare.slice(0, head)) close(open, letter);
    const around = [...new Set(open.slice(0, MAX_DEPTH).map((each) => each.line))];
    for (const letter of bare.slice(head)) {
      // A brace on a separate line belongs to the line before.
      const opener = bare === '{' && last > 0 ? last : line;
      if (OPENING.includes(letter)) open.push({ line: opener, bracket: letter });
      else close(open, letter);
    }
    last = line;
    return [{ line, text: shortened(text), code: shortened(bare), around }];
  });
}

/** Closes the last open bracket of its kind. Ignores brackets that were never opened. */
function close(open: { readonly bracket: string }[], letter: string): void {
  const kind = CLOSING.indexOf(letter);
  if (kind !== -1 && open.at(-1)?.bracket === OPENING[kind]) open.pop();
}
