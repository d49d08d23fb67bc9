import {
  countsText,
  IGNORED_NOT_WHOLE,
  IGNORED_NOTE,
  IGNORED_TITLE,
  MOST_SHOWN,
  restText,
} from '../record/ignored-changes.ts';
import type { RunRecord } from '../record/run-record.ts';
import { line, section } from './html-text.ts';

export function ignoredSection({ ignored }: RunRecord): string {
  if (ignored === null) return '';
  const folders = ignored.folders.map(
    (each) =>
      `<li class="row"><span class="grow"><code>${line(each.folder, 300)}</code></span><span class="end num">${countsText(each)}</span></li>`,
  );
  const files = ignored.first
    .slice(0, MOST_SHOWN)
    .map(
      ({ path, how, executable }) =>
        `<li class="row"><span class="grow"><code>${line(path, 600)}</code></span><span class="end">${how}${executable ? ', executable' : ''}</span></li>`,
    );
  const rest = restText(ignored);
  const said = [IGNORED_NOTE, ...(ignored.whole ? [] : [IGNORED_NOT_WHOLE])];
  const notes = said.map((text) => `<p class="note">${text}</p>`).join('');
  const end = rest === '' ? '' : `<li class="row"><span class="grow">${rest}</span></li>`;
  const content = `${notes}<ul class="card rows">${folders.join('')}</ul><ul class="card rows">${files.join('')}${end}</ul>`;
  return section('ignored', IGNORED_TITLE, countsText(ignored.counts), content);
}
