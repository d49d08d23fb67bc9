import type { ParsedScript } from 'unbash';
import type { ShellCommand, ShellReading } from './reading.ts';

/** Bounds on one reading. Beyond them the text counts as one that cannot be read. */
const MOST_COMMANDS = 4096;
const MOST_LETTERS = 1_000_000;
const MOST_STEPS = 100_000;
const DEEPEST = 400;

/** What a walk writes down, and how much more it may. */
export class Notes {
  readonly variables = new Set<string>();
  /** What was decoded so far: a script in it was hidden. */
  readonly decoded = new Set<string>();
  /** Functions that are being walked, and how often within one another. */
  readonly active = new Map<unknown, number>();
  readonly hidden = new Set<string>();
  readonly broken: string[] = [];
  readonly bombs: string[] = [];
  readonly #commands: ShellCommand[] = [];
  #letters = 0;
  #depth = 0;
  #steps = 0;

  get isSpent(): boolean {
    return this.#commands.length > MOST_COMMANDS || this.#letters > MOST_LETTERS || this.#steps > MOST_STEPS;
  }

  add(command: ShellCommand): void {
    this.#commands.push(command);
    for (const { text } of command.words) this.#letters += text.length;
  }

  count(text: string): void {
    this.#letters += text.length;
  }

  /** Errors in the syntax: the text is kept; where the parser says that it went too deep, there is more. */
  check({ errors = [] }: ParsedScript, text: string): void {
    if (errors.length > 0 && !this.broken.includes(text)) this.broken.push(text);
    if (errors.some(({ message }) => /^maximum .* exceeded$/.test(message))) this.spend();
  }

  /** No more is read. */
  spend(): void {
    this.#steps = Number.POSITIVE_INFINITY;
  }

  /** Goes one step deeper; `otherwise` where there were too many. */
  deeper(walk: () => string, otherwise: string): string {
    this.#steps += 1;
    if (this.#depth > DEEPEST) this.spend();
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
      isWhole: !this.isSpent,
    };
  }
}
