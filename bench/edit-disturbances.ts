/** One real edit: what stands, what is asked for, and what must come out. */
export interface RealEdit {
  readonly before: string;
  readonly search: string;
  readonly replace: string;
  readonly expected: string;
}

/** A number in [0, 1), the same series for the same seed. */
export type Random = () => number;

/** Mulberry32: small, fast, and good enough to choose test cases by. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * How a model gets an edit wrong. `loses` is false where nothing is lost, so that an edit with one candidate
 * must come out right; where it is true only a refusal is right. Undefined where an edit cannot be so disturbed.
 */
export interface Disturbance {
  readonly name: string;
  readonly loses: boolean;
  readonly disturb: (edit: RealEdit, random: Random) => RealEdit | undefined;
}

type MapLine = (line: string) => string;

/** The same change to every line of both sides that is not blank. */
function bothSides(edit: RealEdit, map: MapLine): RealEdit | undefined {
  const search = mapLines(edit.search, map);
  return search === edit.search ? undefined : { ...edit, search, replace: mapLines(edit.replace, map) };
}

function mapLines(text: string, map: MapLine): string {
  return text
    .split('\n')
    .map((line) => (line.trim() === '' ? line : map(line)))
    .join('\n');
}

function linesOf(edit: RealEdit): string[] {
  return [...edit.search.split('\n'), ...edit.replace.split('\n')].filter((line) => line.trim() !== '');
}

function pick<T>(list: readonly T[], random: Random): T | undefined {
  return list[Math.floor(random() * list.length)];
}

/** The search without, with, or with other lines; the replacement as it was. */
function otherSearch(
  edit: RealEdit,
  change: (lines: string[]) => string[] | undefined,
): RealEdit | undefined {
  const lines = change(edit.search.split('\n'));
  return lines === undefined ? undefined : { ...edit, search: lines.join('\n') };
}

/** Indices of lines that are neither the first nor the last that is not blank, nor blank themselves. */
function interior(lines: readonly string[]): number[] {
  const full = lines.flatMap((line, i) => (line.trim() === '' ? [] : [i]));
  return full.slice(1, -1);
}

