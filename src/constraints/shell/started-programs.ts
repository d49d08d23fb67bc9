import { type Command, type CommandNode, type PipelineNode, parse, type Statement, type Word } from 'unbash';
import { SHELLS, STARTERS } from './shell-reading.ts';
import { unwrap } from './wrapper-programs.ts';

/** A program that a script starts by its bare name, so the shell finds it in PATH. */
export interface StartedProgram {
  readonly name: string;
  /** True if only builtins run before it, so the script cannot have installed it. */
  readonly isFirst: boolean;
}

/** Builtins that do not change the meaning of names. */
const HARMLESS = new Set(': [ cd echo printf pwd set shopt test true ulimit umask'.split(' '));

/** Builtins that may change the meaning of names. */
const RENAMES = new Set('. source eval alias unalias hash enable trap'.split(' '));
const DECLARES = new Set('declare export local readonly typeset unset'.split(' '));

/** Names that decide where programs are found, or what a shell reads first. */
const DECIDES = /^(?:PATH|BASH_ENV|ENV|-[fF])\b/;

/**
 * Returns the programs that a script always runs, in order, as long as those before them pass. Stops at the first part
 * that leaves open what runs (`||`, `if`, functions) or where programs are found (`source`, `PATH=`).
 */
export function startedPrograms(script: string): readonly StartedProgram[] {
  const found: StartedProgram[] = [];
  try {
    const { commands, errors = [] } = parse(script);
    if (errors.length === 0) list(commands, found);
  } catch (error) {
    // Nested too deep for the parser: no program is known.
    if (!(error instanceof RangeError)) throw error;
    return [];
  }
  return found.filter(({ name }) => !name.includes('/'));
}

// Each of these functions adds what a part of the script starts. It returns false if nothing after it is known.

/** Only the last of several statements decides how the script ends, unless `set -e` is set. */
function list(statements: readonly Statement[], found: StartedProgram[]): boolean {
  let stopsAtErrors = false;
  for (const [at, { command, background }] of statements.entries()) {
    if (background === true) return false;
    stopsAtErrors ||= setsErrexit(command);
    const inside: StartedProgram[] = [];
    const goesOn = chain(command, inside);
    const counts = stopsAtErrors || at === statements.length - 1;
    if (counts) add(inside, found);
    if (!goesOn || (!counts && inside.length > 0)) return false;
  }
  return true;
}

function add(inside: readonly StartedProgram[], found: StartedProgram[]): void {
  const isFirst = found.length === 0;
  for (const program of inside) found.push({ ...program, isFirst: program.isFirst && isFirst });
}

function setsErrexit(command: Statement['command']): boolean {
  if (command.type !== 'Command' || command.name?.value !== 'set') return false;
  return command.args.some((arg) => /^(?:-[a-z]*e|errexit$)/.test(arg.text));
}

function chain(command: Statement['command'], found: StartedProgram[]): boolean {
  if (command.type !== 'AndOr') return pipeline(command, found);
  if (command.operators.includes('||')) return false;
  return command.commands.every((part) => {
    const inside: StartedProgram[] = [];
    const goesOn = pipeline(part, inside);
    add(inside, found);
    return goesOn;
  });
}

/** Adds all parts of a pipeline. They start together, so none has installed another. */
function pipeline(node: PipelineNode, found: StartedProgram[]): boolean {
  if (node.type !== 'Pipeline') return one(node, found);
  if (node.prefixes.some(({ type }) => type === 'Negation')) return false;
  return node.commands.every((command) => one(command, found));
}

function one(node: CommandNode, found: StartedProgram[]): boolean {
  switch (node.type) {
    case 'Command':
      return simple(node, found);
    case 'Redirected':
      return one(node.command, found);
    case 'Subshell':
    case 'BraceGroup':
      return list(node.body.commands, found);
    default:
      return false;
  }
}

function simple({ name, prefix, args }: Command, found: StartedProgram[]): boolean {
  if (prefix.some((part) => part.type === 'Assignment' && DECIDES.test(part.name))) return false;
  if (name === undefined) return true;
  const words = [name, ...args].map((word) => (word.type === 'Assignment' ? word.text : literal(word)));
  return named(words, found);
}

function named([name = null, ...args]: readonly (string | null)[], found: StartedProgram[]): boolean {
  if (name === null || RENAMES.has(name)) return false;
  if (HARMLESS.has(name)) return true;
  if (DECLARES.has(name)) return args.every((arg) => arg !== null && !DECIDES.test(arg));
  if (STARTERS.has(name)) return started(name, args, found);
  found.push({ name, isFirst: true });
  const [option, script] = args;
  // A new shell does not inherit the gate's pipefail.
  const isRead = SHELLS.has(name) && /^-[eux]*c$/.test(option ?? '') && !(script ?? '|').includes('|');
  if (isRead) found.push(...startedPrograms(script ?? ''));
  return true;
}

/** Adds what `env`, `timeout` and similar programs start. */
function started(name: string, args: readonly (string | null)[], found: StartedProgram[]): boolean {
  if (args.includes(null) && name !== 'env') return false;
  const texts = args.map((arg) => arg ?? '\0');
  const builtin = name === 'command' || name === 'exec' || name === 'builtin';
  // `command -v` and `exec -a` start nothing, or use another name.
  if (builtin && /^-/.test(texts[0] ?? '')) return false;
  if (builtin) return texts.length === 0 || named(texts, found);
  const wrapped = unwrap(name, texts);
  if (wrapped === null || wrapped.script !== undefined) return false;
  if (wrapped.assignments.some((text) => DECIDES.test(text))) return false;
  if (name !== 'time') found.push({ name, isFirst: true });
  // `env -i` and `env -u PATH` change PATH.
  if (name === 'env' && texts.some((text) => /^(?:-$|-[a-zA-Z]*[iuPS]|--(?:ignore|unset))/.test(text)))
    return true;
  return wrapped.inner.length === 0 || named(wrapped.inner, found);
}

/** Returns the word as the program gets it; null if it is computed at run time. */
function literal({ value, parts = [] }: Word): string | null {
  const isPlain = parts.every((part) =>
    part.type === 'DoubleQuoted'
      ? part.parts.every(({ type }) => type === 'Literal')
      : part.type === 'Literal' || part.type === 'SingleQuoted',
  );
  return isPlain ? value : null;
}
