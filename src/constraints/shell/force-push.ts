import { codeOf } from './code.ts';
import { configured } from './git-words.ts';
import { forcedBySettings, forcesPush, pushByAnother, pushOf } from './pushes.ts';
import { baseName, isUnread, SHELLS, type ShellCommand, type ShellReading, UNREAD } from './reading.ts';

/** Programs that print, search or keep their words, whatever these say. */
const SAYS =
  /^(?:echo|printf|grep|egrep|fgrep|rg|ag|ack|sed|cat|test|\[|:|true|false|man|help|type|which|read|alias|mkdir|touch|rm|ls|cd|set|export|declare|local)$/;

/**
 * How the script would push by force, in words that name the form; empty where nothing in it would. What cannot
 * be read of a push counts as forced. Source: S-012, CONTRACT 6.
 */
export function forcedPushes(reading: ShellReading): readonly string[] {
  const found = new Set<string>();
  const state = { hasDeleted: false };
  for (const command of reading.commands) {
    const reason = command.git === undefined ? byProgram(command) : byGit(command, state);
    if (reason !== null) found.add(shownForm(reason));
  }
  if (reading.commands.some(obeysUnread)) {
    // What the other programs made of their words, no reader knows: their words themselves have to do.
    for (const { words, input = '' } of reading.commands) {
      const reason = inCode([...words.map(({ text }) => text), input].join(' '));
      if (reason !== null) found.add(shownForm(reason));
    }
  }
  for (const text of reading.broken) {
    const reason = inCode(text);
    if (reason !== null) found.add(shownForm(reason));
  }
  if (!reading.isWhole) found.add('more than can be read');
  return [...found];
}

/** Whether a shell gets its script from a program whose output cannot be told: `… | sort | sh`. */
function obeysUnread({ words, input = '' }: ShellCommand): boolean {
  const [program = '', ...args] = words.map(({ text }) => text);
  const readsInput = args.every((arg) => /^-(?!\w*c)/.test(arg));
  return isUnread(input) && readsInput && SHELLS.has(baseName(program));
}

function shownForm(reason: string): string {
  const line = reason.replaceAll(UNREAD, '…').replace(/\s+/g, ' ').trim();
  return line.length <= 60 ? line : `${line.slice(0, 59)}…`;
}

function byGit({ git }: ShellCommand, state: { hasDeleted: boolean }): string | null {
  if (git === undefined) return null;
  const { command, args, config } = git;
  if (isUnread(command)) return 'a command of git that cannot be read';
  if (command === 'config') {
    const set = configured(args);
    return set !== null && forcesPush(set[0], set[1]) ? `git config ${set[0]} ${set[1]}` : null;
  }
  const isSubtree = command === 'subtree' && args.includes('push');
  const rest = isSubtree ? args.slice(args.indexOf('push') + 1) : args;
  if (!isSubtree && !/^(?:push|send-pack|http-push)$/.test(command)) return null;
  const push = pushOf(rest);
  const reason = push.forced ?? forcedBySettings(config, push);
  if (reason !== null) return `git ${command} with ${reason}`;
  if (!push.deletes && state.hasDeleted) return 'git push of a branch anew after it was deleted';
  state.hasDeleted ||= push.deletes;
  return null;
}

function byProgram(command: ShellCommand): string | null {
  const words = command.words.map(({ text }) => text);
  const [program = ''] = words;
  const name = baseName(program);
  const code = inCode(codeOf(command));
  if (code !== null) return code;
  if (command.wraps || SAYS.test(name)) return null;
  return byService(name, words.slice(1)) ?? prefixed(name, pushByAnother(words));
}

function prefixed(name: string, forced: string | null): string | null {
  return forced === null ? null : `${name} push with ${forced}`;
}

/** The service's own programs and its interface move branches too. */
function byService(name: string, args: readonly string[]): string | null {
  const text = args.join(' ');
  if (name === 'gh' && args[0] === 'repo' && args[1] === 'sync' && /\s--force\b/.test(text)) {
    return 'gh repo sync with --force';
  }
  if (!/^(?:gh|glab|hub|curl|wget|http|https|xh)$/.test(name)) return null;
  const moves =
    /\/git\/refs\/|updateRefs?\b/.test(text) && /["']?force["']?\s*[:=]{1,2}\s*["']?true/.test(text);
  return moves ? `${name} with force=true` : null;
}

/** More words than this after `git` belong to something else. */
const MOST_WORDS = 24;

/** A push by force in the code of another language: in a string, or as a list of strings. */
function inCode(code: string): string | null {
  if (!code.includes('push')) return null;
  const words = code.split(/[\s'"`,;()[\]{}|&\\]+/);
  for (const [at, word] of words.entries()) {
    if (baseName(word) !== 'git') continue;
    const rest = words.slice(at + 1, at + MOST_WORDS);
    const push = rest.indexOf('push');
    if (push === -1 || rest.slice(0, push).includes('git')) continue;
    const { forced } = pushOf(rest.slice(push + 1).filter((each) => each !== ''));
    if (forced !== null) return `git push with ${forced}`;
  }
  return null;
}
