import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { costsTable } from './costs-table.ts';
import type { Generated } from './generated.ts';
import { modelsTable, providersTable } from './models-table.ts';
import { settingsTable } from './settings-table.ts';
import {
  environmentTable,
  flagTable,
  inputTable,
  outputTable,
  profileTable,
  reportsTable,
} from './tables.ts';
import { toolsTable } from './tools-table.ts';

/** What may stand between `<!-- generated:NAME -->` and `<!-- /generated -->`. */
const BLOCKS: Readonly<Record<string, () => string>> = {
  settings: settingsTable,
  profiles: profileTable,
  inputs: inputTable,
  outputs: outputTable,
  flags: flagTable,
  environment: environmentTable,
  models: modelsTable,
  providers: providersTable,
  reports: reportsTable,
  costs: costsTable,
  tools: toolsTable,
};

const ROOT = join(import.meta.dirname, '../..');
const WORKFLOW = 'workflow-';

const BLOCK = /<!-- generated:([a-z-]+) -->[\s\S]*?<!-- \/generated -->/g;

/** The page with every generated block made anew. A block of an unknown name is a mistake, and thrown. */
export function withBlocks(page: string): string {
  return page.replaceAll(BLOCK, (_, name: string) => {
    const make = BLOCKS[name] ?? exampleNamed(name);
    if (make === undefined) {
      throw new Error(`unknown generated block "${name}": known are ${Object.keys(BLOCKS).join(', ')}`);
    }
    return `<!-- generated:${name} -->\n\n${make()}\n\n<!-- /generated -->`;
  });
}

/** `workflow-red-ci` is examples/workflows/red-ci.yml, which `npm run e2e` runs, without the comment at its top. */
function exampleNamed(name: string): (() => string) | undefined {
  const file = join(ROOT, 'examples/workflows', `${name.slice(WORKFLOW.length)}.yml`);
  if (!name.startsWith(WORKFLOW) || !existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8').replace(/^(?:#.*\n)+/, '');
  return () => `\`\`\`yaml\n${text}\`\`\``;
}

/** A page that is written by hand but for its blocks. */
function pageWithBlocks(file: string): Generated {
  return { file, make: (current) => (current === null ? null : withBlocks(current)) };
}

export const reportsPage = pageWithBlocks('docs/reports.md');
export const replayPage = pageWithBlocks('docs/replay.md');
export const modelsPage = pageWithBlocks('docs/models.md');
export const guides = globSync('docs/guides/*.md', { cwd: ROOT }).sort().map(pageWithBlocks);
