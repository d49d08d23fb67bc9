import { describe, expect, it } from 'vitest';
import { eventObjection } from '../../src/trigger/event.ts';

describe('the event that starts a run', () => {
  it.each([undefined, '', 'workflow_dispatch', 'schedule', 'push', 'repository_dispatch'])(
    'may be %s',
    (name) => {
      expect(eventObjection(name)).toBeNull();
    },
  );

  it.each(['issue_comment', 'pull_request', 'pull_request_target', 'issues', 'workflow_run', 'fork', 'PUSH'])(
    'may not be %s',
    (name) => {
      expect(eventObjection(name)).toContain(`the event "${name}" does not start a run`);
    },
  );
});
