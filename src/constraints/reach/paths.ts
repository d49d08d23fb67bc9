import { posix } from 'node:path';
import { isUnread, UNREAD } from '../shell/reading.ts';
import type { Reach, ReachFacts } from './facts.ts';
import { isWrite, shownText, type Use } from './uses.ts';

/** First folders of Linux and macOS: a text that begins otherwise, such as an address in a route, is no path. */
const FIRST_FOLDERS = new Set(
  'bin boot dev etc home lib lib32 lib64 media mnt nix opt private proc root run sbin srv sys tmp usr var Users Volumes'.split(
    ' ',
  ),
);

/** Programs and libraries: everybody may read them. */
const SYSTEM = ['/bin', '/lib', '/lib32', '/lib64', '/nix', '/opt', '/sbin', '/usr'];

/** Devices and facts of the machine without power or secrets. */
const HARMLESS =
  /^\/(?:dev\/(?:null|zero|full|u?random|tty|std(?:in|out|err)|fd(?:\/\d+)?)|etc\/(?:os-release|debian_version|alpine-release)|proc\/(?:cpuinfo|meminfo|loadavg|uptime|version|filesystems|self\/status))$/;

/** What writes at each path that it is given, and at the last alone. */
const WRITES_ANY = /^(?:chgrp|chmod|chown|mkdir|mkfifo|mknod|mv|rm|rmdir|shred|tee|touch|truncate|unlink)$/;
const WRITES_LAST = /^(?:cp|dd|install|ln|rsync|tar|unzip)$/;

/** What looks through all that is below a folder. */
const DEEP = /^(?:cp|chgrp|chmod|chown|du|fd|find|[ef]?grep|rg|rm|rsync|tar|tree|zip)$/;

/** What everybody may read of a process: that it is there, and what it is called. */
const PUBLIC = /^\/proc(?:\/[^/]+\/(?:cmdline|comm|stat|statm|status)|\/self\/(?!root|cwd).*|\/net\/.*)?$/;

interface Spot {
  readonly spelled: string;
  readonly cwd: string;
  readonly writes: boolean;
  /** The program's name, '' for a redirection. */
  readonly program: string;
}

/** Every path outside the workspace that the command would touch. */
export function reachedPaths(use: Use, facts: ReachFacts, links: boolean): readonly Reach[] {
  const { program, command } = use;
  const { cwd, redirects } = command;
  const sent = redirects
    .filter(({ target }) => !/^\d*-?$/.test(target.text))
    .map((each): Spot => ({ spelled: each.target.text, cwd, writes: isWrite(each), program: '' }));
  const named = isSymbolicLink(use) ? linkSpots(use, links) : argumentSpots(use);
  const ordinary = [...sent, ...named].flatMap((spot) => judge(spot, facts) ?? []);
  return use.code === '' || program === '' ? ordinary : [...ordinary, ...codePaths(use.code, cwd, facts)];
}

function argumentSpots({ used, program, args, command: { cwd } }: Use): readonly Spot[] {
  const inPlace = program === 'sed' && args.some((arg) => /^(?:-\w*i|--in-place)/.test(arg));
  const last = used.length - 1;
  return used.flatMap((word, at) => {
    const writes =
      WRITES_ANY.test(program) ||
      inPlace ||
      (WRITES_LAST.test(program) && (at === last || word.startsWith('of=')));
    return candidates(word).map((spelled): Spot => ({ spelled, cwd, writes, program }));
  });
}

export function isSymbolicLink({ program, args }: Use): boolean {
  return program === 'ln' && args.some((arg) => /^-\w*s|^--symbolic$/.test(arg));
}

/**
 * A link that leads out is no reach by itself, for whoever goes through it later is judged then. Beside other
 * commands it is, for those could go through it at once.
 */
function linkSpots({ used, program, command: { cwd } }: Use, onlyLinks: boolean): readonly Spot[] {
  const operands = used.filter((word) => !word.startsWith('-'));
  const place = operands.length > 1 ? (operands.at(-1) ?? '') : '.';
  const made: Spot = { spelled: place, cwd, writes: true, program };
  if (onlyLinks) return [made];
  const from = isUnread(place) ? UNREAD : posix.join(isUnread(cwd) ? '' : cwd, posix.dirname(place));
  const targets = operands.length > 1 ? operands.slice(0, -1) : operands;
  return [made, ...targets.map((spelled): Spot => ({ spelled, cwd: from, writes: false, program }))];
}

