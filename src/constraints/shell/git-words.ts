import { quoted } from '../../core/text/shell-quote.ts';
import { isUnread, UNREAD } from './shell-reading.ts';

/** Options of git itself whose value is the next word. Source: git(1). */
const VALUED = new Set(
  '-C -c --config-env --git-dir --work-tree --namespace --super-prefix --exec-path --attr-source'.split(' '),
);

export interface GitWords {
  /** The command; UNREAD if it cannot be read. */
  readonly command: string;
  readonly args: readonly string[];
  /** Settings from `-c` and `--config-env`. */
  readonly settings: readonly (readonly [key: string, value: string])[];
}

/** Splits the arguments of `git`. Returns null if they name no command. */
export function gitWords(words: readonly string[]): GitWords | null {
  const settings: (readonly [string, string])[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (!word.startsWith('-')) {
      return { command: isUnread(word) ? UNREAD : word, args: words.slice(at + 1), settings };
    }
    if (word.startsWith('--config-env=')) settings.push([keyOf(word.slice(13)), UNREAD]);
    if (!VALUED.has(word)) continue;
    at += 1;
    const value = words[at] ?? '';
    if (word === '-c') settings.push(setting(value));
    if (word === '--config-env') settings.push([keyOf(value), UNREAD]);
  }
  return null;
}

function setting(text: string): readonly [string, string] {
  const at = text.indexOf('=');
  if (at === -1) return [keyOf(text), isUnread(text) ? UNREAD : 'true'];
  return [keyOf(text), text.slice(at + 1)];
}

function keyOf(text: string): string {
  const [key = ''] = text.split('=');
  return key.toLowerCase();
}

/** Returns the setting that these arguments of `git config` set; null if they only read. */
export function configured(args: readonly string[]): readonly [key: string, value: string] | null {
  const operands: string[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    if (/^(?:-f|--(?:file|blob|type|default|comment|value))$/.test(arg)) at += 1;
    else if (!arg.startsWith('-')) operands.push(arg);
    else if (/^--(?:get|unset|list|remove|rename)|^-l$/.test(arg)) return null;
  }
  const [first] = operands;
  if (first === 'set') operands.shift();
  const [key, value] = operands;
  return key === undefined || value === undefined ? null : [key.toLowerCase(), value];
}

/** Returns the setting that another git command adds and that matters to a push. */
export function mirrored(command: string, args: readonly string[]): readonly [string, string] | null {
  const asks = args.some((arg) => /^--mirror(?:=push)?$/.test(arg));
  if (!asks) return null;
  if (command === 'clone') return ['remote.origin.mirror', 'true'];
  return command === 'remote' && args[0] === 'add' ? ['remote.*.mirror', 'true'] : null;
}

/** Returns the settings in a git configuration file that affect a push. */
export function configFile(text: string): readonly (readonly [string, string])[] {
  let section = '';
  const found: (readonly [string, string])[] = [];
  for (const line of text.split('\n')) {
    const head = /^\s*\[\s*([\w.-]+)\s*(?:"([^"]*)")?\s*\](.*)$/.exec(line);
    if (head !== null) section = [head[1], head[2]].filter((part) => part !== undefined).join('.');
    const entry = /^\s*([A-Za-z][\w-]*)\s*(?:=\s*(.*))?$/.exec(head === null ? line : (head[3] ?? ''));
    if (entry === null) continue;
    const value = (entry[2] ?? 'true').trim().replace(/^"(.*)"$/, '$1');
    found.push([`${section}.${entry[1]}`.toLowerCase(), value]);
  }
  return found;
}

/** Returns settings that reach git through its environment. Source: git-config(1), ENVIRONMENT. */
export function environmentSettings(
  env: (name: string) => string | undefined,
): readonly (readonly [string, string])[] {
  const count = Math.min(Number(env('GIT_CONFIG_COUNT') ?? 0) || 0, 64);
  const listed = Array.from({ length: count }, (_, at): readonly [string, string] => [
    (env(`GIT_CONFIG_KEY_${at}`) ?? '').toLowerCase(),
    env(`GIT_CONFIG_VALUE_${at}`) ?? '',
  ]);
  const inOne = [...(env('GIT_CONFIG_PARAMETERS') ?? '').matchAll(/'([^'=]+)(?:'=')?=?([^']*)'/g)];
  return [...listed, ...inOne.map(([, key = '', value = '']) => [key.toLowerCase(), value] as const)];
}

/** Returns the text of scripts that a git command runs. */
export function gitScripts({ command, args, settings }: GitWords): readonly string[] {
  const programs = settings
    .filter(([key]) =>
      /^core\.(?:editor|pager|sshcommand|askpass|fsmonitor)$|^(?:sequence|diff|pager)\./.test(key),
    )
    .map(([, value]) => value);
  return [...programs, ...scriptsOf(command, args)];
}

function scriptsOf(command: string, args: readonly string[]): readonly string[] {
  const operands = args.filter((arg) => !arg.startsWith('-'));
  if (command === 'submodule' && operands[0] === 'foreach') return [joined(args, 'foreach')];
  if (command === 'bisect' && operands[0] === 'run') return [joined(args, 'run')];
  if (command === 'rebase') return optionValues(args, /^(?:-x|--exec)/);
  if (command === 'difftool') return optionValues(args, /^(?:-x|--extcmd)/);
  if (command === 'filter-branch') return optionValues(args, /^--[\w-]*filter/);
  return [];
}

/** Returns the words after `mark` as a script: one word is a script, several are one command. */
function joined(args: readonly string[], mark: string): string {
  const words = args.slice(args.indexOf(mark) + 1);
  while (words[0]?.startsWith('-')) words.shift();
  return words.length === 1 ? (words[0] ?? '') : words.map(quoted).join(' ');
}

function optionValues(args: readonly string[], option: RegExp): readonly string[] {
  return args.flatMap((arg, at) => {
    const match = option.exec(arg);
    if (match === null) return [];
    const rest = arg.slice(match[0].length).replace(/^=/, '');
    return [rest === '' ? (args[at + 1] ?? '') : rest];
  });
}
