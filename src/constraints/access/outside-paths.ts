import { posix } from 'node:path';
import { isWithin } from '../../core/path/is-within.ts';
import { isUnread, UNREAD } from '../shell/shell-reading.ts';
import type { AccessContext, OutsideAccess } from './access-context.ts';
import { type CommandUse, isWrite, shownText } from './command-use.ts';

/** First folders of Linux and macOS. Text that begins otherwise, such as a route of a web server, is not a path. */
const FIRST_FOLDERS = new Set(
  'bin boot dev etc home lib lib32 lib64 media mnt nix opt private proc root run sbin srv sys tmp usr var Users Volumes'.split(
    ' ',
  ),
);

/** Folders of programs and libraries, which everybody may read. */
const SYSTEM = ['/bin', '/lib', '/lib32', '/lib64', '/nix', '/opt', '/sbin', '/usr'];

/** Devices and facts of the machine that give neither rights nor secrets. */
const HARMLESS =
  /^\/(?:dev\/(?:null|zero|full|u?random|tty|std(?:in|out|err)|fd(?:\/\d+)?)|etc\/(?:os-release|debian_version|alpine-release)|proc\/(?:cpuinfo|meminfo|loadavg|uptime|version|filesystems|self\/status))$/;

/** Programs that write to every path they are given, and programs that write only to the last one. */
const WRITES_ANY = /^(?:chgrp|chmod|chown|mkdir|mkfifo|mknod|mv|rm|rmdir|shred|tee|touch|truncate|unlink)$/;
const WRITES_LAST = /^(?:cp|dd|install|ln|rsync|tar|unzip)$/;

/** Programs that read everything below a folder. */
const RECURSIVE_PROGRAMS = /^(?:cp|chgrp|chmod|chown|du|fd|find|[ef]?grep|rg|rm|rsync|tar|tree|zip)$/;

/** Entries of `/proc` that everybody may read: the existence and the name of a process. */
const PUBLIC_PROC =
  /^\/proc(?:\/[^/]+\/(?:cmdline|comm|stat|statm|status)|\/self\/(?!root|cwd).*|\/net\/.*)?$/;

interface NamedPath {
  readonly spelled: string;
  readonly cwd: string;
  readonly writes: boolean;
  /** The program's name, '' for a redirection. */
  readonly program: string;
}

/** Returns every path outside the workspace that the command would touch. */
export function outsidePaths(
  use: CommandUse,
  facts: AccessContext,
  links: boolean,
): readonly OutsideAccess[] {
  const { program, command } = use;
  const { cwd, redirects } = command;
  const sent = redirects
    .filter(({ target }) => !/^\d*-?$/.test(target.text))
    .map((each): NamedPath => ({ spelled: each.target.text, cwd, writes: isWrite(each), program: '' }));
  const named = isSymbolicLink(use) ? linkPaths(use, links) : argumentPaths(use);
  const ordinary = [...sent, ...named].flatMap((spot) => accessAt(spot, facts) ?? []);
  return use.code === '' || program === ''
    ? ordinary
    : [...ordinary, ...outsidePathsInCode(use.code, cwd, facts)];
}

function argumentPaths({ used, program, args, command: { cwd } }: CommandUse): readonly NamedPath[] {
  const inPlace = program === 'sed' && args.some((arg) => /^(?:-\w*i|--in-place)/.test(arg));
  const last = used.length - 1;
  return used.flatMap((word, at) => {
    const writes =
      WRITES_ANY.test(program) ||
      inPlace ||
      (WRITES_LAST.test(program) && (at === last || word.startsWith('of=')));
    return candidates(word).map((spelled): NamedPath => ({ spelled, cwd, writes, program }));
  });
}

export function isSymbolicLink({ program, args }: CommandUse): boolean {
  return program === 'ln' && args.some((arg) => /^-\w*s|^--symbolic$/.test(arg));
}

/**
 * Returns the paths of a link. Creating a link that leads outside is not an access by itself, because each later use is
 * judged. Beside other commands it is, because they could use the link at once.
 */
function linkPaths(
  { used, program, command: { cwd } }: CommandUse,
  onlyLinks: boolean,
): readonly NamedPath[] {
  const operands = used.filter((word) => !word.startsWith('-'));
  const place = operands.length > 1 ? (operands.at(-1) ?? '') : '.';
  const made: NamedPath = { spelled: place, cwd, writes: true, program };
  if (onlyLinks) return [made];
  const from = isUnread(place) ? UNREAD : posix.join(isUnread(cwd) ? '' : cwd, posix.dirname(place));
  const targets = operands.length > 1 ? operands.slice(0, -1) : operands;
  return [made, ...targets.map((spelled): NamedPath => ({ spelled, cwd: from, writes: false, program }))];
}

