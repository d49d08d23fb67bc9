import { contentOf, DeniedFiles, findDenied } from '../adapters/denied-files.ts';
import { type Git, type GitProgram, hardenedGit } from '../adapters/git/exec.ts';
import { type HiddenHistory, hiddenHistory } from '../adapters/git/hidden-history.ts';
import { type QuietIndex, quietIndex } from '../adapters/git/quiet-index.ts';
import type { Layout } from '../adapters/git/site.ts';
import { compileGlobs, PERMISSION } from '../constraints/glob.ts';
import { mayReadWith } from '../constraints/path-rules.ts';
import { buildPathRules } from '../constraints/registry.ts';
import { deniedValues, isExample } from './denied-values.ts';
import type { Desk } from './desk.ts';

/**
 * Files hidden at once. Each is a mount, and bwrap takes longer for each the more there are: some 0.1 s for so many.
 */
const MOST_FILES = 300;
/** Values taken out of results: every text is searched for some twenty spellings of each. */
const MOST_VALUES = 200;

/** What `denied_reads` hides from commands. */
export interface Denied {
  /** Looks for the files and hands what they say to the scrubber. Before the first command. Throws GitError. */
  survey(git: GitProgram): Promise<void>;
  /** Relative to the root, as they are now, without those that match a glob of `shown`; none before the survey. */
  paths(shown?: readonly string[]): readonly string[];
  /** Git's index and objects as commands and gates see them: with these files unchanged, and without what they held. */
  index(): readonly QuietIndex[];
}

/** `indexFile` and `objects`: where that index, and objects without these files, may be written. */
export function deniedReads(desk: Desk, layout: Layout | null, indexFile: string, objects: string): Denied {
  let history: HiddenHistory | null = null;
  let files = new DeniedFiles(desk.place.root, []);
  let index: QuietIndex | null = null;
  return {
    paths: (shown = []) => {
      const { match } = compileGlobs(shown, PERMISSION);
      return files.paths().filter((path) => match(path) === null);
    },
    index: () => [index, history].filter((each) => each !== null),
    survey: async ({ gitPath, start }) => {
      const { settings, openProtected } = desk.request;
      const { constraints } = settings;
      if (layout === null || constraints.denied_reads.length === 0) return;
      const mayRead = mayReadWith(buildPathRules(constraints, { openProtected }));
      const git = hardenedGit({ gitPath, gitDir: layout.gitDir, workTree: layout.root }, start);
      const found = await findDenied(git, layout.root, (path) => !mayRead(path));
      const nearest = [...found].sort((a, b) => depth(a) - depth(b));
      const hidden = nearest.slice(0, MOST_FILES);
      files = new DeniedFiles(layout.root, hidden);
      index = await quietIndex(git, layout, hidden, indexFile);
      history = await hide(desk, git, layout, nearest, objects);
      hideValues(desk, nearest);
      if (found.length > MOST_FILES) warn(desk, found.length);
    },
  };
}

function depth(path: string): number {
  return path.split('/').length;
}

/** Leaves the files that are examples for everybody in the history. */
async function hide(
  desk: Desk,
  git: Git,
  layout: Layout,
  paths: readonly string[],
  objects: string,
): Promise<HiddenHistory | null> {
  const secret = paths.filter((path) => !isExample(path));
  const found = await hiddenHistory(git, layout, secret, objects);
  if (found !== 'too large') return found;
  const text = `${secret.slice(0, 5).join(', ')}: git tracks what denied_reads hides, and this repository has too many objects to hide it in the history: commands can read it by "git show", but for its secret values; remove it from the repository and change the secret`;
  desk.observers.emit({ type: 'notice', level: 'warning', text });
  return null;
}

function hideValues({ place, scrubber }: Desk, paths: readonly string[]): void {
  const values = new Set<string>();
  for (const path of paths) {
    if (values.size >= MOST_VALUES) break;
    for (const value of deniedValues(path, contentOf(place.root, path))) values.add(value);
  }
  for (const value of [...values].slice(0, MOST_VALUES)) scrubber.hide(value);
}

function warn({ observers }: Desk, count: number): void {
  const text = `denied_reads matches ${count} files, and only ${MOST_FILES} of them can be hidden from commands, those nearest to the root first: name fewer`;
  observers.emit({ type: 'notice', level: 'warning', text });
}
