/**
 * How fast report.html is made and shown: a run of 10 turns and one of 300 turns with a diff of 4,000 lines, in a
 * Chromium without a window. Needs chromium.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Chromium } from '../__tests__/support/chromium.ts';
import { CHANGES, fold, recorded, started, turn } from '../__tests__/unit/report/sample-run.ts';
import { reportHtml } from '../src/report/html/page.ts';
import { median, table } from './table.ts';

const TIMES = 9;
const OUTPUT = 'src/invoice/totals.ts:13:  const tax = Math.round(net * RATE) / 100;\n'.repeat(40);

function page(turns: number, lines: number): { readonly html: string; readonly ms: number } {
  const calls = Array.from({ length: turns }, (_, at) =>
    turn(
      at + 1,
      'execute_command',
      { command: `npm test -- part-${at}` },
      { text: `Step **${at}**.`, result: OUTPUT },
    ),
  );
  const record = fold(
    recorded([
      [0, started()],
      ...calls.flat(),
      [1, { type: 'agent_ended', how: 'complete', result: 'Done.' }],
      [
        1,
        {
          type: 'run_finished',
          outcome: { name: 'success', reason: 'the task is complete' },
          changes: CHANGES,
        },
      ],
    ]),
  );
  const change = (at: number) =>
    `-const value${at} = Math.round(net * ${at});\n+const value${at} = half(net * ${at});\n`;
  const hunks = Array.from({ length: lines / 100 }, (_, at) => {
    const body = Array.from({ length: 50 }, (_, line) => change(at * 50 + line)).join('');
    return `diff --git a/src/${at}.ts b/src/${at}.ts\n--- a/src/${at}.ts\n+++ b/src/${at}.ts\n@@ -1,50 +1,50 @@\n${body}`;
  });
  const from = performance.now();
  const html = reportHtml(record, hunks.join(''), null);
  return { html, ms: performance.now() - from };
}

/** Run in the page: ms until the first paint, until it is loaded, and until a search has changed the next frame. */
const MEASURE = `(async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const paint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  while (paint() === undefined) await frame();
  const loaded = performance.getEntriesByType('navigation')[0].loadEventEnd;
  const from = performance.now();
  const field = document.getElementById('search');
  field.value = 'part-7';
  field.dispatchEvent(new Event('input'));
  await frame();
  const searched = performance.now() - from;
  return [paint(), loaded, searched];
})()`;

const folder = mkdtempSync(join(tmpdir(), 'forge-bench-report-'));
const chromium = await Chromium.start();
const rows: (readonly string[])[] = [];
for (const [name, turns, lines] of [
  ['10 turns, 200 lines', 10, 200],
  ['300 turns, 4,000 lines', 300, 4000],
] as const) {
  const made = Array.from({ length: TIMES }, () => page(turns, lines));
  const file = join(folder, `${turns}.html`);
  writeFileSync(file, made[0]?.html ?? '');
  const shown: (readonly [number, number, number])[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const tab = await chromium.page(1280, 900);
    await tab.open(pathToFileURL(file).href);
    shown.push((await tab.evaluate(MEASURE)) as [number, number, number]);
    await tab.close();
  }
  const ms = (values: readonly number[]) => `${Math.round(median(values))} ms`;
  const size = `${Math.round((made[0]?.html.length ?? 0) / 1000)} kB`;
  const columns = [0, 1, 2].map((at) => ms(shown.map((each) => each[at] ?? 0)));
  const usable = ms(shown.map(([, loaded, searched]) => loaded + searched));
  rows.push([name, size, ms(made.map((each) => each.ms)), ...columns, usable]);
}
await chromium.close();
console.log(table(['page', 'size', 'made', 'first paint', 'loaded', 'search', 'loaded and searched'], rows));
rmSync(folder, { recursive: true });
