import { Comparison, type Gap } from './lost-lines.ts';
import { insideComments, isBareEllipsis, type Plainness, plainnessOf } from './omission.ts';

/** A line that is nothing but an ellipsis, with or without a comment's marks around it. */
const BARE = /^(?:(?:\/\/|\/\*|#|--|;|<!--|\{\/\*|%)\s*)?(?:\.\.\.|…)\s*(?:\*\/\}?|-->)?$/;
/** Words that stand for code left out, in a comment or in brackets, with an ellipsis or "unchanged". */
const LEADER = '(?:\\/\\/|\\/\\*+|#|--|;|<!--|\\{\\/\\*|%|\\(|\\[|\\*)?\\s*';
const SUBJECT =
  '(?:the\\s+)?(?:rest\\s+of|remaining|existing|other|previous|unchanged)\\b[\\w\\s,\'"`./()-]*?' +
  '\\b(?:code|file|function|functions|method|methods|class|imports?|lines|content|contents|implementation|component|logic|tests?|rules|unchanged)\\b';
const SAME = '(?:remains?|stays?|is|are|here|unchanged|the\\s+same|as\\s+before|as\\s+is|omitted|goes)';
const WORDS = new RegExp(
  `^${LEADER}(?:(?:\\.\\.\\.|…)\\s*${SUBJECT}[^;{}=]*|${SUBJECT}\\s*(?:\\.\\.\\.|…|${SAME}\\b)[^;{}=]*)$`,
  'i',
);
/** Longer lines are code or prose, not a note that something was left out. */
const MAX_NOTE = 120;

/** Whether a line stands for lines left out: `...`, `// ... existing code ...`, `# rest of the file unchanged`. */
export function isElision(line: string): boolean {
  const text = line.trim();
  return text.length <= MAX_NOTE && (BARE.test(text) || isElisionNote(text));
}

function isElisionNote(text: string): boolean {
  return (
    text.length <= MAX_NOTE &&
    /rest|remaining|existing|other|previous|unchanged/i.test(text) &&
    WORDS.test(text)
  );
}

/** A bare ellipsis is real text in stubs, docs and YAML: of a body so short it is no elision. */
const STUB_LINES = 2;
/** So many lost lines tell that a comment stands for them. */
const FAINT_LINES = 3;
/** Shorter text is found in any file, so that its being there proves nothing. */
const TELLING_CHARS = 12;

/**
 * The first line of the replacement that stands for code left out and is neither in the search nor in the original
 * (CASES 30), or undefined. What may as well be real text counts only where the replacement loses lines at that place.
 */
export function elidedLine(search: string, replace: string, original: string): string | undefined {
  let comparison: Comparison | undefined;
  let own: Set<string> | undefined;
  // The same note stands in many lines, and each look is a walk over the file.
  const known = new Map<string, boolean>();
  const isOwn = (text: string): boolean => {
    own ??= new Set(original.split('\n').map((line) => line.trim()));
    return (
      own.has(text) || (text.length >= TELLING_CHARS && !isBareEllipsis(text) && original.includes(text))
    );
  };
  const isKnown = (text: string): boolean => {
    const before = known.get(text);
    const is = before ?? isOwn(text);
    if (before === undefined) known.set(text, is);
    return is;
  };
  const lines = replace.split('\n');
  const inside = insideComments(lines);
  let names: Set<string> | undefined;
  const lost = (): Set<string> => {
    names ??= namesIn(search, replace);
    return names;
  };
  const at = lines.findIndex((line, i) => {
    const named = withoutNames(line, lost());
    const plain = plainnessOf(named, inside[i]);
    const above = lines[i - 1] ?? '';
    if (plain === 'no' || isKnown(line.trim())) return false;
    if (plain === 'always') return true;
    if (inside[i] && inside[i - 1] && continues(line, above)) return false;
    comparison ??= new Comparison(search, replace);
    if (plain === 'surely' && comparison.loses()) return true;
    const gap = comparison.gapAt(i);
    return gap !== undefined && isLoss(gap, line, plain) && !isStub(gap, line, above);
  });
  return lines[at];
}

/** Declared or called in lines of the search that the replacement has nowhere: what a note may name as left out. */
function namesIn(search: string, replace: string): Set<string> {
  const after = new Set(replace.split('\n').map((line) => line.trim()));
  const names = new Set<string>();
  for (const line of search.split('\n')) {
    if (after.has(line.trim())) continue;
    for (const [, called = '', declared = ''] of line.matchAll(NAMED)) names.add(called || declared);
  }
  return names;
}

const NAMED =
  /([\w$]+)\(|\b(?:class|def|function|fn|func|const|let|var|interface|type|struct|enum|module)\s+([\w$]+)/g;

/** The line with such names in comments told as parts of code. */
function withoutNames(line: string, names: ReadonlySet<string>): string {
  if (
    names.size === 0 ||
    line.length > MAX_NOTE ||
    !/same|unchang|rest|remain|stay|keep|omit|other|exist/i.test(line) ||
    !/^\W/.test(line.trim())
  )
    return line;
  return line.replace(/[\w$]+/g, (word) =>
    names.has(word) && !/^(?:the|rest|same|existing|other)$/i.test(word) ? 'function' : word,
  );
}

/** Whether so many lines are lost where the note stands that it is one, and none of them ends in the same note. */
function isLoss({ lost, gained }: Gap, line: string, plain: Plainness): boolean {
  const end = line.trim().slice(-TELLING_CHARS);
  if (lost.some((each) => each.endsWith(end))) return false;
  const net = lost.length - gained.filter((each) => plainnessOf(each) === 'no').length;
  return plain === 'maybe' ? net >= FAINT_LINES : net > 0 || lost.length >= FAINT_LINES;
}

/** Goes on with a sentence of the line above, in the same comment. */
function continues(line: string, above: string): boolean {
  return /^\W*\p{Ll}/u.test(line) && !/\.{3}|…/.test(line) && /(?:\p{L}+\W+){3,}\p{L}+,?\s*$/u.test(above);
}

/** Python's body of a function that has none, on the line of its head or below it, where nearly none is lost. */
function isStub({ lost }: Gap, line: string, above: string): boolean {
  const bodies = lost.filter((each) => !EMPTY_BODY.test(each)).length;
  if (line.trim() === '...' && bodies === 0) return true;
  const isBody = /:\s*\.\.\.$/.test(line) || (line.trim() === '...' && /[:"']$/.test(above.trim()));
  return isBody && bodies <= STUB_LINES;
}

const EMPTY_BODY = /^(?:pass|raise NotImplementedError.*|""".*|'''.*|def .*|async def .*)$/;

/** One part of a search between elisions, and what it becomes. */
export interface Segment {
  readonly search: string;
  readonly replace: string;
}

/**
 * The parts of an edit whose search and replacement leave out the same lines in the same places (CASES 29);
 * undefined where they do not pair. Each part ends with its line's feed but the last.
 */
export function pairedSegments(search: string, replace: string): readonly Segment[] | undefined {
  const before = segmentsOf(search);
  const after = segmentsOf(replace);
  if (before.parts.length < 2 || before.parts.length !== after.parts.length) return undefined;
  if (before.marks.some((mark, i) => mark !== after.marks[i])) return undefined;
  const segments = before.parts.map((part, i) => ({ search: part, replace: after.parts[i] ?? '' }));
  const inserts = segments.some((segment) => segment.search === '' && segment.replace !== '');
  // Without its last part the replacement does not say whether the line before it keeps its feed.
  const open = before.parts.at(-1) !== '' && after.parts.at(-1) === '';
  return inserts || open || segments.every((segment) => segment.search === '') ? undefined : segments;
}

export function holdsElision(text: string): boolean {
  return text.split('\n').some(isElision);
}

function segmentsOf(text: string): { readonly parts: readonly string[]; readonly marks: readonly string[] } {
  const marks: string[] = [];
  const parts = [''];
  const lines = text.split('\n');
  for (const [i, line] of lines.entries()) {
    if (isElision(line)) {
      marks.push(line.trim());
      parts.push('');
    } else parts[parts.length - 1] += i === lines.length - 1 ? line : `${line}\n`;
  }
  return { parts, marks };
}
