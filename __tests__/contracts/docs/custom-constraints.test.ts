import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { git, makeRepository } from '../../support/repository.ts';
import { complete, execute, fileIn, turn, wholeRun, write } from '../../support/whole-run.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../../docs/custom-constraints.md'), 'utf8');

/** The fenced blocks below a heading of the page. */
function blocksBelow(heading: string): readonly string[] {
  const section = PAGE.split(/^## /m).find((text) => text.startsWith(heading)) ?? '';
  return [...section.matchAll(/```\w+\n(.*?)```/gs)].map(([, block = '']) => block);
}

test('the kill switch of the page stops the run once its file is there', async () => {
  const [config = '', script = ''] = blocksBelow('An external kill switch');
  const folder = mkdtempSync(join(tmpdir(), 'forge-switch-'));
  const root = makeRepository({
    'README.md': 'Hello.\n',
    '.forge/kill.sh': script,
    '.forge/headless-config.yml': config.replaceAll('/srv/forge', folder),
  });
  git(root, 'update-index', '--chmod=+x', '.forge/kill.sh');
  git(root, 'commit', '-q', '-m', 'executable');
  git(root, 'checkout', '-q', '--', '.');
  const run = await wholeRun({
    root,
    script: (_, index) => {
      if (index === 1) writeFileSync(join(folder, 'STOP'), '');
      return turn(write(`src/${index}.js`, 'export {};\n'));
    },
  });
  expect([run.code, run.requests.length]).toEqual([2, 2]);
  expect(run.reports.execution.reason).toContain('custom constraint kill_switch: the kill switch was thrown');
  expect(fileIn(root, 'src/1.js')).toBeNull();
});

test('the limit on new dependencies of the page bears two, and refuses a third by an edit and by a command', async () => {
  const [config = '', module = ''] = blocksBelow('A limit on new dependencies');
  const manifest = (...names: readonly string[]): string =>
    `${JSON.stringify({ name: 'x', dependencies: Object.fromEntries(names.map((name) => [name, '1.0.0'])) }, null, 2)}\n`;
  const run = await wholeRun({
    files: {
      'package.json': manifest('a'),
      '.forge/new-dependencies.mjs': module,
      '.forge/headless-config.yml': config,
    },
    script: [
      turn(write('package.json', manifest('a', 'b', 'c'))),
      turn(write('package.json', manifest('a', 'b', 'c', 'd'))),
      turn(execute(`sed -i 's/"b": "1.0.0",/&\\n"e": "1.0.0",/' package.json`)),
      turn(complete()),
    ],
  });
  expect(run.reports.toolTexts.slice(1, 3)).toEqual([
    expect.stringContaining('package.json grew by 3 lines, at most 2 are allowed'),
    expect.stringContaining('undone'),
  ]);
  expect(fileIn(run.root, 'package.json')).toBe(manifest('a', 'b', 'c'));
  expect(git(run.root, 'show', 'HEAD:package.json')).toBe(manifest('a', 'b', 'c').trimEnd());
  expect(run.reports.codes).toEqual(['LIM-09', 'LIM-09']);
});
