import { contentOf, DeniedFiles, findDenied } from '../adapters/denied-files.ts';
import { type GitProgram, hardenedGit } from '../adapters/git/exec.ts';
import { type QuietIndex, quietIndex } from '../adapters/git/quiet-index.ts';
import type { Layout } from '../adapters/git/site.ts';
import { compileGlobs, PERMISSION } from '../constraints/glob.ts';
import { mayReadWith } from '../constraints/path-rules.ts';
import { buildPathRules } from '../constraints/registry.ts';
import { deniedValues } from './denied-values.ts';
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
  /** Git's index as commands and gates see it: with these files unchanged. */
  index(): readonly QuietIndex[];
}

/** `indexFile`: where that index may be written. */
export function deniedReads(desk: Desk, layout: Layout | null, indexFile: string): Denied {
  let files = new DeniedFiles(desk.place.root, []);
  let index: QuietIndex | null = null;
  return {
    paths: (shown = []) => {
      const { match } = compileGlobs(shown, PERMISSION);
      return files.paths().filter((path) => match(path) === null);
    },
    index: () => (index === null ? [] : [index]),
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
      hideValues(desk, nearest);
      if (found.length > MOST_FILES) warn(desk, found.length);
    },
  };
}

function depth(path: string): number {
  return path.split('/').length;
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
