import { isUnread, UNREAD } from './shell-reading.ts';

/** How a program takes another as its arguments. */
interface Wrapper {
  /** Short options that take their value from the next word. */
  readonly valued?: string;
  /** Long options that take their value from the next word. */
  readonly long?: readonly string[];
  /** Operands before the program: a duration, a folder, a lock. */
  readonly skip?: number;
  /** True if `NAME=value` may be before the program. */
  readonly assigns?: boolean;
  /** Short option whose value is a script. */
  readonly script?: string;
  /** True if the remaining words are one script. */
  readonly joins?: boolean;
  /** A required first word, as in `bundle exec`. */
  readonly after?: readonly string[];
}

/** From the manuals of util-linux, coreutils, sudo, findutils and the package managers named. */
const WRAPPERS: Readonly<Record<string, Wrapper>> = {
  bundle: { after: ['exec'] },
  busybox: {},
  catchsegv: {},
  chronic: {},
  chroot: { skip: 1 },
  chrt: { skip: 1, valued: 'TPD' },
  doas: { valued: 'uC' },
  env: { valued: 'uC', long: ['--unset', '--chdir'], assigns: true, script: 'S' },
  fakeroot: {},
  firejail: {},
  flock: { valued: 'wE', long: ['--wait', '--timeout'], skip: 1, script: 'c' },
  ionice: { valued: 'cn' },
  linux32: {},
  linux64: {},
  ltrace: { valued: 'eosulpnaA' },
  nice: { valued: 'n', long: ['--adjustment'] },
  nohup: {},
  npm: { after: ['exec', 'x'], script: 'c' },
  npx: { valued: 'p', long: ['--package'], script: 'c' },
  nsenter: { valued: 't' },
  numactl: { valued: 'CmNip' },
  parallel: { valued: 'jaNnILP' },
  pipenv: { after: ['run'] },
  pkexec: { long: ['--user'] },
  pnpm: { after: ['exec'], script: 'c' },
  poetry: { after: ['run'] },
  prlimit: {},
  proxychains: {},
  runuser: { valued: 'ugG', script: 'c' },
  script: { script: 'c' },
  setarch: { skip: 1 },
  setpriv: { long: ['--reuid', '--regid', '--groups'] },
  setsid: {},
  sg: { skip: 1, script: 'c' },
  ssh: { valued: 'bcDEeFIiJLlmOopQRSWw', skip: 1, joins: true },
  stdbuf: { valued: 'ioe' },
  strace: { valued: 'eopsuaEbIPSX' },
  su: { valued: 'gGw', skip: 1, script: 'c' },
  sudo: { valued: 'ugpCTrthDR', assigns: true },
  'systemd-run': { valued: 'pEu', long: ['--unit', '--property'] },
  taskset: { skip: 1 },
  time: { valued: 'fo' },
  timeout: { valued: 'ks', long: ['--kill-after', '--signal'], skip: 1 },
  torsocks: {},
  unbuffer: {},
  unshare: {},
  uv: { after: ['run'] },
  watch: { valued: 'n', long: ['--interval'], joins: true },
  'xvfb-run': { valued: 'aefnpsw' },
  yarn: { after: ['exec', 'run'] },
};

/** The command that a wrapper would run. */
export interface Wrapped {
  /** The program and its arguments; may be empty. */
  readonly inner: readonly string[];
  readonly assignments: readonly string[];
  /** A script that it passes to a shell instead. */
  readonly script?: string;
}

/** Returns null if the program wraps nothing. `words` are its arguments. */
export function unwrap(program: string, words: readonly string[]): Wrapped | null {
  const wrapper = Object.hasOwn(WRAPPERS, program) ? WRAPPERS[program] : undefined;
  if (wrapper === undefined) return null;
  let rest = words;
  if (wrapper.after !== undefined) {
    if (!wrapper.after.includes(words[0] ?? '')) return null;
    rest = words.slice(1);
  }
  return operandsOf(rest, wrapper);
}

