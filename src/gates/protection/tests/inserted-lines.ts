import { countIn } from '../changes/line-matches.ts';
import type { Language } from '../languages/language.ts';
import { type CodeLine, linesOfCode } from './code-blocks.ts';

/** An added line that makes an existing test check less. */
export interface Insertion {
  readonly line: number;
  readonly text: string;
}

/** Lines that open a block other than a function, a class or a test group. */
const CONTROL =
  /^(?:\}[ ]*)?(?:if|elif|elsif|else|for|foreach|while|until|switch|do|try|catch|except|rescue|ensure|finally|select|match|loop|unless|with|async with|unsafe|using|lock|synchronized|case|when|default|begin)\b/;
const LITERAL = /(?:(?<!=)[=(,:[]|\breturn)[ ]*[[{(]$|^[[{(]+$/;
const FUNCTION =
  /=>|\)[^)]*\{?$|\b(?:function|func|fn|def|class|struct|impl|mod|module|namespace|trait|interface|object|describe|context)\b|\|[^|]*\|[ ]*\{?$|\bdo$/;
/** Blocks that only group tests. */
const GROUP =
  /\b(?:describe|context|suite|feature|class|module|mod|namespace|struct|object)\b|\bt\.Run\(|__name__/;

const WRAPS = new RegExp(`${CONTROL.source}|^\\(|[&|?]{1,2}[ ]*[({]$`);

/** Ways to leave a test before its end. */
const LEAVES =
  /(?<![\w.$])(?:return|break|continue|goto|next|exit|quit|die|_exit|raise[ ]+(?:\w+\.)?(?:SkipTest|SystemExit|StopIteration))(?![\w:(]*[ ]*=[^=])\b/;
const HAS_VALUE =
  /\breturn[ ]+(?!(?:true|false|null|None|nil|undefined|[01])\b[ ]*[;}]?$|if\b|unless\b)[^\s;}]|\b(?:break|continue|next)\b/;
/** A complete function on one line. A `return` in it leaves only that function. */
const INLINE = /(?:=>|\bfunction\b|\blambda\b|\bfunc\b|\|[^|]*\|).*\breturn\b/;
/** A line that continues on the next line. */
const UNFINISHED =
  /(?:&&|\|\||=>|(?<![=!<>])=|\?|\\|\bnot|\band|\bor)$|^(?:\}[ ]*)?(?:(?:else[ ]+)?if|while|for|unless)\b[^{]*\)$|^else$/;
const DIRECTIVE = /^#[ ]*(?:if|ifdef|ifndef|elif|define|undef)\b/;
/** pytest collects no class with a constructor. */
const UNCOLLECTED = /^def __(?:init|new)__\b/;
const MOCK =
  /\b(?:jest|vi|vitest)\.(?:mock|doMock|setMock|unstable_mockModule)\([ ]*["'`](?:\.|#|@\/|~)|\bmock\.module\(|\bproxyquire\(/;
const ANNOTATION = /^(?:@\w|#!?\[|\[[A-Z]\w*(?:\([^)]*\))?\]$)/;
/** Assignments to a name or a part of it, and declarations of it. */
const BINDS =
  /^(?:export[ ]+)?(?:(?:const|let|var|final|auto|static|public|private|async)[ ]+)*(?:(?:def|function\*?|func|fn|class|module)[ ]+(?<declared>[A-Za-z_$][\w$]*)|del[ ]+(?<deleted>\w+)|(?:from[ ]+\S+[ ]+)?import[ ]+(?:.*\bas[ ]+)?(?<imported>\w+)$|(?<assigned>[A-Za-z_$][\w$]*)(?:\.[\w$]+|\[[^\]]*\])*[ ]*(?::[^=]+)?[:+|&]?=(?![=>~]))/;

/** The key of a line outside all functions and classes. */
const OUTSIDE = '';
/** Maximum lines between an annotation and its function. */
const NEAR = 20;

interface Parsed {
  readonly lines: readonly CodeLine[];
  /** The first line of the innermost function or class around each line. */
  readonly scopes: readonly string[];
  /** The number of occurrences of each line. */
  readonly times: ReadonlyMap<string, number>;
}

function parse(text: string, language: Language): Parsed {
  const lines = linesOfCode(text, language);
  const openers = new Map(lines.filter(({ code }) => opens(code)).map((each) => [each.line, each.text]));
  const times = new Map<string, number>();
  for (const each of lines) times.set(each.text, (times.get(each.text) ?? 0) + 1);
  const scopes = lines.map(
    ({ around }) => openers.get(around.findLast((line) => openers.has(line)) ?? 0) ?? OUTSIDE,
  );
  return { lines, scopes, times };
}

function opens(text: string): boolean {
  return (
    !CONTROL.test(text) &&
    !LITERAL.test(text) &&
    !/(?<!=>[ ]?)[([]$/.test(text) &&
    FUNCTION.test(text.replace(/[ ]+\{$/, '{'))
  );
}

/** Finds lines added inside or around existing tests. `before` and `after` are test code of one file. */
export function insertionsIn(before: string, after: string, language: Language): readonly Insertion[] {
  const was = parse(before, language);
  const is = parse(after, language);
  const fresh = freshLines(was, is);
  if (fresh.size === 0) return [];
  const cut = newCutOffs(was, is);
  const names = namesIn(was);
  const there = new Set(was.lines.map(({ text }, index) => `${was.scopes[index]}\n${text}`));
  return is.lines.flatMap(({ line, text, code }, index) => {
    if (cut.has(line)) return [{ line, text }];
    if (!fresh.has(line)) return [];
    const scope = is.scopes[index] ?? OUTSIDE;
    const isNewTest = scope !== OUTSIDE && !was.times.has(scope);
    const bends = isNewTest
      ? isMoved(text, was, is)
      : isLeft(code, countIn(scope, language.cases) > 0) ||
        wraps(is, index, fresh) ||
        DIRECTIVE.test(text) ||
        (UNCOLLECTED.test(text) && /^class Test/.test(scope)) ||
        MOCK.test(text) ||
        (ANNOTATION.test(text) && isKept(annotated(is, index), fresh)) ||
        rebinds(text, names.get(scope)) ||
        isMoved(text, was, is) ||
        (REPLACES.has(language.name) && isNamed(text, language) && there.has(`${scope}\n${text}`));
    return bends ? [{ line, text }] : [];
  });
}

/**
 * Returns the numbers of new lines. Each line is compared with those of the function or class that has the same first
 * line.
 */
function freshLines(was: Parsed, is: Parsed): ReadonlySet<number> {
  const key = (parsed: Parsed, { text }: CodeLine, index: number) => {
    const of = ANNOTATION.test(text) ? annotated(parsed, index)?.text : undefined;
    return `${parsed.scopes[index]}\n${text}\n${of ?? ''}`;
  };
  const there = new Map<string, number>();
  for (const [index, line] of was.lines.entries()) {
    const own = key(was, line, index);
    there.set(own, (there.get(own) ?? 0) + 1);
  }
  const fresh = new Set<number>();
  for (const [index, line] of is.lines.entries()) {
    const own = key(is, line, index);
    const left = there.get(own) ?? 0;
    // Tests that were moved into a group are unchanged.
    const isRegrouped = GROUP.test(is.scopes[index] ?? OUTSIDE) && isMoved(line.text, was, is);
    if (left === 0 && !isRegrouped) fresh.add(line.line);
    else there.set(own, left - 1);
  }
  return fresh;
}

function isKept(line: CodeLine | undefined, fresh: ReadonlySet<number>): boolean {
  return line !== undefined && !fresh.has(line.line);
}

/** Returns true if the line leaves a test early. Helpers may return values. */
function isLeft(code: string, isTest: boolean): boolean {
  if (isTest && /^(?:\w+[ ]*=[ ]*)?yield\b/.test(code)) return true;
  return LEAVES.test(code) && !INLINE.test(code) && (isTest || !HAS_VALUE.test(code));
}

/** A line that always leaves its function, also as the body of a condition that is always true. */
const ALWAYS_LEAVES = /^(?:return|throw|raise|exit)\b/;
const ALWAYS_TRUE = /^(?:if|unless|when|elif)[ (]+(?:!0|!?(?:true|True|1|false|False|0))\b/;
/** Another branch, which the line before it does not keep from running. */
const BRANCH =
  /^(?:\}|case|default|when|else|elif|elsif|except|catch|rescue|ensure|finally|end|def|func|function|class)\b/;

/** Returns the lines of each function that leave it before the next line of the same block, as often as they occur. */
function cutOffs({ lines, scopes }: Parsed): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const [index, { line, text, code, around }] of lines.entries()) {
    if (!ALWAYS_LEAVES.test(code) && !(ALWAYS_TRUE.test(code) && LEAVES.test(code))) continue;
    const isBranch = index > 0 && UNFINISHED.test(lines[index - 1]?.code ?? '');
    const after = lines.slice(index + 1, index + NEAR);
    const next = after.find((each) => each.around.length <= around.length && /\w/.test(each.code));
    const isSameBlock = next?.around.length === around.length && next.around.at(-1) === around.at(-1);
    if (isBranch || around.length === 0 || !isSameBlock || BRANCH.test(next.code)) continue;
    const key = `${scopes[index]}\n${text}`;
    const known = found.get(key);
    if (known === undefined) found.set(key, [line]);
    else known.push(line);
  }
  return found;
}

/** Returns the lines of functions that were there that newly keep the lines after them from running. */
function newCutOffs(was: Parsed, is: Parsed): ReadonlySet<number> {
  const before = cutOffs(was);
  const more = [...cutOffs(is)].filter(([key, places]) => {
    const scope = key.slice(0, key.indexOf('\n'));
    return was.times.has(scope) && places.length > (before.get(key)?.length ?? 0);
  });
  return new Set(more.flatMap(([, places]) => places.slice(0, 1)));
}

/** Returns true if existing lines are now inside this one, or continue it. */
function wraps({ lines }: Parsed, index: number, fresh: ReadonlySet<number>): boolean {
  const { line, code } = lines[index] ?? { line: 0, code: '' };
  const next = lines[index + 1];
  if (UNFINISHED.test(code) && isKept(next, fresh)) return true;
  if (GROUP.test(code) || !(opens(code) || WRAPS.test(code))) return false;
  for (let at = index + 1; lines[at]?.around.includes(line) === true; at += 1) {
    if (isKept(lines[at], fresh) && /\w/.test(lines[at]?.code.replace(/_+/g, '') ?? '')) return true;
  }
  return false;
}

/** Returns the function or class that this annotation belongs to. */
function annotated({ lines }: Parsed, index: number): CodeLine | undefined {
  const depth = lines[index]?.around.length ?? 0;
  return lines
    .slice(index + 1, index + NEAR)
    .find(({ text, around }) => around.length <= depth && /^\w/.test(text) && !ANNOTATION.test(text));
}

/** Returns true if a line of a test is now in another function. */
function isMoved(text: string, was: Parsed, is: Parsed): boolean {
  const before = was.times.get(text) ?? 0;
  return /\w/.test(text) && before > 0 && (is.times.get(text) ?? 0) <= before;
}

/** Returns the names used in each function or class, nested ones included, and in the whole text. */
function namesIn({ lines, scopes }: Parsed): ReadonlyMap<string, ReadonlySet<string>> {
  const texts = new Map(lines.map(({ line, text }) => [line, text]));
  const names = new Map<string, Set<string>>();
  for (const [index, { text, around }] of lines.entries()) {
    const words = text.replace(/(["'`])(?:(?!\1).)*\1/g, '""').match(/(?<![\w$.])[A-Za-z_$][\w$]*/g) ?? [];
    const of = new Set([
      OUTSIDE,
      scopes[index] ?? OUTSIDE,
      ...around.map((line) => texts.get(line) ?? OUTSIDE),
    ]);
    for (const scope of of) {
      const known = names.get(scope) ?? new Set();
      names.set(scope, known);
      for (const word of words) known.add(word);
    }
  }
  return names;
}

/** Returns true if a line redefines a name that the surrounding tests used. */
function rebinds(text: string, used: ReadonlySet<string> | undefined): boolean {
  const { declared, deleted, imported, assigned } = BINDS.exec(text)?.groups ?? {};
  const name = declared ?? deleted ?? imported ?? assigned;
  if (
    name === undefined ||
    /^(?:process\.env|os\.environ)\b/.test(text) ||
    /^(?:if|return|self|this|module|exports|else)$/.test(name)
  )
    return false;
  return used?.has(name) === true;
}

/** Languages in which a second function with a name replaces the first. */
const REPLACES = new Set(['Python', 'Ruby']);

function isNamed(text: string, language: Language): boolean {
  return countIn(text, language.cases) > 0 || /^class\b/.test(text);
}
