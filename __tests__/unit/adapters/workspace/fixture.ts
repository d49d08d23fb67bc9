import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openWorkspace, type WorkspaceOptions } from '../../../../src/adapters/workspace/workspace.ts';
import type { WorkspacePath } from '../../../../src/core/path/path.ts';
import type { Workspace } from '../../../../src/core/ports.ts';
import { isRefusal, type Refusal } from '../../../../src/core/run/refusal.ts';

export const GIT = execFileSync('/bin/sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();

const GIT_ENV = {
  PATH: process.env.PATH ?? '',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'T',
  GIT_AUTHOR_EMAIL: 't@example.com',
  GIT_COMMITTER_NAME: 'T',
  GIT_COMMITTER_EMAIL: 't@example.com',
};

export interface Fixture {
  /** The repository; beside it lies `outside/` with `secret.txt`. */
  readonly root: string;
  readonly outside: string;
  readonly workspace: Workspace;
  git(...args: string[]): string;
  put(path: string, content: string | Uint8Array, mode?: number): string;
}

/** A real repository in a folder of its own, removed when the test is over. */
export function fixture(
  files: Record<string, string | Uint8Array> = {},
  options: Partial<WorkspaceOptions> = {},
): Fixture {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'forge-workspace-')));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const root = join(home, 'repo');
  const outside = join(home, 'outside');
  mkdirSync(root);
  mkdirSync(outside);
  writeFileSync(join(outside, 'secret.txt'), 'CANARY\n');
  const git = (...args: string[]) =>
    execFileSync(GIT, args, { cwd: root, env: GIT_ENV, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const put = (path: string, content: string | Uint8Array, mode = 0o644) => {
    const at = join(root, path);
    mkdirSync(dirname(at), { recursive: true });
    writeFileSync(at, content, { mode });
    return at;
  };
  git('init', '--quiet', '--initial-branch=main');
  for (const [path, content] of Object.entries(files)) put(path, content);
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '-m', 'start');
  const workspace = openWorkspace({ root, base: '', hidden: [], gitPath: GIT, ...options });
  return { root, outside, workspace, git, put };
}

/** The path of a text that must resolve. */
export async function pathOf(workspace: Workspace, spelled: string, use: 'read' | 'write' = 'read') {
  const resolved = await workspace.resolve(spelled, use);
  if (isRefusal(resolved)) throw new Error(resolved.reason);
  return resolved.path;
}

/** The code of a refusal, `slip` for one without a code, and the path of what is none. */
export async function verdict(workspace: Workspace, spelled: string, use: 'read' | 'write') {
  const resolved = await workspace.resolve(spelled, use);
  return isRefusal(resolved) ? (resolved.code ?? 'slip') : resolved.path;
}

export function mustWork<T>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Error(value.reason);
  return value;
}

export function mustRefuse(value: unknown): Refusal {
  if (!isRefusal(value)) throw new Error(`not refused: ${JSON.stringify(value)}`);
  return value;
}

export const asPath = (path: string): WorkspacePath => path as WorkspacePath;
