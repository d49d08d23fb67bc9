import type { ParsedScript } from 'unbash';
import type { ShellCommand, ShellReading } from './shell-reading.ts';

/** Limits of one reading. A script beyond them counts as unreadable. */
const MAX_COMMANDS = 4096;
const MAX_CHARACTERS = 1_000_000;
const MAX_STEPS = 100_000;
const MAX_DEPTH = 400;

/** Records what a walk finds, within limits. */
export class ReadingNotes {
  readonly variables = new Set<string>();
  /** Decoded texts; a script in one of them was hidden. */
  readonly decoded = new Set<string>();
  /** Functions that are being walked, with their nesting depth. */
  readonly active = new Map<unknown, number>();
  readonly hidden = new Set<string>();
  readonly broken: string[] = [];
  readonly forkBombs: string[] = [];
  readonly #commands: ShellCommand[] = [];
  #letters = 0;
  #depth = 0;
  #steps = 0;

  get isSpent(): boolean {
    return this.#commands.length > MAX_COMMANDS || this.#letters > MAX_CHARACTERS || this.#steps > MAX_STEPS;
  }

  add(command: ShellCommand): void {
    this.#commands.push(command);
    for (const { text } of command.words) this.#letters += text.length;
  }

  count(text: string): void {
    this.#letters += text.length;
  }

  /** Keeps texts with syntax errors. If the parser reports too much nesting, the reading is incomplete. */
  check({ errors = [] }: ParsedScript, text: string): void {
    if (errors.length > 0 && !this.broken.includes(text)) this.broken.push(text);
    if (errors.some(({ message }) => /^maximum .* exceeded$/.test(message))) this.spend();
  }

  /** Ends the reading. */
  spend(): void {
    this.#steps = Number.POSITIVE_INFINITY;
  }

  /** Goes one step deeper; returns `otherwise` beyond the limits. */
  deeper(walk: () => string, otherwise: string): string {
    this.#steps += 1;
    if (this.#depth > MAX_DEPTH) this.spend();
    if (this.isSpent) return otherwise;
    this.#depth += 1;
    const printed = walk();
    this.#depth -= 1;
    return printed;
  }

  reading(script: string): ShellReading {
    const { variables, hidden, broken, forkBombs } = this;
    return {
      commands: this.#commands,
      variables,
      hidden: [...hidden],
      broken: this.isSpent ? [...broken, script] : broken,
      forkBombs,
      isWhole: !this.isSpent,
    };
  }
}
