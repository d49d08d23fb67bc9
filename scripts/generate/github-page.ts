import { EVENT_TABLE } from '../../__tests__/trigger/event-table.ts';
import type { Generated } from './generated.ts';
import { code, table } from './table.ts';

/** What each event starts, and by whom: the cases that the tests hold the program against. */
export function eventTable(): string {
  const rows = EVENT_TABLE.map(({ event, what, who, where, happens }) => [
    code(event),
    what,
    who,
    where,
    happens,
  ]);
  return table(['event', 'what came', 'by whom', 'code of', 'what happens'], rows);
}

const BLOCK = /<!-- generated:events -->[\s\S]*?<!-- \/generated -->/;

export const githubPage: Generated = {
  file: 'docs/github.md',
  make: (current) =>
    current?.replace(BLOCK, () => `<!-- generated:events -->\n\n${eventTable()}\n\n<!-- /generated -->`) ??
    null,
};
