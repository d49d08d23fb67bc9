import {
  type HiddenFiles,
  type HiddenHistory,
  type HiddenText,
  hiddenHistory,
} from '../../adapters/git/credentials/hidden-history.ts';
import { createMaskedIndex, type MaskedIndex } from '../../adapters/git/credentials/masked-index.ts';
import { hardenedGit } from '../../adapters/git/program/hardened-git.ts';
import type { Git, GitProgram } from '../../adapters/git/program/run-git.ts';
import type { RepositoryLayout } from '../../adapters/git/program/user-repository.ts';
import { contentOf, DeniedFiles, findDeniedFiles } from '../../adapters/sandbox/view/denied-files.ts';
import { ALLOW_MEANING, compileGlobs } from '../../constraints/patterns/glob.ts';
import { mayReadWith } from '../../constraints/patterns/path-rules.ts';
import { buildPathRules } from '../../constraints/registry.ts';
import type { RunContext } from '../context/run-context.ts';
import { deniedValues, isExample } from './denied-values.ts';

/**
 * Maximum number of hidden files. Each is a mount, and bwrap gets slower with each: this many take about 0.1 s.
 */
const MOST_FILES = 300;
/** Maximum number of redacted values. Every text is searched for about twenty spellings of each. */
const MOST_VALUES = 200;

/** Hides the files of `denied_reads` from commands. */
export interface Denied {
  /** Finds the files and passes their secrets to the redactor. Called before the first command. Throws GitError. */
  survey(git: GitProgram): Promise<void>;
  /**
   * Returns the current names of these files that no glob matches: targets of links, second hard links, and files that
   * a command moved. Starts git only if the files were not searched yet. Throws GitError.
   */
  otherNames(git: GitProgram): Promise<readonly string[]>;
  /** Returns the current paths relative to the root, without those that `shown` matches; none before `survey`. */
  paths(shown?: readonly string[]): readonly string[];
  /** Returns git's index and objects for commands and gates. These files look unchanged there, but have no content. */
  index(): readonly MaskedIndex[];
}

/** `indexFile` and `objects`: the paths for that index and for the objects without these files. */
export function deniedReads(
  context: RunContext,
  layout: RepositoryLayout | null,
  indexFile: string,
  objects: string,
): Denied {
  let history: HiddenHistory | null = null;
  let files = new DeniedFiles(context.place.root, []);
  let index: MaskedIndex | null = null;
  const { constraints } = context.request.settings;
  const mayRead = mayReadWith(buildPathRules(constraints, { openProtected: context.request.openProtected }));
  const gitIn = ({ gitDir, root }: RepositoryLayout, { gitPath, start }: GitProgram) =>
    hardenedGit({ gitPath, gitDir, workTree: root }, start);
  let found: Promise<readonly string[]> | null = null;
  const find = (program: GitProgram): Promise<readonly string[]> => {
    if (layout === null || constraints.denied_reads.length === 0) return Promise.resolve([]);
    found ??= findDeniedFiles(gitIn(layout, program), layout.root, (path) => !mayRead(path));
    return found;
  };
  return {
    otherNames: async (program) => [...(await find(program)), ...files.paths()].filter(mayRead),
    paths: (shown = []) => {
      const { match } = compileGlobs(shown, ALLOW_MEANING);
      return files.paths().filter((path) => match(path) === null);
    },
    index: () => [index, history].filter((each) => each !== null),
    survey: async (program) => {
      if (layout === null || constraints.denied_reads.length === 0) return;
      const git = gitIn(layout, program);
      const found = await find(program);
      const nearest = [...found].sort((a, b) => depth(a) - depth(b));
      const hidden = nearest.slice(0, MOST_FILES);
      files = new DeniedFiles(layout.root, hidden);
      index = await createMaskedIndex(git, layout, hidden, indexFile);
      const isHidden = (path: string) => !mayRead(path) && !isExample(path);
      history = await hide(context, git, layout, { paths: nearest, isHidden }, objects);
      const now = nearest.map((path) => ({ path, text: contentOf(layout.root, path) }));
      hideValues(context, [...now, ...(history?.texts ?? [])]);
      if (found.length > MOST_FILES) warn(context, found.length);
    },
  };
}

function depth(path: string): number {
  return path.split('/').length;
}

/** Hides the files in the history, except example files, which anyone may read. */
async function hide(
  context: RunContext,
  git: Git,
  layout: RepositoryLayout,
  { paths, isHidden }: HiddenFiles,
  objects: string,
): Promise<HiddenHistory | null> {
  const secret = paths.filter((path) => !isExample(path));
  const found = await hiddenHistory(git, layout, { paths: secret, isHidden }, objects);
  if (found !== 'too large') return found;
  const text = `${secret.slice(0, 5).join(', ')}: git tracks what denied_reads hides, but this repository has too many objects to hide it in the history: commands can read it with "git show", except its secret values; remove it from the repository and replace the secret`;
  context.observers.emit({ type: 'notice', level: 'warning', text });
  return null;
}

function hideValues({ resultRedactor }: RunContext, files: readonly HiddenText[]): void {
  const values = new Set<string>();
  for (const { path, text } of files) {
    if (values.size >= MOST_VALUES) break;
    for (const value of deniedValues(path, text)) values.add(value);
  }
  for (const value of [...values].slice(0, MOST_VALUES)) resultRedactor.hide(value);
}

function warn({ observers }: RunContext, count: number): void {
  const text = `denied_reads matches ${count} files, and only ${MOST_FILES} of them can be hidden from commands, those nearest to the root first: name fewer`;
  observers.emit({ type: 'notice', level: 'warning', text });
}
