import { linksOf } from '../record/links.ts';
import type { RunRecord } from '../record/run-record.ts';
import { fileAnchor, type ShownPatch } from './diff.ts';
import { line, linked, text } from './html-text.ts';

/** Only so many paths are looked for in texts. */
const MOST_PATHS = 100;

/** Links the run's changed files where a text names them. Other paths stay text. */
export interface PathLinks {
  /** Returns a path as HTML. */
  readonly path: (path: string) => string;
  /** Returns a text as HTML, with `path` and `path:line` linked. */
  readonly text: (value: string) => string;
}

/** A file links to its line in the pushed commit, or else to its diff on the page. */
export function pathLinks(record: RunRecord, { files }: ShownPatch): PathLinks {
  const { file } = linksOf(record);
  const shown = new Map(files.slice(0, MOST_PATHS).map(({ path }, index) => [text(path), { path, index }]));
  const link = (escaped: string, place: string, number?: string): string => {
    const found = shown.get(escaped);
    if (found === undefined) return escaped + place;
    const page = file(found.path, number === undefined ? undefined : Number(number));
    return page === null
      ? `<a href="#${fileAnchor(found.index)}">${escaped}${place}</a>`
      : linked(escaped + place, page);
  };
  // The longest first, so that `a/b.ts` is not found as `b.ts`.
  const names = [...shown.keys()].sort((one, other) => other.length - one.length);
  const pattern = new RegExp(
    `(?<![\\w./-])(${names.map((name) => name.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')).join('|')})(?:(:)(\\d{1,7}))?(?![\\w/-])`,
    'g',
  );
  return {
    path: (path) => (shown.has(text(path)) ? link(text(path), '') : line(path, 400)),
    text: (value) =>
      names.length === 0
        ? text(value)
        : text(value).replace(pattern, (_, name: string, colon = '', number?: string) =>
            link(name, `${colon}${number ?? ''}`, number),
          ),
  };
}
