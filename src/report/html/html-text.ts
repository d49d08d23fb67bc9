import { isPage } from '../../core/forge/run-pages.ts';
import { cutText } from '../../core/text/figures.ts';
import { readable, readableLine } from '../../core/text/readable.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes untrusted text for HTML text or a quoted attribute. */
export function text(value: string, limit = Number.POSITIVE_INFINITY): string {
  return cutText(readable(value), limit, '\n… (cut)').replace(/[&<>"']/g, (found) => ENTITIES[found] ?? '');
}

/** Escapes untrusted text and puts it on one line. */
export function line(value: string, limit = 2000): string {
  return text(cutText(readableLine(value), limit));
}

/** A section with a heading and an optional note beside it. Both `title` and `note` are HTML already. */
export function section(id: string, title: string, note: string, content: string): string {
  const aside = note === '' ? '' : `<p class="note">${note}</p>`;
  return `<section id="${id}"><header><h2>${title}</h2>${aside}</header>${content}</section>`;
}

/** Matches files beside the page. Text of a record becomes a link only if it names such a file. */
const OUTPUT_FILE = /^outputs\/[\w-][\w.-]*\.txt$/;

export function outputLink(file: string | null): string {
  if (file === null) return '';
  const shown = `<code>${line(file, 200)}</code>`;
  return `<p>All of it: ${OUTPUT_FILE.test(file) ? `<a href="${line(file, 200)}">${shown}</a>` : shown}</p>`;
}

/** Links `content`, which is HTML already, to a page of ours; returns it as it is without one. */
export function linked(content: string, page: string | null): string {
  return page !== null && isPage(page) ? `<a href="${text(page)}">${content}</a>` : content;
}
