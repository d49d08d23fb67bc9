import { plural } from '../../core/text/figures.ts';
import type { RunRecord } from '../record/run-record.ts';
import { UNDONE_TITLE, undoneLines } from '../record/undone-steps.ts';
import { line, section } from './html-text.ts';

export function undoneSection(record: RunRecord): string {
  const count = record.undone.length;
  if (count === 0) return '';
  const lines = undoneLines(record);
  const rows = lines.map(({ who, paths, more, patchFile, remarks }) => {
    const rest = more > 0 ? ` and ${more} more` : '';
    const kept = patchFile === null ? '' : `, kept in <code>${line(patchFile)}</code>`;
    const said = remarks.map((text) => ` ${line(text, 4000)}`).join('');
    return `<li class="row"><span class="grow">${who}: <code>${line(paths.join(', '), 2000)}</code>${rest}${kept}.${said}</span></li>`;
  });
  const rest = count - lines.length;
  const end =
    rest > 0 ? `<li class="row"><span class="grow">and ${rest} more: see execution.json</span></li>` : '';
  return section(
    'undone',
    UNDONE_TITLE,
    plural(count, 'step'),
    `<ul class="card rows">${rows.join('')}${end}</ul>`,
  );
}
