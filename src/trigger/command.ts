/**
 * Returns the text after the trigger phrase; null if the body is not a command. A command must begin the comment with
 * the exact phrase, followed by a space, a tab, a line end or nothing. Quotes, code, mentions in a sentence, look-alike
 * letters and longer words therefore do not match.
 */
export function commandIn(body: string, phrase: string): string | null {
  if (phrase === '' || !body.startsWith(phrase)) return null;
  const rest = body.slice(phrase.length);
  return rest === '' || /^[ \t\r\n]/.test(rest) ? rest : null;
}

/** Returns the command if the text is exactly one of these words: `help me fix it` is a task. */
export function wholeCommand(text: string): 'help' | 'stop' | null {
  const word = text.trim().toLowerCase();
  return word === 'help' || word === 'stop' ? word : null;
}

/** One `--name` with its value; '' and null if it has none. */
export interface FlagWord {
  /** Without the dashes. */
  readonly name: string;
  readonly value: string | null;
}

export interface CommandWords {
  readonly flags: readonly FlagWord[];
  /** The rest: the first line without its flags, and all lines after it. */
  readonly task: string;
  /** Words that begin with other dashes than two hyphens, as phones insert them: `—max-files`. */
  readonly almost: readonly string[];
}

/** A value in quotes or backticks may contain spaces; the marks are not part of it. */
const VALUE = /"([^"]*)"|'([^']*)'|`([^`]*)`|(\S*)/y;
const CODE_SPAN = /`[^`]*`/y;
/** Ends before a code span, which may contain spaces. */
const WORD = /\S[^\s`]*/y;
/** Must be a separate word, so that a code span cannot turn part of a word into it. */
const NO_MORE_FLAGS = /--(?=\s|$)/y;
const FLAG = /--([A-Za-z][^\s=]*)(=?)/y;
const OTHER_DASHES = /^(?:[\u2010-\u2015\u2212\ufe58\ufe63\uff0d-]+)([a-z][a-z-]*)/;

/**
 * Removes the flags from a command's first line, wherever they are, because a limit after the task counts too. Text in
 * backticks, after a lone `--`, or on a later line is never a flag. `takesValue` returns true for flags whose value may
 * be the next word.
 */
export function commandWords(text: string, takesValue: (name: string) => boolean): CommandWords {
  const lineEnd = /\r?\n/.exec(text);
  const line = lineEnd === null ? text : text.slice(0, lineEnd.index);
  const flags: FlagWord[] = [];
  const almost: string[] = [];
  let kept = '';
  let at = 0;
  while (at < line.length) {
    const rest = sticky(CODE_SPAN, line, at) ?? sticky(/\s+/y, line, at);
    if (rest !== null) {
      kept += rest[0];
      at += rest[0].length;
      continue;
    }
    const end = sticky(NO_MORE_FLAGS, line, at);
    if (end !== null) {
      kept += line.slice(at + end[0].length);
      break;
    }
    const flag = sticky(FLAG, line, at);
    if (flag === null) {
      const word = sticky(WORD, line, at)?.[0] ?? '';
      if (OTHER_DASHES.test(word)) almost.push(word);
      kept += word;
      at += word.length;
      continue;
    }
    const read = flagAt(line, at, flag, takesValue);
    flags.push(read.flag);
    at = read.end;
  }
  return { flags, almost, task: `${kept}${text.slice(line.length)}`.trim() };
}

function flagAt(
  line: string,
  at: number,
  flag: RegExpExecArray,
  takesValue: (name: string) => boolean,
): { readonly flag: FlagWord; readonly end: number } {
  const name = flag[1] ?? '';
  const after = at + flag[0].length;
  if (flag[2] === '=') return { flag: { name, value: valueText(line, after) }, end: valueEnd(line, after) };
  const gap = sticky(/[ \t]+(?!--)(?=\S)/y, line, after)?.[0].length ?? 0;
  if (gap === 0 || !takesValue(name)) return { flag: { name, value: null }, end: after };
  return { flag: { name, value: valueText(line, after + gap) }, end: valueEnd(line, after + gap) };
}

function valueText(line: string, at: number): string {
  const match = sticky(VALUE, line, at);
  return match?.[1] ?? match?.[2] ?? match?.[3] ?? match?.[4] ?? '';
}

function valueEnd(line: string, at: number): number {
  return at + (sticky(VALUE, line, at)?.[0].length ?? 0);
}

function sticky(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
