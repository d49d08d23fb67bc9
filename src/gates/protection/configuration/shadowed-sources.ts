import type { ChangedFile } from '../changes/changed-file.ts';
import { excerpt, type Finding } from '../changes/finding.ts';
import { isTestPath } from '../changes/test-path.ts';
import type { GateReach } from '../commands/gate-commands.ts';

const PYTHON = /^(?:python[\d.]*|pytest|py\.test|tox|nox|coverage|unittest|uv|poetry|hatch|pdm)$/;

/** Finds files that tests load in place of a source that still exists, and modules that tests are no longer part of. */
export function shadowedSources(
  file: ChangedFile,
  reach: GateReach,
  paths: ReadonlySet<string>,
): readonly Finding[] {
  const found = { rule: 'gate_definition', path: file.path, line: null, was: 'not there' } as const;
  const hidden = hiddenSource(file, reach, paths);
  if (hidden !== null) return [{ ...found, is: `hides ${excerpt(hidden)} from tests` }];
  const tests = leftOutTests(file, paths);
  if (tests !== null) return [{ ...found, is: `a module of its own, so ./... leaves out ${excerpt(tests)}` }];
  return reopenedSources(file, paths).map(({ line, name, source }) => ({
    ...found,
    line,
    is: `changes ${excerpt(name)} of ${excerpt(source)} for tests`,
  }));
}

/** Returns the source that this new file hides. */
function hiddenSource(
  { path, status }: ChangedFile,
  { uses }: GateReach,
  paths: ReadonlySet<string>,
): string | null {
  if (status !== 'added') return null;
  const candidates = [...(uses(PYTHON) ? pythonSources(path, paths) : []), ...jvmSources(path)];
  return candidates.find((each) => each !== path && paths.has(each)) ?? null;
}

/** Main sources with the class of this name. The class path of tests begins with the classes of tests. */
function jvmSources(path: string): readonly string[] {
  const [, module = '', name = ''] =
    /^(.*?)\bsrc\/test\/(?:java|kotlin|groovy|scala)\/(.+)\.(?:java|kt|groovy|scala)$/.exec(path) ?? [];
  if (name === '') return [];
  const languages = [
    ['java', 'java'],
    ['kotlin', 'kt'],
    ['groovy', 'groovy'],
    ['scala', 'scala'],
  ];
  return languages.map(([folder, ending]) => `${module}src/main/${folder}/${name}.${ending}`);
}

/**
 * The module of the same name in the folders of sources. Python looks into the working folder first, and pytest puts a
 * folder of tests without `__init__.py` before everything else.
 */
function pythonSources(path: string, paths: ReadonlySet<string>): readonly string[] {
  const [, folder = '', name = ''] = /^((?:tests?\/)?)(\w+)(?:\.py|\/__init__\.py)$/.exec(path) ?? [];
  if (name === '' || /^(?:tests?|test_\w*|\w*_test|conftest|setup)$/.test(name)) return [];
  if (folder !== '' && paths.has(`${folder}__init__.py`)) return [];
  const places = folder === '' ? ['src/', 'lib/'] : ['', 'src/', 'lib/'];
  return places.flatMap((place) => [`${place}${name}.py`, `${place}${name}/__init__.py`]);
}

/** Returns a Go test below a new go.mod, which commands of the outer module do not run. */
function leftOutTests({ path, status }: ChangedFile, paths: ReadonlySet<string>): string | null {
  const [, folder = ''] = /^(.+\/)go\.mod$/.exec(path) ?? [];
  if (status !== 'added' || folder === '' || !paths.has('go.mod')) return null;
  return [...paths].find((each) => each.startsWith(folder) && each.endsWith('_test.go')) ?? null;
}

interface Reopened {
  readonly line: number;
  readonly name: string;
  readonly source: string;
}

/** Finds classes of the Ruby sources that a test file now defines methods for. */
function reopenedSources(
  { path, before, after }: ChangedFile,
  paths: ReadonlySet<string>,
): readonly Reopened[] {
  if (!path.endsWith('.rb') || after === null || !isTestPath(path)) return [];
  const now = reopenedIn(after);
  if (now.length === 0) return [];
  const known = new Set(reopenedIn(before ?? '').map(({ name, method }) => `${name} ${method}`));
  const sources = new Map(
    [...paths].flatMap((each) =>
      each.endsWith('.rb') && !isTestPath(each)
        ? [[each.slice(each.lastIndexOf('/') + 1), each] as const]
        : [],
    ),
  );
  return now.flatMap(({ line, name, method }) => {
    const source = sources.get(`${snakeCase(name)}.rb`);
    return source === undefined || known.has(`${name} ${method}`) ? [] : [{ line, name, source }];
  });
}

/** Returns the methods that are directly in a class or module without a superclass. */
function reopenedIn(text: string): readonly { line: number; name: string; method: string }[] {
  const open: { depth: number; name: string }[] = [];
  return text.split('\n').flatMap((whole, index) => {
    const code = whole.trim();
    if (code === '') return [];
    const depth = whole.length - whole.trimStart().length;
    while ((open.at(-1)?.depth ?? -1) >= depth) open.pop();
    const [, name = '', rest = ''] = /^(?:class|module)[ ]+(?:\w+::)*([A-Z]\w*)(.*)$/.exec(code) ?? [];
    const [, method] = /^(?:def|define_method|alias_method|alias)\b[ (:]*([\w.!?=]+)/.exec(code) ?? [];
    const around = open.at(-1)?.name ?? '';
    open.push({ depth, name: rest.includes('<') ? '' : name });
    return method === undefined || around === '' ? [] : [{ line: index + 1, name: around, method }];
  });
}

function snakeCase(name: string): string {
  return name.replace(/(?<=[a-z\d])([A-Z])/g, '_$1').toLowerCase();
}
