import { execFileSync } from 'node:child_process';
import { chownSync, linkSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findGit } from '../../../../../src/adapters/git/program/find-git.ts';
import { hardenedGit } from '../../../../../src/adapters/git/program/hardened-git.ts';
import { repositoryLayout } from '../../../../../src/adapters/git/program/user-repository.ts';
import {
  contentOf,
  DeniedFiles,
  findDeniedFiles,
} from '../../../../../src/adapters/sandbox/view/denied-files.ts';
import { withAliases } from '../../../../../src/adapters/sandbox/view/file-aliases.ts';
import { makeRepository } from '../../../../support/repository.ts';

const isDenied = (path: string): boolean => /(^|\/)\.env|\.pem$/.test(path);

function put(root: string, path: string, text = 'x\n'): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

async function found(root: string): Promise<readonly string[]> {
  const git = hardenedGit({
    gitPath: await findGit(process.env.PATH ?? ''),
    gitDir: repositoryLayout(root).gitDir,
    workTree: root,
  });
  return [...withAliases(root, (await findDeniedFiles(git, root, isDenied)).paths)].sort();
}

describe('the files that may not be read', () => {
  test('are tracked, untracked and ignored ones, in ignored folders those right inside', async () => {
    const root = makeRepository({
      '.gitignore': '.env\nnode_modules/\nsecrets/\n',
      'a/.env.shared': 'x\n',
      'readme.md': 'x\n',
    });
    for (const path of ['.env', 'b/c/.env', 'new.pem', 'secrets/key.pem', 'node_modules/tls/test/ca.pem']) {
      put(root, path);
    }
    expect(await found(root)).toEqual(['.env', 'a/.env.shared', 'b/c/.env', 'new.pem', 'secrets/key.pem']);
  });

  test('are found under all their names: what a link leads to, and second hard links', async () => {
    const root = makeRepository({
      '.gitignore': 'copy\n',
      'a/.env': 'x\n',
      'conf/values': 'x\n',
      'dir/deep/k': 'x\n',
    });
    linkSync(join(root, 'a/.env'), join(root, 'copy'));
    symlinkSync('../conf/values', join(root, 'a/.env.local'));
    symlinkSync('dir', join(root, '.env.d'));
    symlinkSync('/etc/hostname', join(root, 'out.pem'));
    symlinkSync('a/.env', join(root, 'plain'));
    expect(await found(root)).toEqual(['a/.env', 'conf/values', 'copy', 'dir/deep/k']);
  });

  test('are the same whether git walks the whole tree again, or is told of the untracked places', async () => {
    const root = makeRepository({ '.gitignore': '*.log.pem\nbuild/\n!keep.pem\n', 'src/a.ts': 'x\n' });
    const paths = [
      ...['logs/a.log.pem', 'logs/deep/b.log.pem', 'build/c.pem', 'build/deep/d.pem', 'src/build/e.pem'],
      ...[
        'new/f.pem',
        'new/deep/g.pem',
        'new/build/h.pem',
        'new/build/deep/i.pem',
        'src/.env',
        'src/x.log.pem',
      ],
      ...[
        '*/j.pem',
        ':(top)k/l.pem',
        'a b/m.pem',
        'own/deep/n.pem',
        'own/o.pem',
        'only/build/p.pem',
        '-r/q.pem',
      ],
    ];
    for (const path of paths) put(root, path);
    put(root, 'own/.gitignore', '*\n!.gitignore\n');
    const expected = [
      ...[
        '*/j.pem',
        '-r/q.pem',
        ':(top)k/l.pem',
        'a b/m.pem',
        'build/c.pem',
        'logs/a.log.pem',
        'logs/deep/b.log.pem',
      ],
      ...[
        'new/build/h.pem',
        'new/deep/g.pem',
        'new/f.pem',
        'only/build/p.pem',
        'own/deep/n.pem',
        'own/o.pem',
        'src/.env',
        'src/build/e.pem',
      ],
      'src/x.log.pem',
    ];
    expect(await found(root)).toEqual(expected);
    for (let at = 0; at < 400; at++) put(root, `${'wide'.repeat(50)}${at}`);
    expect(await found(root)).toEqual(expected);
  });

  test('are none that git knows and the disk does not have, and of a link what it leads to', async () => {
    const root = makeRepository({ '.env': 'x\n', 'a.pem': 'x\n', 'plain.txt': 'x\n' });
    rmSync(join(root, '.env'));
    rmSync(join(root, 'a.pem'));
    symlinkSync('plain.txt', join(root, 'a.pem'));
    expect(await found(root)).toEqual(['plain.txt']);
  });
});

