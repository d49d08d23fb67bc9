import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { PROVIDER_DEFINITIONS } from '../../../src/adapters/models/providers/registry.ts';
import { actionFor } from '../../../src/init/action-name.ts';
import { MODEL, PROVIDER } from '../../../src/init/config-text.ts';
import { git, makeRepository, writeFiles } from '../../support/repository.ts';
import { CONFIG, initIn, initOf, WORKFLOW } from './run-init.ts';

const NPM = { 'package.json': '{ "scripts": { "test": "node --test" } }' };
const read = (root: string, path: string): string => readFileSync(join(root, path), 'utf8');

describe('init writes', () => {
  test('both files, shows their text, and says what to do next', () => {
    const root = makeRepository(NPM);
    git(root, 'remote', 'add', 'origin', 'https://mia:hunter22@github.com/acme/app.git');
    const { stdout, stderr, code } = initIn(root);
    expect([code, stderr]).toEqual([0, '']);
    for (const path of [CONFIG, WORKFLOW]) {
      const shown = read(root, path)
        .trimEnd()
        .split('\n')
        .map((line) => `  | ${line}`);
      expect(stdout).toContain(`\nWrote    ${path}\n${shown.join('\n')}\n`);
    }
    const next = stdout.slice(stdout.indexOf('\nNext\n'));
    expect(next).toContain('https://github.com/acme/app/settings/secrets/actions/new');
    expect(next).toContain('Allow GitHub Actions to create and approve pull requests');
    expect(next).toContain('https://github.com/acme/app/settings/actions\n');
    expect(next).toContain('forge-headless doctor');
    expect(next).toContain(`Commit ${CONFIG} and ${WORKFLOW} to main`);
    expect(next).toContain('Replace "org" in org/forge-headless@v1');
    expect(stdout).not.toContain('hunter22');
  });

  test('nothing with --print, and both texts are the stream of documents that it would write', () => {
    const root = makeRepository(NPM);
    const { stdout, stderr, code } = initIn(root, '--print');
    expect(code).toBe(0);
    expect(readdirSync(root).sort()).toEqual(['.git', 'package.json']);
    const [config, workflow] = parseAllDocuments(stdout).map((document) => document.toJS());
    expect(initIn(root).code).toBe(0);
    expect(config).toEqual(parse(read(root, CONFIG)));
    expect(workflow).toEqual(parse(read(root, WORKFLOW)));
    expect(stderr).toContain('Tests: npm test');
    expect(stderr).toContain('\nNext\n');
  });

  test.each([
    ['.forge/headless-config.yml', CONFIG, WORKFLOW],
    ['.forge/headless-config.yaml', CONFIG, WORKFLOW],
    ['.github/workflows/forge.yml', WORKFLOW, CONFIG],
    ['.github/workflows/forge.yaml', WORKFLOW, CONFIG],
  ])('nothing over %s, which it names', (there, left, written) => {
    const root = makeRepository({ ...NPM, [there]: 'mine: true\n' });
    const { stdout, code } = initIn(root);
    expect(code).toBe(0);
    expect(read(root, there)).toBe('mine: true\n');
    if (there !== left) expect(existsSync(join(root, left))).toBe(false);
    expect(existsSync(join(root, written))).toBe(true);
    expect(stdout).toContain(`\nLeft     ${left}: ${there === left ? 'it' : there} exists.`);
  });

  test('no second workflow beside one that uses the action', () => {
    const agent = 'jobs: { a: { steps: [\n  - uses: acme/forge-headless@v1\n] } }\n'
      .replace('[', '')
      .replace(']', '');
    const root = makeRepository({ ...NPM, '.github/workflows/agent.yml': agent });
    expect(initIn(root).stdout).toContain(`\nLeft     ${WORKFLOW}: .github/workflows/agent.yml exists.`);
    expect(existsSync(join(root, WORKFLOW))).toBe(false);
  });

  test('the same files a second time as the first', () => {
    const { root } = initOf(NPM);
    const before = [CONFIG, WORKFLOW].map((path) => read(root, path));
    expect(initIn(root, '--action', 'other/forge-headless@v2').code).toBe(0);
    expect([CONFIG, WORKFLOW].map((path) => read(root, path))).toEqual(before);
  });

  test('at the root when it is started below it, or elsewhere with --workspace', () => {
    const root = makeRepository({ ...NPM, 'src/a.js': '' });
    expect(initIn(join(root, 'src')).code).toBe(0);
    expect(existsSync(join(root, CONFIG))).toBe(true);
    const other = makeRepository(NPM);
    expect(initIn(root, '--workspace', other).code).toBe(0);
    expect(existsSync(join(other, CONFIG))).toBe(true);
  });

  test('one line of JSON with --json', () => {
    const { stdout } = initIn(makeRepository(NPM), '--json');
    expect(stdout).not.toContain('\n');
    expect(JSON.parse(stdout)).toMatchObject({
      ok: true,
      gates: [{ name: 'Tests', command: 'npm test' }],
      files: [
        { path: CONFIG, status: 'written' },
        { path: WORKFLOW, status: 'written' },
      ],
    });
  });

  test('no workflow for a server that does not read it', () => {
    const root = makeRepository(NPM);
    git(root, 'remote', 'add', 'origin', 'git@gitlab.com:acme/app.git');
    const { stdout, code } = initIn(root);
    expect(code).toBe(0);
    expect(existsSync(join(root, '.github'))).toBe(false);
    expect(stdout).toContain('origin is on gitlab.com, which does not read .github/workflows');
    expect(stdout).not.toContain('Replace "org"');
  });

  test('a model whose price is known, so that the cost limit holds', () => {
    expect(Object.keys(PROVIDER_DEFINITIONS[PROVIDER].models)).toContain(MODEL);
  });

  test('in a linked worktree, with the facts of its clone', () => {
    const root = makeRepository(NPM);
    git(root, 'remote', 'add', 'origin', 'ssh://git@github.com:22/acme/app');
    const linked = join(mkdtempSync(join(tmpdir(), 'forge-init-')), 'tree');
    git(root, 'worktree', 'add', '-q', linked);
    expect(initIn(linked).stdout).toContain('https://github.com/acme/app/settings/actions');
  });
});

