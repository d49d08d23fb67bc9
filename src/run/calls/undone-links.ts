import type { Hazard } from '../../core/git/change.ts';
import { isWithin } from '../../core/path/is-within.ts';
import { type Refusal, refuse } from '../../core/run/refusal.ts';

/**
 * Remembers links that undone commands had made. An edit below such a path was meant for the link's target. Without
 * the link, it would create an ordinary folder instead, so the first such edit is refused and explained.
 */
export class UndoneLinks {
  readonly #paths = new Set<string>();

  undone(hazards: readonly Hazard[]): void {
    for (const { code, path } of hazards) if (code === 'FS-02') this.#paths.add(path);
  }

  /** Returns a refusal for the first edit at or below an undone link; null for every other edit. */
  refusalFor(path: string): Refusal | null {
    const link = [...this.#paths].find((known) => isWithin(path, known));
    if (link === undefined) return null;
    this.#paths.delete(link);
    return refuse(
      `${link} was a link that a command made, and it was undone: this edit would not reach the link's target. Write to another path, or send the call again to create ${path} as an ordinary file of the workspace.`,
      'FS-02',
    );
  }
}
