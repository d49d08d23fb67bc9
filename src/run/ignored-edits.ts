import type { WorkspacePath } from '../core/path.ts';
import type { Tree } from '../core/ports.ts';

/** What the model is told of a file that it wrote where git looks at nothing. */
const NOT_COMMITTED =
  '\nnote: git ignores this path by the ignore rules at the start of the run: the file stays on disk, but it is not part of the change and will not be committed';

/** Remembers which edits went to ignored paths. An answer holds for the whole run: the rules are those of the start. */
export class IgnoredEdits {
  readonly #tree: Pick<Tree, 'isIgnored'>;
  readonly #known = new Map<WorkspacePath, boolean>();

  constructor(tree: Pick<Tree, 'isIgnored'>) {
    this.#tree = tree;
  }

  /** The note for the tool's result; '' where the file counts. A tracked file always does. */
  async noteFor(path: WorkspacePath, isTracked: boolean): Promise<string> {
    if (isTracked) return '';
    const isIgnored = this.#known.get(path) ?? (await this.#tree.isIgnored(path));
    this.#known.set(path, isIgnored);
    return isIgnored ? NOT_COMMITTED : '';
  }

  readonly any = (): boolean => [...this.#known.values()].includes(true);
}
