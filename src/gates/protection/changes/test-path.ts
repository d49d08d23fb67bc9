import { languageOf } from '../languages/languages.ts';

/** Folders of tests and expected results, by the conventions of common test runners. */
const TEST_FOLDERS = new Set([
  'test',
  'tests',
  '__tests__',
  '__snapshots__',
  '__mocks__',
  'testdata',
  'e2e',
  'cypress',
  'androidtest',
]);
/** These folders can hold other documents too, so only their source files count as tests. */
const SPEC_FOLDERS = new Set(['spec', 'specs', 'features', 'integrationtest', 'testing']);
/** A .NET test project: `Shop.Tests/`. */
const TEST_PROJECT = /[.-]tests?$/;
/** Generated or downloaded files, which are neither tests nor code of the project. */
const NOT_OURS =
  /(?:^|\/)(?:node_modules|bower_components|vendor|third_party|\.venv|venv)\/|^(?:(?!(?:src|lib|app|tests?|__tests__)\/)[^/]+\/){0,3}(?:dist|build|out|target)\/|\.min\.[cm]?js$|(?:_generated\.|\.generated\.|\.pb\.)/i;
/** Folders and names of data that tests compare with. Source files in them are ordinary sources. */
const DATA_FOLDERS = new Set([
  'golden',
  'goldens',
  'fixtures',
  '__fixtures__',
  'snapshots',
  '__image_snapshots__',
  'cassettes',
  'expected',
  'baselines',
]);
const DATA_NAMES = /\.(?:snap|golden|expected|ambr|approved|verified)(?:\.\w+)?$|[.-]golden\.\w+$/;
const PROSE = /\.(?:md|markdown|rst|adoc)$|(?:^|\/)(?:LICENSE|README)[^/]*$/i;

export function isGenerated(path: string): boolean {
  return NOT_OURS.test(path);
}

/** Returns true if a path is a test or test data, by the conventions of its language's test runners. */
export function isTestPath(path: string): boolean {
  if (isGenerated(path) || PROSE.test(path)) return false;
  const parts = path.split('/');
  const name = parts.pop() ?? '';
  const language = languageOf(name);
  if (language?.testNames.some((pattern) => pattern.test(name))) return true;
  if (language === null && DATA_NAMES.test(name)) return true;
  return parts.some((part) => {
    const folder = part.toLowerCase();
    if (TEST_FOLDERS.has(folder) || (TEST_PROJECT.test(folder) && language !== null)) return true;
    if (DATA_FOLDERS.has(folder) && language === null) return true;
    return SPEC_FOLDERS.has(folder) && language !== null;
  });
}
