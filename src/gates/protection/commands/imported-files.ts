import { namedFiles } from './named-files.ts';

const SCRIPT_ENDINGS = [
  '',
  '.js',
  '.mjs',
  '.cjs',
  '.ts',
  '.mts',
  '.cts',
  '.json',
  '/index.js',
  '/index.ts',
  '/index.mjs',
];

/** Maximum characters of a file that are searched for imports. */
const MAX_READ_CHARS = 64 * 1024;

function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}

/** Joins two paths and resolves `.` and `..`. Returns null for a path outside the repository. */
export function joinPath(folder: string, relative: string): string | null {
  const parts = folder === '' ? [] : folder.split('/');
  for (const part of relative.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return null;
    } else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** Returns the repository files that this one may load, if it names them by relative paths. Some do not exist. */
export function importsOf(path: string, whole: string): readonly string[] {
  const text = whole.slice(0, MAX_READ_CHARS);
  const folder = folderOf(path);
  const at = (relative: string, endings: readonly string[] = ['']): readonly string[] =>
    endings.flatMap((ending) => joinPath(folder, relative + ending) ?? []);
  if (/\.[cm]?[jt]sx?$/.test(path)) return scriptImports(text).flatMap((name) => at(name, SCRIPT_ENDINGS));
  if (path.endsWith('.py')) {
    return pythonImports(text).flatMap((name) => [
      ...at(name, ['.py', '/__init__.py']),
      `${name.replace(/^(?:\.\.?\/)+/, '')}.py`,
    ]);
  }
  if (path.endsWith('.rb')) {
    const names = [...text.matchAll(/\brequire(?:_relative)?[ (]+["']([\w./-]+)["']/g)];
    return names.flatMap(([, name = '']) => at(name, ['', '.rb']));
  }
  if (path.endsWith('.php')) {
    const names = [...text.matchAll(/\b(?:require|include)(?:_once)?\b[^"';\n]{0,80}["']\/?([\w./-]+)["']/g)];
    return names.flatMap(([, name = '']) => at(name));
  }
  // Each line is read alone, because a branch elsewhere in the script does not affect it.
  return text.split(/(?<!\\)\n/).flatMap((line) => namedFiles(line).flatMap(({ file }) => at(file)));
}

function scriptImports(text: string): readonly string[] {
  const found = text.matchAll(
    /(?:\bfrom|\bimport|\brequire[ ]*\(|\bimport[ ]*\()\s*["'](\.{1,2}\/[^"'\n]+)["']/g,
  );
  return [...found].map(([, name = '']) => name);
}

function pythonImports(text: string): readonly string[] {
  const plain = [...text.matchAll(/^[ \t]*import[ \t]+([\w. ,]+)/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(/\s+/)[0] ?? ''),
  );
  const from = [...text.matchAll(/^[ \t]*from[ \t]+(\.*)([\w.]*)[ \t]+import[ \t]+\(?([\w ,]*)/gm)].flatMap(
    ([, dots = '', module = '', names = '']) => {
      const up = dots.length > 1 ? '../'.repeat(dots.length - 1) : '';
      const base = up + module.replaceAll('.', '/');
      const members = names.split(',').map((name) => name.trim().split(/\s+/)[0] ?? '');
      return [
        base,
        ...members
          .filter((name) => name !== '')
          .map((name) => (base === '' ? name : `${base.replace(/\/$/, '')}/${name}`)),
      ];
    },
  );
  return [...plain.map((name) => name.replaceAll('.', '/')), ...from].filter((name) => name !== '');
}
