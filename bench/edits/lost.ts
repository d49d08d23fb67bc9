import { leaveOut, type Manner, omission } from './omissions.ts';
import { bothSides, type Disturbance, interior, otherSearch, pick } from './real-edit.ts';

/** Disturbances after which the request does not say what was meant: it must be refused, or come out right. */
export const LOST: readonly Disturbance[] = [
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
  leftOut('comment'),
  leftOut('ellipsis'),
  leftOut('behind code'),
  {
    // A second place that is nearly the same, before the right one, of which the search has the differing line wrong.
    name: 'near miss elsewhere',
    loses: true,
    disturb(edit, random) {
      const lines = edit.search.split('\n');
      const at = pick(interior(lines), random);
      const line = at === undefined ? undefined : lines[at];
      const other = line?.replace(/[A-Za-z]{3,}/, (word) => `${word}Two`);
      const asked = line?.replace(/[A-Za-z]{3,}/, (word) => `${word}Three`);
      if (at === undefined || other === undefined || asked === undefined || other === line) return undefined;
      const twin = `${lines.toSpliced(at, 1, other).join('\n').replace(/\n$/, '')}\n`;
      return {
        ...edit,
        before: twin + edit.before,
        search: lines.toSpliced(at, 1, asked).join('\n'),
        expected: twin + edit.expected,
      };
    },
  },
  {
    name: 'block duplicated deeper, search in between',
    loses: true,
    disturb(edit) {
      const block = edit.search.endsWith('\n') ? edit.search : `${edit.search}\n`;
      if (!/[A-Za-z]{2}/.test(block)) return undefined;
      const shift = (text: string, more: string): string => text.replace(/^(?=.*\S)/gm, more);
      const gap = edit.before.endsWith('\n') ? '' : '\n';
      return {
        ...edit,
        before: `${edit.before}${gap}${shift(block, '        ')}`,
        search: shift(edit.search, '    '),
        replace: shift(edit.replace, '    '),
      };
    },
  },
  {
    name: 'a word forgotten',
    loses: true,
    disturb: (edit, random) =>
      otherSearch(edit, (lines) => {
        const at = pick(
          lines.flatMap((line, i) => (/\w+ \w+/.test(line) ? [i] : [])),
          random,
        );
        const line = at === undefined ? undefined : lines[at];
        return at === undefined || line === undefined
          ? undefined
          : lines.toSpliced(at, 1, line.replace(/(\w+) \w+/, '$1'));
      }),
  },
  {
    name: 'letter case changed',
    loses: true,
    disturb: (edit) =>
      otherSearch(edit, (lines) => {
        const at = lines.findIndex((line) => /[a-z]{3}/.test(line));
        const line = lines[at];
        return line === undefined ? undefined : lines.toSpliced(at, 1, line.toUpperCase());
      }),
  },
];

/** More of the file in the search, which the replacement leaves out by a note in one of many wordings. */
function leftOut(manner: Manner): Disturbance {
  return {
    name: `left out: ${manner}`,
    loses: true,
    disturb: (edit, random) => leaveOut(edit, omission(manner, random).text, random),
  };
}
