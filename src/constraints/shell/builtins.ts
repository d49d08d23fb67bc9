import { isUnread, UNREAD } from './shell-reading.ts';
import type { CommandStep, WalkContext } from './shell-walk-context.ts';

/** The effect of a builtin on the shell. */
export interface Builtin {
  /** True if it only runs another command. */
  readonly wraps: boolean;
  /** Runs after the command itself was recorded. */
  readonly output: () => string;
}

/** Callbacks that perform other words; passed in, because they call this module in turn. */
export interface BuiltinTools {
  readonly run: (words: readonly string[]) => string;
  readonly read: (text: string) => string;
  readonly file: (path: string) => string;
}

type BuiltinAction = (
  args: readonly string[],
  step: CommandStep,
  machine: WalkContext,
  tools: BuiltinTools,
) => string;

const DECLARES = new Set('declare export local readonly typeset'.split(' '));
const RUNS = new Set('builtin command exec'.split(' '));

/** Returns null for commands that are not builtins relevant here. */
export function builtinOf(
  program: string,
  args: readonly string[],
  step: CommandStep,
  machine: WalkContext,
  tools: BuiltinTools,
): Builtin | null {
  if (RUNS.has(program)) return runner(args, tools);
  if (DECLARES.has(program)) return { wraps: false, output: () => declare(args, step) };
  const doing = Object.hasOwn(BUILTINS, program) ? BUILTINS[program] : undefined;
  if (doing === undefined) return null;
  const wraps = program === 'eval' || program === 'trap';
  return { wraps, output: () => doing(args, step, machine, tools) };
}

function runner(args: readonly string[], { run }: BuiltinTools): Builtin {
  let at = 0;
  let asks = false;
  for (; /^-\w+$|^--$/.test(args[at] ?? ''); at += 1) {
    if (/^-\w*[vV]/.test(args[at] ?? '')) asks = true;
    if (/^-\w*a$/.test(args[at] ?? '')) at += 1;
  }
  const inner = args.slice(at);
  if (asks) return { wraps: false, output: () => `${inner.join('\n')}\n` };
  return { wraps: inner.length > 0, output: () => (inner.length === 0 ? '' : run(inner)) };
}

function declare(args: readonly string[], { scope }: CommandStep): string {
  for (const arg of args) {
    const match = /^(\w+)(\+?)=(.*)$/s.exec(arg);
    if (match === null) continue;
    const [, name = '', append = '', value = ''] = match;
    if (append === '') scope.set(name, [value]);
    else scope.append(name, [value], false);
  }
  return '';
}

const BUILTINS: Readonly<Record<string, BuiltinAction>> = {
  alias: (args, { scope }) => {
    for (const arg of args) {
      const at = arg.indexOf('=');
      if (at > 0) scope.aliases.set(arg.slice(0, at), arg.slice(at + 1));
    }
    return '';
  },
  cd: (args, step) => enter(args, step),
  eval: (args, _step, machine, { read }) => {
    const text = args.join(' ');
    if (/^\s*\0\s*$/.test(text)) machine.notes.hidden.add('eval runs text that is only known at run time');
    return read(text);
  },
  getopts: (args, { scope }) => unknown(args.slice(1, 2), scope),
  mapfile: (args, { scope }) => unknown(args.slice(-1), scope),
  popd: (_args, { scope }) => {
    scope.enter('-');
    return '';
  },
  pushd: (args, step) => enter(args, step),
  read: (args, { scope, input }) => {
    const names = args.filter((arg) => /^[A-Za-z_]\w*$/.test(arg));
    const [line = '', ...more] = (input ?? UNREAD).replace(/\n$/, '').split('\n');
    const isOne = names.length === 1 && more.length === 0;
    for (const name of names) scope.set(name, [isOne ? line.trim() : UNREAD]);
    return '';
  },
  readarray: (args, { scope }) => unknown(args.slice(-1), scope),
  set: (args, { scope }) => {
    const at = args.indexOf('--');
    if (at !== -1) scope.args = args.slice(at + 1);
    else if (args.some((arg) => isUnread(arg))) scope.args = null;
    else if (args[0] !== undefined && !/^[-+]/.test(args[0])) scope.args = args;
    return '';
  },
  shift: (args, { scope }) => {
    const [count = '1'] = args;
    scope.args = /^\d+$/.test(count) ? (scope.args?.slice(Number(count)) ?? null) : null;
    return '';
  },
  source: (args, _step, _machine, { read, file }) => read(file(args[0] ?? '')),
  '.': (args, _step, _machine, { read, file }) => read(file(args[0] ?? '')),
  trap: (args, _step, _machine, { read }) => {
    const [script] = args.filter((arg) => !/^-/.test(arg));
    return script === undefined || args.length < 2 ? '' : read(script);
  },
  unset: (args, { scope }) => {
    for (const arg of args) scope.variables.set(arg, ['']);
    return '';
  },
};

function unknown(names: readonly string[], scope: CommandStep['scope']): string {
  for (const name of names) if (/^[A-Za-z_]\w*$/.test(name)) scope.set(name, [UNREAD]);
  return '';
}

function enter(args: readonly string[], { scope }: CommandStep): string {
  const operands = args.filter((arg) => arg === '-' || !/^[-+]/.test(arg));
  if (operands[0] !== undefined) scope.enter(operands[0]);
  return '';
}
