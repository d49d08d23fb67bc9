import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src/constraints/chain.ts';
import { buildChain } from '../../../../src/constraints/registry.ts';
import { violationRecords } from '../../../../src/constraints/violations.ts';
import type { Judgement } from '../../../../src/core/run/constraint.ts';
import { call, type SettingsPart, settingsWith } from '../fixtures.ts';

const facts = call({ tool: 'execute_command', forcedPushes: ['git push with --force'] });

function judged(settings: SettingsPart = {}): Judgement {
  return judge(buildChain(settingsWith(settings), { openProtected: [], costKnown: true }), facts);
}

describe('a push by force', () => {
  it('is rejected before it runs, as S-012 and as a matter of branch protection', () => {
    const judgement = judged();
    expect(judgement.response).toBe('reject');
    const [violation] = violationRecords(judgement, { facts, tool: 'execute_command', turn: 1 });
    expect(violation).toMatchObject({
      constraint: 'force_push',
      code: 'GIT-06',
      seed: 'S-012',
      type: 'branch_protection',
      effect: 'prevented',
      actual: 'git push with --force',
    });
    expect(violation?.reason).toContain('use git revert');
  });

  it('stops the run at once under strict, and no setting makes it milder', () => {
    expect(judged({ strict: true }).response).toBe('emergency_stop');
    expect(judged({ strict: true, on_violation: { force_push: 'warn_continue' } }).response).toBe(
      'emergency_stop',
    );
    expect(judged({ on_violation: { force_push: 'warn_continue' } }).response).toBe('reject');
    expect(judged({ on_violation: { force_push: 'emergency_stop' } }).response).toBe('emergency_stop');
  });

  it('is nothing that a call without one could be', () => {
    const chain = buildChain(settingsWith(), { openProtected: [], costKnown: true });
    expect(judge(chain, call({ tool: 'execute_command', forcedPushes: [] })).response).toBe('allow');
    expect(judge(chain, call({ tool: 'execute_command' })).response).toBe('allow');
  });
});
