import { printableLine, printableTail } from './printable-text.ts';
import { annotation, GROUP_END, groupStart, unparsed } from './runner-commands.ts';

export type Verbosity = 'quiet' | 'normal' | 'verbose' | 'debug';
export type Tone = 'plain' | 'dim' | 'good' | 'bad' | 'warn' | 'strong';

export interface PrinterOptions {
  /** Writes text: to stdout in the action, to stderr on the command line. */
  readonly write: (text: string) => void;
  readonly verbosity: Verbosity;
  /** Set on the GitHub runner (`GITHUB_ACTIONS=true`): uses groups and annotations. */
  readonly actions: boolean;
  /** Uses colors for a terminal. */
  readonly color: boolean;
  /** Removes secrets from every text (adapters/redaction). */
  readonly redact: (text: string) => string;
  /** Returns a new name that no text can contain. */
  readonly token?: () => string;
}

/** GitHub shows only ten annotations of a kind for one step. One is reserved for the outcome. */
const MAX_ANNOTATIONS = 9;

const PAINT: Readonly<Record<Tone, string>> = {
  plain: '',
  dim: '2',
  good: '32',
  bad: '31',
  warn: '33',
  strong: '1',
};

/** The only code that prints to the terminal or to the runner. It treats every text as untrusted. */
export class Printer {
  readonly verbosity: Verbosity;
  readonly actions: boolean;
  readonly #options: PrinterOptions;
  #inGroup = false;
  #annotations = 0;

  constructor(options: PrinterOptions) {
    this.#options = options;
    this.verbosity = options.verbosity;
    this.actions = options.actions;
  }

  #out(lines: readonly string[]): void {
    this.#options.write(this.#options.redact(lines.map((line) => `${line}\n`).join('')));
  }

  #painted(text: string, tone: Tone): string {
    return this.#options.color && PAINT[tone] !== '' ? `\x1b[${PAINT[tone]}m${text}\x1b[0m` : text;
  }

  /** Prints one line. `indent` is ours. The text cannot leave its line or be read as a command. */
  line(text: string, tone: Tone = 'plain', indent = ''): void {
    this.#out([indent + this.#painted(printableLine(this.#options.redact(text), 1000), tone)]);
  }

  /** Prints the last `limit` lines of foreign output, each behind a bar. */
  block(text: string, limit: number): void {
    // Redacted before the cut, because the redactor does not recognize half of a secret.
    const clean = this.#options.redact(text);
    if (clean.trim() === '') return;
    const lines = printableTail(clean, limit).map((line) => this.#painted(`    │ ${line}`, 'dim'));
    // The marks are printed too, and a single safe line does not need them.
    const marked = this.actions && lines.length > 1;
    const token = this.#options.token ?? (() => crypto.randomUUID());
    this.#out(marked ? unparsed(lines, token()) : lines);
  }

  open(title: string): void {
    this.close();
    if (!this.actions) return;
    this.#inGroup = true;
    this.#out([groupStart(printableLine(title))]);
  }

  close(): void {
    if (!this.#inGroup) return;
    this.#inGroup = false;
    this.#out([GROUP_END]);
  }

  /**
   * Prints something important: an annotation on the runner while they last, else a line. Only annotations have the
   * title.
   */
  alert(level: 'error' | 'warning', title: string, text: string): void {
    const clean = printableLine(this.#options.redact(text), 1000);
    if (!this.actions || this.#annotations >= MAX_ANNOTATIONS) {
      this.line(clean, level === 'error' ? 'bad' : 'warn', '  ');
      return;
    }
    this.#annotations += 1;
    this.#out([annotation(level, printableLine(title, 100), clean)]);
  }

  /** Prints the outcome of the run. On the runner it always gets an annotation. */
  verdict(level: 'error' | 'good', text: string): void {
    this.close();
    const clean = printableLine(this.#options.redact(text), 2000);
    if (this.actions && level === 'error') this.#out([annotation('error', 'Forge', clean)]);
    else this.#out([this.#painted(clean, level === 'error' ? 'bad' : 'good')]);
  }
}
