import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportHtml } from '../../../../src/report/html/page.ts';
import { Chromium, type Page } from '../../../support/chromium.ts';
import { needing } from '../../../support/needs.ts';
import { fold, gate, goodRun, PATCH, recorded, started, turn, violation } from '../sample-run.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const FINDINGS = `axe.run().then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map((node) => [id, node.failureSummary, node.html.slice(0, 200)])))`;

/** Text as hostile as a model, a repository or a tool can make it. */
const HOSTILE = [
  `"><script>document.title='owned'</script><img src=//evil.example/x onerror="document.title='owned'">`,
  `</script></style></pre><svg onload="document.title='owned'"><iframe src=javascript:alert(1)>`,
  `[click](javascript:document.title='owned') [x](https://evil.example/"onclick="document.title='owned')`,
  '![x](https://evil.example/track.png) <meta http-equiv=refresh content="0;url=//evil.example">',
  '\u202eright to left\u2066 \u200b\u0000\u001b[31m',
  'long'.repeat(2500),
].join('\n');

const page = {
  good: () => reportHtml(fold(goodRun()), PATCH, 'c'.repeat(64)),
  stopped: () =>
    reportHtml(
      fold(
        recorded([
          [0, started()],
          [9, { type: 'sandbox_probed', isolation: { kind: 'none', reason: 'off' } }],
          [9, { type: 'notice', level: 'warning', text: 'No sandbox is available here.' }],
          ...turn(
            1,
            'execute_command',
            { command: 'npm test' },
            { text: '# Plan\n\n1. `a`\n2. **b**\n\n> c\n\n| a | b |\n|---|---|\n| 1 | 2 |' },
          ),
          [9, { type: 'violated', violation: violation({ response: 'warn_continue' }) }],
          [
            9,
            {
              type: 'violated',
              violation: violation({ code: 'LIM-01', response: 'graceful_exit', turn: 1 }),
            },
          ],
          [
            9,
            {
              type: 'agent_ended',
              how: 'stopped',
              result: 'See [docs](https://example.com/).\n\n```\ncode\n```',
            },
          ],
          [
            9,
            {
              type: 'gate_finished',
              phase: 'final',
              gate: gate({ status: 'failed', exitCode: 1, output: 'no\n'.repeat(90) }),
            },
          ],
          [
            9,
            {
              type: 'run_finished',
              outcome: { name: 'constraint_violation', reason: 'max_files is 2' },
              changes: [],
            },
          ],
        ]),
      ),
      PATCH,
      null,
    ),
  hostile: () =>
    reportHtml(
      fold(
        recorded([
          [0, started({ task: HOSTILE, model: HOSTILE, branch: HOSTILE, head: HOSTILE })],
          [9, { type: 'notice', level: 'warning', text: HOSTILE }],
          ...turn(1, HOSTILE, { path: HOSTILE }, { text: HOSTILE, result: HOSTILE }),
          [9, { type: 'violated', violation: violation({ reason: HOSTILE, path: HOSTILE, tool: HOSTILE }) }],
          [9, { type: 'agent_ended', how: 'complete', result: HOSTILE }],
          [
            9,
            {
              type: 'gate_finished',
              phase: 'final',
              gate: gate({ name: HOSTILE, command: HOSTILE, output: HOSTILE }),
            },
          ],
          [9, { type: 'run_finished', outcome: { name: 'failure', reason: HOSTILE }, changes: [] }],
        ]),
      ),
      `diff --git a/${HOSTILE.replaceAll('\n', ' ')} b/x\n@@ -0,0 +1,2 @@ ${HOSTILE.split('\n')[0]}\n-${HOSTILE.split('\n')[1]}\n+${HOSTILE.split('\n')[0]}\n`,
      null,
    ),
} as const;

