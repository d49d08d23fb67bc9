import {
  configFile,
  configured,
  environmentSettings,
  type GitWords,
  gitScripts,
  gitWords,
  mirrored,
} from './git-words.ts';
import type { Machine, Step } from './machine.ts';
import { baseName, isUnread, quoted, type ShellCommand, UNREAD } from './reading.ts';
import type { Scope } from './scope.ts';

/** An alias may name another; git itself stops where they go in a circle. */
const MOST_ALIASES = 8;

export interface GitTools {
  readonly machine: Machine;
  readonly note: (step: Step, wraps: boolean, machine: Machine, more?: Partial<ShellCommand>) => void;
  readonly readScript: (by: string, text: string, scope: Scope, machine: Machine) => string;
}

/** Variables of the environment by which git runs a program. */
const RUNNING =
  /^(?:GIT_(?:SSH_COMMAND|SSH|EDITOR|SEQUENCE_EDITOR|PAGER|ASKPASS|EXTERNAL_DIFF)|EDITOR|PAGER|VISUAL)$/;

/** A call of git: its aliases resolved, its configuration looked up and kept, what it runs in turn followed. */
export function performGit(step: Step, { machine, note, readScript }: GitTools): string {
  // What file names may take the place of cannot be read.
  const texts = step.words.map(({ text, glob }) => (glob ? UNREAD : text));
  const own = /^git-(.+)$/.exec(baseName(texts[0] ?? ''))?.[1];
  const words = own === undefined ? texts.slice(1) : [own, ...texts.slice(1)];
  let call = gitWords(words);
  if (call === null) {
    note(step, false, machine);
    return UNREAD;
  }
  const config = configOf(step, call);
  const run = (text: string): void => {
    readScript('git', text, step.scope.fork(), machine);
  };
  for (let turn = 0; turn < MOST_ALIASES; turn += 1) {
    const alias: string | undefined = config.get(`alias.${call.command.toLowerCase()}`);
    if (alias === undefined) break;
    if (alias.startsWith('!')) {
      note(step, true, machine);
      run([alias.slice(1), ...call.args.map(quoted)].join(' '));
      return UNREAD;
    }
    const aliased = gitWords([...unquoted(alias), ...call.args]);
    if (aliased === null) break;
    for (const [key, value] of aliased.settings) config.set(key, value);
    call = { ...aliased, settings: call.settings };
  }
  note(step, false, machine, { git: { command: call.command, args: call.args, config } });
  keep(call, step.scope);
  for (const text of gitScripts(call)) run(text);
  for (const [name, value] of step.env) if (RUNNING.test(name)) run(value);
  return printedBy(call, step);
}

function configOf(step: Step, call: GitWords): Map<string, string> {
  const { scope, env } = step;
  const value = (name: string): string | undefined => env.get(name) ?? scope.variables.get(name)?.[0];
  const config = new Map(scope.gitConfig);
  for (const name of ['GIT_CONFIG_SYSTEM', 'GIT_CONFIG_GLOBAL', 'GIT_CONFIG']) {
    const file = value(name);
    const text = file === undefined ? undefined : scope.files.get(scope.absolute(file));
    for (const [key, set] of text === undefined ? [] : configFile(text)) config.set(key, set);
  }
  for (const [key, set] of [...environmentSettings(value), ...call.settings]) config.set(key, set);
  return config;
}

/** What the call leaves in git's configuration for those after it. */
function keep({ command, args }: GitWords, scope: Scope): void {
  const set = command === 'config' ? configured(args) : mirrored(command, args);
  if (set !== null) scope.gitConfig.set(set[0], set[1]);
}

function printedBy({ command, args }: GitWords, { scope }: Step): string {
  return command === 'rev-parse' && args[0] === '--show-toplevel' ? `${scope.top}\n` : UNREAD;
}

/** The words of an alias, with git's own quotes taken off. */
function unquoted(alias: string): readonly string[] {
  const words = alias.match(/(?:[^\s'"]|'[^']*'|"[^"]*")+/g) ?? [];
  return words.map((word) => (isUnread(word) ? word : word.replace(/'([^']*)'|"([^"]*)"/g, '$1$2')));
}
