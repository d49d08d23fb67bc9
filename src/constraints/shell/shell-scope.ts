import { posix } from 'node:path';
import type { Function as FunctionNode } from 'unbash';
import { configFile } from './git-words.ts';
import { isUnread, UNREAD } from './shell-reading.ts';

/** Longer values are not followed, because a script can double one at every step. */
const MAX_VALUE_CHARS = 64 * 1024;

/** Limits the length of a text. */
export function withinLength(text: string): string {
  const short = text.includes('\0\0') ? text.replace(/\0{2,}/g, UNREAD) : text;
  return short.length <= MAX_VALUE_CHARS ? short : UNREAD;
}

/** State of a shell at one point of a script. Subshells get a copy; files are shared. */
export class ShellScope {
  readonly variables: Map<string, readonly string[]>;
  readonly functions: Map<string, FunctionNode['body']>;
  readonly aliases: Map<string, string>;
  /** Contents of files that the script itself wrote, by absolute path. */
  readonly files: Map<string, string>;
  /** Git configuration as far as the script set it. */
  readonly gitConfig: Map<string, string>;
  /** Names that the script gave to copies of git or links to it. */
  readonly gitNames: Set<string>;
  /** `$1`, `$2`, …; null if unknown. */
  args: readonly string[] | null = [];
  /** Standard input, as far as the script defines it; absent if there is none. */
  input: string | undefined;
  /** Programs that run this shell, such as `sudo` or `xargs`. */
  wrappedBy: readonly string[] = [];
  cwd: string;
  /** The root of the repository. */
  readonly top: string;
  before: string;
  /** The folder it started in. */
  readonly #origin: string;

  constructor(cwd: string, top: string, other?: ShellScope) {
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
    this.wrappedBy = other.wrappedBy;
  }

  fork(): ShellScope {
    return new ShellScope(this.cwd, this.top, this);
  }

  set(name: string, value: readonly string[]): void {
    this.variables.set(name, value.slice(0, 1024).map(withinLength));
  }

  append(name: string, value: readonly string[], isList: boolean): void {
    const old = this.variables.get(name) ?? [];
    if (isList) this.set(name, [...old, ...value]);
    else this.set(name, [`${old[0] ?? ''}${value[0] ?? ''}`, ...old.slice(1)]);
  }

  /** Returns the absolute path; UNREAD if unknown. */
  absolute(path: string): string {
    if (isUnread(path)) return UNREAD;
    if (path.startsWith('/')) return posix.normalize(path).replace(/(?<=.)\/$/, '');
    return isUnread(this.cwd) ? UNREAD : posix.join(this.cwd, path).replace(/(?<=.)\/$/, '');
  }

  /** Records a file that the script writes. If it is a git configuration file, its settings apply. */
  write(path: string, text: string, append: boolean): void {
    if (isUnread(path)) return;
    const content = withinLength(append ? `${this.files.get(path) ?? ''}${text}` : text);
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
   * Joins the state after a part that may or may not have run. Variables that it changed become unreadable, and a
   * change of folder is assumed to have worked.
   */
  join(maybe: ShellScope): void {
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
