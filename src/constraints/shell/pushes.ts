import { isUnread, UNREAD } from './reading.ts';

/** What the words after `push` ask for. */
export interface Push {
  /** Why its remote's history could be rewritten, in the words of the command; null where it cannot. */
  readonly forced: string | null;
  readonly deletes: boolean;
  /** Whether it names what to push: then what the configuration says of it does not count. */
  readonly names: boolean;
}

/** Options of `git push` whose value is the next word. Source: git-push(1). */
const VALUED = new Set('--repo --receive-pack --exec --push-option --recurse-submodules -o'.split(' '));

/** The shortest abbreviation that git takes for `--mirror` alone. */
const MIRROR = /^--m(?:i(?:r(?:r(?:or?)?)?)?)?$/;

/**
 * What `git push` with these arguments would do. It is forced by `--mirror`, by any prefix of `--force…` that git
 * could take for it, by `-f`, alone or among other letters, by `+ref`, and by what cannot be read.
 * Source: CONTRACT 6, S-012.
 */
export function pushOf(args: readonly string[]): Push {
  const operands: string[] = [];
  let [forced, deletes]: [string | null, boolean] = [null, false];
  let isOver = false;
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    if (isUnread(arg)) forced ??= 'what cannot be read';
    else if (arg === '--') isOver = true;
    else if (isOver || !/^-./.test(arg)) operands.push(arg);
    else if (arg.startsWith('--')) forced ??= longForce(arg);
    else forced ??= shortLetters(arg).includes('f') ? arg : null;
    if (isOver || operands.includes(arg)) continue;
    deletes ||= arg.startsWith('--') ? /^--(?:de|pru)/.test(arg) : shortLetters(arg).includes('d');
    if (takesNext(arg)) {
      at += 1;
      if (isUnread(args[at] ?? '')) forced ??= 'what cannot be read';
    }
  }
  forced ??= operands.find((operand) => operand.startsWith('+')) ?? null;
  deletes ||= operands.slice(1).some((operand) => /^:./.test(operand));
  return { forced, deletes, names: operands.length > 1 };
}

function longForce(arg: string): string | null {
  const [name = ''] = arg.split('=');
  if (MIRROR.test(name) || name.startsWith('--force')) return arg;
  return /^--for(?:c)?$/.test(name) ? arg : null;
}

/** The letters of bundled short options, up to one that takes the rest as its value. */
function shortLetters(arg: string): string {
  return /^-\w/.test(arg) ? arg.slice(1).replace(/o.*$/s, '') : '';
}

function takesNext(arg: string): boolean {
  return VALUED.has(arg) || /^-[a-np-zA-Z0-9]+o$/.test(arg);
}

/** Why a push that names no refs is forced by what git's configuration says; null where it is not. */
export function forcedBySettings(config: ReadonlyMap<string, string>, push: Push): string | null {
  for (const [key, value] of config) {
    if (forcesPush(key, value) && (!push.names || key.endsWith('.mirror'))) return `${key}=${value}`;
  }
  return null;
}

/** Whether a setting makes a plain push a forced one. */
export function forcesPush(key: string, value: string): boolean {
  if (!/^remote\..+\.(?:push|mirror)$/s.test(key)) return false;
  if (isUnread(value)) return true;
  if (key.endsWith('.push')) return /^\s*\+/.test(value);
  return !/^(?:false|no|off|0|)$/i.test(value.trim());
}

/** Why a program's words push by force, where it is not known what program it is. */
export function pushByAnother(words: readonly string[]): string | null {
  const [program = '', ...args] = words;
  const at = args.findIndex((arg) => !arg.startsWith('-'));
  if (at === -1 || !/^(?:push|send-pack)$/.test(args[at] ?? '')) return null;
  const rest = args.slice(at + 1).filter((arg) => !isUnread(arg));
  const { forced } = pushOf(rest);
  // `-f` means other things to other programs.
  return forced !== null && /^-[a-z]+$/.test(forced) && !program.includes(UNREAD) ? null : forced;
}
