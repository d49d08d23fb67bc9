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

/** Characters of a file in which imports are looked for. */
const LONGEST = 64 * 1024;

function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}

/** Joins and resolves `.` and `..`; null where it leads out of the repository. */
export function joined(folder: string, relative: string): string | null {
  const parts = folder === '' ? [] : folder.split('/');
  for (const part of relative.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return null;
    } else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** Files of the repository that this one may load, as far as it names them by relative paths. Some do not exist. */
export function importsOf(path: string, whole: string): readonly string[] {
  const text = whole.slice(0, LONGEST);
  const folder = folderOf(path);
  const at = (relative: string, endings: readonly string[] = ['']): readonly string[] =>
    endings.flatMap((ending) => joined(folder, relative + ending) ?? []);
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
  return namedFiles(text).flatMap(({ file }) => at(file));
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
