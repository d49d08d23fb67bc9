import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { git } from '../../support/repository.ts';
import { type Attempt, attempt, expectCommitted, expectEnd, expectProblems, project } from './fixture.ts';

const CONFIG = '.forge/headless-config.yml';

interface Ground {
  readonly files?: Readonly<Record<string, string>>;
  readonly prepare?: (root: string) => void;
  readonly args?: readonly string[];
}

async function under(constraints: string, { files = {}, prepare, args = [] }: Ground = {}): Promise<Attempt> {
  const root = project({ [CONFIG]: `constraints: { ${constraints} }\n`, ...files });
  if (prepare !== undefined) {
    prepare(root);
    git(root, 'add', '-A');
    git(root, 'commit', '-q', '-m', 'prepared');
  }
  return attempt({ root, args });
}

const VALIDATE = 'main_branch: { validate: [{ files: "data/*.json", schema: s.json }] }';

describe.concurrent('a schema for the main branch', () => {
  it.each<[string, Ground, string]>([
    ['is missing', {}, 's.json is not in the trusted commit of this run'],
    [
      'is no JSON',
      { files: { 's.json': '{' } },
      "s.json cannot be read: Expected property name or '}' in JSON at position 1 (line 1 column 2)",
    ],
    ['is no object', { files: { 's.json': '[]' } }, 's.json is not a JSON Schema: it is not an object'],
    [
      'asks for a schema from the network',
      { files: { 's.json': '{"$ref":"https://example.com/x.json"}' } },
      "s.json is not a valid schema: can't resolve reference https://example.com/x.json from id #",
    ],
    [
      'holds a bad pattern',
      { files: { 's.json': '{"pattern":"("}' } },
      's.json is not a valid schema: Invalid regular expression: /(/u: Unterminated group',
    ],
    [
      'is written in a draft that nobody knows',
      { files: { 's.json': '{"$schema":"http://json-schema.org/draft-03/schema#"}' } },
      's.json uses the schema draft http://json-schema.org/draft-03/schema#, but only 2020-12, 2019-09, draft-07 are supported',
    ],
    [
      'has 100 MB',
      { prepare: (root) => writeFileSync(join(root, 's.json'), Buffer.alloc(100 * 1024 ** 2, ' ')) },
      's.json has 104857600 bytes, at most 10485760 are read: make it smaller',
    ],
    ['is a folder', { files: { 's.json/x': '{}' } }, 's.json is a folder there: name a file'],
  ])('that %s is told of before anything is paid for', async (_, ground, why) => {
    const run = await under(VALIDATE, ground);
    expectEnd(run, {
      code: 5,
      outcome: 'config_error',
      reason: `constraints.main_branch.validate: ${why}: commit a valid schema, or remove it from the settings`,
    });
    expect(run.requests).toBe(0);
  });

  it('is of no interest to a run that commits elsewhere, or not at all', async () => {
    expectCommitted(await under(VALIDATE, { args: ['--branch', 'work'] }));
    expect(await under(VALIDATE, { args: ['--no-commit'] })).toMatchObject({ code: 0 });
  });

  it('that can be used lets the run work', async () => {
    expectCommitted(await under(VALIDATE, { files: { 's.json': '{"type":"object"}', 'data/a.json': '{}' } }));
  });

  it.each([
    [
      '{ files: "../x", schema: s.json }',
      '0.files: "../x" contains "..": globs cannot match outside the repository; remove it',
    ],
    [
      '{ files: "*.json", schema: /etc/s.json }',
      '0.schema: "/etc/s.json" is not a file of the repository: write its path from the root, without "." or ".."',
    ],
    [
      '{ files: "*.json", schema: .git/s.json }',
      '0.schema: ".git/s.json" is in a git directory: name another file',
    ],
  ])('is refused by its name in %s', async (rule, why) => {
    const run = await under(`main_branch: { validate: [${rule}] }`);
    expect(run.stderr.replace(/^\S+?:\d+:\d+: /, '')).toBe(`constraints.main_branch.validate.${why}\n`);
    expect(run).toMatchObject({ code: 5, requests: 0 });
  });
});

describe.concurrent('a state file', () => {
  it.each([
    ['../STATE.json', 'is not a file of the repository: write its path from the root, without "." or ".."'],
    ['/tmp/STATE.json', 'is not a file of the repository: write its path from the root, without "." or ".."'],
    ['.git/STATE.json', 'is in a git directory: name another file'],
  ])('may not be %s', async (file, why) => {
    expectProblems(await under(`state: { file: ${file} }`), [
      `${CONFIG}:1:31: constraints.state.file: ${JSON.stringify(file)} ${why}`,
    ]);
  });

  it.each<[string, Ground['files'], string]>([
    ['a folder', { 's.json/x': '1' }, 's.json is a folder'],
    ['no JSON', { 's.json': 'no' }, 's.json is not valid JSON'],
    ['no object', { 's.json': '[1]' }, 's.json is not a JSON object'],
  ])('that is %s ends a run on the main branch before it starts', async (_, files = {}, why) => {
    const run = await under('state: { file: s.json }', { files });
    expect(run).toMatchObject({ code: 5, commit: null });
    expect(run.reason).toContain(
      `constraints.state.file: ${why}, so every commit on main would be refused (S-013)`,
    );
    expectCommitted(await under('state: { file: s.json }', { files, args: ['--branch', 'work'] }));
  });
});
