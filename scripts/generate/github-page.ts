import { EVENT_TABLE } from '../../__tests__/unit/trigger/event-table.ts';
import type { Generated } from './generated.ts';
import { code, table } from './table.ts';

/** The table of events and results. Its rows are the test cases of the event rules. */
export function eventTable(): string {
  const rows = EVENT_TABLE.map(({ event, what, who, where, happens }) => [
    code(event),
    what,
    who,
    where,
    happens,
  ]);
  return table(['event', 'trigger', 'by someone who', 'code of', 'result'], rows);
}

const BLOCK = /<!-- generated:events -->[\s\S]*?<!-- \/generated -->/;

export const githubPage: Generated = {
  file: 'docs/github.md',
  make: (current) =>
    current?.replace(BLOCK, () => `<!-- generated:events -->\n\n${eventTable()}\n\n<!-- /generated -->`) ??
    null,
};