/** The paths in a word: the whole of it, an option's value, the parts of a list. */
function candidates(word: string): readonly string[] {
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(word)) return word.startsWith('file://') ? [word.slice(7)] : [];
  const bare = word.replace(/^-[A-Za-z](?=\/|\.\.(?:\/|$))/, '').replace(/^@/, '');
  return bare.split(/[=:,]@?/).filter((part) => part !== '' && !part.startsWith('-'));
}

function judge(spot: Spot, facts: ReachFacts): Reach | null {
  const { spelled, cwd } = spot;
  if (spelled.startsWith('/'))
    return judgeAbsolute(posix.normalize(spelled.replace(/^\/+/, '/')), spot, facts);
  if (/^~[\w-]/.test(spelled)) return outside('names the home of an account', spelled);
  if (spelled.startsWith(UNREAD)) return null;
  const goesUp = spelled.split('/').includes('..');
  if (isUnread(cwd)) return goesUp ? outside('goes up from a folder that cannot be read', spelled) : null;
  const path = posix.join(cwd, spelled);
  if (within(path, facts.root)) return null;
  if (goesUp && within(cwd, facts.root)) {
    return facts.scratch.some((folder) => within(path, folder))
      ? null
      : outside('goes up out of the workspace', spelled);
  }
  return judgeAbsolute(path, spot, facts);
}

function judgeAbsolute(normal: string, { spelled, writes, program }: Spot, facts: ReachFacts): Reach | null {
  const path = normal.replace(/(?<=.)\/$/, '');
  if (within(path, facts.root) || HARMLESS.test(path)) return null;
  if (/^\/dev\/(?:tcp|udp)\//.test(path)) return null;
  if (within(path, '/proc')) {
    return {
      code: 'ENV-01',
      what: `looks at processes (${shownText(spelled)})`,
      harmful: !PUBLIC.test(path),
    };
  }
  const found = outside('names a path outside the workspace', spelled);
  if (path === '/') return writes || DEEP.test(program) ? found : null;
  const foreign = [...facts.foreign, posix.dirname(facts.root)];
  if (foreign.some((folder) => within(path, folder))) return found;
  if (facts.scratch.some((folder) => within(path, folder))) return null;
  const [, first = ''] = path.split('/');
  // A pattern or a piece that cannot be read may stand for any folder.
  const isFolder = FIRST_FOLDERS.has(first) || /[\0*?[]/.test(first) || first === facts.root.split('/')[1];
  if (!isFolder) return writes && program === '' ? found : null;
  return SYSTEM.some((folder) => within(path, folder)) && !writes ? null : found;
}

function outside(what: string, spelled: string): Reach {
  return { code: 'FS-01', what: `${what} (${shownText(spelled)})`, harmful: true };
}

function within(path: string, folder: string): boolean {
  return folder !== '/' && (path === folder || path.startsWith(`${folder}/`));
}

/** Only where a word can begin, not in the middle of a relative path or of an expression. */
const ABSOLUTE = /(?<![\w.$}~/*\]\\-])\/+[\w.-]+(?:\/[^\s'"`;|&()<>,]*)?/g;

/** `..` as a path or at the beginning or inside of one; not in the name of a module that a program imports. */
const UPWARD =
  /(?<![\w.$}/-])(?<!\b(?:from|require\(|import\(?)\s*['"])(?:[\w.@-]+\/)*\.\.(?:\/[^\s'"`;|&()<>,]*)?(?![\w.])/g;

/** Paths in the code of another language, or in a text that cannot be taken apart. */
export function codePaths(code: string, cwd: string, facts: ReachFacts): readonly Reach[] {
  const spelled = [...code.matchAll(ABSOLUTE), ...code.matchAll(UPWARD)].map(([text]) => text);
  return spelled.flatMap((each) => judge({ spelled: each, cwd, writes: false, program: '' }, facts) ?? []);
}

/** Words of a command that could be relative paths in the workspace. */
export function isRelative(text: string): boolean {
  return /^[\w.@+][\w.@+ /-]*$/.test(text) && !text.startsWith('..');
}
