import { isBlank } from './pieces.ts';

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
/** Whole comments that stand for code left out where lines are lost; elsewhere they may say what is so. */
const STATE = '(?:unchanged|omitted|(?:the\\s+)?same(?:\\s+as\\s+(?:before|above))?|as\\s+before|as\\s+is)';
const HINT = new RegExp(
  `^(?://|/\\*+|#|--|;|<!--|\\{/\\*|%)\\s*[([]?\\s*(?:${[
    `(?:the\\s+)?(?:rest|remainder|everything\\s+else)\\s+(?:(?:is|are|remains?|stays?)\\s+)?${STATE}`,
    '(?:the\\s+)?(?:existing|previous|unchanged)\\s+(?:code|content|lines|methods|implementation)',
    '(?:same\\s+)?as\\s+before|unchanged|(?:code\\s+)?omitted(?:\\s+for\\s+brevity)?',
  ].join('|')})\\s*[)\\]]?\\.?\\s*(?:\\*/\\}?|-->)?$`,
  'i',
);

/** Longer lines are code or prose, not a note that something was left out. */
const MAX_NOTE = 120;

/** Whether a line stands for lines left out: `...`, `// ... existing code ...`, `# rest of the file unchanged`. */
export function isElision(line: string): boolean {
  const text = line.trim();
  return text.length <= MAX_NOTE && (BARE.test(text) || isElisionNote(text));
}

function isHint(text: string): boolean {
  return text.length <= MAX_NOTE && HINT.test(text);
}

function isElisionNote(text: string): boolean {
  return (
    text.length <= MAX_NOTE &&
    /rest|remaining|existing|other|previous|unchanged/i.test(text) &&
    WORDS.test(text)
  );
}

/**
 * The first line of the replacement that stands for code left out and is not in the original (CASES 30), or
 * undefined. A bare `...` counts only where lines are lost: it is real text in stubs, docs and YAML.
 */
export function elidedLine(search: string, replace: string, original: string): string | undefined {
  const lines = replace.split('\n');
  const shorter = countLines(lines) < countLines(search.split('\n'));
  // The same note stands in many lines, and each look is a walk over the file.
  const own = new Set<string>();
  return lines.find((line) => {
    const text = line.trim();
    if (!isElisionNote(text) && !(shorter && (BARE.test(text) || isHint(text)))) return false;
    if (own.has(text)) return false;
    own.add(text);
    return !original.includes(text);
  });
}

function countLines(lines: readonly string[]): number {
  return lines.filter((line) => !isBlank(line)).length;
}

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
