import { Comparison, type Gap } from './lost-lines.ts';
import {
  insideComments,
  isBareEllipsis,
  type OmissionCertainty,
  omissionCertainty,
} from './omission-notes.ts';

/** A line with only an ellipsis, with or without comment marks. */
const BARE = /^(?:(?:\/\/|\/\*|#|--|;|<!--|\{\/\*|%)\s*)?(?:\.\.\.|…)\s*(?:\*\/\}?|-->)?$/;
/** Words for omitted code, in a comment or in brackets, with an ellipsis or "unchanged". */
const LEADER = '(?:\\/\\/|\\/\\*+|#|--|;|<!--|\\{\\/\\*|%|\\(|\\[|\\*)?\\s*';
const SUBJECT =
  '(?:the\\s+)?(?:rest\\s+of|remaining|existing|other|previous|unchanged)\\b[\\w\\s,\'"`./()-]*?' +
  '\\b(?:code|file|function|functions|method|methods|class|imports?|lines|content|contents|implementation|component|logic|tests?|rules|unchanged)\\b';
const SAME = '(?:remains?|stays?|is|are|here|unchanged|the\\s+same|as\\s+before|as\\s+is|omitted|goes)';
const WORDS = new RegExp(
  `^${LEADER}(?:(?:\\.\\.\\.|…)\\s*${SUBJECT}[^;{}=]*|${SUBJECT}\\s*(?:\\.\\.\\.|…|${SAME}\\b)[^;{}=]*)$`,
  'i',
);
/** Longer lines are code or prose, not a note about omitted code. */
const MAX_NOTE_CHARS = 120;

/**
 * Returns true for a line that means omitted lines: `...`, `// ... existing code ...`, `# rest of the file unchanged`.
 */
export function isElision(line: string): boolean {
  const text = line.trim();
  return text.length <= MAX_NOTE_CHARS && (BARE.test(text) || isElisionNote(text));
}

function isElisionNote(text: string): boolean {
  return (
    text.length <= MAX_NOTE_CHARS &&
    /rest|remaining|existing|other|previous|unchanged/i.test(text) &&
    WORDS.test(text)
  );
}

/** A bare ellipsis is real text in stubs, docs and YAML, so a body this short is not an elision. */
const STUB_LINES = 2;
/** Number of lost lines that shows that a comment replaces them. */
const MIN_LOST_LINES = 3;
/** Shorter text occurs in any file, so finding it proves nothing. */
const MIN_DISTINCTIVE_CHARS = 12;

/**
 * Returns the first line of the replacement that stands for omitted code and is neither in the search nor in the
 * original (edit case 30), or undefined. A line that may be real text counts only if the replacement loses lines there.
 */
export function elidedLine(search: string, replace: string, original: string): string | undefined {
  let comparison: Comparison | undefined;
  let own: Set<string> | undefined;
  // Caches notes, because the same note may be in many lines and each look-up walks the file.
  const known = new Map<string, boolean>();
  const isOwn = (text: string): boolean => {
    own ??= new Set(original.split('\n').map((line) => line.trim()));
    return (
      own.has(text) ||
      (text.length >= MIN_DISTINCTIVE_CHARS && !isBareEllipsis(text) && original.includes(text))
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
    const plain = omissionCertainty(named, inside[i]);
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

/**
 * Returns names declared or called in lines of the search that the replacement lacks: a note may name them as omitted.
 */
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

/** Returns the line with such names replaced by a word for code. */
function withoutNames(line: string, names: ReadonlySet<string>): string {
  if (
    names.size === 0 ||
    line.length > MAX_NOTE_CHARS ||
    !/same|unchang|rest|remain|stay|keep|omit|other|exist/i.test(line) ||
    !/^\W/.test(line.trim())
  )
    return line;
  return line.replace(/[\w$]+/g, (word) =>
    names.has(word) && !/^(?:the|rest|same|existing|other)$/i.test(word) ? 'function' : word,
  );
}

/** Returns true if enough lines are lost at the note, and none of them ends in the same note. */
function isLoss({ lost, gained }: Gap, line: string, plain: OmissionCertainty): boolean {
  const end = line.trim().slice(-MIN_DISTINCTIVE_CHARS);
  if (lost.some((each) => each.endsWith(end))) return false;
  const net = lost.length - gained.filter((each) => omissionCertainty(each) === 'no').length;
  return plain === 'maybe' ? net >= MIN_LOST_LINES : net > 0 || lost.length >= MIN_LOST_LINES;
}

/** Returns true if the line continues a sentence of the line above, in the same comment. */
function continues(line: string, above: string): boolean {
  return /^\W*\p{Ll}/u.test(line) && !/\.{3}|…/.test(line) && /(?:\p{L}+\W+){3,}\p{L}+,?\s*$/u.test(above);
}

/**
 * Returns true for an empty function body in Python, on the line of its head or below it, if nearly no line is lost.
 */
function isStub({ lost }: Gap, line: string, above: string): boolean {
  const bodies = lost.filter((each) => !EMPTY_BODY.test(each)).length;
  if (line.trim() === '...' && bodies === 0) return true;
  const isBody = /:\s*\.\.\.$/.test(line) || (line.trim() === '...' && /[:"']$/.test(above.trim()));
  return isBody && bodies <= STUB_LINES;
}

const EMPTY_BODY = /^(?:pass|raise NotImplementedError.*|""".*|'''.*|def .*|async def .*)$/;

/** One part of a search between elisions, with its replacement. */
export interface Segment {
  readonly search: string;
  readonly replace: string;
}

/**
 * Returns the parts of an edit whose search and replacement omit the same lines in the same places (edit case 29);
 * undefined if they do not pair. Each part except the last ends with a line feed.
 */
export function pairedSegments(search: string, replace: string): readonly Segment[] | undefined {
  const before = segmentsOf(search);
  const after = segmentsOf(replace);
  if (before.parts.length < 2 || before.parts.length !== after.parts.length) return undefined;
  if (before.marks.some((mark, i) => mark !== after.marks[i])) return undefined;
  const segments = before.parts.map((part, i) => ({ search: part, replace: after.parts[i] ?? '' }));
  const inserts = segments.some((segment) => segment.search === '' && segment.replace !== '');
  // Without its last part, the replacement does not show if the line before keeps its feed.
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
