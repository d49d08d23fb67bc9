import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { knownModelOf } from '../../../src/adapters/models/catalog/prices.ts';
import { RESPONSE_RULES } from '../../../src/constraints/registry.ts';
import { renderProblems } from '../../../src/settings/checks/problem.ts';
import { loadRunRequest } from '../../../src/settings/load.ts';
import { parseFlags } from '../../../src/settings/sources/flags.ts';
import { sandboxTrial } from '../../../src/settings/sources/words.ts';
import { BLOCKS, blocksIn, COMMANDS, kindOf, PAGES } from '../../support/doc-blocks.ts';

const CONFIGURATIONS = blocksIn('yaml').filter((block) => kindOf(block) === 'configuration');

/** The problems that our own schema finds in a configuration file; '' if there are none. */
async function problemsIn(text: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'forge-docs-'));
  mkdirSync(join(folder, '.git'));
  mkdirSync(join(folder, '.forge'));
  writeFileSync(join(folder, '.forge/headless-config.yml'), text);
  const input = { entryPoint: 'cli', argv: [], env: {}, cwd: folder, purpose: 'rules' } as const;
  const loaded = await loadRunRequest({ ...input, ...RESPONSE_RULES });
  return loaded.ok ? '' : renderProblems(loaded.problems);
}

test('the pages are found, and the blocks in them', () => {
  expect(PAGES).toEqual(expect.arrayContaining(['README.md', 'docs/README.md', 'docs/guides/review.md']));
  expect(BLOCKS.length).toBeGreaterThan(50);
  expect(CONFIGURATIONS.length).toBeGreaterThan(12);
  expect(COMMANDS.length).toBeGreaterThan(8);
});

test.each(CONFIGURATIONS.map(({ at, text }) => [at, text]))(
  '%s is a valid configuration',
  async (_, text) => {
    expect(await problemsIn(text)).toBe('');
  },
);

test('a configuration with an unknown key is found', async () => {
  expect(await problemsIn('constraints: { max_fils: 3 }\n')).toContain('max_fils');
});

test('every block of JSON is JSON, line by line if it is a log', () => {
  for (const { text } of blocksIn('json')) expect(() => JSON.parse(text)).not.toThrow();
});

test.each(blocksIn('sh', 'bash').map(({ at, text }) => [at, text]))('the shell can read %s', (_, text) => {
  const { stderr, status } = spawnSync('bash', ['-n'], { input: text, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});

/** These read their own words; commands.test.ts runs them. */
const PARSED = COMMANDS.filter(({ args }) => args[0] !== 'verify' && args[0] !== 'explain');

test.each(PARSED.map(({ at, args }) => [at, args] as const))('%s uses only flags that exist', (_, args) => {
  const { command, given } = parseFlags(sandboxTrial(args).argv);
  expect(command).not.toBe('unknown');
  expect(given.problems).toEqual([]);
});

test('every model in an example has a known price', () => {
  const providers = { claude: 'anthropic', gpt: 'openai', gemini: 'google' } as const;
  const named = BLOCKS.flatMap(({ at, text }) =>
    [...text.matchAll(/(?<![\w/-])(?<family>claude|gpt|gemini)-\d*[a-z][\w.-]*\d/g)].map(
      ({ 0: name, groups }) => ({ at, name, family: groups?.family as keyof typeof providers }),
    ),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ family, name }) => knownModelOf(providers[family], name) === null)).toEqual([]);
});

test('every block names its language', () => {
  expect(blocksIn('').map(({ at }) => at)).toEqual([]);
});
