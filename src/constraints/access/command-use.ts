import { cutText } from '../../core/text/figures.ts';
import { oneLine } from '../../core/text/one-line.ts';
import { codeOf } from '../shell/interpreter-code.ts';
import { baseName, type ShellCommand, type ShellRedirect, UNREAD } from '../shell/shell-reading.ts';

/** A command, divided by how it uses its words. */
export interface CommandUse {
  readonly program: string;
  readonly args: readonly string[];
  /** Words that may be paths. Words that are only printed, searched for or stored are not included. */
  readonly used: readonly string[];
  /** Code of another language. */
  readonly code: string;
  readonly command: ShellCommand;
}

/** Programs that print, compare or store their words, whatever these are. */
const PRINTING_PROGRAMS =
  /^(?:echo|printf|test|\[|:|true|false|basename|dirname|expr|read|seq|sleep|exit|return|type|which|alias|trap|local|shift)$/;

/** Programs whose first operand is a pattern or a script. */
const PATTERN_FIRST = /^(?:[efz]?grep|rg|ag|ack|sed|g?awk|mawk|nawk|jq|yq|tr|rename)$/;
/** Options that give the pattern, so the first operand is a path. */
const PATTERN_OPTION = /^(?:-e|--regexp|--expression)$/;

/** Git commands whose words up to `--` are messages, names and patterns. */
const GIT_TEXT = new Set('commit grep log notes shortlog stash tag'.split(' '));

/** Wrapper options that set the folder of the command. */
const CHANGES_FOLDER = /^(?:-C|-D|--chdir)$/;

/** Options whose value is a text. */
const TEXT_OPTION =
  /^(?:-m|--message|--grep|-S|-G|--author|--title|--body|-i?(?:name|path|regex|wholename))$/;

export function commandUse(command: ShellCommand): CommandUse {
  const [first = '', ...args] = command.words.map(({ text }) => text);
  const program = baseName(first);
  const code = codeOf(command);
  return { program, args, used: pathWords(program, first, args, command), code, command };
}

function pathWords(
  program: string,
  spelled: string,
  args: readonly string[],
  { words, wraps, git }: ShellCommand,
): readonly string[] {
  if (wraps) return args.flatMap((arg, at) => (CHANGES_FOLDER.test(args[at - 1] ?? '') ? [arg] : []));
  const own = spelled.includes('/') ? [spelled] : [];
  // Printed words are not paths, unless globs replace them by file names.
  if (PRINTING_PROGRAMS.test(program))
    return [...own, ...words.flatMap(({ text, glob }) => (glob ? [text] : []))];
  if (git !== undefined && GIT_TEXT.has(git.command)) {
    const end = git.args.indexOf('--');
    return end === -1 ? [] : git.args.slice(end + 1);
  }
  const kept = args.filter((arg, at) => !isText(arg, args[at - 1] ?? ''));
  if (!PATTERN_FIRST.test(program)) return [...own, ...kept];
  if (args.some((arg) => PATTERN_OPTION.test(arg))) {
    return [...own, ...kept.filter((_, at) => !PATTERN_OPTION.test(kept[at - 1] ?? ''))];
  }
  const pattern = kept.findIndex((arg) => !arg.startsWith('-'));
  return [...own, ...kept.filter((_, at) => at !== pattern)];
}

function isText(arg: string, before: string): boolean {
  return TEXT_OPTION.test(before) || /^--(?:message|grep|author|title|body)=/.test(arg);
}

export function isWrite({ operator }: ShellRedirect): boolean {
  return operator.includes('>');
}

/** Returns a command as one short line for people. */
export function shownCommand({ words, redirects }: ShellCommand): string {
  const all = [
    ...words.map(({ text }) => text),
    ...redirects.map((each) => `${each.operator}${each.target.text}`),
  ];
  return shownText(all.join(' '));
}

export function shownText(text: string): string {
  return cutText(oneLine(text.replaceAll(UNREAD, '…')), 60, '…');
}
