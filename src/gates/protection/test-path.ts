import { languageOf } from './languages/languages.ts';

/** Folders of tests and of what they compare with, by the conventions of all the runners. */
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
/** These hold other documents too: only their source files are tests. */
const SPEC_FOLDERS = new Set(['spec', 'specs', 'features', 'integrationtest', 'testing']);
/** A .NET project of tests: `Shop.Tests/`. */
const TEST_PROJECT = /[.-]tests?$/;
/** What is made or fetched, not written: nobody's test, nobody's code. */
const NOT_OURS =
  /(?:^|\/)(?:node_modules|bower_components|vendor|third_party|dist|build|out|target|\.venv|venv)\/|\.min\.[cm]?js$|(?:_generated\.|\.generated\.|\.pb\.)/i;
const PROSE = /\.(?:md|markdown|rst|adoc)$|(?:^|\/)(?:LICENSE|README)[^/]*$/i;

export function isGenerated(path: string): boolean {
  return NOT_OURS.test(path);
}

/** Whether a path is a test, or data of one, by the conventions of its language's runners. */
export function isTestPath(path: string): boolean {
  if (isGenerated(path) || PROSE.test(path)) return false;
  const parts = path.split('/');
  const name = parts.pop() ?? '';
  const language = languageOf(name);
  if (language?.testNames.some((pattern) => pattern.test(name))) return true;
  return parts.some((part) => {
    const folder = part.toLowerCase();
    if (TEST_FOLDERS.has(folder) || (TEST_PROJECT.test(folder) && language !== null)) return true;
    return SPEC_FOLDERS.has(folder) && language !== null;
  });
}
