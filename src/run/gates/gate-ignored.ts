import type { Journal } from '../../changes/journal.ts';
import { type IgnoredChange, type IgnoredForGates, NOTHING_IGNORED } from '../../core/git/ignored.ts';
import type { Emit } from '../../core/ports.ts';
import { awaitedLater } from '../../core/settled.ts';

/** Paths named in a message; the rest are counted. */
const NAMED_PATHS = 5;

interface Parts {
  readonly journal: Pick<Journal, 'ignored'>;
  readonly emit: Emit;
  /** `gate_inputs`. */
  readonly inputs: readonly string[];
  /** True if a gate reads denied files, so that the agent must not see what gates leave. */
  readonly hidesResults: boolean;
}

/** Shows gates the ignored files of the start, logs what was restored for that, and returns the agent's files. */
export class GateIgnored {
  readonly #parts: Parts;
  #remembering: Promise<void> | null = null;
  #last: IgnoredForGates = NOTHING_IGNORED;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Saves the current ignored files in the background. The next command or gate waits for it. */
  remember(): void {
    this.#remembering = awaitedLater(this.#parts.journal.ignored.remember());
  }

  /** Runs `gates` on the ignored files of the start. The agent's files stay aside until `giveBack`. */
  async during<Result>(gates: () => Promise<Result>): Promise<Result> {
    await this.#remembering;
    this.#last = await this.#parts.journal.ignored.putBack(this.#parts.inputs);
    this.#say();
    try {
      return await gates();
    } catch (error) {
      await this.giveBack(true);
      throw error;
    }
  }

  /** Returns the agent's files. `goesOn`: the agent continues, so it may not see what a gate with denied files left. */
  async giveBack(goesOn: boolean): Promise<void> {
    const { journal, hidesResults } = this.#parts;
    if (goesOn && hidesResults) await journal.ignored.takeAway();
    await journal.ignored.giveBack();
  }

  /** Tells the model why gates may not find what its commands made. */
  advice(): readonly string[] {
    const { undone } = this.#last;
    if (undone.length === 0) return [];
    return [
      `Gates see ignored files as they were before you started, so they did not see ${undone.length} that your commands changed: ${named(undone)}. A gate's own command must build or install what it needs.`,
    ];
  }

  /** Returns the same advice for people, to append to the reason of red gates; '' if nothing was undone. */
  remedy(): string {
    const { undone } = this.#last;
    if (undone.length === 0) return '';
    return `; gates did not see ${undone.length} ignored file(s) that commands changed (${named(undone)}): let the gate's command create them, or name their folder in gate_inputs`;
  }

  /** Returns why gates may not have seen the ignored files of the start; null if they did. */
  doubt(): string | null {
    const { missing, whole } = this.#last;
    if (!whole) {
      return 'there are more than 200,000 ignored files, so gates may have seen some that commands changed';
    }
    if (missing.length === 0) return null;
    return `commands changed or deleted ignored files that have no saved copy, so gates ran without them: ${listed(missing)}`;
  }

  #say(): void {
    const { emit } = this.#parts;
    const { undone, kept } = this.#last;
    if (undone.length > 0) {
      const text = `gates did not see ${undone.length} ignored file(s) that commands changed, but their state before the agent started: ${named(undone)}; to show gates a folder as commands left it, name it in gate_inputs`;
      emit({ type: 'notice', level: 'info', text });
    }
    if (kept.length === 0) return;
    const text = `gates saw ${kept.length} ignored file(s) as commands left them, because gate_inputs names their folder: ${named(kept)}`;
    emit({ type: 'notice', level: 'warning', text });
  }
}

/** Lists programs first, because they can decide a gate's result. */
function named(changes: readonly IgnoredChange[]): string {
  const sorted = changes.toSorted((a, b) => Number(b.executable) - Number(a.executable));
  return listed(
    sorted.map(({ path, how, executable }) => `${path} (${how}${executable ? ', executable' : ''})`),
  );
}

function listed(all: readonly string[]): string {
  const more = all.length - NAMED_PATHS;
  return all.slice(0, NAMED_PATHS).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
