import { harmlessLine, harmlessTail } from './harmless.ts';
import { annotation, GROUP_END, groupStart, unparsed } from './runner-commands.ts';

export type Verbosity = 'quiet' | 'normal' | 'verbose' | 'debug';
export type Tone = 'plain' | 'dim' | 'good' | 'bad' | 'warn' | 'strong';

export interface PrinterOptions {
  /** Where the text goes: stdout in the action, stderr on the command line. */
  readonly write: (text: string) => void;
  readonly verbosity: Verbosity;
  /** Under the GitHub runner (`GITHUB_ACTIONS=true`): groups and annotations. */
  readonly actions: boolean;
  /** Paint for a terminal. */
  readonly color: boolean;
  /** Takes secret values out of every text (adapters/redaction). */
  readonly redact: (text: string) => string;
  /** A fresh name no text can hold. */
  readonly token?: () => string;
}

/** GitHub shows ten annotations of a kind for one step and drops the rest, so the outcome's own is kept a place. */
const MAX_ANNOTATIONS = 9;

const PAINT: Readonly<Record<Tone, string>> = {
  plain: '',
  dim: '2',
  good: '32',
  bad: '31',
  warn: '33',
  strong: '1',
};

/** The one place where text meets the terminal or the runner's parser. Every text that comes in is untrusted. */
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

  /** One line. `indent` is ours; the text cannot leave its line or be read as a command. */
  line(text: string, tone: Tone = 'plain', indent = ''): void {
    this.#out([indent + this.#painted(harmlessLine(this.#options.redact(text), 1000), tone)]);
  }

  /** Output of others, its last `limit` lines, each behind a bar that shows whose it is. */
  block(text: string, limit: number): void {
    // Before the cut: a secret cut in two would be none that the redactor knows.
    const clean = this.#options.redact(text);
    if (clean.trim() === '') return;
    const lines = harmlessTail(clean, limit).map((line) => this.#painted(`    │ ${line}`, 'dim'));
    // The marks are printed too: two lines of noise that a single harmless line does not need.
    const marked = this.actions && lines.length > 1;
    const token = this.#options.token ?? (() => crypto.randomUUID());
    this.#out(marked ? unparsed(lines, token()) : lines);
  }

  open(title: string): void {
    this.close();
    if (!this.actions) return;
    this.#inGroup = true;
    this.#out([groupStart(harmlessLine(title))]);
  }

  close(): void {
    if (!this.#inGroup) return;
    this.#inGroup = false;
    this.#out([GROUP_END]);
  }

  /** Something a reader must not miss: an annotation on the runner while there is room for it, else a line. The title is for the annotation alone. */
  alert(level: 'error' | 'warning', title: string, text: string): void {
    const clean = harmlessLine(this.#options.redact(text), 1000);
    if (!this.actions || this.#annotations >= MAX_ANNOTATIONS) {
      this.line(clean, level === 'error' ? 'bad' : 'warn', '  ');
      return;
    }
    this.#annotations += 1;
    this.#out([annotation(level, harmlessLine(title, 100), clean)]);
  }

  /** The run's end. On the runner its own annotation, whatever was used up before. */
  verdict(level: 'error' | 'good', text: string): void {
    this.close();
    const clean = harmlessLine(this.#options.redact(text), 2000);
    if (this.actions && level === 'error') this.#out([annotation('error', 'Forge', clean)]);
    else this.#out([this.#painted(clean, level === 'error' ? 'bad' : 'good')]);
  }
}
