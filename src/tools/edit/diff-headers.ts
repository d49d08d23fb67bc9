import { FILE_MODE } from '../../core/git/file-mode.ts';
import type { PatchCode } from './text/edit-types.ts';

/** The problem with a diff. */
export interface DiffTrouble {
  readonly reason: string;
  readonly code: PatchCode;
}

export function trouble(code: PatchCode, reason: string): DiffTrouble {
  return { code, reason };
}

/** Prefixes of paths in git's headers (`diff.mnemonicPrefix` included). */
const PREFIXES = ['', 'a/', 'b/', 'i/', 'w/', 'c/', 'o/', './'] as const;
const NEW_FILE_MODE = `new file mode ${FILE_MODE}`;

/** Entries that do more than change the text of one regular file. */
const UNSAFE: readonly (readonly [RegExp, string])[] = [
  [/^(?:rename|copy) (?:from|to) |^(?:dis)?similarity index /, 'renames or copies a file'],
  [/^deleted file mode /, 'deletes a file'],
  [/^(?:old|new) mode |^new file mode /, "changes a file's mode"],
  [/^GIT binary patch|^Binary files /, 'is binary'],
  [/^Subproject commit /, 'moves a submodule'],
];

/** The headers of a diff read so far. */
export interface Headers {
  readonly creates: boolean;
  /** Number of `diff --git`, `---` and `+++` lines; a second one of a kind is a second file. */
  readonly git: number;
  readonly old: number;
  readonly new: number;
}

export const NO_HEADERS: Headers = { creates: false, git: 0, old: 0, new: 0 };

/** Reads one line outside the hunks, or returns why it makes the diff unusable. */
export function readHeader(line: string, headers: Headers, path: string): Headers | DiffTrouble {
  if (line.startsWith('diff --git ')) return gitHeader(line, headers, path);
  if (line.startsWith('--- ')) return oldHeader(line, headers, path);
  if (line.startsWith('+++ ')) return newHeader(line, headers, path);
  if (line === NEW_FILE_MODE) return { ...headers, creates: true };
  const foreign = /^(?:rename|copy) (?:from|to) (.*)$/.exec(line)?.[1];
  if (foreign !== undefined && !names(foreign, path)) return otherPath(foreign, path);
  for (const [pattern, what] of UNSAFE) {
    if (pattern.test(line))
      return trouble('PATCH-02', `the diff ${what}; only the text of ${path} may be changed by it`);
  }
  if (line.trim() === '' || /^index [0-9a-f]+\.\.[0-9a-f]+(?: 100(?:644|755))?$/.test(line)) return headers;
  if (line.startsWith('index '))
    return trouble('PATCH-02', `the diff is of no ordinary file (\`${cut(line)}\`); send text`);
  if (line.startsWith('*** ')) {
    return trouble(
      'PATCH-03',
      `\`${cut(line)}\` belongs to another patch format; send a unified diff of ${path}, or edits`,
    );
  }
  return trouble('PATCH-03', `\`${cut(line)}\` is no part of a unified diff; send only the diff of ${path}`);
}

function gitHeader(line: string, headers: Headers, path: string): Headers | DiffTrouble {
  if (headers.git > 0 || headers.old > 0 || headers.new > 0) return severalFiles(line, path);
  const rest = line.slice('diff --git '.length);
  const spelled = [path, quoted(path)].flatMap((each) => pairsOf(each));
  return spelled.includes(rest) ? { ...headers, git: 1 } : otherPath(rest, path);
}

function pairsOf(path: string): string[] {
  const strip = (prefix: string): string =>
    path.startsWith('"') ? `"${prefix}${path.slice(1)}` : prefix + path;
  return PREFIXES.flatMap((left) => PREFIXES.map((right) => `${strip(left)} ${strip(right)}`));
}

function oldHeader(line: string, headers: Headers, path: string): Headers | DiffTrouble {
  if (headers.old > 0) return severalFiles(line, path);
  const name = nameIn(line);
  if (name === '/dev/null') return { ...headers, old: 1, creates: true };
  return names(name, path) ? { ...headers, old: 1 } : otherPath(name, path);
}

function newHeader(line: string, headers: Headers, path: string): Headers | DiffTrouble {
  if (headers.new > 0) return severalFiles(line, path);
  const name = nameIn(line);
  if (name === '/dev/null')
    return trouble('PATCH-02', `the diff deletes ${path}; a diff may only change its text`);
  return names(name, path) ? { ...headers, new: 1 } : otherPath(name, path);
}

function severalFiles(line: string, path: string): DiffTrouble {
  return trouble(
    'PATCH-01',
    `the diff has a second file (\`${cut(line)}\`); send one call per file, here only ${path}`,
  );
}

function otherPath(name: string, path: string): DiffTrouble {
  return trouble(
    'PATCH-01',
    `the diff names \`${cut(name)}\` but the call names ${path}; both must be the same file`,
  );
}

/** Returns the path of a `---` or `+++` line: up to a tab, which begins a date, with C-style quotes decoded. */
function nameIn(line: string): string {
  const name = (line.slice(4).split('\t', 1)[0] ?? '').trimEnd();
  return name.length > 1 && name.startsWith('"') && name.endsWith('"') ? unquoted(name.slice(1, -1)) : name;
}

function names(name: string, path: string): boolean {
  return PREFIXES.some((prefix) => name === prefix + path);
}

function unquoted(name: string): string {
  const bytes: number[] = [];
  for (const [, octal, escaped, plain] of name.matchAll(/\\([0-7]{3})|\\(.)|([^\\]+)/gs)) {
    if (octal !== undefined) bytes.push(Number.parseInt(octal, 8) & 255);
    else bytes.push(...Buffer.from(plain ?? { n: '\n', t: '\t' }[escaped ?? ''] ?? escaped ?? ''));
  }
  return Buffer.from(bytes).toString('utf8');
}

/** Quotes a path beyond ASCII as git does (`core.quotePath`). */
function quoted(path: string): string {
  const bytes = [...Buffer.from(path)];
  const spell = (byte: number): string => {
    if (byte >= 128) return `\\${byte.toString(8)}`;
    const char = String.fromCharCode(byte);
    return char === '"' || char === '\\' ? `\\${char}` : char;
  };
  return `"${bytes.map(spell).join('')}"`;
}

function cut(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
