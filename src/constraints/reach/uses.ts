import { codeOf } from '../shell/code.ts';
import { baseName, type ShellCommand, type ShellRedirect, UNREAD } from '../shell/reading.ts';

/** A command by what it does with its words. */
export interface Use {
  readonly program: string;
  readonly args: readonly string[];
  /** The words that it may take for paths: without what it only prints, searches for or keeps. */
  readonly used: readonly string[];
  /** Code of another language. */
  readonly code: string;
  readonly command: ShellCommand;
}

/** They print, compare or keep what they are told, whatever it says. */
const SAYS =
  /^(?:echo|printf|test|\[|:|true|false|basename|dirname|expr|read|seq|sleep|exit|return|type|which|alias|trap|local|shift)$/;

/** Their first operand is a pattern or a script, not a path. */
const PATTERN_FIRST = /^(?:[efz]?grep|rg|ag|ack|sed|g?awk|mawk|nawk|jq|yq|tr|rename)$/;
/** With one of these the pattern stands elsewhere. */
const PATTERN_OPTION = /^(?:-e|--regexp|--expression)$/;

/** Commands of git whose words are messages, names and patterns, up to `--`. */
const GIT_TEXT = new Set('commit grep log notes shortlog stash tag'.split(' '));

/** Options of wrappers that name the folder for what they run. */
const CHANGES_FOLDER = /^(?:-C|-D|--chdir)$/;

/** Options whose value is a text. */
const TEXT_OPTION =
  /^(?:-m|--message|--grep|-S|-G|--author|--title|--body|-i?(?:name|path|regex|wholename))$/;

export function useOf(command: ShellCommand): Use {
  const [first = '', ...args] = command.words.map(({ text }) => text);
  const program = baseName(first);
  const code = codeOf(command);
  return { program, args, used: usedOf(program, first, args, command), code, command };
}

function usedOf(
  program: string,
  spelled: string,
  args: readonly string[],
  { words, wraps, git }: ShellCommand,
): readonly string[] {
  if (wraps) return args.flatMap((arg, at) => (CHANGES_FOLDER.test(args[at - 1] ?? '') ? [arg] : []));
  const own = spelled.includes('/') ? [spelled] : [];
  // What is only printed is no path, unless names of files take its place.
  if (SAYS.test(program)) return [...own, ...words.flatMap(({ text, glob }) => (glob ? [text] : []))];
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

/** A command in one short line, for people. */
export function shownCommand({ words, redirects }: ShellCommand): string {
  const all = [
    ...words.map(({ text }) => text),
    ...redirects.map((each) => `${each.operator}${each.target.text}`),
  ];
  return shownText(all.join(' '));
}

export function shownText(text: string): string {
  const line = text.replaceAll(UNREAD, '…').replace(/\s+/g, ' ').trim();
  return line.length <= 60 ? line : `${line.slice(0, 59)}…`;
}