/** Returns the paths in a word: the whole word, an option's value, the parts of a list. */
function candidates(word: string): readonly string[] {
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(word)) return word.startsWith('file://') ? [word.slice(7)] : [];
  const bare = word.replace(/^-[A-Za-z](?=\/|\.\.(?:\/|$))/, '').replace(/^@/, '');
  return bare.split(/[=:,]@?/).filter((part) => part !== '' && !part.startsWith('-'));
}

function accessAt(spot: NamedPath, facts: AccessContext): OutsideAccess | null {
  const { spelled, cwd } = spot;
  if (spelled.startsWith('/'))
    return accessAtAbsolute(posix.normalize(spelled.replace(/^\/+/, '/')), spot, facts);
  if (/^~[\w-]/.test(spelled)) return outside('names the home folder of an account', spelled);
  if (spelled.startsWith(UNREAD)) return null;
  const goesUp = spelled.split('/').includes('..');
  if (isUnread(cwd)) return goesUp ? outside('goes up from an unknown folder', spelled) : null;
  const path = posix.join(cwd, spelled);
  if (isOwn(path, facts.root)) return null;
  if (goesUp && isOwn(cwd, facts.root)) {
    return facts.scratchFolders.some((folder) => isOwn(path, folder))
      ? null
      : outside('goes up out of the workspace', spelled);
  }
  return accessAtAbsolute(path, spot, facts);
}

function accessAtAbsolute(
  normal: string,
  { spelled, writes, program }: NamedPath,
  facts: AccessContext,
): OutsideAccess | null {
  const path = normal.replace(/(?<=.)\/$/, '');
  if (isOwn(path, facts.root) || HARMLESS.test(path)) return null;
  if (/^\/dev\/(?:tcp|udp)\//.test(path)) return null;
  if (isOwn(path, '/proc')) {
    return {
      code: 'ENV-01',
      what: `reads facts of processes (${shownText(spelled)})`,
      harmful: !PUBLIC_PROC.test(path),
    };
  }
  const found = outside('names a path outside the workspace', spelled);
  if (path === '/') return writes || RECURSIVE_PROGRAMS.test(program) ? found : null;
  const foreign = [...facts.foreignFolders, posix.dirname(facts.root)];
  if (foreign.some((folder) => isOwn(path, folder))) return found;
  if (facts.scratchFolders.some((folder) => isOwn(path, folder))) return null;
  const [, first = ''] = path.split('/');
  // A glob or an unknown piece may match any folder.
  const isFolder = FIRST_FOLDERS.has(first) || /[\0*?[]/.test(first) || first === facts.root.split('/')[1];
  if (!isFolder) return writes && program === '' ? found : null;
  return SYSTEM.some((folder) => isOwn(path, folder)) && !writes ? null : found;
}

function outside(what: string, spelled: string): OutsideAccess {
  return { code: 'FS-01', what: `${what} (${shownText(spelled)})`, harmful: true };
}

/** Matches where a word can begin, not inside a relative path or an expression. */
const ABSOLUTE = /(?<![\w.$}~/*\]\\-])\/+[\w.-]+(?:\/[^\s'"`;|&()<>,]*)?/g;

/** `..` as a path, or at the beginning or inside of one; not in the name of an imported module. */
const UPWARD =
  /(?<![\w.$}/-])(?<!\b(?:from|require\(|import\(?)\s*['"])(?:[\w.@-]+\/)*\.\.(?:\/[^\s'"`;|&()<>,]*)?(?![\w.])/g;

/** Returns the outside paths in code of another language, or in text that cannot be parsed. */
export function outsidePathsInCode(
  code: string,
  cwd: string,
  facts: AccessContext,
): readonly OutsideAccess[] {
  const spelled = [...code.matchAll(ABSOLUTE), ...code.matchAll(UPWARD)].map(([text]) => text);
  return spelled.flatMap((each) => accessAt({ spelled: each, cwd, writes: false, program: '' }, facts) ?? []);
}

/** Returns true if the text could be a relative path in the workspace. */
export function isRelative(text: string): boolean {
  return /^[\w.@+][\w.@+ /-]*$/.test(text) && !text.startsWith('..');
}

/** Tells whether a path lies in one of the run's folders. `/` is never one: then every path would be allowed. */
function isOwn(path: string, folder: string): boolean {
  return folder !== '/' && isWithin(path, folder);
}
