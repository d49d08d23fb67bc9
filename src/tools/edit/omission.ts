import { told, toldWithoutSpaces } from './omission-words.ts';

/**
 * How plainly a line stands for code left out, by what must be lost beside it: nothing (`always`), a line of the search
 * anywhere (`surely`), lines in its place (`likely`), or several lines more than are written there (`maybe`).
 */
export type Plainness = 'no' | 'maybe' | 'likely' | 'surely' | 'always';

/** Longer notes are prose. */
const MAX_NOTE = 140;
/** Longer lines are generated. */
const MAX_LINE = 400;
const MAX_WORDS = 16;

const DOTS = String.raw`(?:\.{3,}|…+|[⋮⋯]|·{3,}|(?:\. ){2,}\.)`;
const HAS_DOTS = new RegExp(DOTS);
const BARE = new RegExp(`^(?:${DOTS}\\s*)+$`);

/** Opens a comment whatever follows. */
const OPENER =
  /^(?:\/\/+[!/]?|\/\*+!?|<!-{2,}|<%-{2,}|<%#|\{\{!-*|\{#|\{\*|\{-|@\*|<#|\{\/\*+|\(\*+|"""|'''|--\[=*\[|#=|#\||=begin|\.\\"|\\"|⍝|\*>)/;
/** Opens a comment where a space follows, or an ellipsis or a bracket. */
const SPACED =
  /^(?:#+|--+|;+|%+|!+|\*+|'|"|::|\|\||\.\.|@c(?:omment)?\b|rem\b|dnl\b|c\b(?=\s{2}))(?=\s|\.{3}|…|[[(<]|$)|^(?:#|;|%|--)(?=\p{L}+\s\p{L})/iu;
/** Rules and arrows at the ends of a note. */
const RULE = /^(?:[-=*~_#]{2,}|<-+|-+>|[←↑↓→✂]|@@|\^+)\s+|\s+(?:[-=*~_#]{2,}|-+>|<-+|[←↑↓→✂]|@@)$/g;
const ENDS = new RegExp(`^${DOTS}\\s*|\\s*${DOTS}$`, 'g');
const CLOSER = /(?:\*+\/\}?|-{2,}>|--%>|%>|-*\}\}|#\}|\*\}|-\}|\*@|#>|\*+\)|"""|'''|\]=*\]|=#|\|#)$/;
const LABEL = /^(?:todo|note|fixme|nb|xxx|hint)\b\s*:?\s*/i;

/** A text without what encloses it. */
interface Bare {
  readonly text: string;
  /** In a comment. */
  readonly marked: boolean;
  /** With an ellipsis at an end. */
  readonly dotted: boolean;
  /** In brackets or between arrows. */
  readonly bracketed: boolean;
}

/** Whether a line may hold a note at all: cheap, for every line of every write. */
const WORTH_A_LOOK =
  /^[^\w\s]|^(?:rem|dnl|c)\s|\.{3}|…|⋮|···|\. \. |[^\w\s]{2}|\s[#;%'!]|rest\b|remain|exist|other|unchanged|same|omit|identical/i;

/** `inComment`: the line stands in a comment that a line above it opens. */
export function plainnessOf(line: string, inComment = false): Plainness {
  const text = line.trim();
  if (text === '' || text.length > MAX_LINE || !(inComment || WORTH_A_LOOK.test(text))) return 'no';
  const bare = text.length <= MAX_NOTE ? bareOf(text) : undefined;
  const whole = bare === undefined ? 'no' : plainnessOfNote({ ...bare, marked: bare.marked || inComment });
  if (inComment && whole === 'always') return 'surely';
  return whole === 'no' ? behindCode(text) : whole;
}

/** Comments of several lines, by what opens and what closes them. */
const BLOCKS: readonly (readonly [RegExp, string])[] = [
  [/^\{?\/\*/, '*/'],
  [/^<!--/, '-->'],
  [/^"""/, '"""'],
  [/^'''/, "'''"],
  [/^=begin\b/, '=end'],
  [/^--\[\[/, ']]'],
  [/^\{\{!--/, '--}}'],
  [/^<%--/, '--%>'],
  [/^\{#/, '#}'],
  [/^\(\*/, '*)'],
  [/^\{-/, '-}'],
  [/^<#/, '#>'],
  [/^#=/, '=#'],
  [/^#\|/, '|#'],
];

/** For each line, whether it stands in a comment that a line above it opens. */
export function insideComments(lines: readonly string[]): boolean[] {
  let end: string | undefined;
  return lines.map((line) => {
    const text = line.trim();
    if (end !== undefined) {
      if (text.includes(end)) end = undefined;
      return true;
    }
    const [opener, closer] = BLOCKS.find(([opens]) => opens.test(text)) ?? [];
    const opened = opener?.exec(text)?.[0] ?? '';
    if (closer !== undefined && !text.includes(closer, opened.length)) end = closer;
    return false;
  });
}

/** Nothing but an ellipsis, in a comment or not. */
export function isBareEllipsis(line: string): boolean {
  const { text, dotted } = bareOf(line.trim());
  return text === '' && dotted;
}

function bareOf(line: string): Bare {
  let text = line;
  let marked = false;
  for (let round = 0; round < 3; round++) {
    const opener = OPENER.exec(text)?.[0] ?? SPACED.exec(text)?.[0];
    if (opener === undefined || (opener === text && BARE.test(text))) break;
    marked = true;
    text = text.slice(opener.length).trim();
  }
  if (CLOSER.test(text) && (marked || !/^["'`<]/.test(text))) {
    text = text.replace(CLOSER, '').trim();
    marked = true;
  }
  let dotted = false;
  let bracketed = false;
  for (let round = 0; round < 5; round++) {
    const inner = unframed(text);
    if (inner === undefined) break;
    dotted ||= inner.by === 'dots';
    bracketed ||= inner.by === 'brackets';
    text = inner.text;
  }
  return {
    text: text
      .replace(LABEL, '')
      .replace(/[.:;,!]+$/, '')
      .trim(),
    marked,
    dotted,
    bracketed,
  };
}

interface Unframed {
  readonly text: string;
  readonly by: 'brackets' | 'rules' | 'dots';
}

/** Without one pair of brackets, arrows or rules around it, or an ellipsis at its ends; undefined where there is none. */
function unframed(text: string): Unframed | undefined {
  const bracket = /^(?:\[(.*)\]|\((.*)\)|<-{1,2}\s+(.*?)\s+-{1,2}>|<(?!\/)(.*)>|\{(.*)\})$/.exec(text);
  if (bracket !== null)
    return { text: (bracket.slice(1).find((each) => each !== undefined) ?? '').trim(), by: 'brackets' };
  const unruled = text.replace(RULE, '').trim();
  if (unruled !== text) return { text: unruled, by: 'rules' };
  const without = text.replace(ENDS, '').trim();
  return without === text ? undefined : { text: without, by: 'dots' };
}

/** Characters of code, which a note has none of but in quotes. */
const CODE = /[={}<>$@\\|^~[\]]|\w\(|\)[),]|,\)|%\w|;\s*\S|^\d+\.\s/;
const CJK = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

function plainnessOfNote({ text, marked, dotted, bracketed }: Bare): Plainness {
  if (text === '') return dotted ? 'likely' : 'no';
  const dots = dotted || HAS_DOTS.test(text);
  const framed = marked || dots || bracketed;
  if (marked && (CUT_HERE.test(text) || (bracketed && ONE_WORD.test(text)))) return 'likely';
  const words = text
    .replace(/`[^`]*`/g, 'x')
    .replace(/\(s\)/g, 's')
    .replace(/\w+\(\)/g, 'function');
  if (CODE.test(words) || (!marked && /\w:\s*\w|^[-+]\s/.test(words))) return 'no';
  if (CJK.test(text)) return framed && toldWithoutSpaces(text) ? 'likely' : 'no';
  const note = told(words);
  if (note.words.length > MAX_WORDS) return 'no';
  // One word that is spread, `...rest`, or stands in brackets.
  if (!marked && note.words.length < 2) return framed && SNIP.test(text) ? 'likely' : 'no';
  const { rest, state, nouns, unknown, counts } = note;
  const whole = rest > 0 && nouns > 0 && LEADS.test(text);
  if (unknown === 0 && whole && state > 0) return marked ? 'always' : framed ? 'surely' : 'likely';
  if (!framed) return 'no';
  if (dots && unknown <= 1 && whole) return 'always';
  if (unknown === 0) return says(note, marked, dots, LEADS.test(text));
  if (unknown > 2 || note.words.length < 3) return 'no';
  if (rest > 0 && state > 0) return dots ? 'surely' : 'maybe';
  return dots && rest + state > 0 && (unknown === 1 || counts) ? 'likely' : 'no';
}

/** What a note begins with that needs no lost lines to be one. */
const LEADS =
  /^(?:(?:and|all|the|your|of|keep|insert|paste|add|leave|here|plus)\s+)*(?:rest|remain|exist|other|previous|unchanged|original|everything|same|code|file|le reste|der rest|el resto|reste|o restante|остальн|il resto|de rest|reszta)/i;
const SNIP = /^(?:snip(?:ped)?|omitted|truncated|elided|skipped|unchanged|ditto|idem|etc)$/i;
const ALL_OF_IT = /^(?:rest|remainder|remaining|everything|reste|resto|reszta)$/;
/** Scissors, and a variable for what is left out. */
const CUT_HERE = /^(?:8<|>8|\$\{?(?:rest|existing|unchanged|remaining)(?:_\w+)?\}?)$/i;
/** Says enough in brackets: `(existing)`. */
const ONE_WORD = /^(?:rest|existing|remaining|unchanged|unmodified|omitted|original)$/i;
const STANDS_HERE = /^(?:here|goes|continue[sd]?|more|your|aqu[ií]|hier|ici)$/;

/** How plainly words speak that are all of a note's kind. */
function says(
  { words, rest, state, nouns, counts }: ReturnType<typeof told>,
  marked: boolean,
  dots: boolean,
  leads: boolean,
): Plainness {
  const has = (pattern: RegExp): boolean => words.some((word) => pattern.test(word));
  if (rest + state > 0 && (dots || (leads && rest > 0 && state > 0)))
    return words.length > 1 ? 'surely' : 'likely';
  if (counts || (dots && nouns > 0 && (has(STANDS_HERE) || words.length <= 2))) return 'likely';
  if (!marked) return rest > 0 && nouns > 0 ? 'likely' : 'no';
  if (state > 0) return 'likely';
  if (rest > 0) return nouns > 0 || has(ALL_OF_IT) ? 'likely' : 'no';
  if (nouns > 0 && has(STANDS_HERE)) return 'likely';
  return has(/^continue[sd]$/) || (nouns > 1 && has(/^details?$/)) ? 'maybe' : 'no';
}

/** Where a comment may begin behind code, and where one ends. */
const BEHIND =
  /(?:^|[\s{>;,)])(?:\/\/|#|--|;|%|'(?=\s)|\/\*+|<!--|\{\/\*+|\{#|\(\*|"""|throw new Error\(|raise \w+\(|panic!?\(|todo!\()\s*(.+)$/dg;
const END = /\*\/|-->|#\}|\*\)|["'`]\)/;
/** Code that does nothing: what a comment behind it says is all there is. */
const TRIVIAL =
  /^(?:pass|return(?:\s+(?:null|None|nil|undefined))?;?|\.\.\.|[)\]}]*[,;]?|.*[{:]|.*[{>]\s*|raise NotImplementedError(?:\(\))?|.*\{\s*\.\.\.\s*\}?|.*:\s*\.\.\.)$/;

function behindCode(line: string): Plainness {
  for (let from = 0; from < line.length; ) {
    BEHIND.lastIndex = from;
    const match = BEHIND.exec(line);
    const at = match?.indices?.[1]?.[0];
    if (match === null || at === undefined) break;
    const [inner = ''] = (match[1] ?? '').split(END);
    const note = bareOf(inner.trim());
    const plain = inner.length <= MAX_NOTE ? plainnessOfNote({ ...note, marked: true }) : 'no';
    const code = line.slice(0, match.index + 1).trim();
    if (plain !== 'no' && plain !== 'maybe') {
      return note.dotted || note.bracketed || plain === 'always' || TRIVIAL.test(code) ? 'likely' : 'maybe';
    }
    if (DOES_NOTHING.test(code) && isPartName(note)) return 'likely';
    from = at;
  }
  return ELLIPSIS_BODY.test(line) || ELLIPSIS_VALUE.test(line) ? 'likely' : 'no';
}

/** A body that a model writes in place of another, before a comment that names what was there. */
const DOES_NOTHING = /^(?:pass|return(?:\s+(?:null|None|nil|undefined|\{\}|\[\]))?;?)$/;
const MOST_PART_WORDS = 3;

/** Names a part of code and says no more: `implementation details`, `body`. */
function isPartName({ text }: Bare): boolean {
  if (CODE.test(text)) return false;
  const { words, nouns } = told(text);
  const others = words.filter((word) => /^(?:the|here|goes)$/.test(word)).length;
  return nouns > 0 && nouns + others === words.length && words.length <= MOST_PART_WORDS;
}

/** An ellipsis in place of a value: `return ...;`, `const a = (...);`. */
const ELLIPSIS_VALUE = /^\s*(?:return|(?:const|let|var|val)\s+[\w$]+\s*=)\s*\(?\s*(?:\.\.\.|…)\s*\)?;?$/;

/** A body of nothing but an ellipsis, in braces or behind Python's colon. */
const ELLIPSIS_BODY = /\{\s*(?:\.\.\.|…)\s*\}[,;)]*$|[):\]\w]\s*:\s*(?:\.\.\.|…)$/;
