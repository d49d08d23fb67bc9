/** One line of a change: kept, taken away or put in. */
export interface Step {
  readonly op: 'keep' | 'take' | 'put';
  readonly line: string;
}

export interface Sides {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export function sidesOf(steps: readonly Step[]): Sides {
  const side = (other: Step['op']) => steps.filter(({ op }) => op !== other).map(({ line }) => line);
  return { before: side('put'), after: side('take') };
}

/** The same change the other way round. */
export function reversed(steps: readonly Step[]): readonly Step[] {
  const turned = { keep: 'keep', take: 'put', put: 'take' } as const;
  return steps.map(({ op, line }) => ({ op: turned[op], line }));
}

const MARKS = { keep: ' ', take: '-', put: '+' } as const;

interface Range {
  readonly from: number;
  readonly to: number;
}

/** The stretches that a diff shows: every change with its context, neighbours joined. */
function ranges(steps: readonly Step[], context: number): readonly Range[] {
  const found: Range[] = [];
  for (const [at, { op }] of steps.entries()) {
    if (op === 'keep') continue;
    const from = Math.max(0, at - context);
    const to = Math.min(steps.length, at + context + 1);
    const last = found.at(-1);
    if (last !== undefined && from <= last.to) found[found.length - 1] = { from: last.from, to };
    else found.push({ from, to });
  }
  return found;
}

/** The change as a unified diff of the file `name`, as git writes one. `bare`: no side ends in a line feed. */
export function unifiedOf(steps: readonly Step[], name: string, context = 3, bare = false): string {
  const hunks = ranges(steps, context).map(({ from, to }) => hunkOf(steps, from, to, bare));
  return `--- a/${name}\n+++ b/${name}\n${hunks.join('')}`;
}

function hunkOf(steps: readonly Step[], from: number, to: number, bare: boolean): string {
  const head = sidesOf(steps.slice(0, from));
  const shown = steps.slice(from, to);
  const { before, after } = sidesOf(shown);
  const lastOf = (other: Step['op']) => steps.findLastIndex(({ op }) => op !== other);
  const lines = shown.map(({ op, line }, at) => {
    const ends =
      bare &&
      ((op !== 'put' && lastOf('put') === from + at) || (op !== 'take' && lastOf('take') === from + at));
    return `${MARKS[op]}${line}\n${ends ? '\\ No newline at end of file\n' : ''}`;
  });
  const at = (lineCount: number, shownCount: number) =>
    `${shownCount === 0 ? lineCount : lineCount + 1},${shownCount}`;
  return `@@ -${at(head.before.length, before.length)} +${at(head.after.length, after.length)} @@\n${lines.join('')}`;
}