function operandsOf(words: readonly string[], wrapper: Wrapper): Wrapped {
  const { valued = '', long = [], skip = 0, assigns = false, joins = false, script } = wrapper;
  const assignments: string[] = [];
  let skipped = 0;
  let at = 0;
  for (; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word === '--') continue;
    if (script !== undefined && isScriptOption(word, script)) return scriptAt(words, at, script, assignments);
    if (/^[-+]./.test(word)) at += takesNext(word, valued, long) ? 1 : 0;
    else if (assigns && /^\w+=/.test(word)) assignments.push(word);
    else if (skipped < skip) skipped += 1;
    else break;
  }
  const inner = words.slice(at);
  return joins && inner.length > 0
    ? { inner: [], assignments, script: inner.join(' ') }
    : { inner, assignments };
}

function isScriptOption(word: string, script: string): boolean {
  return (
    (word.startsWith('-') && !word.startsWith('--') && word.includes(script)) ||
    /^--(?:command|split-string|call|session-command)(?:=|$)/.test(word)
  );
}

function scriptAt(
  words: readonly string[],
  at: number,
  option: string,
  assignments: readonly string[],
): Wrapped {
  const word = words[at] ?? '';
  const joined = word.startsWith('--')
    ? word.split('=').slice(1).join('=')
    : word.split(option).slice(1).join(option);
  const text = joined === '' ? (words[at + 1] ?? '') : joined;
  const rest = words.slice(joined === '' ? at + 2 : at + 1);
  // `env -S 'a b' c` runs `a b c`; in other programs the words after it are not part of the script.
  return { inner: [], assignments, script: option === 'S' ? [text, ...rest].join(' ') : text };
}

function takesNext(word: string, valued: string, long: readonly string[]): boolean {
  if (word.startsWith('--')) return long.includes(word);
  const at = [...word.slice(1)].findIndex((letter) => valued.includes(letter));
  return at !== -1 && at === word.length - 2;
}

/** Returns the command that `xargs` would run. The words of its input replace the `-I` mark or are appended. */
export function xargsCommand(words: readonly string[], input: string): readonly string[] {
  let mark = '';
  let isElsewhere = false;
  let at = 0;
  for (; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (!word.startsWith('-')) break;
    // It reads a file instead, with unknown content.
    if (/^(?:-a|--arg-file)/.test(word)) isElsewhere = true;
    if (word.startsWith('-I')) mark = word.length > 2 ? word.slice(2) : (words[at + 1] ?? '');
    if (/^(?:-[adEILnPs]|--(?:arg-file|delimiter|max-args|max-procs|max-lines|replace))$/.test(word)) at += 1;
  }
  const command = words.slice(at);
  const appended =
    isElsewhere || isUnread(input)
      ? [UNREAD]
      : input.split(/[\s\0]+/).flatMap((word) => (word === '' ? [] : [word.replace(/^(['"])(.*)\1$/, '$2')]));
  if (mark === '') return [...command, ...appended];
  // With a mark, a whole line replaces it.
  const line = /^[^\n'"\\]*\n?$/.test(input) && !isElsewhere ? input.trim() : UNREAD;
  const value = appended.length === 1 ? (appended[0] ?? '') : line;
  return command.map((word) => word.replaceAll(mark, () => value));
}

/** Returns the commands that `find` would run for each file it finds. */
export function findCommands(words: readonly string[]): readonly (readonly string[])[] {
  const found: string[][] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (!/^-(?:exec|execdir|ok|okdir)$/.test(words[at] ?? '')) continue;
    const end = words.findIndex((word, index) => index > at && (word === ';' || word === '+'));
    const inner = words.slice(at + 1, end === -1 ? undefined : end);
    found.push(inner.map((word) => word.replaceAll('{}', () => UNREAD)));
    if (end !== -1) at = end;
  }
  return found;
}
