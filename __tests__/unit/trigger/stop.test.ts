import { describe, expect, it } from 'vitest';
import type { Comment } from '../../../src/core/forge/forge.ts';
import { stickyLine } from '../../../src/core/forge/sticky-mark.ts';
import type { WorkflowRun } from '../../../src/core/forge/thread.ts';
import { CANCEL_PERMISSION, objectionToStop, runsUnderWay, stopText } from '../../../src/trigger/stop.ts';

const ME = 41;
const HERE = { repository: 'acme/app', runId: 9, workflow: '.github/workflows/forge.yml' };
const RUN: WorkflowRun = {
  id: 5,
  attempt: 1,
  path: HERE.workflow,
  repository: 'Acme/App',
  isOver: false,
  url: 'https://github.com/acme/app/actions/runs/5',
};

function written(body: string, id = ME): Comment {
  const author = id === 0 ? null : { id, login: 'somebody' };
  return { id: 1, url: '', body, author, createdAt: 0, updatedAt: 0 };
}

const line = (runId: number, isOver = false, key = 'ab') => stickyLine({ key, runId, attempt: 1, isOver });

describe('the runs that are to be stopped', () => {
  it('are those that our own comments say are under way, each once, the newest first', () => {
    const comments = [
      written(`${line(3)}\ntext`),
      written(`${line(3, false, 'cd')}\ntext`),
      written(`${line(4, true)}\ntext`),
      written(`${line(5)}\ntext`),
      written(`${line(6)}\ntext`, 666),
      written(`${line(7)}\ntext`, 0),
      written(`A quote: ${line(8)}`),
      written(line(0)),
      written(''),
    ];
    expect(runsUnderWay(comments, ME).map(({ runId }) => runId)).toEqual([5, 3]);
  });

  it('are a handful, however many there are', () => {
    const many = Array.from({ length: 50 }, (_, at) => written(line(at + 1)));
    expect(runsUnderWay(many, ME)).toHaveLength(10);
  });
});

describe('a run is cancelled', () => {
  const mark = { runId: 5, attempt: 1 };

  it('where GitHub says that it is of this workflow and under way', () => {
    expect(objectionToStop(mark, RUN, HERE)).toBeNull();
  });

  it.each([
    ['of another repository', { repository: 'mallory/app' }, mark, HERE],
    ['of another workflow', { path: '.github/workflows/release.yml' }, mark, HERE],
    ['of another workflow', {}, mark, { ...HERE, workflow: '' }],
    ['over already', { isOver: true }, mark, HERE],
    ['over already', { attempt: 2 }, mark, HERE],
    ['not the one', { id: 9 }, { runId: 9, attempt: 1 }, HERE],
    ['not the one', { id: 6 }, mark, HERE],
  ])('and not where it is %s', (why, run, told, here) => {
    expect(objectionToStop(told, { ...RUN, ...run }, here)).toContain(why);
  });
});

describe('the answer to a stop', () => {
  it('says with YAML what permission is missing', () => {
    expect(stopText([{ isStopped: false, what: `add ${CANCEL_PERMISSION}` }])).toMatch(
      /nothing was stopped[\s\S]*```yaml\npermissions:\n {2}actions: write/,
    );
    expect(stopText([{ isStopped: true, what: 'run 5 is being canceled' }])).not.toContain('yaml');
  });
});
