import { cutText } from '../../core/text/figures.ts';
import { oneLine } from '../../core/text/one-line.ts';
import { configured } from './git-words.ts';
import { codeOf } from './interpreter-code.ts';
import { forcedBySettings, forcesPush, pushByAnother, pushOf } from './push-words.ts';
import { baseName, isUnread, SHELLS, type ShellCommand, type ShellReading, UNREAD } from './shell-reading.ts';

/** Programs that print, search or keep their words, whatever these are. */
const PRINTING_PROGRAMS =
  /^(?:echo|printf|grep|egrep|fgrep|rg|ag|ack|sed|cat|test|\[|:|true|false|man|help|type|which|read|alias|mkdir|touch|rm|ls|cd|set|export|declare|local)$/;

/**
 * Returns the forced pushes of a script, each named by its form. A push that cannot be read counts as forced. Source:
 * S-012, docs/constraints.md.
 */
export function forcedPushes(reading: ShellReading): readonly string[] {
  const found = new Set<string>();
  const state = { hasDeleted: false };
  for (const command of reading.commands) {
    const reason = command.git === undefined ? byProgram(command) : byGit(command, state);
    if (reason !== null) found.add(shownForm(reason));
  }
  if (reading.commands.some(runsUnknownScript)) {
    // Other programs may do anything with their words, so the words themselves are checked.
    for (const { words, input = '' } of reading.commands) {
      const reason = inCode([...words.map(({ text }) => text), input].join(' '));
      if (reason !== null) found.add(shownForm(reason));
    }
  }
  for (const text of reading.broken) {
    const reason = inCode(text);
    if (reason !== null) found.add(shownForm(reason));
  }
  if (!reading.isWhole) found.add('a script that is too long to read');
  return [...found];
}

/** Returns true if a shell gets its script from a program with unknown output: `… | sort | sh`. */
function runsUnknownScript({ words, input = '' }: ShellCommand): boolean {
  const [program = '', ...args] = words.map(({ text }) => text);
  const readsInput = args.every((arg) => /^-(?!\w*c)/.test(arg));
  return isUnread(input) && readsInput && SHELLS.has(baseName(program));
}

function shownForm(reason: string): string {
  return cutText(oneLine(reason.replaceAll(UNREAD, '…')), 60, '…');
}

function byGit({ git }: ShellCommand, state: { hasDeleted: boolean }): string | null {
  if (git === undefined) return null;
  const { command, args, config } = git;
  if (isUnread(command)) return 'a git command that cannot be read';
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
  if (!push.deletes && state.hasDeleted) return 'git push that recreates a deleted branch';
  state.hasDeleted ||= push.deletes;
  return null;
}

function byProgram(command: ShellCommand): string | null {
  const words = command.words.map(({ text }) => text);
  const [program = ''] = words;
  const name = baseName(program);
  const code = inCode(codeOf(command));
  if (code !== null) return code;
  if (command.wraps || PRINTING_PROGRAMS.test(name)) return null;
  return byService(name, words.slice(1)) ?? prefixed(name, pushByAnother(words));
}

function prefixed(name: string, forced: string | null): string | null {
  return forced === null ? null : `${name} push with ${forced}`;
}

/** The programs and the API of GitHub can move branches too. */
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

/** Longer word lists after `git` belong to something else. */
const MAX_WORDS = 24;

/** Finds a forced push in code of another language: in a string, or as a list of strings. */
function inCode(code: string): string | null {
  if (!code.includes('push')) return null;
  const words = code.split(/[\s'"`,;()[\]{}|&\\]+/);
  for (const [at, word] of words.entries()) {
    if (baseName(word) !== 'git') continue;
    const rest = words.slice(at + 1, at + MAX_WORDS);
    const push = rest.indexOf('push');
    if (push === -1 || rest.slice(0, push).includes('git')) continue;
    const { forced } = pushOf(rest.slice(push + 1).filter((each) => each !== ''));
    if (forced !== null) return `git push with ${forced}`;
  }
  return null;
}
