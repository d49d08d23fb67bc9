import { expect, test } from 'vitest';
import { trustedCommit } from '../../../../src/run/preflight/trusted-commit.ts';
import type { RunRequest } from '../../../../src/settings/request/request.ts';

function triggered(trusted: string | null): Pick<RunRequest, 'trigger'> {
  return { trigger: { source: 'pull_request', start: null, trusted, context: '', cleaned: [] } };
}

test('the rules of a pull request are those of its base, whatever is checked out', () => {
  expect(trustedCommit(triggered('base'), { head: 'head' })).toBe('base');
  expect(trustedCommit(triggered(null), { head: 'head' })).toBe('head');
  expect(trustedCommit({ trigger: null }, { head: null })).toBeNull();
});
