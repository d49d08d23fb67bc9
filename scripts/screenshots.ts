/**
 * Makes real runs with a scripted model and takes the pictures of docs/assets. Needs chromium.
 *
 *   node scripts/screenshots.ts            writes docs/assets/*.png
 *   node scripts/screenshots.ts --all DIR  six kinds of run in light, dark, on a phone and on paper, to look at
 */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Chromium, type Look } from '../__tests__/support/chromium.ts';
import type { WholeRun } from '../__tests__/support/whole-run.ts';
import type { RecordedEvent } from '../src/core/run/events.ts';
import { resultComment } from '../src/report/comment/result.ts';
import { applyRecordedEvent, emptyRecord } from '../src/report/record/run-record.ts';
import { commentPage } from './screenshots/comment-page.ts';
import { KINDS, runOf } from './screenshots/runs.ts';

/** GitHub shows a README's pictures slowly if they are larger. */
const MOST_BYTES = 200_000;

interface Shot extends Look {
  readonly name: string;
  readonly width: number;
  /** null: the whole page. */
  readonly height: number | null;
}

const chromium = await Chromium.start();
try {
  const folder = process.argv[2] === '--all' ? process.argv[3] : undefined;
  if (folder === undefined) await assets(join(import.meta.dirname, '../docs/assets'));
  else await everyKind(folder);
} finally {
  await chromium.close();
}

async function assets(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const run = await runOf('success');
  const report = pageOf(run);
  const comment = join(mkdtempSync(join(tmpdir(), 'forge-comment-')), 'comment.html');
  writeFileSync(comment, commentPage(commentOf(run)));
  for (const scheme of ['light', 'dark'] as const) {
    await shoot(report, folder, { name: `report-${scheme}`, width: 1280, height: 900, scheme });
    await shoot(comment, folder, { name: `comment-${scheme}`, width: 908, height: null, scheme });
  }
}

async function everyKind(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const kind of Object.keys(KINDS)) {
    const page = pageOf(await runOf(kind));
    await shoot(page, folder, { name: `${kind}-light`, width: 1280, height: null, scheme: 'light' });
    await shoot(page, folder, { name: `${kind}-dark`, width: 1280, height: 900, scheme: 'dark' });
    await shoot(page, folder, { name: `${kind}-phone`, width: 390, height: null, scheme: 'light' });
    await shoot(page, folder, { name: `${kind}-print`, width: 800, height: null, media: 'print' });
  }
}

function pageOf(run: WholeRun): string {
  return join(run.root, '.forge/artifacts/report.html');
}

/** Returns the comment that this run would have written on a pull request. */
function commentOf({ root }: WholeRun): string {
  const lines = readFileSync(join(root, '.forge/artifacts/events.jsonl'), 'utf8').trim().split('\n');
  const events = lines.map((line): RecordedEvent => JSON.parse(line));
  const record = events.reduce(applyRecordedEvent, emptyRecord('', events[0]?.at ?? 0));
  const run = record.pages?.run ?? null;
  return resultComment(record, null, { run, artifact: run });
}

async function shoot(file: string, folder: string, { name, width, height, ...look }: Shot): Promise<void> {
  const tab = await chromium.page(width, height ?? 900);
  await tab.look(look);
  await tab.open(pathToFileURL(file).href);
  if (height === null)
    await tab.resize(width, Number(await tab.evaluate('document.documentElement.scrollHeight')));
  const png = await tab.screenshot();
  writeFileSync(join(folder, `${name}.png`), png);
  console.log(`${name}.png: ${Math.round(png.length / 1000)} kB`);
  if (folder.endsWith('assets') && png.length > MOST_BYTES)
    throw new Error(`${name}.png is too large for the README`);
}