const KEPT: readonly Disturbance[] = [
  { name: 'exact', loses: false, disturb: (edit) => edit },
  {
    name: 'CRLF file',
    loses: false,
    disturb(edit) {
      if (edit.before.includes('\r')) return undefined;
      const crlf = (text: string): string => text.replaceAll('\n', '\r\n');
      return { ...edit, before: crlf(edit.before), expected: crlf(edit.expected) };
    },
  },
  {
    name: 'CRLF search',
    loses: false,
    disturb(edit) {
      if (edit.before.includes('\r') || !edit.search.includes('\n')) return undefined;
      const crlf = (text: string): string => text.replaceAll('\n', '\r\n');
      return { ...edit, search: crlf(edit.search), replace: crlf(edit.replace) };
    },
  },
  {
    name: 'trailing spaces added',
    loses: false,
    // Which lines get them depends on the line alone, so that both sides agree, as a model's habit would.
    disturb: (edit) =>
      bothSides(edit, (line) => (line.length % 2 === 0 && line.trimEnd() === line ? `${line}  ` : line)),
  },
  {
    name: 'trailing spaces dropped',
    loses: false,
    disturb(edit) {
      if (edit.before.includes('\r')) return undefined;
      // Only the context before what changes: elsewhere equal lines may be the old ones or new ones.
      const old = edit.search.split('\n');
      const fresh = edit.replace.split('\n');
      let same = 0;
      while (same < old.length - 1 && same < fresh.length - 1 && old[same] === fresh[same]) same++;
      const noisy = (lines: readonly string[]): string =>
        lines.map((line, i) => (i < same && line.trim() !== '' ? `${line}  ` : line)).join('\n');
      const search = noisy(old);
      const replace = noisy(fresh);
      if (search === edit.search) return undefined;
      const at = edit.before.indexOf(edit.search);
      const put = (text: string): string =>
        edit.before.slice(0, at) + text + edit.before.slice(at + edit.search.length);
      return { ...edit, before: put(search), expected: put(replace) };
    },
  },
  { name: 'indent 2 deeper', loses: false, disturb: (edit) => bothSides(edit, (line) => `  ${line}`) },
  { name: 'indent 4 deeper', loses: false, disturb: (edit) => bothSides(edit, (line) => `    ${line}`) },
  { name: 'indent 1 tab deeper', loses: false, disturb: (edit) => bothSides(edit, (line) => `\t${line}`) },
  {
    name: 'indent shallower',
    loses: false,
    disturb(edit, random) {
      const step = random() < 0.5 ? '  ' : '    ';
      const taken = linesOf(edit).every((line) => line.startsWith(step)) ? step : '\t';
      if (!linesOf(edit).every((line) => line.startsWith(taken))) return undefined;
      return bothSides(edit, (line) => line.slice(taken.length));
    },
  },
  {
    name: 'tabs as spaces',
    loses: false,
    disturb(edit) {
      // Where lines are indented by four spaces too, real ones and disturbed ones are the same request.
      if (/^\t* {4}/m.test(`${edit.search}\n${edit.replace}`)) return undefined;
      return bothSides(edit, (line) => line.replace(/^\t+/, (tabs) => '    '.repeat(tabs.length)));
    },
  },
  {
    name: 'curly quotes',
    loses: false,
    disturb(edit) {
      // A real curly quote and a plain one made curly are one and the same request.
      if (/[\u2019\u201d]/.test(edit.search + edit.replace)) return undefined;
      return bothSides(edit, (line) => line.replaceAll("'", '\u2019').replaceAll('"', '\u201d'));
    },
  },
  {
    name: 'plain marks',
    loses: false,
    disturb: (edit) =>
      bothSides(edit, (line) =>
        line
          .replace(/[\u2018\u2019]/g, "'")
          .replace(/[\u201c\u201d]/g, '"')
          .replace(/[\u2013\u2014]/g, '-')
          .replaceAll('\u00a0', ' '),
      ),
  },
  {
    name: 'line numbers',
    loses: false,
    disturb: (edit) => {
      const number = (text: string): string => {
        const lines = text.split('\n');
        const end = lines.at(-1) === '' ? lines.length - 1 : lines.length;
        return lines.map((line, i) => (i < end ? `${String(i + 41).padStart(6)}\t${line}` : line)).join('\n');
      };
      return edit.replace === ''
        ? undefined
        : { ...edit, search: number(edit.search), replace: number(edit.replace) };
    },
  },
  {
    name: 'fences',
    loses: false,
    disturb(edit) {
      if (!edit.search.endsWith('\n') || !edit.replace.endsWith('\n')) return undefined;
      return {
        ...edit,
        search: `\`\`\`js\n${edit.search}\`\`\`\n`,
        replace: `\`\`\`js\n${edit.replace}\`\`\`\n`,
      };
    },
  },
  {
    name: 'escaped',
    loses: false,
    disturb(edit) {
      const escaped = (text: string): string => JSON.stringify(text).slice(1, -1);
      const search = escaped(edit.search);
      return search === edit.search ? undefined : { ...edit, search, replace: escaped(edit.replace) };
    },
  },
  {
    name: 'paired elision',
    loses: false,
    disturb(edit) {
      const before = edit.search.split('\n');
      const after = edit.replace.split('\n');
      if (before.length < 5 || before[1] !== after[1] || before[2] !== after[2] || before[0] !== after[0])
        return undefined;
      if (
        edit.before.split(`${before[0]}\n`).length !== 2 ||
        edit.before.split(before.slice(3).join('\n')).length !== 2
      )
        return undefined;
      const elide = (lines: readonly string[]): string => [lines[0], '// ...', ...lines.slice(3)].join('\n');
      return { ...edit, search: elide(before), replace: elide(after) };
    },
  },
];

