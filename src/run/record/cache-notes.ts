import { listed } from '../../constraints/definition/validation.ts';
import type { Emit } from '../../core/ports.ts';

/** Logs once per run that caches of tools were removed. They do not count as changes, so no rule judges them. */
export function cacheNotes({ emit }: { readonly emit: Emit }): (paths: readonly string[]) => void {
  let isLogged = false;
  return (paths) => {
    if (isLogged || paths.length === 0) return;
    isLogged = true;
    const text = `removed caches that tools wrote beside the sources: ${listed(paths)}; they do not count as changes. To keep them between commands, list them in .gitignore`;
    emit({ type: 'notice', level: 'info', text });
  };
}
