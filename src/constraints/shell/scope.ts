import { posix } from 'node:path';
import type { Function as FunctionNode } from 'unbash';
import { configFile } from './git-words.ts';
import { isUnread, UNREAD } from './reading.ts';

/** Longer values are not followed: a script may double one at every step. */
const LONGEST = 64 * 1024;

/** A text that is kept from growing without end. */
export function bounded(text: string): string {
  const short = text.includes('\0\0') ? text.replace(/\0{2,}/g, UNREAD) : text;
  return short.length <= LONGEST ? short : UNREAD;
}

/** What a shell knows at one point of a script. Subshells get a copy; files are on the disk, which is one. */
export class Scope {
  readonly variables: Map<string, readonly string[]>;
  readonly functions: Map<string, FunctionNode['body']>;
  readonly aliases: Map<string, string>;
  /** Contents of files that the script itself wrote, by absolute path. */
  readonly files: Map<string, string>;
  /** Git's configuration as far as the script set it. */
  readonly gitConfig: Map<string, string>;
  /** Names that the script gave to a copy of git or a link to it. */
  readonly gitNames: Set<string>;
  /** `$1`, `$2`, …; null where they cannot be known. */
  args: readonly string[] | null = [];
  /** What stands on standard input, as far as the script says it; absent where nothing does. */
  input: string | undefined;
  /** Programs that run this shell for another: `sudo`, `xargs`, … */
  under: readonly string[] = [];
  cwd: string;
  /** The root of the repository. */
  readonly top: string;
  before: string;
  /** Where it was when it was made. */
  readonly #origin: string;

  constructor(cwd: string, top: string, other?: Scope) {
    this.cwd = cwd;
    this.top = top;
    this.#origin = cwd;
    this.before = other?.before ?? cwd;
    this.input = other?.input;
    this.variables = new Map(other?.variables);
    this.functions = new Map(other?.functions);
    this.aliases = new Map(other?.aliases);
    this.files = other?.files ?? new Map();
    this.gitConfig = other?.gitConfig ?? new Map();
    this.gitNames = other?.gitNames ?? new Set(['git', 'hub', 'git.exe']);
    if (other === undefined) return;
    this.args = other.args;
    this.under = other.under;
  }

  fork(): Scope {
    return new Scope(this.cwd, this.top, this);
  }

  set(name: string, value: readonly string[]): void {
    this.variables.set(name, value.slice(0, 1024).map(bounded));
  }

  append(name: string, value: readonly string[], isList: boolean): void {
    const old = this.variables.get(name) ?? [];
    if (isList) this.set(name, [...old, ...value]);
    else this.set(name, [`${old[0] ?? ''}${value[0] ?? ''}`, ...old.slice(1)]);
  }

  /** A path as it is from here; UNREAD where it cannot be known. */
  absolute(path: string): string {
    if (isUnread(path)) return UNREAD;
    if (path.startsWith('/')) return posix.normalize(path).replace(/(?<=.)\/$/, '');
    return isUnread(this.cwd) ? UNREAD : posix.join(this.cwd, path).replace(/(?<=.)\/$/, '');
  }

  /** A file that the script writes; what it makes of git's own configuration counts as set. */
  write(path: string, text: string, append: boolean): void {
    if (isUnread(path)) return;
    const content = bounded(append ? `${this.files.get(path) ?? ''}${text}` : text);
    this.files.set(path, content);
    if (/(?:^|\/)(?:\.git\/config|\.gitconfig|config\.worktree)$/.test(path)) {
      for (const [key, value] of configFile(content)) this.gitConfig.set(key, value);
    }
    if (/\/\.git\/remotes\/[^/]+$/.test(path)) {
      const refspec = /^Push:\s*(\S+)/m.exec(content)?.[1];
      if (refspec !== undefined) this.gitConfig.set('remote.*.push', refspec);
    }
  }

  enter(path: string): void {
    const next = path === '-' ? this.before : this.absolute(path);
    this.before = this.cwd;
    this.cwd = next;
  }

  /**
   * After a part that may or may not have run: what it set to another value cannot be read any more, and it is
   * taken to have worked where it went to another folder.
   */
  join(maybe: Scope): void {
    for (const name of new Set([...this.variables.keys(), ...maybe.variables.keys()])) {
      const mine = this.variables.get(name);
      const other = maybe.variables.get(name);
      if (mine?.join('\n') !== other?.join('\n')) this.variables.set(name, [UNREAD]);
    }
    for (const [name, body] of maybe.functions) this.functions.set(name, body);
    for (const [name, text] of maybe.aliases) this.aliases.set(name, text);
    if (maybe.args?.join('\n') !== this.args?.join('\n')) this.args = null;
    if (maybe.cwd === maybe.#origin) return;
    this.cwd = maybe.cwd;
    this.before = maybe.before;
  }
}
