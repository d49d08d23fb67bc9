import { elisionReading, escapeReading, indentReading, markReading, tabReading } from './readings.ts';
import { bothSides, type Disturbance, linesOf, type RealEdit } from './real-edit.ts';

const CURLY = /[\u2018\u2019\u201c\u201d]/;
const PLAIN = /['"-]|\u00a0/;

/** Disturbances that lose nothing: an edit with one reading must come out right. */
export const KEPT: readonly Disturbance[] = [
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
    otherReading: ({ before }) =>
      /[^ \t\n] {2}\r?$/m.test(before) ? 'the file has lines that end in two spaces' : undefined,
    // Which lines get them depends on the line alone, so that both sides agree, as a model's habit would.
    disturb(edit) {
      // A new line that really ends in two spaces and one that was given them are one and the same request.
      const old = new Set(edit.search.split('\n'));
      if (edit.replace.split('\n').some((line) => / {2}$/.test(line) && !old.has(line))) return undefined;
      return bothSides(edit, (line) =>
        line.length % 2 === 0 && line.trimEnd() === line ? `${line}  ` : line,
      );
    },
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
  deeper('indent 2 deeper', '  '),
  deeper('indent 4 deeper', '    '),
  deeper('indent 1 tab deeper', '\t'),
  {
    name: 'indent shallower',
    loses: false,
    otherReading: indentReading,
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
    otherReading: tabReading,
    disturb(edit) {
      // Where lines are indented by four spaces too, real ones and disturbed ones are the same request.
      if (/^\t* {4}/m.test(`${edit.search}\n${edit.replace}`)) return undefined;
      return bothSides(edit, (line) => line.replace(/^\t+/, (tabs) => '    '.repeat(tabs.length)));
    },
  },
  {
    name: 'curly quotes',
    loses: false,
    otherReading: markReading(CURLY, CURLY),
    disturb(edit) {
      // A real curly quote and a plain one made curly are one and the same request.
      if (/[\u2019\u201d]/.test(edit.search + edit.replace)) return undefined;
      return bothSides(edit, (line) => line.replaceAll("'", '\u2019').replaceAll('"', '\u201d'));
    },
  },
  {
    name: 'plain marks',
    loses: false,
    otherReading: markReading(PLAIN, PLAIN),
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
    name: 'quotes opened and closed',
    loses: false,
    otherReading: markReading(CURLY, CURLY),
    disturb(edit) {
      if (CURLY.test(edit.search + edit.replace)) return undefined;
      const curl = (line: string): string =>
        line
          .replace(/(?<![\p{L}\p{N}])'(?=\S)/gu, '\u2018')
          .replaceAll("'", '\u2019')
          .replace(/(?<![\p{L}\p{N}])"(?=\S)/gu, '\u201c')
          .replaceAll('"', '\u201d');
      return bothSides(edit, curl);
    },
  },
  {
    name: 'no-break spaces',
    loses: false,
    disturb(edit) {
      // A real one and one that stands for a space are the same request.
      if ((edit.before + edit.replace).includes('\u00a0')) return undefined;
      return bothSides(edit, (line) => line.replace(/(?<=\S) (?=\S)/g, '\u00a0'));
    },
  },
  {
    name: 'decomposed characters',
    loses: false,
    disturb(edit) {
      if (edit.before.normalize('NFC') !== edit.before) return undefined;
      return bothSides(edit, (line) => line.normalize('NFD'));
    },
  },
  {
    name: 'white space on blank lines',
    loses: false,
    disturb(edit) {
      // Lines of two spaces that are real and disturbed ones are the same request.
      if (/^ {2}\r?$/m.test(edit.before + edit.replace)) return undefined;
      const search = edit.search.replace(/\n\n/g, '\n  \n');
      return search === edit.search
        ? undefined
        : { ...edit, search, replace: edit.replace.replace(/\n\n/g, '\n  \n') };
    },
  },
  {
    name: 'HTML entities',
    loses: false,
    otherReading: ({ search, replace }) => {
      const kinds = (text: string): string[] => text.match(/&(?:lt|gt|amp);/g) ?? [];
      const known = new Set(kinds(search));
      return kinds(replace).some((kind) => !known.has(kind))
        ? 'the replacement has an entity that the search has not'
        : undefined;
    },
    disturb(edit) {
      if (/&(?:lt|gt|amp|quot|apos|#39);/.test(edit.search + edit.replace)) return undefined;
      return bothSides(edit, (line) =>
        line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
      );
    },
  },
  {
    name: 'diff marks',
    loses: false,
    otherReading: ({ replace }) =>
      /^\+/m.test(replace)
        ? undefined
        : 'the replacement has no mark, so that those of the search may be its own',
    disturb(edit) {
      if (!edit.search.endsWith('\n') || !edit.replace.endsWith('\n')) return undefined;
      const mark = (text: string, sign: string): string => text.replace(/^(?=.)/gm, sign);
      return { ...edit, search: mark(edit.search, '-'), replace: mark(edit.replace, '+') };
    },
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
    otherReading: escapeReading,
    disturb(edit) {
      const escaped = (text: string): string => JSON.stringify(text).slice(1, -1);
      const search = escaped(edit.search);
      return search === edit.search ? undefined : { ...edit, search, replace: escaped(edit.replace) };
    },
  },
  {
    name: 'paired elision',
    loses: false,
    otherReading: elisionReading,
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

/** The same white space more before every line. */
function deeper(name: string, more: string): Disturbance {
  const disturb = (edit: RealEdit): RealEdit | undefined => bothSides(edit, (line) => more + line);
  return { name, loses: false, otherReading: indentReading, disturb };
}
