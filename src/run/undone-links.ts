import type { Hazard } from '../core/change.ts';
import { type Refusal, refuse } from '../core/refusal.ts';

/**
 * The links that undone commands had made. An edit below such a path was meant for the link's target; as the link is
 * gone, it would make an ordinary folder in the workspace instead. The first such edit is refused and says so.
 */
export class UndoneLinks {
  readonly #paths = new Set<string>();

  undone(hazards: readonly Hazard[]): void {
    for (const { code, path } of hazards) if (code === 'FS-02') this.#paths.add(path);
  }

  /** A refusal for the first edit at or below an undone link at this path; null for every other edit. */
  refusalFor(path: string): Refusal | null {
    const link = [...this.#paths].find((known) => path === known || path.startsWith(`${known}/`));
    if (link === undefined) return null;
    this.#paths.delete(link);
    return refuse(
      `${link} was a link that a command made, and it was undone: this edit would not reach the link's target. Write to another path, or send the call again to make ${path} an ordinary file of the workspace.`,
      'FS-02',
    );
  }
}
