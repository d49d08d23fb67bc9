import { describe, expect, test } from 'vitest';
import { pullRequestPayload } from '../../support/github/events.ts';
import { HEAD_BRANCH, makeScene, type Scene } from '../../support/github/scene.ts';
import { call, complete, turn, type WholeRun, wholeRun } from '../../support/whole-run.ts';

const EDIT = call('apply_diff', { path: 'app.txt', edits: [{ search: 'one', replace: 'two' }] });

function play(scene: Scene, inputs: Readonly<Record<string, string>>): Promise<WholeRun> {
  const [pull] = scene.api.state.pulls;
  if (pull === undefined) throw new Error('the scene has a pull request');
  const env = scene.event('pull_request', pullRequestPayload(scene.api.state, pull, 'synchronize', 'mia'));
  const script = [turn(EDIT), turn(complete())];
  return wholeRun({ root: scene.workspace, door: 'action', script, task: 'Mend it', env, inputs });
}

describe.concurrent('a push to a pull request', () => {
  test('is followed by a commit on its head, pushed where auto-push says so', async () => {
    await using scene = await makeScene({ files: { 'app.txt': 'one\n' } });
    const run = await play(scene, { 'auto-push': 'true' });
    expect(run.code, run.stdout).toBe(0);
    expect(scene.tip(HEAD_BRANCH)).toBe(run.outputs['commit-sha']);
  });

  test('that was a run of ours, with a token that starts workflows, is not followed by the next', async () => {
    await using scene = await makeScene({ files: { 'app.txt': 'one\n' } });
    scene.api.state.messages.set(scene.head, 'mend\n\nForge-Run: run-1\nForge-Audit: aa');
    const run = await play(scene, { 'auto-push': 'true' });
    expect(run.code, run.stdout).toBe(0);
    expect(run.outputs.outcome).toBe('skipped');
    expect(run.reports.codes).toEqual(['AUTH-05']);
    expect(run.requests).toEqual([]);
  });
});
