import type { Function as FunctionNode } from 'unbash';
import { quoted } from '../../core/text/shell-quote.ts';
import { builtinOf } from './builtins.ts';
import { contentOf, DECODERS, knownOutput } from './known-outputs.ts';
import { performGit } from './perform-git.ts';
import { baseName, isUnread, SHELLS, type ShellCommand, UNREAD } from './shell-reading.ts';
import type { ShellScope } from './shell-scope.ts';
import type { CommandStep, WalkContext } from './shell-walk-context.ts';
import { findCommands, unwrap, xargsCommand } from './wrapper-programs.ts';

/** Programs that take a script from their input and run it elsewhere or later. */
const SCRIPT_READERS = new Set('at batch ssh su'.split(' '));

/** Maximum nesting of wrappers; more of them hide something. */
const MAX_WRAPPERS = 24;

/** Records a command, follows the commands it runs, and returns what it prints. */
export function performCommand(step: CommandStep, machine: WalkContext): string {
  const { words, scope, under } = step;
  const [first, ...rest] = words;
  if (first === undefined || under.length > MAX_WRAPPERS) return UNREAD;
  const program = programOf(first.text, scope);
  const alias = under.length === 0 ? scope.aliases.get(first.text) : undefined;
  if (alias !== undefined && !under.includes(first.text)) return performAlias(alias, step, machine);
  // Functions are known only to the shell itself: `command` and other programs run the program of that name.
  const body = under.length === 0 ? scope.functions.get(first.text) : undefined;
  if (body !== undefined) return performFunction(body, step, machine);
  if (program === 'git' || /^git-(?:push|send-pack|http-push)$/.test(program)) {
    return performGit(step, { machine, note: recordCommand, readScript });
  }
  const args = rest.map(({ text }) => text);
  const builtin = builtinOf(program, args, step, machine, {
    run: (inner) => performCommand(wrappedStep(step, program, inner), machine),
    read: (text) => readScript(program, text, scope, machine),
    file: (path) => contentOf(path, step.input ?? '', scope),
  });
  if (builtin !== null) {
    recordCommand(step, builtin.wraps, machine);
    return builtin.output();
  }
  if (SHELLS.has(program)) return performShell(program, args, step, machine);
  return performWrapper(program, args, step, machine) ?? performPlain(program, args, step, machine);
}

function programOf(spelled: string, scope: ShellScope): string {
  const name = baseName(spelled);
  return scope.gitNames.has(name) ? 'git' : name;
}

/** Records the command itself. */
export function recordCommand(
  step: CommandStep,
  wraps: boolean,
  machine: WalkContext,
  more: Partial<ShellCommand> = {},
): void {
  const { words, redirects, input, scope, under } = step;
  machine.notes.add({
    words,
    redirects,
    cwd: scope.cwd,
    wrappedBy: [...scope.wrappedBy, ...under],
    wraps,
    ...(input === undefined ? {} : { input }),
    ...more,
  });
}

/** Returns the words as a command of the wrapper. The shell has made its redirections already. */
export function wrappedStep(
  step: CommandStep,
  by: string,
  words: readonly string[],
  env = step.env,
): CommandStep {
  return {
    ...step,
    words: words.map((text) => ({ text, glob: false })),
    env,
    redirects: [],
    under: [...step.under, by],
  };
}

/** Returns the shell that a program starts, with the environment it is given. */
function childScope({ scope, under }: CommandStep, by: string, env: CommandStep['env']): ShellScope {
  const child = scope.fork();
  child.wrappedBy = [...scope.wrappedBy, ...under, by];
  for (const [name, value] of env) child.set(name, [value]);
  return child;
}

function performAlias(alias: string, step: CommandStep, machine: WalkContext): string {
  const scope = step.scope;
  const [first, ...rest] = step.words.map(({ text }) => text);
  const text = scope.aliases.get(first ?? '') ?? alias;
  scope.aliases.delete(first ?? '');
  const output = machine.script([text, ...rest.map(quoted)].join(' '), scope);
  scope.aliases.set(first ?? '', text);
  return output;
}

/** Maximum depth of a function that calls itself; after that it is followed once more, with unknown arguments. */
const MAX_FUNCTION_CALLS = 3;

function performFunction(body: FunctionNode['body'], step: CommandStep, machine: WalkContext): string {
  const { scope, env } = step;
  const { active } = machine.notes;
  const calls = active.get(body) ?? 0;
  if (calls > MAX_FUNCTION_CALLS) return UNREAD;
  const outer = scope.args;
  for (const [name, value] of env) scope.set(name, [value]);
  scope.args = calls === MAX_FUNCTION_CALLS ? null : step.words.slice(1).map(({ text }) => text);
  active.set(body, calls + 1);
  const output = machine.call(body, scope);
  active.set(body, calls);
  scope.args = outer;
  return output;
}

