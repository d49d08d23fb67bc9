import { dirname, extname } from 'node:path';
import { listed } from '../constraints/validation.ts';
import type { Measurement } from '../core/change.ts';
import type { Emit } from '../core/ports.ts';

export interface GateFilesParts {
  readonly emit: Emit;
  /** Whether a path is protected, so that a gate that writes there is on record as a violation. */
  readonly forbids: (path: string) => boolean;
}

/**
 * The new files that gates wrote before the agent began: build results beside the sources. What the same gates write later
 * in these folders, or with these extensions, is no doing of the agent's and breaks no rule.
 */
export class GateFiles {
  readonly #parts: GateFilesParts;
  readonly #folders = new Set<string>();
  readonly #extensions = new Set<string>();
  #isSaid = false;

  constructor(parts: GateFilesParts) {
    this.#parts = parts;
  }

  /** Whether all that a gate changed are such files; says so once in a run. */
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
