import { quoted } from '../../core/text/shell-quote.ts';
import {
  configFile,
  configured,
  environmentSettings,
  type GitWords,
  gitScripts,
  gitWords,
  mirrored,
} from './git-words.ts';
import { baseName, isUnread, type ShellCommand, UNREAD } from './shell-reading.ts';
import type { ShellScope } from './shell-scope.ts';
import type { CommandStep, WalkContext } from './shell-walk-context.ts';

/** Maximum number of aliases that name other aliases; git itself stops at a cycle. */
const MAX_ALIASES = 8;

export interface GitTools {
  readonly machine: WalkContext;
  readonly note: (
    step: CommandStep,
    wraps: boolean,
    machine: WalkContext,
    more?: Partial<ShellCommand>,
  ) => void;
  readonly readScript: (by: string, text: string, scope: ShellScope, machine: WalkContext) => string;
}

/** Environment variables that make git run a program. */
const PROGRAM_VARIABLES =
  /^(?:GIT_(?:SSH_COMMAND|SSH|EDITOR|SEQUENCE_EDITOR|PAGER|ASKPASS|EXTERNAL_DIFF)|EDITOR|PAGER|VISUAL)$/;

/** Performs a git command: resolves its aliases, reads and updates the known configuration, follows what it runs. */
export function performGit(step: CommandStep, { machine, note, readScript }: GitTools): string {
  // A word that file names may replace cannot be read.
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
  for (let turn = 0; turn < MAX_ALIASES; turn += 1) {
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
  for (const [name, value] of step.env) if (PROGRAM_VARIABLES.test(name)) run(value);
  return printedBy(call, step);
}

function configOf(step: CommandStep, call: GitWords): Map<string, string> {
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

/** Keeps the settings that the command leaves for later ones. */
function keep({ command, args }: GitWords, scope: ShellScope): void {
  const set = command === 'config' ? configured(args) : mirrored(command, args);
  if (set !== null) scope.gitConfig.set(set[0], set[1]);
}

function printedBy({ command, args }: GitWords, { scope }: CommandStep): string {
  return command === 'rev-parse' && args[0] === '--show-toplevel' ? `${scope.top}\n` : UNREAD;
}

/** Returns the words of an alias, without git's quotes. */
function unquoted(alias: string): readonly string[] {
  const words = alias.match(/(?:[^\s'"]|'[^']*'|"[^"]*")+/g) ?? [];
  return words.map((word) => (isUnread(word) ? word : word.replace(/'([^']*)'|"([^"]*)"/g, '$1$2')));
}