needing('chromium').describe('the page in Chromium', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forge-page-'));
  let chromium: Chromium;
  beforeAll(async () => {
    chromium = await Chromium.start();
  });
  afterAll(async () => {
    await chromium.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function opened(name: keyof typeof page, width = 1280): Promise<Page> {
    const file = join(folder, `${name}.html`);
    writeFileSync(file, page[name]());
    const tab = await chromium.page(width, 900);
    await tab.open(pathToFileURL(file).href);
    return tab;
  }

  test('axe finds nothing, in both themes, wide and narrow, with everything unfolded', async () => {
    for (const name of ['good', 'stopped'] as const) {
      for (const width of [1280, 390]) {
        const tab = await opened(name, width);
        // Axe cannot judge what the browser leaves out because it is out of view.
        await tab.evaluate(
          `document.head.append(Object.assign(document.createElement('style'), { textContent: '*{content-visibility:visible!important}pre{max-height:none!important}' }));
          document.getElementById('unfold').click(); ${AXE}; 0`,
        );
        for (const scheme of ['light', 'dark'] as const) {
          await tab.look({ scheme });
          expect(await tab.evaluate(FINDINGS), `${name}, ${width}, ${scheme}`).toEqual([]);
        }
        await tab.close();
      }
    }
  });

  test('hostile text runs nothing, loads nothing and leads nowhere', async () => {
    const tab = await opened('hostile');
    await tab.evaluate(`document.getElementById('unfold').click(); 0`);
    expect(await tab.evaluate('document.title')).not.toBe('owned');
    expect(tab.requested).toEqual([]);
    expect(tab.complaints).toEqual([]);
    expect(await tab.evaluate('document.scripts.length')).toBe(1);
    expect(
      await tab.evaluate(`document.querySelectorAll('img,svg,iframe,object,embed,form,base').length`),
    ).toBe(0);
    expect(
      await tab.evaluate(
        `[...document.querySelectorAll('*')].flatMap((each) => [...each.attributes]).filter(({ name }) => name.startsWith('on')).length`,
      ),
    ).toBe(0);
    const links = await tab.evaluate(
      `[...document.links].map(({ href }) => href).filter((href) => !href.includes('#'))`,
    );
    expect(links).toEqual([]);
  });

  test('no text is wider than the window, at any width', async () => {
    for (const name of ['good', 'stopped', 'hostile'] as const) {
      for (const width of [360, 820, 1280, 1600]) {
        const tab = await opened(name, width);
        expect(
          await tab.evaluate('document.documentElement.scrollWidth'),
          `${name} at ${width}`,
        ).toBeLessThanOrEqual(width);
      }
    }
  });

  test('the four questions are answered on the first screen of 1280 by 900', async () => {
    for (const name of ['good', 'stopped'] as const) {
      const tab = await opened(name);
      const bottoms = await tab.evaluate(
        `['verdict', 'did', 'cost', 'limits'].map((id) => document.getElementById(id).getBoundingClientRect().bottom)`,
      );
      for (const bottom of bottoms as readonly number[]) expect(bottom).toBeLessThanOrEqual(900);
    }
  });

  test('search, folding and links work from the keyboard', async () => {
    const tab = await opened('good');
    const shown = `[...document.querySelectorAll('details.hit')].filter((each) => !each.hidden).length`;
    expect(await tab.evaluate(shown)).toBe(11);
    await tab.press('/');
    for (const key of 'left-pad') await tab.press(key);
    expect(await tab.evaluate(`document.getElementById('found').textContent`)).toBe(
      '2 of 11 files and turns',
    );
    expect(await tab.evaluate(shown)).toBe(2);
    await tab.press('Escape');
    expect(await tab.evaluate(shown)).toBe(11);
    await tab.evaluate(`document.getElementById('fold').click(); 0`);
    expect(await tab.evaluate(`document.querySelectorAll('details.hit[open]').length`)).toBe(0);
    await tab.evaluate(`location.hash = '#turn-7'; 0`);
    expect(await tab.evaluate(`document.getElementById('turn-7').closest('details').open`)).toBe(true);
  });

  test('without the script the page is whole, and its tools are not shown', async () => {
    const file = join(folder, 'bare.html');
    writeFileSync(file, page.good());
    const tab = await chromium.page(1280, 900);
    await tab.send('Emulation.setScriptExecutionDisabled', { value: true });
    await tab.open(pathToFileURL(file).href);
    expect(await tab.evaluate(`getComputedStyle(document.querySelector('.tools')).display`)).toBe('none');
    expect(await tab.evaluate(`document.querySelector('main').innerText`)).toContain('Every check holds.');
  });

  test('changed lines are side by side where there is room, and paper is light and unfolded', async () => {
    const side = `(() => { const [old, fresh] = ['.r', '.a'].map((each) => document.querySelector('.two ' + each).getBoundingClientRect()); return old.top === fresh.top && old.right <= fresh.left; })()`;
    const tab = await opened('good', 1280);
    expect(await tab.evaluate(side)).toBe(true);
    await tab.resize(820, 900);
    expect(await tab.evaluate(side)).toBe(false);
    await tab.evaluate(`document.getElementById('fold').click(); 0`);
    await tab.look({ scheme: 'dark', media: 'print' });
    expect(await tab.evaluate(`getComputedStyle(document.body).backgroundColor`)).toBe('rgb(255, 255, 255)');
    expect(await tab.evaluate(`document.querySelector('.diff').getBoundingClientRect().height > 50`)).toBe(
      true,
    );
  });
});
