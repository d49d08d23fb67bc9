import { describe, expect, test } from 'vitest';
import { judge } from '../../../../src/constraints/chain.ts';
import { buildChain } from '../../../../src/constraints/registry.ts';
import { violationRecords } from '../../../../src/constraints/violations.ts';
import type { SecretFinding } from '../../../../src/core/run/constraint.ts';
import { committing, type SettingsPart, settingsWith } from '../fixtures.ts';

function judged(secrets: readonly SecretFinding[], part: SettingsPart = {}) {
  const facts = committing({ secrets });
  const chain = buildChain(settingsWith(part), { openProtected: [], costKnown: false });
  const judgement = judge(chain, facts);
  return { judgement, violations: violationRecords(judgement, { facts }) };
}

const KEY: SecretFinding = { path: 'src/a.js', line: 7, kind: 'an AWS access key id' };

describe('what is about to be committed', () => {
  test('passes where nothing was found', () => {
    expect(judged([]).judgement.response).toBe('allow');
  });

  test('is rejected with the place, the kind and the way out', () => {
    const { judgement, violations } = judged([KEY]);
    expect(judgement.response).toBe('reject');
    expect(violations).toMatchObject([
      {
        code: 'SEC-01',
        type: 'secret',
        seed: 'S-013',
        effect: 'prevented',
        path: 'src/a.js',
        reason:
          'src/a.js:7 contains an AWS access key id: nothing was committed; remove it, keep it in a secret store, and replace the key if it was real',
      },
    ]);
  });

  test('is told with all its places, the message and paths among them', () => {
    const { violations } = judged([
      KEY,
      { path: 'b', line: null, kind: 'x' },
      { path: null, line: null, kind: 'y' },
    ]);
    expect(violations[0]?.reason).toContain('more in the path b and the commit message:');
    expect(violations[0]?.details).toEqual({
      findings: 3,
      places: 'src/a.js:7, the path b and the commit message',
    });
    expect(violations[0]?.paths).toEqual(['src/a.js', 'b']);
  });

  test('is rejected whatever on_violation says', () => {
    expect(judged([KEY], { on_violation: { secrets: 'warn_continue' } }).judgement.response).toBe('reject');
  });

  test('is asked of the constraints on commits, and of no other', () => {
    const asked = judged([]).judgement.validations.map(({ constraint }) => constraint);
    expect(asked).toEqual([
      'links',
      'file_size',
      'secrets',
      'main_branch',
      'commit_files',
      'commit_size',
      'commit_rate',
      'main_commit_rate',
    ]);
  });
});