const LOST: readonly Disturbance[] = [
  {
    name: 'quotes swapped',
    loses: true,
    disturb: (edit) =>
      bothSides(edit, (line) => line.replace(/['"]/g, (quote) => (quote === "'" ? '"' : "'"))),
  },
  {
    name: 'blank line missing',
    loses: true,
    disturb: (edit) =>
      otherSearch(edit, (lines) => {
        const first = lines.findIndex((line) => line.trim() !== '');
        const last = lines.findLastIndex((line) => line.trim() !== '');
        const at = lines.findIndex((line, i) => i > first && i < last && line.trim() === '');
        return at < 0 ? undefined : lines.toSpliced(at, 1);
      }),
  },
  {
    name: 'blank line extra',
    loses: true,
    disturb: (edit, random) =>
      otherSearch(edit, (lines) => {
        const at = pick(interior(lines), random);
        return at === undefined ? undefined : lines.toSpliced(at, 0, '');
      }),
  },
  {
    name: 'stale context',
    loses: true,
    disturb: (edit, random) =>
      otherSearch(edit, (lines) => {
        const at = pick(interior(lines), random);
        const line = at === undefined ? undefined : lines[at];
        const stale = line?.replace(/[A-Za-z]{3,}/, (word) => `${word}Old`);
        return at === undefined || stale === undefined || stale === line
          ? undefined
          : lines.toSpliced(at, 1, stale);
      }),
  },
  {
    name: 'line dropped',
    loses: true,
    disturb: (edit, random) =>
      otherSearch(edit, (lines) => {
        const at = pick(interior(lines), random);
        return at === undefined ? undefined : lines.toSpliced(at, 1);
      }),
  },
  {
    name: 'lines swapped',
    loses: true,
    disturb: (edit, random) =>
      otherSearch(edit, (lines) => {
        const at = pick(interior(lines), random);
        const [one, two] = at === undefined ? [] : [lines[at], lines[at + 1]];
        if (at === undefined || one === undefined || two === undefined || one.trim() === two.trim())
          return undefined;
        return lines.toSpliced(at, 2, two, one);
      }),
  },
  {
    name: 'irregular indent',
    loses: true,
    disturb: (edit, random) =>
      otherSearch(edit, (lines) => {
        const at = pick(interior(lines), random);
        return at === undefined ? undefined : lines.toSpliced(at, 1, `   ${lines[at]}`);
      }),
  },
  {
    name: 'block duplicated',
    loses: true,
    disturb(edit) {
      const block = edit.search.endsWith('\n') ? edit.search : `${edit.search}\n`;
      const gap = edit.before.endsWith('\n') ? '' : '\n';
      return { ...edit, before: `${edit.before}${gap}${block}` };
    },
  },
  {
    name: 'elision in search',
    loses: true,
    disturb: (edit) =>
      otherSearch(edit, (lines) =>
        lines.length < 4 ? undefined : [lines[0] ?? '', '  ...', ...lines.slice(-2)],
      ),
  },
  {
    name: 'rest left out',
    loses: true,
    disturb(edit) {
      const lines = edit.replace.split('\n');
      if (lines.length < 4) return undefined;
      return {
        ...edit,
        replace: [...lines.slice(0, 2), '// ... rest of the code unchanged ...', ''].join('\n'),
      };
    },
  },
];

export const DISTURBANCES: readonly Disturbance[] = [...KEPT, ...LOST];

/**
 * Whether the disturbed search is in the file as it is: then it is no disturbed edit but an exact one of
 * another place, and no engine could know better. One line counts only as a whole one, for one that is
 * indented too little is always part of the right one.
 */
export function isExactElsewhere({ before, search }: RealEdit): boolean {
  if (search.trimEnd().includes('\n')) return before.includes(search);
  return `\n${before}`.includes(`\n${search}`);
}

/** What came of one edit: a refusal is right where something was lost, and never wrong. */
export type Verdict = 'right' | 'refused' | 'wrong';

export function verdict(after: string | undefined, expected: string): Verdict {
  if (after === undefined) return 'refused';
  return after === expected ? 'right' : 'wrong';
}
