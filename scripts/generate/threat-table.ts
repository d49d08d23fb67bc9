import { loadCases, modesOf, type SecurityCase } from '../../__tests__/attacks/corpus/harness/case.ts';
import { evasionsTable } from './evasions-table.ts';
import type { Generated } from './generated.ts';
import { table } from './table.ts';

/** The blocks of the page that are made, by the names in their marks. */
const BLOCKS: Readonly<Record<string, () => string>> = { corpus: threatTable, evasions: evasionsTable };

/**
 * What the corpus suite plays, area by area. It says "held" for what is played because the suite that plays it is
 * green or the build is not: a case that is not held fails the build, and none is excused.
 */
export function threatTable(): string {
  const cases = loadCases();
  const areas = [...new Set(cases.map(({ area }) => area))].sort();
  const rows = areas.map((area) => {
    const all = cases.filter((single) => single.area === area);
    return [area, String(all.length), held(all, 'walls'), held(all, 'open')];
  });
  return table(['area', 'cases', 'held with a sandbox', 'held without'], rows);
}

function held(played: readonly SecurityCase[], mode: 'walls' | 'open'): string {
  const count = played.filter((single) => modesOf(single).includes(mode)).length;
  return count === 0 ? '–' : `${count} of ${count}`;
}

function withBlock(page: string, name: string, make: () => string): string {
  const block = new RegExp(`<!-- generated:${name} -->[\\s\\S]*?<!-- /generated -->`);
  return page.replace(block, () => `<!-- generated:${name} -->\n\n${make()}\n\n<!-- /generated -->`);
}

export const threatModel: Generated = {
  file: 'docs/threat-model.md',
  make: (current) =>
    current === null
      ? null
      : Object.entries(BLOCKS).reduce((page, [name, make]) => withBlock(page, name, make), current),
};