describe('init names the action', () => {
  test('of --action in every place', () => {
    const root = makeRepository(NPM);
    const { stdout } = initIn(root, '--action', 'acme/forge-headless@0123abc');
    expect(read(root, WORKFLOW)).toContain('- uses: acme/forge-headless@0123abc\n');
    expect(read(root, CONFIG)).toContain(
      '$schema=https://raw.githubusercontent.com/acme/forge-headless/0123abc/schema/headless-config.schema.json',
    );
    expect(read(root, CONFIG) + read(root, WORKFLOW)).not.toContain('org/');
    expect(stdout).not.toContain('Replace "org"');
  });

  test.each([
    ['https://github.com/acme/forge-headless.git', 'acme/forge-headless@v1'],
    ['git@github.com:acme/forge-headless', 'acme/forge-headless@v1'],
    ['https://github.com/acme/other.git', 'org/forge-headless@v1'],
    ['https://example.com/acme/forge-headless.git', 'org/forge-headless@v1'],
    ['/srv/forge-headless', 'org/forge-headless@v1'],
  ])('by the clone that it was started from: %s', (origin, action) => {
    expect(actionFor(null, origin)).toBe(action);
  });

  test.each(['forge', 'a/b', 'a/b@', 'a/b@v1\nrun: x', '../b@v1', 'a/b@${{ x }}', 'a/b@v1 # c'])(
    'never %j, which is none',
    (action) => {
      const root = makeRepository(NPM);
      const { stderr, code } = initIn(root, `--action=${action}`);
      expect(code).toBe(5);
      expect(stderr).toContain('--action: expected OWNER/REPO@REF');
      expect(existsSync(join(root, CONFIG))).toBe(false);
    },
  );
});

describe('init refuses', () => {
  const folder = (): string => mkdtempSync(join(tmpdir(), 'forge-init-'));

  test.each(['', '--json'])('an empty folder, and says what to do %s', (flag) => {
    const root = folder();
    const { stdout, stderr, code } = initIn(root, ...(flag === '' ? [] : [flag]));
    expect(code).toBe(5);
    expect(stdout + stderr).toContain('is not in a git repository; run `git init` there');
    if (flag !== '') expect(JSON.parse(stdout)).toMatchObject({ ok: false, exit_code: 5 });
    expect(readdirSync(root)).toEqual([]);
  });

  test('a repository without files', () => {
    const root = makeRepository({});
    const { stderr, code } = initIn(root);
    expect(code).toBe(5);
    expect(stderr).toContain('has no files yet');
    expect(readdirSync(root)).toEqual(['.git']);
  });

  test('a folder of files that is no repository, a bare repository, and a folder that is not there', () => {
    const plain = folder();
    writeFiles(plain, NPM);
    expect(initIn(plain).code).toBe(5);
    const bare = folder();
    git(bare, 'init', '-q', '--bare');
    expect(initIn(bare).stderr).toContain('bare repository');
    expect(initIn(plain, '--workspace', join(plain, 'none')).code).toBe(5);
  });

  test('a flag that it does not have', () => {
    const { stderr, code } = initIn(makeRepository(NPM), '--prnt');
    expect([code, stderr]).toEqual([5, expect.stringContaining('did you mean "--print"')]);
  });

  test('to write through a link or a file, and then writes neither file', () => {
    const outside = folder();
    for (const name of ['.forge', '.github']) {
      const root = makeRepository(NPM);
      symlinkSync(outside, join(root, name));
      const { stderr, code } = initIn(root);
      expect([code, stderr]).toEqual([5, `${name} is a link: put a folder in its place`]);
      expect(readdirSync(root).filter((each) => each !== name)).toEqual(['.git', 'package.json']);
    }
    const root = makeRepository(NPM);
    writeFileSync(join(root, '.github'), '');
    expect(initIn(root).stderr).toBe('.github is not a folder: put a folder in its place');
    expect(readdirSync(outside)).toEqual([]);
  });

  test('to write where a link leads that leads nowhere', () => {
    const outside = folder();
    const root = makeRepository(NPM);
    mkdirSync(join(root, '.forge'));
    symlinkSync(join(outside, 'config.yml'), join(root, CONFIG));
    expect(initIn(root).stdout).toContain(`Left     ${CONFIG}: it exists.`);
    expect(readdirSync(outside)).toEqual([]);
  });
});
