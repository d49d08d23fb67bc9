import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from '../../support/bundle.ts';
import { git, makeRepository } from '../../support/repository.ts';

const CONFIG = [
  'constraints:',
  '  allowed_patterns: ["src/**"]',
  '  denied_patterns: ["src/generated/**"]',
  '  protected_paths: ["src/keep.ts"]',
].join('\n');

function repository(): string {
  return makeRepository({ 'src/a.ts': 'a\n', '.forge/headless-config.yml': CONFIG });
}

async function explain(root: string, ...words: readonly string[]) {
  const { code, stdout, stderr } = await runCli(['explain', ...words], { cwd: root, env: {} });
  return { code, text: stdout + stderr };
}

/** Of the answer about writing, everything up to the remedy. */
function aboutWriting(text: string): string | undefined {
  const line = text.split('\n').find((one) => one.startsWith('  write'));
  return line?.trim().replace(/\s+/g, ' ').split(';')[0];
}

test.each([
  ['src/a.ts', 'write allowed allowed_patterns (FS-08): "src/**", from ROOT/.forge/headless-config.yml'],
  [
    'src/not-there-yet.ts',
    'write allowed allowed_patterns (FS-08): "src/**", from ROOT/.forge/headless-config.yml',
  ],
  ['./src//a.ts', 'write allowed allowed_patterns (FS-08): "src/**", from ROOT/.forge/headless-config.yml'],
  [
    'docs/a.md',
    'write refused allowed_patterns (FS-08): no glob in the list matches, from ROOT/.forge/headless-config.yml',
  ],
  [
    'src/generated/a.ts',
    'write refused denied_patterns (FS-07): "src/generated/**", from ROOT/.forge/headless-config.yml',
  ],
  [
    'src/keep.ts',
    'write refused protected_paths (FS-04, S-011): "src/keep.ts", from ROOT/.forge/headless-config.yml',
  ],
  [
    '.github/workflows/ci.yml',
    'write refused protected_paths (FS-04, S-011): ".github/workflows/**", built in, only --open-protected opens it',
  ],
  [
    '.forge/artifacts/x',
    'write refused git_dir (GIT-01, S-009): ".forge/artifacts", built in, cannot be changed',
  ],
])('explain %s says who decides and where that stands', async (path, said) => {
  const root = repository();
  const { code, text } = await explain(root, path);
  expect(aboutWriting(text)).toBe(said.replace('ROOT', root));
  expect(code).toBe(0);
});

test('a flag is named as the source, and opens what it opens', async () => {
  const root = repository();
  const flagged = await explain(root, 'src/a.ts', '--deny', 'src/a.*');
  expect(aboutWriting(flagged.text)).toBe('write refused denied_patterns (FS-07): "src/a.*", from the flag');
  const opened = await explain(root, 'src/keep.ts', '--open-protected', 'src/keep.ts');
  expect(aboutWriting(opened.text)).toContain('write allowed allowed_patterns');
});

test('a path of git is decided for good, by no list', async () => {
  const { code, text } = await explain(repository(), 'src/.GIT/config');
  expect(text).toContain('(built in, cannot be changed)');
  expect(code).toBe(0);
});

test.each([
  [['../x'], 5, 'outside the workspace'],
  [[], 5, 'PATH: is missing: write forge-headless explain PATH [flags]'],
  [['src/a.ts', '--max-fils', '3'], 5, '--max-files'],
])('explain %j ends with exit %i', async (words, exit, said) => {
  const { code, text } = await explain(repository(), ...words);
  expect(text).toContain(said);
  expect(code).toBe(exit);
});

test('explain asks for no task, model or key, but for a sound configuration and a repository', async () => {
  const root = repository();
  writeFileSync(join(root, '.forge/headless-config.yml'), 'constraints: { max_fils: 3 }');
  const broken = await explain(root, 'src/a.ts');
  expect([broken.code, broken.text]).toEqual([5, expect.stringContaining('max_files')]);
  const bare = mkdtempSync(join(tmpdir(), 'forge-bare-'));
  mkdirSync(join(bare, 'src'));
  expect((await explain(bare, 'src/a.ts')).code).toBe(6);
});

