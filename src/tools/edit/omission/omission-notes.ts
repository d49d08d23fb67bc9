import { certaintyOfPlaceholder, namesCodeAlone } from './omission-placeholders.ts';
import { countWords, isCjkOmission } from './omission-words.ts';

/**
 * The certainty of an omission, by the loss that proves it: nothing (`always`), any line of the search (`surely`),
 * lines in its place (`likely`), or several more lines than are written there (`maybe`).
 */
export type OmissionCertainty = 'no' | 'maybe' | 'likely' | 'surely' | 'always';

const MAX_NOTE = 140;
/** Longer lines are generated. */
const MAX_LINE = 400;
const MAX_WORDS = 16;

const DOTS = String.raw`(?:\.{3,}|…+|[⋮⋯]|·{3,}|(?:\. ){2,}\.)`;
const HAS_DOTS = new RegExp(DOTS);
const BARE = new RegExp(`^(?:${DOTS}\\s*)+$`);

/** Opens a comment, whatever follows. */
const OPENER =
  /^(?:\/\/+[!/]?|\/\*+!?|<!-{2,}|<%-{2,}|<%#|\{\{!-*|\{#|\{\*|\{-|@\*|<#|\{\/\*+|\(\*+|"""|'''|--\[=*\[|#=|#\||=begin|\.\\"|\\"|⍝|\*>)/;
/** Opens a comment if a space, an ellipsis or a bracket follows. */
const SPACED =
  /^(?:#+|--+|;+|%+|!+|\*+|'|"|::|\|\||\.\.|@c(?:omment)?\b|rem\b|dnl\b|c\b(?=\s{2}))(?=\s|\.{3}|…|[[(<]|$)|^(?:#|;|%|--)(?=\p{L}+\s\p{L})/iu;
const RULE = /^(?:[-=*~_#]{2,}|<-+|-+>|[←↑↓→✂]|@@|\^+)\s+|\s+(?:[-=*~_#]{2,}|-+>|<-+|[←↑↓→✂]|@@)$/g;
const ENDS = new RegExp(`^${DOTS}\\s*|\\s*${DOTS}$`, 'g');
const CLOSER = /(?:\*+\/\}?|-{2,}>|--%>|%>|-*\}\}|#\}|\*\}|-\}|\*@|#>|\*+\)|"""|'''|\]=*\]|=#|\|#)$/;
const LABEL = /^(?:todo|note|fixme|nb|xxx|hint)\b\s*:?\s*/i;

/** A text without its enclosing marks. */
interface BareNote {
  readonly text: string;
  /** In a comment. */
  readonly marked: boolean;
  /** With an ellipsis at an end. */
  readonly dotted: boolean;
  /** In brackets or between arrows. */
  readonly bracketed: boolean;
}

/** Quick test if a line may contain a note; runs on every line of every write. */
const WORTH_A_LOOK =
  /^[^\w\s]|^__|^(?:rem|dnl|c)\s|\.{3}|…|⋮|···|\. \. |[^\w\s]{2}|\s[#;%'!]|rest\b|remain|exist|other|unchanged|same|omit|identical/i;

/** `inComment`: a line above opened the comment that contains this line. */
export function omissionCertainty(line: string, inComment = false): OmissionCertainty {
  const text = line.trim();
  if (text === '' || text.length > MAX_LINE || !(inComment || WORTH_A_LOOK.test(text))) return 'no';
  const slot = certaintyOfPlaceholder(text);
  if (slot !== 'no') return slot;
  const bare = text.length <= MAX_NOTE ? bareOf(text) : undefined;
  const whole = bare === undefined ? 'no' : certaintyOfNote({ ...bare, marked: bare.marked || inComment });
  if (inComment && whole === 'always') return 'surely';
  if (whole === 'no' && bare !== undefined && (bare.marked || inComment) && namesCodeAlone(bare.text))
    return 'maybe';
  return whole === 'no' ? behindCode(text) : whole;
}

/** Multi-line comments, with their opening and closing marks. */
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

/** Returns for each line if a line above opened a comment around it. */
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

/** Returns true for a line with only an ellipsis, in a comment or not. */
export function isBareEllipsis(line: string): boolean {
  const { text, dotted } = bareOf(line.trim());
  return text === '' && dotted;
}

function bareOf(line: string): BareNote {
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
    const inner = unwrapped(text);
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

interface UnwrappedNote {
  readonly text: string;
  readonly by: 'brackets' | 'rules' | 'dots';
}

/** Removes one pair of brackets, arrows or rules around a text, or an ellipsis at its ends; undefined without them. */
function unwrapped(text: string): UnwrappedNote | undefined {
  const bracket = /^(?:\[(.*)\]|\((.*)\)|<-{1,2}\s+(.*?)\s+-{1,2}>|<(?!\/)(.*)>|\{(.*)\})$/.exec(text);
  if (bracket !== null)
    return { text: (bracket.slice(1).find((each) => each !== undefined) ?? '').trim(), by: 'brackets' };
  const unruled = text.replace(RULE, '').trim();
  if (unruled !== text) return { text: unruled, by: 'rules' };
  const without = text.replace(ENDS, '').trim();
  return without === text ? undefined : { text: without, by: 'dots' };
}

/** Characters of code, which a note contains only in quotes. */
const CODE = /[={}<>$@\\|^~[\]]|\w\(|\)[),]|,\)|%\w|;\s*\S|^\d+\.\s/;
const CJK = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

function certaintyOfNote({ text, marked, dotted, bracketed }: BareNote): OmissionCertainty {
  if (text === '') return dotted ? 'likely' : 'no';
  const dots = dotted || HAS_DOTS.test(text);
  const framed = marked || dots || bracketed;
  if (marked && (CUT_HERE.test(text) || (bracketed && ONE_WORD.test(text)))) return 'likely';
  const words = text
    .replace(/`[^`]*`/g, 'x')
    .replace(/\(s\)/g, 's')
    .replace(/\w+\(\)/g, 'function');
  if (CODE.test(words) || (!marked && /\w:\s*\w|^[-+]\s/.test(words))) return 'no';
  if (CJK.test(text)) return framed && isCjkOmission(text) ? 'likely' : 'no';
  const note = countWords(words);
  if (note.words.length > MAX_WORDS) return 'no';
  // A single word that is spread, `...rest`, or in brackets.
  if (!marked && note.words.length < 2) return framed && SNIP.test(text) ? 'likely' : 'no';
  const { rest, state, nouns, unknown, counts } = note;
  const whole = rest > 0 && nouns > 0 && LEADS.test(text);
  if (unknown === 0 && whole && state > 0) return marked ? 'always' : framed ? 'surely' : 'likely';
  if (!framed) return 'no';
  if (dots && unknown <= 1 && whole) return 'always';
  if (unknown === 0) return certaintyOfWords(note, marked, dots, LEADS.test(text));
  if (unknown > 2 || note.words.length < 3) return 'no';
  if (rest > 0 && state > 0) return dots ? 'surely' : 'maybe';
  return dots && rest + state > 0 && (unknown === 1 || counts) ? 'likely' : 'no';
}

/** Beginnings of notes that need no lost lines as proof. */
const LEADS =
  /^(?:(?:and|all|the|your|of|keep|insert|paste|add|leave|here|plus)\s+)*(?:rest|remain|exist|other|previous|unchanged|original|everything|same|code|file|le reste|der rest|el resto|reste|o restante|остальн|il resto|de rest|reszta)/i;
const SNIP = /^(?:snip(?:ped)?|omitted|truncated|elided|skipped|unchanged|ditto|idem|etc)$/i;
const ALL_OF_IT = /^(?:rest|remainder|remaining|everything|reste|resto|reszta)$/;
/** Scissors, and a variable for omitted code. */
const CUT_HERE = /^(?:8<|>8|\$\{?(?:rest|existing|unchanged|remaining)(?:_\w+)?\}?)$/i;
/** Single words that suffice in brackets: `(existing)`. */
const ONE_WORD = /^(?:rest|existing|remaining|unchanged|unmodified|omitted|original)$/i;
const STANDS_HERE = /^(?:here|goes|continue[sd]?|more|your|aqu[ií]|hier|ici)$/;

/** Returns how certainly words mean omitted code if all of them are typical of a note. */
function certaintyOfWords(
  { words, rest, state, nouns, counts }: ReturnType<typeof countWords>,
  marked: boolean,
  dots: boolean,
  leads: boolean,
): OmissionCertainty {
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

/** Matches the places after code at which a comment may begin, and the ends of comments. */
const BEHIND =
  /(?:^|[\s{>;,)])(?:\/\/|#|--|;|%|'(?=\s)|\/\*+|<!--|\{\/\*+|\{#|\(\*|"""|throw new Error\(|raise \w+\(|panic!?\(|todo!\()\s*(.+)$/dg;
const END = /\*\/|-->|#\}|\*\)|["'`]\)/;
/** Code without effect; a comment after it describes the rest. */
const TRIVIAL =
  /^(?:pass|return(?:\s+(?:null|None|nil|undefined))?;?|\.\.\.|[)\]}]*[,;]?|.*[{:]|.*[{>]\s*|raise NotImplementedError(?:\(\))?|.*\{\s*\.\.\.\s*\}?|.*:\s*\.\.\.)$/;

function behindCode(line: string): OmissionCertainty {
  for (let from = 0; from < line.length; ) {
    BEHIND.lastIndex = from;
    const match = BEHIND.exec(line);
    const at = match?.indices?.[1]?.[0];
    if (match === null || at === undefined) break;
    const [inner = ''] = (match[1] ?? '').split(END);
    const note = bareOf(inner.trim());
    const plain = inner.length <= MAX_NOTE ? certaintyOfNote({ ...note, marked: true }) : 'no';
    const code = line.slice(0, match.index + 1).trim();
    if (plain !== 'no' && plain !== 'maybe') {
      return note.dotted || note.bracketed || plain === 'always' || TRIVIAL.test(code) ? 'likely' : 'maybe';
    }
    if (DOES_NOTHING.test(code) && (isPartName(note) || namesCodeAlone(note.text))) return 'likely';
    from = at;
  }
  return ELLIPSIS_BODY.test(line) || ELLIPSIS_VALUE.test(line) ? 'likely' : 'no';
}

/** A placeholder body before a comment that names the original code. */
const DOES_NOTHING = /^(?:pass|return(?:\s+(?:null|None|nil|undefined|\{\}|\[\]))?;?)$/;
const MOST_PART_WORDS = 3;

/** Returns true if a text only names a part of code: `implementation details`, `body`. */
function isPartName({ text }: BareNote): boolean {
  if (CODE.test(text)) return false;
  const { words, nouns } = countWords(text);
  const others = words.filter((word) => /^(?:the|here|goes)$/.test(word)).length;
  return nouns > 0 && nouns + others === words.length && words.length <= MOST_PART_WORDS;
}

/** An ellipsis as a value: `return ...;`, `const a = (...);`. */
const ELLIPSIS_VALUE = /^\s*(?:return|(?:const|let|var|val)\s+[\w$]+\s*=)\s*\(?\s*(?:\.\.\.|…)\s*\)?;?$/;

/** A body with only an ellipsis, in braces or after Python's colon. */
const ELLIPSIS_BODY = /\{\s*(?:\.\.\.|…)\s*\}[,;)]*$|[):\]\w]\s*:\s*(?:\.\.\.|…)$/;
