import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';

/** Names that get into each other's way: files and folders, case, filters, submodules, what is left out. */
const NAMES = [
  ...[
    'a',
    'a/x',
    'A/x',
    'a/y/z',
    'b.txt',
    'B.txt',
    'b/c.bin',
    'b/d.txt',
    'e.id',
    'new.bin',
    'top',
    'caf\u00e9',
  ],
  ...[
    'sub',
    'sub/new',
    'sub/lib.c',
    '.github',
    '.github/w.yml',
    'docs/g.md',
    'docs/g.md/h',
    '.gitattributes',
  ],
];
const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 5\n`;
const LINES = ['one\ntwo\nthree\n', 'ONE\ntwo\nthree\n', 'one\ntwo\nTHREE\n'];
const CONTENTS = [
  ...['', 'a\n', 'b\r\n', '$Id$\n', '$Id: x $\n', POINTER, 'large\n', '\0\x01', '*.bin filter=lfs\n'],
  ...LINES,
  ...LINES.map((text) => text.replaceAll('\n', '\r\n')),
];
const TARGETS = ['top', 'a/x', '../x', '/etc/hosts', '.git/config', 'docs', 'b/c.bin'];
const ATTRIBUTES = [
  '',
  '*.bin filter=lfs\n',
  '*.txt text eol=crlf\n*.id ident\n',
  '* text=auto\n*.bin filter=lfs -text\n',
];
const CONFIG = [
  '',
  '[core]\n\tignorecase = true\n',
  '[core]\n\tfileMode = false\n',
  '[core]\n\tautocrlf = true\n',
  '[core]\n\tautocrlf = input\n',
  '[core]\n\tsymlinks = false\n',
];

const name = fc.constantFrom(...NAMES);
const content = fc.constantFrom(...CONTENTS);

/** Something that a command or a user does to the disk. */
export type Deed =
  | { readonly kind: 'write'; readonly at: string; readonly content: string }
  | { readonly kind: 'remove'; readonly at: string }
  | { readonly kind: 'chmod'; readonly at: string }
  | { readonly kind: 'link'; readonly at: string; readonly to: string }
  | { readonly kind: 'move'; readonly at: string; readonly to: string };

export const sideEffect: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('write' as const), at: name, content }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('remove' as const, 'chmod' as const), at: name }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('link' as const), at: name, to: fc.constantFrom(...TARGETS) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('move' as const), at: name, to: name }) },
);

/** One step of a run: an editing tool's, or a command's. */
export const step = fc.oneof(
  fc.record({ by: fc.constant('edit' as const), at: name, content }),
  fc.record({
    by: fc.constant('command' as const),
    sideEffects: fc.array(sideEffect, { minLength: 1, maxLength: 3 }),
  }),
);

export const repository = fc.record({
  files: fc.array(fc.record({ at: name, content }), { minLength: 1, maxLength: 8 }),
  attributes: fc.constantFrom(...ATTRIBUTES),
  submodule: fc.constantFrom('none', 'empty', 'checked out'),
  sparse: fc.constantFrom(
    null,
    ['--cone', 'a'],
    ['--cone', '--sparse-index', 'b'],
    ['--no-cone', '/*', '!docs'],
  ),
  skipped: fc.option(name, { nil: null }),
  config: fc.constantFrom(...CONFIG),
  dirt: fc.array(sideEffect, { maxLength: 3 }),
  isStaged: fc.boolean(),
});

export interface RandomRepository {
  readonly home: string;
  readonly root: string;
  git(...args: readonly string[]): string;
  remove(): void;
}

type Spec = typeof repository extends fc.Arbitrary<infer T> ? T : never;

export function makeRepository(spec: Spec): RandomRepository {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'forge-fuzz-repository-')));
  const root = join(home, 'repo');
  mkdirSync(root);
  const git = (...args: readonly string[]): string => gitIn(root, args);
  git('init', '-q', '-b', 'main');
  for (const { at, content: text } of spec.files) perform(root, { kind: 'write', at, content: text });
  if (spec.attributes !== '') writeFileSync(join(root, '.gitattributes'), spec.attributes);
  if (spec.submodule !== 'none') addSubmodule(root, spec.submodule === 'checked out');
  git('add', '-A');
  if (spec.submodule === 'empty') git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},sub`);
  git('commit', '-q', '-m', 'start');
  const { sparse } = spec;
  if (sparse !== null) attempt(() => git('sparse-checkout', 'set', ...sparse));
  if (spec.skipped !== null) skip(root, spec.skipped);
  appendFileSync(join(root, '.git/config'), spec.config);
  for (const each of spec.dirt) perform(root, each);
  if (spec.isStaged && spec.dirt.length > 0) attempt(() => git('add', '-A'));
  return { home, root, git, remove: () => rmSync(home, { recursive: true, force: true }) };
}

function gitIn(root: string, args: readonly string[]): string {
  const env = {
    PATH: process.env.PATH,
    HOME: '/nonexistent',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: 'Ann',
    GIT_AUTHOR_EMAIL: 'ann@example.com',
    GIT_COMMITTER_NAME: 'Ann',
    GIT_COMMITTER_EMAIL: 'ann@example.com',
  };
  return execFileSync('git', ['-c', 'advice.addEmbeddedRepo=false', ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'latin1',
  });
}

/** An empty one is in the commit alone, as after actions/checkout. */
function addSubmodule(root: string, isCheckedOut: boolean): void {
  const place = join(root, 'sub');
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place);
  if (!isCheckedOut) return;
  mkdirSync(join(root, '.git/modules'));
  gitIn(place, ['init', '-q', '--separate-git-dir', join(root, '.git/modules/sub')]);
  writeFileSync(join(place, 'lib.c'), 'int x;\n');
  gitIn(place, ['add', '-A']);
  gitIn(place, ['commit', '-q', '-m', 'inner']);
}

function skip(root: string, at: string): void {
  attempt(() => {
    gitIn(root, ['update-index', '--skip-worktree', at]);
    rmSync(join(root, at));
  });
}

/** What cannot be done (below a file, say) is not done. */
export function perform(root: string, what: Deed): void {
  const path = join(root, what.at);
  attempt(() => {
    if (what.kind === 'remove') rmSync(path, { recursive: true });
    else if (what.kind === 'chmod') chmodSync(path, (lstatSync(path).mode & 0o7777) ^ 0o111);
    else make(root, path, what);
  });
}

function make(root: string, path: string, what: Exclude<Deed, { readonly kind: 'remove' | 'chmod' }>): void {
  mkdirSync(dirname(path), { recursive: true });
  if (what.kind === 'link') symlinkSync(what.to, path);
  else if (what.kind === 'move') renameSync(path, join(root, what.to));
  else writeHere(path, what.content);
}

function writeHere(path: string, text: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found !== undefined && !found.isFile()) return;
  writeFileSync(path, text);
}

function attempt(work: () => unknown): void {
  try {
    work();
  } catch {
    // The disk stays as it is.
  }
}