/** An ordinary user: nobody, where the tests run as root. */
const OTHER = process.getuid?.() === 0 ? 65534 : (process.getuid?.() ?? 0);

/** Runs a script in `cwd` as that user, who may close folders to itself. The code is read before the user changes. */
function asOther(script: string, cwd: string): string {
  const source = join(import.meta.dirname, '../../../../../src/adapters/sandbox/view/denied-files.ts');
  const text = `import fs from 'node:fs'; import { DeniedFiles } from ${JSON.stringify(source)};
    if (process.getuid() === 0) { process.setgid(${OTHER}); process.setuid(${OTHER}); } ${script}`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', text], { cwd, encoding: 'utf8' });
}

describe('a file that is kept in sight', () => {
  test('is found again where its folder was moved, however deep, and where it was made anew', () => {
    const root = makeRepository({ 'a/.env': 'x\n' });
    const files = new DeniedFiles(root, ['a/.env']);
    mkdirSync(join(root, 'x/y/z'), { recursive: true });
    renameSync(join(root, 'a'), join(root, 'x/y/z/a'));
    expect(files.paths()).toEqual(['x/y/z/a/.env']);
    put(root, 'a/.env');
    expect([...files.paths()].sort()).toEqual(['a/.env', 'x/y/z/a/.env']);
    rmSync(join(root, 'x'), { recursive: true });
    expect(files.paths()).toEqual(['a/.env']);
  });

  test('is found under its real name where a link took the place of a folder above it', () => {
    const root = makeRepository({ 'a/b/.env': 'x\n' });
    const files = new DeniedFiles(root, ['a/b/.env']);
    renameSync(join(root, 'a'), join(root, 'real'));
    symlinkSync('real', join(root, 'a'));
    expect(files.paths()).toEqual(['real/b/.env']);
    rmSync(join(root, 'a'));
    linkSync(join(root, 'real/b/.env'), join(root, 'other'));
    renameSync(join(root, 'real'), join(root, 'a'));
    expect(files.paths()).toEqual(['a/b/.env']);
  });

  test('is found again in folders that a command closed, and holds up nothing there', () => {
    const root = makeRepository({ 'a/.env': 'x\n', 'b/.env': 'x\n', 'closed/c': '' });
    const closed = join(root, 'closed');
    for (const folder of [root, join(root, 'a'), join(root, 'b'), closed]) chownSync(folder, OTHER, OTHER);
    const found = asOther(
      `
      const files = new DeniedFiles(${JSON.stringify(root)}, ['a/.env', 'b/.env']);
      fs.renameSync('a', 'closed/a');
      for (const folder of ['closed/a', 'closed', 'b']) fs.chmodSync(folder, 0);
      console.log(JSON.stringify([...files.paths()].sort()));
    `,
      root,
    );
    expect(JSON.parse(found)).toEqual(['b/.env', 'closed/a/.env']);
  });

  test('is not taken for another of its name', () => {
    const root = makeRepository({ 'a/.env': 'x\n' });
    const files = new DeniedFiles(root, ['a/.env']);
    put(root, 'b/.env');
    rmSync(join(root, 'a'), { recursive: true });
    expect(files.paths()).toEqual([]);
  });
});

test('of a large file nothing is read', () => {
  const root = makeRepository({ 'a.pem': 'x'.repeat(64 * 1024), 'b.pem': 'x'.repeat(64 * 1024 + 1) });
  expect(contentOf(root, 'a.pem')).toHaveLength(64 * 1024);
  expect(contentOf(root, 'b.pem')).toBe('');
  expect(contentOf(root, 'c.pem')).toBe('');
});
