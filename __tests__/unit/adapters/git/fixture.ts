import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach } from 'vitest';
import { findGit } from '../../../../src/adapters/git/program/find-git.ts';
import { openStarterShells } from '../../../../src/adapters/git/program/starter-shells.ts';
import { type GitTree, openTree, type TreeOptions } from '../../../../src/adapters/git/tree.ts';
import type { WorkspacePath } from '../../../../src/core/path/path.ts';

process.env.GIT_CONFIG_GLOBAL = '/dev/null';
process.env.GIT_CONFIG_NOSYSTEM = '1';
process.umask(0o022);

export const gitPath = await findGit(process.env.PATH ?? '');

const cleanups: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** A folder that is gone after the test. */
export function folder(): string {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'forge-git-')));
  cleanups.push(() => {
    execFileSync('chmod', ['-R', 'u+rwx', path]);
    rmSync(path, { recursive: true, force: true });
  });
  return path;
}

export class Repo {
  readonly root: string;
  constructor(root: string) {
    this.root = root;
  }

  git(...args: string[]): string {
    return execFileSync(
      gitPath,
      [
        '-c',
        'user.name=Ann',
        '-c',
        'user.email=ann@example.com',
        '-c',
        'protocol.file.allow=always',
        ...args,
      ],
      {
        cwd: this.root,
        encoding: 'utf8',
        env: {
          PATH: process.env.PATH,
          HOME: this.root,
          GIT_CONFIG_GLOBAL: '/dev/null',
          GIT_CONFIG_NOSYSTEM: '1',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
  }

  path(name: string): string {
    return join(this.root, name);
  }

  write(name: string, content: string | Uint8Array, mode?: number): void {
    mkdirSync(dirname(this.path(name)), { recursive: true });
    writeFileSync(this.path(name), content);
    if (mode !== undefined) chmodSync(this.path(name), mode);
  }

  read(name: string): string {
    return readFileSync(this.path(name), 'utf8');
  }

  /** A command as an agent would run it, with nothing held back. */
  sh(script: string): string {
    return execFileSync('/bin/bash', ['-c', script], {
      cwd: this.root,
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        HOME: this.root,
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_AUTHOR_NAME: 'x',
        GIT_AUTHOR_EMAIL: 'x@y',
        GIT_COMMITTER_NAME: 'x',
        GIT_COMMITTER_EMAIL: 'x@y',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  commit(message = 'a commit'): string {
    this.git('add', '-A');
    this.git('commit', '-q', '--allow-empty', '-m', message);
    return this.git('rev-parse', 'HEAD').trim();
  }
}

/** A repository with these files committed. */
export function repository(files: Readonly<Record<string, string>> = STANDARD, ...init: string[]): Repo {
  const repo = new Repo(folder());
  repo.git('init', '-q', '-b', 'main', ...init);
  for (const [name, content] of Object.entries(files)) repo.write(name, content);
  repo.commit('start');
  return repo;
}

export const STANDARD: Readonly<Record<string, string>> = {
  'README.md': '# hello\n',
  'src/a.ts': 'one\ntwo\nthree\n',
  'src/b.ts': 'b\n',
  'src/deep/c.ts': 'c\n',
  'vendor/x.js': 'x\n',
  'AGENT_LINK.md': 'link\n',
};

export function treeOf(repo: Repo, options: Partial<TreeOptions> = {}): GitTree {
  const privateDir = folder();
  const starterShells = openStarterShells(privateDir);
  cleanups.push(() => starterShells.close());
  const tree = openTree({
    root: repo.root,
    privateDir,
    excluded: [],
    guardGitDir: false,
    gitPath,
    start: starterShells.run,
    ...options,
  });
  cleanups.push(() => tree.close());
  return tree;
}

export async function opened(repo: Repo, options: Partial<TreeOptions> = {}): Promise<GitTree> {
  const tree = treeOf(repo, options);
  await tree.open();
  await tree.ready();
  return tree;
}

export function at(path: string): WorkspacePath {
  return path as WorkspacePath;
}

/** `status path` of each change of the step. */
export async function stepOf(tree: GitTree): Promise<string[]> {
  return (await tree.measure()).step.map((change) => `${change.status} ${change.path}`);
}

export async function hazardsOf(tree: GitTree): Promise<string[]> {
  return (await tree.measure()).hazards.map((hazard) => `${hazard.code} ${hazard.path}`);
}

/** Everything below a folder but what is left out: kind, mode, links and bytes. */
export function picture(root: string, leaveOut: readonly string[] = ['.git']): Record<string, string> {
  const seen: Record<string, string> = {};
  const inodes = new Map<number, string>();
  const walk = (below: string) => {
    for (const name of readdirSync(join(root, below), { encoding: 'latin1' }).sort()) {
      const path = below === '' ? name : `${below}/${name}`;
      if (leaveOut.includes(path)) continue;
      const full = Buffer.from(join(root, path), 'latin1');
      const stat = lstatSync(full);
      const mode = (stat.mode & 0o7777).toString(8);
      if (stat.isDirectory()) {
        seen[path] = `folder ${mode}`;
        walk(path);
      } else if (stat.isSymbolicLink()) seen[path] = `link ${readlinkSync(full)}`;
      else if (stat.isFile()) {
        const twin = stat.nlink > 1 ? (inodes.get(stat.ino) ?? path) : '';
        if (stat.nlink > 1) inodes.set(stat.ino, twin);
        seen[path] = `file ${mode} ${twin} ${readFileSync(full, 'latin1')}`;
      } else seen[path] = 'special';
    }
  };
  walk('');
  return seen;
}

export { existsSync, join };
