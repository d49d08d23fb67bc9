import type { SlowGlob } from './slow-glob.ts';

/** Many patterns that only minimatch can decide, in the order in which they were added. */
export interface SlowGlobs {
  add(glob: SlowGlob): void;
  /** The first that matches, as it was written. */
  match(text: string): string | undefined;
}

/** Patterns whose needed texts are looked for at once. A text for thousands would grow too large to be compiled. */
const TOGETHER = 200;

/** Nearly every text holds what none of them needs, and one look tells. */
export function slowGlobs(): SlowGlobs {
  const blocks: Block[] = [];
  return {
    add: (glob) => {
      const last = blocks.at(-1);
      if (last === undefined || last.globs.length === TOGETHER) blocks.push({ globs: [glob], needed: null });
      else {
        last.globs.push(glob);
        last.needed = null;
      }
    },
    match: (text) => {
      for (const block of blocks) {
        block.needed ??= anyOf(block.globs);
        if (!block.needed.test(text)) continue;
        const found = block.globs.find((glob) => glob.test(text));
        if (found !== undefined) return found.origin;
      }
      return undefined;
    },
  };
}

interface Block {
  readonly globs: SlowGlob[];
  /** What a text holds that any of them matches; null where it has to be made anew. */
  needed: RegExp | null;
}

function anyOf(globs: readonly SlowGlob[]): RegExp {
  return new RegExp(globs.map(({ needed }) => literally(needed)).join('|'));
}

function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