test.each([
  [
    'a\u001b[31mred',
    'the path "a\\u{1b}[31mred" contains a control or invisible character: use visible characters only',
  ],
  ['a\nb', 'the path "a\\u{a}b" contains a control or invisible character: use visible characters only'],
  [
    'a\u202eb',
    'the path "a\\u{202e}b" contains a control or invisible character: use visible characters only',
  ],
  ['', 'the path is empty: name a file or folder, or "." for the workspace itself'],
  ['src/a.ts/x', '"src/a.ts/x" uses a file as a folder: correct the path'],
  ['/etc/passwd', '"/etc/passwd" is outside the workspace: use a path inside it, relative to its root'],
])('explain refuses %j in one line that steers no terminal', async (path, said) => {
  expect(await explain(repository(), path)).toMatchObject({ code: 5, text: `${said}\n` });
});

test.each([['x'.repeat(10_240)], ['x/'.repeat(5_120)]])(
  'explain refuses a path of 10 kB without repeating it',
  async (path) => {
    const { code, text } = await explain(repository(), path);
    expect(code).toBe(5);
    expect(text.split('\n')).toHaveLength(2);
    expect(text.length).toBeLessThan(500);
  },
);

test('explain names the workspace itself by a dot, and a second path as a stray word', async () => {
  expect((await explain(repository(), '.')).text.split('\n')[0]).toBe('.');
  expect(await explain(repository(), 'src/a.ts', 'src/b.ts')).toMatchObject({
    code: 5,
    text: 'command line: unexpected word "src/b.ts": write values after their flag, and quote text with spaces\n',
  });
});
test.each(['a\u001b[31mb', 'x\n::error::y', '\u202eabc', '##[error]q', ' ::error::z'])(
  'a path that is an order for a terminal or the runner is none where it is named: %j',
  async (path) => {
    const { text } = await explain(repository(), path);
    expect(text).not.toMatch(/\u001b|\u202e|##\[|^\s*::/m);
  },
);

test('in read-only mode every write and deletion is refused, and where that comes from is said', async () => {
  const { code, text } = await explain(repository(), 'src/a.ts', '--read-only');
  expect(code).toBe(0);
  expect(text).toMatch(/^ {2}read +allowed/m);
  for (const use of ['write', 'delete']) {
    expect(text).toMatch(new RegExp(`^  ${use} +refused +mode: read-only allows no changes, from the `, 'm'));
  }
});

test('--json prints one line with every use, also of a path that is built in', async () => {
  const root = repository();
  const { code, text } = await explain(root, 'docs/a.md', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(text)).toMatchObject({
    path: 'docs/a.md',
    uses: [
      { use: 'read', allowed: true, rule: null, source: null },
      { use: 'write', allowed: false, rule: 'allowed_patterns', code: 'FS-08', pattern: null },
      { use: 'delete', allowed: false },
    ],
  });
  for (const [path, reached] of [
    ['.git/config', '.git/config'],
    ['.forge/artifacts/x', '.forge/artifacts/x'],
  ] as const) {
    const own = await explain(root, path, '--json');
    expect(JSON.parse(own.text)).toMatchObject({
      path: reached,
      uses: [
        { use: 'read', allowed: false, rule: 'git_dir', code: 'FS-05' },
        { use: 'write', allowed: false, rule: 'git_dir', code: 'FS-04' },
        { use: 'delete', allowed: false, rule: 'git_dir', code: 'FS-04' },
      ],
    });
  }
});

test.each([
  [['../x', '--json'], 5, 'is outside the workspace'],
  [['--json'], 5, 'PATH: is missing: write forge-headless explain PATH [flags]'],
  [['--json', 'x', '--max-files', 'many'], 5, '--max-files: expected'],
])('%j prints one line of JSON too', async (words, code, reason) => {
  const run = await runCli(['explain', ...words], { cwd: repository() });
  expect(run.code).toBe(code);
  expect(JSON.parse(run.stdout)).toEqual({ exit_code: code, reason: expect.stringContaining(reason) });
  expect(run.stderr).toContain(reason);
});

test('explain names the link with a protected name that leads to a path', async () => {
  const root = makeRepository({ 'docs/guide.md': 'text\n' });
  symlinkSync('docs/guide.md', join(root, 'CLAUDE.md'));
  git(root, 'add', '-A');
  git(root, 'commit', '-qm', 'link');
  const { text } = await explain(root, 'docs/guide.md');
  expect(aboutWriting(text)).toContain(
    'write refused protected_paths (FS-04, S-011): "the link CLAUDE.md leads there"',
  );
});
