import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DEMO_FILES, DEMO_SESSION } from './demo-project.ts';

export interface Demo {
  /** The throw-away repository; it stays, so that the reports can be looked at. */
  readonly workspace: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Makes the demo's repository, committed, and the recorded session beside it. No key of the user's is passed on. */
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
  const named = /^(FORGE_|INPUT_|ANTHROPIC_|OPENAI_|GOOGLE_GENERATIVE_AI_)/;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !named.test(name)));
}
