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
import { contentOf, DeniedFiles } from '../../adapters/sandbox/view/denied-files.ts';
import { withAliases } from '../../adapters/sandbox/view/file-aliases.ts';
import { ALLOW_MEANING, compileGlobs } from '../../constraints/patterns/glob.ts';
import { mayReadWith } from '../../constraints/patterns/path-rules.ts';
import { buildPathRules } from '../../constraints/registry.ts';
import type { RunContext } from '../context/run-context.ts';
import { type DeniedRepository, findDeniedRepositories, withOwnObjects } from './denied-repositories.ts';
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

/** `indexFile` and `objects`: the paths for the indexes and for the objects without these files; a number follows. */
export function deniedReads(
  context: RunContext,
  layout: RepositoryLayout | null,
  indexFile: string,
  objects: string,
): Denied {
  let masks: readonly MaskedIndex[] = [];
  let files = new DeniedFiles(context.place.root, []);
  const { constraints } = context.request.settings;
  const mayRead = mayReadWith(buildPathRules(constraints, { openProtected: context.request.openProtected }));
  const isDenied = (path: string): boolean => !mayRead(path);
  const gitWith = ({ gitPath, start }: GitProgram) => {
    return ({ gitDir, root }: RepositoryLayout) => hardenedGit({ gitPath, gitDir, workTree: root }, start);
  };
  let found: Promise<Found> | null = null;
  const find = (program: GitProgram): Promise<Found> => {
    if (layout === null || constraints.denied_reads.length === 0)
      return Promise.resolve({ repositories: [], paths: [] });
    found ??= findDeniedRepositories(gitWith(program), layout, isDenied).then((repositories) => {
      const named = repositories.flatMap(({ prefix, paths }) => paths.map((path) => `${prefix}${path}`));
      return { repositories, paths: withAliases(layout.root, named) };
    });
    return found;
  };
  return {
    otherNames: async (program) => [...(await find(program)).paths, ...files.paths()].filter(mayRead),
    paths: (shown = []) => {
      const { match } = compileGlobs(shown, ALLOW_MEANING);
      return files.paths().filter((path) => match(path) === null);
    },
    index: () => masks,
    survey: async (program) => {
      const { repositories, paths } = await find(program);
      if (layout === null || repositories.length === 0) return;
      const gitIn = gitWith(program);
      const nearest = [...paths].sort((a, b) => depth(a) - depth(b));
      const hidden = nearest.slice(0, MOST_FILES);
      files = new DeniedFiles(layout.root, hidden);
      const indexes: MaskedIndex[] = [];
      for (const [at, each] of repositories.entries()) {
        const own = ownPaths(hidden, each, repositories);
        const index = await createMaskedIndex(gitIn(each.layout), each.layout, own, `${indexFile}-${at}`);
        if (index !== null) indexes.push(index);
      }
      const histories: HiddenHistory[] = [];
      for (const [at, each] of withOwnObjects(repositories).entries()) {
        const wanted = {
          paths: ownPaths(nearest, each, repositories),
          isHidden: (path: string) => isDenied(`${each.prefix}${path}`) && !isExample(path),
        };
        const history = await hide(context, gitIn(each.layout), each, wanted, `${objects}-${at}`);
        if (history !== null) histories.push(history);
      }
      masks = [...indexes, ...histories];
      const now = nearest.map((path) => ({ path, text: contentOf(layout.root, path) }));
      hideValues(context, [...now, ...histories.flatMap(({ texts }) => texts)]);
      if (paths.length > MOST_FILES) warn(context, paths.length);
    },
  };
}

interface Found {
  readonly repositories: readonly DeniedRepository[];
  /** All names of the files, relative to the workspace's root. */
  readonly paths: readonly string[];
}

/** Returns those of the workspace's paths that belong to a repository, and not to one below it, relative to its root. */
function ownPaths(
  paths: readonly string[],
  { prefix }: DeniedRepository,
  repositories: readonly DeniedRepository[],
): readonly string[] {
  const below = repositories.map((each) => each.prefix).filter((each) => each.length > prefix.length);
  return paths
    .filter((path) => path.startsWith(prefix) && !below.some((each) => path.startsWith(each)))
    .map((path) => path.slice(prefix.length));
}

function depth(path: string): number {
  return path.split('/').length;
}

/** Hides the files in the history, except example files, which anyone may read. */
async function hide(
  context: RunContext,
  git: Git,
  { layout, prefix }: DeniedRepository,
  { paths, isHidden }: HiddenFiles,
  objects: string,
): Promise<HiddenHistory | null> {
  const secret = paths.filter((path) => !isExample(path));
  const found = await hiddenHistory(git, layout, { paths: secret, isHidden }, objects);
  if (found !== 'too large') return found;
  const named = secret
    .slice(0, 5)
    .map((path) => `${prefix}${path}`)
    .join(', ');
  const text = `${named}: git tracks what denied_reads hides, but this repository has too many objects to hide it in the history: commands can read it with "git show", except its secret values; remove it from the repository and replace the secret`;
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
