import { mayReadWith, type PathRules } from '../../constraints/patterns/path-rules.ts';
import type { ToolContext } from '../../core/tools/tool.ts';

/**
 * Returns the check of what tools may read: files that the rules allow, except other names of a hidden file. Such names
 * are link targets, second hard links and moved files. `otherNames` lists them and is called before each read, because
 * commands move files.
 */
export function readingWith(
  rules: PathRules,
  otherNames: () => Promise<readonly string[]>,
): Pick<ToolContext, 'mayRead' | 'ready'> {
  const mayRead = mayReadWith(rules);
  let known: ReadonlySet<string> = new Set();
  return {
    mayRead: (path) => mayRead(path) && !known.has(path),
    ready: async () => {
      known = new Set(await otherNames());
    },
  };
}
