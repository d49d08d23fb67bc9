import { posix } from 'node:path';
import type { Reach, ReachFacts } from './facts.ts';
import { linkPlace, onlyLinks, segmentsOf, usedPart } from './segments.ts';

/** First folders of Linux and macOS: a text that begins otherwise, such as an address in a route, is no path. */
const FIRST_FOLDERS =
  'bin boot dev etc home lib lib32 lib64 media mnt nix opt private proc root run sbin srv sys tmp usr var Users Volumes'.split(
    ' ',
  );

/** Programs and libraries: everybody may read them. */
const SYSTEM = ['/bin', '/lib', '/lib32', '/lib64', '/nix', '/opt', '/sbin', '/usr'];

/** Devices and facts of the machine without power or secrets. */
const HARMLESS =
  /^\/(?:dev\/(?:null|zero|full|u?random|tty|std(?:in|out|err)|fd(?:\/[0-2])?)|etc\/(?:os-release|debian_version|alpine-release)|proc\/(?:cpuinfo|meminfo|loadavg|uptime|version|filesystems|self\/status))$/;

/** What writes at the path that stands last, or at any. */
const WRITES_LAST = /^\s*(?:cp|mv|ln|install|dd|rsync|tar|unzip|sed\s+-i)\b/;
const WRITES_ANY = /^\s*(?:rm|rmdir|touch|mkdir|chmod|chown|truncate|tee)\b/;

/** Everything in the text that names a path outside the workspace. One finding a kind: the first of each. */
export function reachedPaths(text: string, facts: ReachFacts): readonly Reach[] {
  const found = new Map<string, Reach>();
  const note = (reach: Reach | null): void => {
    if (reach !== null && !found.has(reach.code)) found.set(reach.code, reach);
  };
  const links = onlyLinks(text);
  const parts = segmentsOf(text).map((segment) => usedPart(links ? linkPlace(segment) : segment));
  for (const segment of parts) {
    for (const match of segment.matchAll(absolute(facts))) {
      note(judgeAbsolute(match[0], { segment, at: match.index, facts }));
    }
  }
  note(judgeRelative(parts.join('\n'), text, facts));
  return [...found.values()];
}

function absolute({ root, foreign }: ReachFacts): RegExp {
  const first = [...FIRST_FOLDERS, ...[root, ...foreign].map((path) => path.split('/')[1] ?? '')];
  const names = [...new Set(first)]
    .filter((name) => /^[\w.-]+$/.test(name))
    .map((name) => name.replaceAll('.', '\\.'));
  // Not in the middle of a relative path or of an expression such as sed's: only where a word can begin.
  return new RegExp(`(?<![\\w.$}~/*\\]\\\\-])/+(?:${names.join('|')})(?![\\w.-])[^\\s'"\`;|&()<>,]*`, 'g');
}

interface Spot {
  readonly segment: string;
  readonly at: number;
  readonly facts: ReachFacts;
}

function judgeAbsolute(spelled: string, { segment, at, facts }: Spot): Reach | null {
  const path = posix.normalize(spelled.replace(/^\/+/, '/')).replace(/\/$/, '') || '/';
  if (within(path, facts.root) || HARMLESS.test(path)) return null;
  if (/^\/dev\/(?:tcp|udp)\//.test(path)) return null;
  if (within(path, '/proc')) return judgeProcess(path, spelled);
  const isForeign =
    facts.foreign.some((folder) => within(path, folder)) || within(path, posix.dirname(facts.root));
  const outside: Reach = {
    code: 'FS-01',
    what: `names a path outside the workspace (${spelled})`,
    harmful: true,
  };
  if (isForeign) return outside;
  if (facts.scratch.some((folder) => within(path, folder))) return null;
  if (!SYSTEM.some((folder) => within(path, folder))) return outside;
  return writesAt(segment, at, spelled) ? outside : null;
}

/** What everybody may read of a process: that it is there, and what it is called. */
const PUBLIC = /^\/proc(?:\/[^/]+\/(?:cmdline|comm|stat|statm|status)|\/self\/(?!root|cwd).*|\/net\/.*)?$/;

function judgeProcess(path: string, spelled: string): Reach {
  return { code: 'ENV-01', what: `looks at processes (${spelled})`, harmful: !PUBLIC.test(path) };
}

/** Whether the segment writes at the path that it has at this place. */
function writesAt(segment: string, at: number, spelled: string): boolean {
  const before = segment.slice(0, at);
  const isLast = segment.slice(at + spelled.length).replace(/['"\s)]/g, '') === '';
  return />\s*["']?$/.test(before) || WRITES_ANY.test(segment) || (WRITES_LAST.test(segment) && isLast);
}

function within(path: string, folder: string): boolean {
  return folder !== '/' && (path === folder || path.startsWith(`${folder}/`));
}

/** `..` as a path or at the beginning or inside of one; not in the name of a module that a program imports. */
const UPWARD =
  /(?<![\w.$}/-])(?<!\b(?:from|require\(|import\(?)\s*['"])(?:[\w.@-]+\/)*\.\.(?:\/[^\s'"`;|&()<>,]*)?(?![\w.])/g;

/** A path that goes up further than the folder, and every `cd` before it, goes down. */
function judgeRelative(used: string, text: string, { cwd }: ReachFacts): Reach | null {
  const below = [
    cwd,
    ...[...text.matchAll(/\b(?:cd|pushd)\s+["']?([\w.@/-]+)/g)].map((match) => match[1] ?? ''),
  ];
  const depth = below.filter((path) => !path.startsWith('/')).reduce((sum, path) => sum + downs(path), 0);
  for (const [spelled] of used.matchAll(UPWARD)) {
    const ups = posix
      .normalize(spelled)
      .split('/')
      .filter((part) => part === '..').length;
    if (ups > depth)
      return { code: 'FS-01', what: `goes up out of the workspace (${spelled})`, harmful: true };
  }
  return null;
}

function downs(path: string): number {
  return posix
    .normalize(path)
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..').length;
}
