import { posix } from 'node:path';
import { isWithin } from '../../core/path/is-within.ts';
import { READS_DATA, RUNNERS, VALUE_OPTIONS } from './program-kinds.ts';
import { readShell } from './read-shell.ts';
import {
  baseName,
  isUnread,
  SHELLS,
  type ShellCommand,
  type ShellPlace,
  type ShellWord,
} from './shell-reading.ts';

/** A way in which a script may run code of the workspace. Paths are relative to the root. */
export type StartedFile =
  /** Runs this file. */
  | { readonly kind: 'runs'; readonly path: string; readonly by: string }
  /** Passes this file to a program that might run it. */
  | { readonly kind: 'names'; readonly path: string; readonly by: string }
  /** A program that runs what files of the workspace define. */
  | { readonly kind: 'runner'; readonly name: string }
  /** A program that the shell finds in PATH. */
  | { readonly kind: 'program'; readonly name: string }
  /** The script does not show what runs. `what` continues "the command …". */
  | { readonly kind: 'hidden'; readonly what: string };

const INTERPRETER =
  /^(?:node|nodejs|deno|bun|tsx|ts-node|python[\d.]*|pypy[\d.]*|perl|ruby|php|lua[\d.]*|Rscript|tclsh|pwsh|awk|gawk|mawk|sed|osascript|java|groovy)$/;
const PYTHON = /^(?:python|pypy)[\d.]*$/;
/** Options whose value is code. */
const INLINE = /^(?:-[a-zA-Z]*[ceEp]|-r|--eval|--print|--expression)$/;
const INLINE_BY: Readonly<Record<string, RegExp>> = {
  php: /^-r$/,
  sed: /^(?:-[a-zA-Z]*e|--expression)$/,
  perl: /^-[a-zA-Z]*[eE]$/,
  ruby: /^-[a-zA-Z]*e$/,
};
const PYTHON_INLINE = /^-[a-zA-Z]*c$/;
const PYTHON_MODULE = /^-[a-zA-Z]*m$/;
const PYTHON_ISOLATED = /^-[a-zA-Z]*[IP]/;
/** These take code as the first word, unless `-f` names a file. */
const TEXT_FIRST = /^(?:awk|gawk|mawk|sed)$/;

/** Lists what a bash script may run from the workspace, without running it. */
export function startedFiles(script: string, place: ShellPlace): readonly StartedFile[] {
  const { commands, isWhole, broken } = readShell(script, place);
  const found: StartedFile[] = [];
  if (!isWhole) found.push({ kind: 'hidden', what: 'is too long to be read' });
  if (broken.length > 0) found.push({ kind: 'hidden', what: 'has a syntax error' });
  for (const name of script.matchAll(DECIDES)) {
    found.push({ kind: 'hidden', what: `sets ${name[1] ?? ''}, which decides what programs load` });
  }
  for (const [at, command] of commands.entries()) {
    if (isBehindShell(command, commands[at - 1])) continue;
    found.push(...startedBy(command, place.root));
  }
  return found;
}

