import { dirname, extname } from 'node:path';
import { listed } from '../../constraints/definition/validation.ts';
import type { Measurement } from '../../core/git/change.ts';
import type { Emit } from '../../core/ports.ts';

export interface GateFilesParts {
  readonly emit: Emit;
  /** Returns true if a path is protected, so that a gate that writes there is recorded as a violation. */
  readonly forbids: (path: string) => boolean;
}

/**
 * Remembers the new files that gates wrote in the baseline: build output beside the sources. Later files in the same
 * folders or with the same extensions do not come from the agent and break no rule.
 */
export class GateFiles {
  readonly #parts: GateFilesParts;
  readonly #folders = new Set<string>();
  readonly #extensions = new Set<string>();
  #isSaid = false;

  constructor(parts: GateFilesParts) {
    this.#parts = parts;
  }

  /** Returns true if a gate changed only such files. Logs it once per run. */
  accept({ step, hazards }: Measurement, phase: 'baseline' | 'final'): boolean {
    const paths = step.map(({ path }) => path);
    const isAdded = hazards.length === 0 && step.every(({ status }) => status === 'added');
    if (!isAdded || paths.some(this.#parts.forbids)) return false;
    if (phase === 'baseline') for (const path of paths) this.#learn(path);
    if (!paths.every((path) => this.#knows(path))) return false;
    if (!this.#isSaid) {
      const text = `a gate wrote new files: ${listed(paths)}; they were removed after it. To keep them, list them in .gitignore`;
      this.#parts.emit({ type: 'notice', level: 'info', text });
    }
    this.#isSaid = true;
    return true;
  }

  #learn(path: string): void {
    this.#folders.add(dirname(path));
    this.#extensions.add(extname(path));
  }

  #knows(path: string): boolean {
    return this.#folders.has(dirname(path)) || (extname(path) !== '' && this.#extensions.has(extname(path)));
  }
}
