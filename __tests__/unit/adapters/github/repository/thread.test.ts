import { expect, test } from 'vitest';
import { systemClock } from '../../../../../src/adapters/clock.ts';
import { openThread } from '../../../../../src/adapters/github/open-thread.ts';
import type { Thread } from '../../../../../src/core/forge/thread.ts';
import { startGithubServer } from '../../../../support/github/server.ts';
import { makeComment, TOKEN } from '../../../../support/github/state.ts';
import { troubleOf } from '../asking.ts';

function threadAt(apiUrl: string): Promise<Thread> {
  const signal = new AbortController().signal;
  return openThread({ apiUrl, repository: 'acme/app', token: TOKEN, env: {}, clock: systemClock, signal });
}

test('a comment is read as it is, and is null once it is deleted', async () => {
  await using github = await startGithubServer({
    state: { comments: [makeComment({ id: 4, body: 'Hm.' })] },
  });
  const thread = await threadAt(github.url);
  expect(await thread.comment(4)).toMatchObject({ id: 4, body: 'Hm.', author: { login: 'mia' } });
  github.api.state.comments.splice(0);
  expect(await thread.comment(4)).toBeNull();
});

test('a workflow run is told with its file and attempt, and can be cancelled while it is under way', async () => {
  const path = '.github/workflows/forge.yml';
  const runs = [
    { id: 5, attempt: 2, path: `${path}@main`, status: 'in_progress' },
    { id: 6, path, status: 'completed' },
  ] as const;
  await using github = await startGithubServer({ state: { workflowRuns: [...runs] } });
  const thread = await threadAt(github.url);
  expect(await thread.workflowRun(5)).toMatchObject({ id: 5, attempt: 2, path, isOver: false });
  await thread.cancelWorkflowRun(5);
  expect(github.api.state.cancelled).toEqual([5]);
  expect((await thread.workflowRun(6)).isOver).toBe(true);
  expect(await troubleOf(thread.cancelWorkflowRun(6))).toMatchObject({ kind: 'conflict' });
  expect(await troubleOf(thread.workflowRun(7))).toMatchObject({ kind: 'not_found' });
  github.api.fail('actions/cancel-workflow-run', 403);
  expect((await troubleOf(thread.cancelWorkflowRun(5))).message).toContain('actions: write');
});
