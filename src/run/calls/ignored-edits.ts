import type { WorkspacePath } from '../../core/path/path.ts';
import type { Tree } from '../../core/ports.ts';

/** The note for the model about a file that it wrote to a path that git ignores. */
const NOT_COMMITTED =
  '\nnote: git ignores this path by the ignore rules at the start of the run: the file stays on disk, but it is not part of the change and will not be committed';

/** Remembers which edits went to ignored paths, by the ignore rules at the start of the run. */
export class IgnoredEdits {
  readonly #tree: Pick<Tree, 'isIgnored'>;
  readonly #known = new Map<WorkspacePath, boolean>();

  constructor(tree: Pick<Tree, 'isIgnored'>) {
    this.#tree = tree;
  }

  /** Returns the note for the tool's result; '' if the file counts. A tracked file always does. */
  async noteFor(path: WorkspacePath, isTracked: boolean): Promise<string> {
    if (isTracked) return '';
    const isIgnored = this.#known.get(path) ?? (await this.#tree.isIgnored(path));
    this.#known.set(path, isIgnored);
    return isIgnored ? NOT_COMMITTED : '';
  }

  readonly any = (): boolean => [...this.#known.values()].includes(true);
}
