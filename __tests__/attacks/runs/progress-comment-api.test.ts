import { describe, expect, test } from 'vitest';
import { readStickyMark } from '../../../src/core/forge/sticky-mark.ts';
import type { Fault } from '../../support/github/faults.ts';
import { HEAD_BRANCH, makeScene, type Scene } from '../../support/github/scene.ts';
import { complete, execute, turn, type WholeRun, wholeRun, write } from '../../support/whole-run.ts';

const FILES = { 'app.txt': 'one\n' };
const SCRIPT = [turn(write('new.txt', 'new\n')), turn(complete())];

function play(scene: Scene, more: Partial<Parameters<typeof wholeRun>[0]> = {}): Promise<WholeRun> {
  const env = { ...scene.comment('/forge mend it'), GITHUB_RUN_ID: '77' };
  return wholeRun({ root: scene.workspace, door: 'action', script: SCRIPT, task: null, env, ...more });
}

function ours({ api }: Scene): readonly string[] {
  const { comments, writesAs } = api.state;
  return comments.filter(({ author }) => author === writesAs).map(({ body }) => body);
}

describe.concurrent('a comment that cannot be written leaves the run as it is', () => {
  test.each([403, 404, 410, 422, 429, 500, 'drop', 'slow', 'page'] as const satisfies readonly Fault[])(
    'as GitHub answers %s',
    async (fault) => {
      await using scene = await makeScene({ files: FILES });
      scene.api.fail('issues/create-comment', fault);
      const run = await play(scene);
      expect(run.outputs.outcome, run.stdout).toBe('success');
      expect(run.code).toBe(0);
      expect(scene.tip(HEAD_BRANCH)).toBe(run.outputs['commit-sha']);
      expect(run.stdout.match(/::warning title=Forge::cannot comment on/g), run.stdout).toHaveLength(1);
      expect(ours(scene)).toEqual([]);
    },
    60_000,
  );

  test('as the limit asks for an hour', async () => {
    await using scene = await makeScene({ files: FILES });
    scene.api.fail('issues/create-comment', { secondaryLimit: 3600 });
    const run = await play(scene);
    expect(run.outputs.outcome, run.stdout).toBe('success');
    expect(run.stdout).toContain('cannot comment on #');
  });

  test('as the conversation is locked in the middle', async () => {
    await using scene = await makeScene({ files: FILES });
    scene.api.fail('issues/create-comment', {
      status: 403,
      body: { message: 'Unable to create comment because issue is locked.' },
    });
    const run = await play(scene);
    expect(run.outputs.outcome, run.stdout).toBe('success');
    expect(run.stdout).toContain('unlock the conversation');
  });

  test('names the permission that is missing', async () => {
    await using scene = await makeScene({ files: FILES });
    scene.api.fail('issues/create-comment', 403);
    expect((await play(scene)).stdout).toContain('give the job the permission pull-requests: write');
  });
});

describe.concurrent('one run leaves one comment', () => {
  test.each(['drop', 'cut', 502] as const)('also where the answer to it got lost: %s', async (fault) => {
    await using scene = await makeScene({ files: FILES });
    scene.api.fail('issues/create-comment', fault, { times: 1, done: true });
    const run = await play(scene);
    expect(run.outputs.outcome, run.stdout).toBe('success');
    expect(ours(scene)).toHaveLength(1);
  });

  test('that follows a longer run, and says in the end that it was cancelled', async () => {
    await using scene = await makeScene({ files: FILES });
    const script = [turn(write('new.txt', 'new\n')), turn(execute('sleep 8641.5'))];
    let pid = 0;
    const onStart = (started: number): void => {
      pid = started;
    };
    let seen = '';
    const watch = setInterval(() => {
      const [text] = ours(scene);
      if (text === undefined || seen !== '') return;
      seen = text;
      process.kill(pid, 'SIGINT');
    }, 20);
    const run = await play(scene, { script, onStart });
    clearInterval(watch);
    // How far it is by then, the machine decides.
    expect(seen).toMatch(/## ⏳ Forge: (?:started|working, turn \d)/);
    expect(seen).toContain('`/forge stop`');
    expect(readStickyMark(seen)).toMatchObject({ runId: 77, isOver: false });
    expect(run.outputs, run.stdout).toMatchObject({ outcome: 'failure', reason: 'cancelled' });
    expect(ours(scene)).toHaveLength(1);
    expect(ours(scene)[0]).toContain('**cancelled**');
    expect(readStickyMark(ours(scene)[0] ?? '')).toMatchObject({ runId: 77, isOver: true });
  });
});
