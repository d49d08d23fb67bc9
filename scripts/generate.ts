/**
 * Makes every file that can be made from the settings schema and the tables beside it.
 * `node scripts/generate.ts` writes them, `--check` names those that are stale and exits 1.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { actionFile } from './generate/action.ts';
import { configurationPage } from './generate/configuration.ts';
import { constraintsDoc } from './generate/constraints.ts';
import type { Generated } from './generate/generated.ts';
import { githubPage } from './generate/github-page.ts';
import { guides, modelsPage, replayPage, reportsPage } from './generate/pages.ts';
import { publishActionFile } from './generate/publish-action.ts';
import { schemaFile } from './generate/schema.ts';
import { threatModel } from './generate/threat-table.ts';

/** In the order in which they are made. A new generator is one more row here. */
const GENERATED: readonly Generated[] = [
  actionFile,
  publishActionFile,
  schemaFile,
  configurationPage,
  constraintsDoc,
  modelsPage,
  reportsPage,
  threatModel,
  githubPage,
  replayPage,
  ...guides,
];

const root = join(import.meta.dirname, '..');
const check = process.argv.includes('--check');
const stale: string[] = [];
for (const { file, make } of GENERATED) {
  const path = join(root, file);
  const current = existsSync(path) ? readFileSync(path, 'utf8') : null;
  const made = make(current);
  if (made === null || made === current) continue;
  stale.push(file);
  if (check) continue;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, made);
}
for (const file of stale) {
  console.log(check ? `${file} is stale: run "npm run generate" and commit it` : `${file} written`);
}
if (check && stale.length > 0) process.exitCode = 1;
