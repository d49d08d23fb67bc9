import { isUnread, UNREAD } from './shell-reading.ts';

/** The request that the words after `push` make. */
export interface PushRequestWords {
  /** The part of the command that could rewrite the remote's history; null if none could. */
  readonly forced: string | null;
  readonly deletes: boolean;
  /** True if it names what to push, so the configuration's refspecs do not apply. */
  readonly names: boolean;
}

/** Options of `git push` whose value is the next word. Source: git-push(1). */
const VALUED = new Set('--repo --receive-pack --exec --push-option --recurse-submodules -o'.split(' '));

/** Abbreviations of `--mirror` that git accepts. */
const MIRROR = /^--m(?:i(?:r(?:r(?:or?)?)?)?)?$/;

/**
 * Reads the arguments of `git push`. The push is forced by `--mirror`, by any prefix of `--force…` that git accepts, by
 * `-f`, alone or among other letters, by `+ref`, and by unreadable words. Source: docs/constraints.md, S-012.
 */
export function pushOf(args: readonly string[]): PushRequestWords {
  const operands: string[] = [];
  let [forced, deletes]: [string | null, boolean] = [null, false];
  let isOver = false;
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    if (isUnread(arg)) forced ??= 'words that cannot be read';
    else if (arg === '--') isOver = true;
    else if (isOver || !/^-./.test(arg)) operands.push(arg);
    else if (arg.startsWith('--')) forced ??= longForce(arg);
    else forced ??= shortLetters(arg).includes('f') ? arg : null;
    if (isOver || operands.includes(arg)) continue;
    deletes ||= arg.startsWith('--') ? /^--(?:de|pru)/.test(arg) : shortLetters(arg).includes('d');
    if (takesNext(arg)) {
      at += 1;
      if (isUnread(args[at] ?? '')) forced ??= 'words that cannot be read';
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

/** Returns the letters of bundled short options, up to one that takes the rest as its value. */
function shortLetters(arg: string): string {
  return /^-\w/.test(arg) ? arg.slice(1).replace(/o.*$/s, '') : '';
}

function takesNext(arg: string): boolean {
  return VALUED.has(arg) || /^-[a-np-zA-Z0-9]+o$/.test(arg);
}

/** Returns the setting that makes a push without refs a forced one, or null. */
export function forcedBySettings(config: ReadonlyMap<string, string>, push: PushRequestWords): string | null {
  for (const [key, value] of config) {
    if (forcesPush(key, value) && (!push.names || key.endsWith('.mirror'))) return `${key}=${value}`;
  }
  return null;
}

/** Returns true if a setting makes a plain push a forced one. */
export function forcesPush(key: string, value: string): boolean {
  if (!/^remote\..+\.(?:push|mirror)$/s.test(key)) return false;
  if (isUnread(value)) return true;
  if (key.endsWith('.push')) return /^\s*\+/.test(value);
  return !/^(?:false|no|off|0|)$/i.test(value.trim());
}

/** Returns the words that would force a push if the unknown program is git, or null. */
export function pushByAnother(words: readonly string[]): string | null {
  const [program = '', ...args] = words;
  const at = args.findIndex((arg) => !arg.startsWith('-'));
  if (at === -1 || !/^(?:push|send-pack)$/.test(args[at] ?? '')) return null;
  const rest = args.slice(at + 1).filter((arg) => !isUnread(arg));
  const { forced } = pushOf(rest);
  // `-f` has other meanings in other programs.
  return forced !== null && /^-[a-z]+$/.test(forced) && !program.includes(UNREAD) ? null : forced;
}
