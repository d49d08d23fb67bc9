import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { KEY_VARIABLES } from '../../core/model/providers.ts';
import { DEMO_FILES, DEMO_SESSION } from './demo-project.ts';

export interface Demo {
  /** The temporary repository. It is not deleted, so that users can read the reports. */
  readonly workspace: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Creates the demo's repository with one commit, and the recorded session next to it. Removes the user's keys. */
export function makeDemo(env: NodeJS.ProcessEnv): Demo {
  const folder = mkdtempSync(join(tmpdir(), 'forge-demo-'));
  const workspace = join(folder, 'corner-shop');
  for (const [path, text] of Object.entries(DEMO_FILES)) write(join(workspace, path), text);
  write(join(folder, 'session.json'), JSON.stringify(DEMO_SESSION));
  const identity = ['-c', 'user.name=Corner Shop', '-c', 'user.email=shop@example.com'];
  const git = (...args: readonly string[]): void => {
    execFileSync('git', ['-C', workspace, ...identity, '-c', 'commit.gpgsign=false', ...args], {
      stdio: 'pipe',
    });
  };
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-q', '-m', 'A shop that miscounts');
  return { workspace, env: withoutModel(env) };
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function withoutModel(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const prefixes = ['FORGE_', 'INPUT_', ...KEY_VARIABLES.map((name) => name.replace(/API_KEY$/, ''))];
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !prefixes.some((prefix) => name.startsWith(prefix))),
  );
}