const DECIDES =
  /(?:^|[\s;&|({'"`])(PATH|ENV|BASH_ENV|NODE_PATH|NODE_OPTIONS|PYTHONPATH|PYTHONHOME|PERL5LIB|PERL5OPT|RUBYLIB|RUBYOPT|LD_PRELOAD|LD_LIBRARY_PATH|GIT_[A-Z_]+)=/g;

/**
 * Returns true for the unreadable command that the reader adds after a shell with an unknown script. The shell itself
 * is judged.
 */
function isBehindShell({ words }: ShellCommand, before: ShellCommand | undefined): boolean {
  const starter = before?.words[0]?.text ?? '';
  const isScript = words.length === 1 && words[0]?.text === '\0';
  return isScript && (SHELLS.has(baseName(starter)) || starter === '.' || starter === 'source');
}

function startedBy(command: ShellCommand, root: string): readonly StartedFile[] {
  const [program, ...args] = command.words;
  if (program === undefined) return [];
  if (isUnread(program.text)) return [{ kind: 'hidden', what: 'computes the name of a program' }];
  const name = baseName(program.text);
  const by = name === '.' ? 'source' : name;
  const own = ownFile(program, command, root);
  if (SHELLS.has(name)) return [...own, ...shellStarts(args, { command, root, by })];
  if (name === '.' || name === 'source') return runsWord(args[0], { command, root, by });
  if (RUNNERS.has(name)) return [{ kind: 'runner', name }];
  if (command.wraps || READS_DATA.has(name)) return own;
  if (INTERPRETER.test(name)) return [...own, ...interpreted(args, { command, root, by })];
  return [...own, ...args.flatMap((word) => named(word.text, { command, root, by }))];
}

/** Returns the program itself if it is named by a path; otherwise the shell finds it in PATH. */
function ownFile(program: ShellWord, command: ShellCommand, root: string): readonly StartedFile[] {
  return program.text.includes('/')
    ? runsWord(program, { command, root, by: program.text })
    : [{ kind: 'program', name: program.text }];
}

interface Starter {
  readonly command: ShellCommand;
  readonly root: string;
  readonly by: string;
}

/** Returns what a shell starts. A script given by `-c` has its own commands in the reading. */
function shellStarts(args: readonly ShellWord[], starter: Starter): readonly StartedFile[] {
  if (args.some(({ text }) => /^-[a-zA-Z]*c$/.test(text) && !text.startsWith('--'))) return [];
  const operand = args[operandAt(args)];
  if (operand !== undefined) return [...optionFiles(args, starter), ...runsWord(operand, starter)];
  const { input } = starter.command;
  return input === undefined || isUnread(input) ? [hiddenInput(starter.by)] : [];
}

function hiddenInput(by: string): StartedFile {
  return { kind: 'hidden', what: `gives ${by} a script on its standard input` };
}

function interpreted(args: readonly ShellWord[], starter: Starter): readonly StartedFile[] {
  const { by, command } = starter;
  const isPython = PYTHON.test(by);
  if (isPython && !args.some(({ text }) => PYTHON_ISOLATED.test(text))) {
    const module = args.find(({ text }) => PYTHON_MODULE.test(text) || PYTHON_INLINE.test(text));
    if (module !== undefined) {
      const what = `starts ${by} ${module.text}, which imports modules from the workspace (add -I, or run a script of the commit as ./path)`;
      return [{ kind: 'hidden', what }];
    }
  }
  const inline = isPython ? PYTHON_INLINE : (INLINE_BY[by] ?? INLINE);
  const from = optionFiles(args, starter);
  const takesFile = args.some(({ text }) => /^(?:-f|--file\b)/.test(text));
  const code = args.flatMap(({ text }, at) => (inline.test(text) ? [args[at + 1]?.text ?? ''] : []));
  if (code.length === 0 && TEXT_FIRST.test(by) && !takesFile) code.push(args[operandAt(args)]?.text ?? '');
  if (code.length > 0 || (isPython && args.some(({ text }) => PYTHON_MODULE.test(text))))
    return [...from, ...code.flatMap((text) => inCode(text, starter))];
  if (TEXT_FIRST.test(by)) return from;
  const operand = args[operandAt(args)];
  if (operand !== undefined && operand.text !== '-') return [...from, ...runsWord(operand, starter)];
  if (args.length > 0 && args.every(({ text }) => /^(?:-v|-V|--version|--help)$/.test(text))) return from;
  const known = command.input !== undefined && !isUnread(command.input);
  return known ? [...from, ...inCode(command.input ?? '', starter)] : [hiddenInput(by)];
}

/** Returns the index of the first word that is neither an option nor an option's value, or -1. */
function operandAt(args: readonly ShellWord[]): number {
  let skips = false;
  for (const [at, { text }] of args.entries()) {
    if (skips) skips = false;
    else if (text === '-' || !/^[-+]/.test(text)) return at;
    else if (text === '--') return at + 1 < args.length ? at + 1 : -1;
    else skips = VALUE_OPTIONS.test(text) || LOADS.test(text);
  }
  return -1;
}

/** Options of interpreters that load a file or a folder of files. */
const LOADS =
  /^(?:-r|-I|-f|-cp|-jar|--require|--import|--loader|--experimental-loader|--env-file|--rcfile|--init-file|--file|--class-path)$/;
const LOADS_ATTACHED =
  /^(?:--(?:require|import|loader|experimental-loader|env-file|rcfile|init-file|file|class-path)=|-[rIfM](?=.))(.*)$/;

function optionFiles(args: readonly ShellWord[], starter: Starter): readonly StartedFile[] {
  const end = operandAt(args);
  const options = end === -1 ? args : args.slice(0, end);
  return options.flatMap((word, at) => {
    const value = LOADS_ATTACHED.exec(word.text)?.[1];
    const isInline = INLINE_BY[starter.by]?.test(word.text) === true || PYTHON.test(starter.by);
    if (isInline) return [];
    if (value !== undefined) return runsWord({ ...word, text: value }, starter);
    return LOADS.test(word.text) ? runsWord(args[at + 1], starter) : [];
  });
}

function runsWord(word: ShellWord | undefined, { command, root, by }: Starter): readonly StartedFile[] {
  if (word === undefined) return [];
  if (word.glob || isUnread(word.text)) {
    return [{ kind: 'hidden', what: `gives ${by} a file with a computed name` }];
  }
  if (isUnread(command.cwd) && !word.text.startsWith('/')) {
    return [{ kind: 'hidden', what: `runs ${word.text} in a folder with a computed name` }];
  }
  const absolute = posix.resolve(command.cwd, word.text);
  if (/^\/(?:dev|proc)\//.test(absolute)) return [hiddenInput(by)];
  const path = inside(absolute, root);
  return path === null ? [] : [{ kind: 'runs', path, by }];
}

function inside(absolute: string, root: string): string | null {
  return isWithin(absolute, root) && absolute !== root ? posix.relative(root, absolute) : null;
}

/** Returns files that an argument may name: `x`, `--file=x`, `@x`, `a:x`. */
function named(text: string, { command, root, by }: Starter): readonly StartedFile[] {
  if (isUnread(command.cwd)) return [];
  const parts = new Set([text, ...text.split(/[=:,@\s]+/)]);
  return [...parts].flatMap((part) => {
    const path = part === '' || isUnread(part) ? null : inside(posix.resolve(command.cwd, part), root);
    return path === null ? [] : [{ kind: 'names' as const, path, by }];
  });
}

/** Matches packages that code loads by name from the workspace's dependencies. */
const LOADED = /(?:\brequire(?:\.resolve)?\s*\(|\bimport\s*\(|\bfrom\s|\bimport\s)\s*['"`]([^'"`\s]+)['"`]/g;

/** Returns files and packages that inline code names. */
function inCode(code: string, starter: Starter): readonly StartedFile[] {
  const loaded = [...code.matchAll(LOADED)]
    .map(([, name = '']) => name)
    .filter((name) => !name.startsWith('node:') && !BUILT_IN.has(name) && !name.startsWith('/'));
  const { by } = starter;
  const modules = /^(?:node|nodejs|bun|deno|tsx|ts-node)$/.test(by) ? loaded : [];
  const packages = modules.map((name): StartedFile => ({ kind: 'runs', path: `node_modules/${name}`, by }));
  const words = code.match(/[\w.@+-]+(?:\/[\w.@+-]+)*/g) ?? [];
  return [...packages, ...words.flatMap((word) => named(word, starter))];
}

const BUILT_IN: ReadonlySet<string> = new Set(
  'assert buffer child_process crypto dns events fs fs/promises http http2 https net os path path/posix perf_hooks process querystring readline stream stream/promises string_decoder timers timers/promises tls tty url util v8 vm worker_threads zlib'.split(
    ' ',
  ),
);