function performShell(
  program: string,
  args: readonly string[],
  step: CommandStep,
  machine: WalkContext,
): string {
  recordCommand(step, true, machine);
  const scope = childScope(step, program, step.env);
  for (const name of ['BASH_ENV', 'ENV']) {
    const file = step.env.get(name);
    if (file !== undefined) readScript(program, contentOf(file, '', scope), scope, machine);
  }
  readScript(program, step.env.get('PROMPT_COMMAND') ?? '', scope, machine);
  const prompt = step.env.get('PS4');
  if (prompt !== undefined) machine.script(`: "${prompt}"`, scope);
  const { script, file, rest } = shellWords(args);
  scope.args = rest;
  if (script !== null) return readScript(program, script, scope, machine);
  if (file !== null) return readScript(program, contentOf(file, step.input ?? '', scope), scope, machine);
  return step.input === undefined ? '' : readScript(program, step.input, scope, machine);
}

interface ShellWords {
  readonly script: string | null;
  readonly file: string | null;
  readonly rest: readonly string[];
}

function shellWords(args: readonly string[]): ShellWords {
  let [at, takesScript, takesInput] = [0, false, false];
  for (; at < args.length && /^[-+]./.test(args[at] ?? ''); at += 1) {
    const word = args[at] ?? '';
    if (word === '--') {
      at += 1;
      break;
    }
    if (/^-[a-zA-Z]*c/.test(word)) takesScript = true;
    if (/^-[a-zA-Z]*s/.test(word)) takesInput = true;
    if (/^[-+][a-zA-Z]*[oO]$|^--(?:init-file|rcfile)$/.test(word)) at += 1;
  }
  const [first = null, ...rest] = args.slice(at);
  if (takesScript) return { script: first, file: null, rest: rest.slice(1) };
  return takesInput
    ? { script: null, file: null, rest: args.slice(at) }
    : { script: null, file: first, rest };
}

/** Reads a script that a shell would run. A script that was decoded, or that cannot be read, counts as hidden. */
export function readScript(by: string, text: string, scope: ShellScope, machine: WalkContext): string {
  const isDecoded = [...machine.notes.decoded].some((piece) => text.includes(piece));
  if (isDecoded) machine.notes.hidden.add(`${by} runs decoded text`);
  return machine.script(text, scope);
}

function performWrapper(
  program: string,
  args: readonly string[],
  step: CommandStep,
  machine: WalkContext,
): string | null {
  if (program === 'find' || program === 'fd') {
    const commands = findCommands(args);
    recordCommand(step, false, machine);
    for (const inner of commands) performCommand(wrappedStep(step, program, inner), machine);
    return UNREAD;
  }
  if (program === 'xargs') {
    recordCommand(step, true, machine);
    const inner = xargsCommand(args, step.input ?? '');
    return inner.length === 0 ? UNREAD : performCommand(wrappedStep(step, program, inner), machine);
  }
  const wrapped = unwrap(program, args);
  if (wrapped === null) return null;
  const { inner, assignments, script } = wrapped;
  if (inner.length === 0 && script === undefined) return null;
  recordCommand(step, true, machine);
  const env = new Map(step.env);
  for (const word of assignments)
    env.set(word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1));
  if (script === undefined) return performCommand(wrappedStep(step, program, inner, env), machine);
  const scope = childScope(step, program, env);
  return readScript(program, script, scope, machine);
}

function performPlain(
  program: string,
  args: readonly string[],
  step: CommandStep,
  machine: WalkContext,
): string {
  const { scope, input } = step;
  recordCommand(step, false, machine);
  if (SCRIPT_READERS.has(program) && input !== undefined) readScript(program, input, scope.fork(), machine);
  const [path = ''] = step.words.map(({ text }) => text);
  const own = path.includes('/') ? scope.files.get(scope.absolute(path)) : undefined;
  if (own !== undefined) {
    const inner = scope.fork();
    inner.args = args;
    return readScript(program, own, inner, machine);
  }
  const output = knownOutput(program, { args, input: input ?? UNREAD, scope });
  if (program === 'tee') {
    for (const file of args)
      if (!file.startsWith('-')) scope.write(scope.absolute(file), output, args.includes('-a'));
  }
  if (/^(?:cp|ln|install|mv)$/.test(program)) noteCopies(args, scope);
  if (DECODERS.has(program)) remember(output, machine);
  return output;
}

function remember(output: string, machine: WalkContext): void {
  const piece = isUnread(output) ? output.replace(/^\s+|\s+$/g, '') : output.trim();
  if (piece !== '') machine.notes.decoded.add(piece);
}

/** Records copies of git and links to it as names of git, and copies of scripts. */
function noteCopies(args: readonly string[], scope: ShellScope): void {
  const operands = args.filter((arg) => !arg.startsWith('-'));
  const [from, to] = [operands[0] ?? '', operands.at(-1) ?? ''];
  if (operands.length < 2 || isUnread(to)) return;
  if (scope.gitNames.has(baseName(from))) scope.gitNames.add(baseName(to));
  const content = scope.files.get(scope.absolute(from));
  if (content !== undefined) scope.write(scope.absolute(to), content, false);
}
