import type { ShellCommand, ShellReading } from './reading.ts';

/** Bounds on one reading. Beyond them the text counts as one that cannot be read. */
const MOST_COMMANDS = 4096;
const MOST_LETTERS = 4_000_000;
const DEEPEST = 400;

/** What a walk writes down, and how much more it may. */
export class Notes {
  readonly variables = new Set<string>();
  readonly hidden = new Set<string>();
  readonly broken: string[] = [];
  readonly bombs: string[] = [];
  readonly #commands: ShellCommand[] = [];
  #letters = 0;
  #depth = 0;

  get isSpent(): boolean {
    return this.#commands.length > MOST_COMMANDS || this.#letters > MOST_LETTERS;
  }

  add(command: ShellCommand): void {
    this.#commands.push(command);
    for (const { text } of command.words) this.#letters += text.length;
  }

  count(text: string): void {
    this.#letters += text.length;
  }

  /** Goes one step deeper; `otherwise` where there were too many. */
  deeper(walk: () => string, otherwise: string): string {
    if (this.#depth > DEEPEST) this.#letters = Number.POSITIVE_INFINITY;
    if (this.isSpent) return otherwise;
    this.#depth += 1;
    const printed = walk();
    this.#depth -= 1;
    return printed;
  }

  reading(script: string): ShellReading {
    const { variables, hidden, broken, bombs } = this;
    return {
      commands: this.#commands,
      variables,
      hidden: [...hidden],
      broken: this.isSpent ? [...broken, script] : broken,
      bombs,
    };
  }
}
