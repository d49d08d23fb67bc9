import { describe, expect, it } from 'vitest';
import { createChain } from '../../../src/audit/chain.ts';
import { recordedCommit } from '../../../src/audit/recorded-commit.ts';
import type { RecordedEvent } from '../../../src/core/run/events.ts';

function logOf(...events: readonly object[]): string {
  const chain = createChain();
  const lines = events.map((event, at) =>
    chain.append({ seq: at + 1, at: 1000 * at, event } as unknown as RecordedEvent),
  );
  return `${lines.join('\n')}\n`;
}

const started = (signs: boolean) => ({
  type: 'run_started',
  executionId: 'run-1',
  settings: { git: { author_name: 'Bot', author_email: 'b@x', commit_message: 'm', sign_commits: signs } },
});
const ACCEPTED = { type: 'tree_accepted', tree: 't', parent: 'p' };
const ORDERED = { type: 'committed', sha: 's', branch: 'b', author: 'Eve <e@x>', parents: ['a', 'b'] };

describe('the commit that a record describes', () => {
  it('has the author and parents that the server gave it, where settings let the server make it', () => {
    expect(recordedCommit(logOf(started(true), ACCEPTED, ORDERED))).toMatchObject({
      serverAuthor: 'Eve <e@x>',
      parents: ['a', 'b'],
      at: 1000,
    });
  });

  it('takes neither from the end of a record whose settings sign nothing', () => {
    expect(recordedCommit(logOf(started(false), ACCEPTED, ORDERED))).toMatchObject({
      serverAuthor: null,
      name: 'Bot',
      parents: ['p'],
    });
  });

  it('has the branch that it was pushed to, where HEAD was detached', () => {
    const pushed = { type: 'pushed', sha: 's', branch: 'topic' };
    const log = logOf(started(false), ACCEPTED, { ...ORDERED, branch: null }, pushed);
    expect(recordedCommit(log).branch).toBe('topic');
  });
});
