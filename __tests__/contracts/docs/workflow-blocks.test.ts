import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { findTool } from '../../../scripts/tools.ts';
import { blocksIn, kindOf, workflowOf } from '../../support/doc-blocks.ts';
import { needing } from '../../support/needs.ts';
import { ownAction, UNPINNED, type Workflow } from '../../support/workflows.ts';

const WORKFLOWS = blocksIn('yaml').filter((block) => ['workflow', 'steps'].includes(kindOf(block)));
const CASES = WORKFLOWS.map((block) => [block.at, workflowOf(block)] as const);

/** What actionlint says of a workflow; '' if it finds nothing. */
function findingsIn(workflow: string): string {
  const root = mkdtempSync(join(tmpdir(), 'forge-docs-'));
  mkdirSync(join(root, '.git'));
  mkdirSync(join(root, '.github/workflows'), { recursive: true });
  writeFileSync(join(root, '.github/workflows/docs.yml'), workflow);
  const { stdout, stderr } = spawnSync(
    findTool('actionlint') ?? '',
    ['-no-color', '-shellcheck=', '-pyflakes='],
    { cwd: root, encoding: 'utf8' },
  );
  return stdout + stderr;
}

test('the pages have workflows', () => {
  expect(WORKFLOWS.length).toBeGreaterThan(10);
});

needing('actionlint').describe('actionlint', () => {
  test.each(CASES)('finds nothing in %s', (_, workflow) => {
    expect(findingsIn(workflow)).toBe('');
  });

  test('finds an unknown key', () => {
    const [, workflow = ''] = CASES[0] ?? [];
    expect(findingsIn(workflow.replace('runs-on:', 'run-on:'))).toContain('run-on');
  });
});

test.each(CASES)('%s pins what is not ours, and gives our actions only inputs that they have', (_, text) => {
  expect(text).not.toMatch(UNPINNED);
  const { jobs } = parse(text) as Workflow;
  for (const { uses, with: given = {} } of Object.values(jobs).flatMap(({ steps = [] }) => steps)) {
    const inputs = Object.keys(ownAction(uses)?.inputs ?? given);
    expect(inputs).toEqual(expect.arrayContaining(Object.keys(given)));
    if (uses?.startsWith('actions/checkout@')) expect(given).toHaveProperty('persist-credentials', false);
  }
});

test.each([
  ['      - uses: actions/checkout@v6', true],
  ['      - uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd', true],
  ['      - uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2', false],
  ['      - uses: org/forge-headless/publish@v1', false],
])('%s is unpinned: %s', (line, unpinned) => {
  expect(UNPINNED.test(line)).toBe(unpinned);
});
