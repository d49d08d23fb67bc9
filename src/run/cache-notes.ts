import { listed } from '../constraints/validation.ts';
import type { Emit } from '../core/ports.ts';

/** Says once in a run that caches of tools were removed: they are no change, so no rule judges them. */
export function cacheNotes({ emit }: { readonly emit: Emit }): (paths: readonly string[]) => void {
  let isSaid = false;
  return (paths) => {
    if (isSaid || paths.length === 0) return;
    isSaid = true;
    const text = `removed caches that tools wrote beside the sources: ${listed(paths)}; they count as no change. To keep them between commands, list them in .gitignore`;
    emit({ type: 'notice', level: 'info', text });
  };
}
