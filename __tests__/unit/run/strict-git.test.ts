import { describe, expect, test } from 'vitest';
import type { Violation } from '../../../src/core/run/constraint.ts';
import type { SettingsInput } from '../../../src/settings/schema/schema.ts';
import { crewOf } from '../../support/executor-services.ts';
import { repository } from '../adapters/git/fixture.ts';

/** Plays one turn: the call, and a write that must not happen once the run was stopped. */
async function after(name: string, args: object, limits: SettingsInput['constraints']) {
  const violations: Violation[] = [];
  const { executor, tree } = await crewOf(repository({ 'a.txt': 'x\n' }), limits, {
    emit: (event) => {
      if (event.type === 'violated') violations.push(event.violation);
    },
  });
  const later = { id: '2', name: 'write_file', arguments: { path: 'later.txt', content: 'late\n' } };
  const { results, end } = await executor.execute([{ id: '1', name, arguments: args }, later], 1);
  await tree.close();
  return { end: end?.how, later: results[1]?.ok, violations };
}

const WRITES = [
  ['write_file', { path: '.git/config', content: 'x' }],
  ['write_file', { path: './src/../.git/hooks/pre-commit', content: 'x' }],
  ['write_file', { path: '.GIT/config', content: 'x' }],
  ['write_file', { path: 'sub/.git/config', content: 'x' }],
  ['write_file', { path: '.git', content: 'gitdir: x' }],
  ['apply_diff', { path: '.git/config', edits: [{ search: 'a', replace: 'b' }] }],
  ['read_file', { path: '.git/config' }],
] as const;

describe('under strict, the run ends at once after', () => {
  test.each(WRITES)('%s %j', async (name, args) => {
    const stopped = await after(name, args, { strict: true });
    expect(stopped).toMatchObject({ end: 'stopped', later: false });
    expect(stopped.violations).toMatchObject([{ response: 'emergency_stop' }]);
  });
});

test('without strict, a write to .git is rejected and the run goes on, unless on_violation says otherwise', async () => {
  const [name, args] = WRITES[0];
  const rejected = await after(name, args, {});
  expect(rejected).toMatchObject({ end: undefined, later: true, violations: [{ response: 'reject' }] });
  const ended = await after(name, args, { on_violation: { git_dir: 'graceful_exit' } });
  expect(ended).toMatchObject({ end: 'stopped', violations: [{ response: 'graceful_exit' }] });
});

test('strict leaves protected paths that are not .git as they are', async () => {
  const run = await after('write_file', { path: '.npmrc', content: 'x' }, { strict: true });
  expect(run).toMatchObject({ end: undefined, later: true, violations: [{ response: 'reject' }] });
});
