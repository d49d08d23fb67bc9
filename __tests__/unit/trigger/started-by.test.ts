import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadRunRequest } from '../../../src/settings/load.ts';
import type { RunRequest } from '../../../src/settings/request/request.ts';
import { type Ask, emptyAsk } from '../../../src/trigger/decision.ts';
import { startedBy } from '../../../src/trigger/started-by.ts';

const INPUT = {
  name: 'issue_comment',
  payload: {},
  actor: 'mia',
  triggeringActor: 'mia',
  repository: 'acme/app',
  phrase: '/forge',
  allowedBots: [],
  task: 'Fix it',
};
const PIN = { headSha: 'a'.repeat(40), headRef: 'fix', baseSha: 'b'.repeat(40), baseRef: 'main' };
const COMMENT: Ask = { ...emptyAsk(INPUT), comment: { id: 1, createdAt: null, kind: 'issue' } };

async function request(...flags: readonly string[]): Promise<RunRequest> {
  const loaded = await loadRunRequest({
    entryPoint: 'cli',
    argv: ['--task', 'x', '--provider', 'replay', '--model', 's.json', '--create-pr', ...flags],
    env: { GITHUB_TOKEN: 't', GITHUB_REPOSITORY: 'acme/app', GITHUB_WORKFLOW: 'CI', GITHUB_JOB: 'fix' },
    cwd: mkdtempSync(join(tmpdir(), 'forge-started-')),
    knownConstraints: [],
    floors: {},
    hindsight: [],
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  return loaded.request;
}

async function gitOf(pin: typeof PIN | null, ...flags: readonly string[]) {
  const started = startedBy({
    ask: COMMENT,
    pin,
    request: await request(...flags),
    context: { text: '', what: [] },
  });
  if (!('request' in started)) throw new Error(started.reason);
  return started.request.settings.git;
}

describe('a run that a comment started', () => {
  it('on a pull request opens no other one, and goes back to the branch it came from', async () => {
    expect(await gitOf(PIN)).toMatchObject({
      create_pr: false,
      partial: 'never',
      auto_push: true,
      branch: '',
    });
  });

  it('keeps a branch that the settings name, which decides about the main branch', async () => {
    expect(await gitOf(PIN, '--branch', 'main')).toMatchObject({ create_pr: false, branch: 'main' });
  });

  it('on an issue may open one', async () => {
    expect(await gitOf(null)).toMatchObject({ create_pr: true, auto_push: true, branch: 'forge/CI-fix' });
  });
});
