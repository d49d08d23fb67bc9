import { describe, expect, test } from 'vitest';
import type { BranchRule, Right, RuleKind } from '../../../../src/core/forge/delivery-rights.ts';
import { type Answers, deliveryChecks, type Wanted } from '../../../../src/run/preflight/delivery-checks.ts';

const WANTED: Wanted = { push: true, pullRequest: true, signs: false, branch: 'main' };
const GRANTED: Right = { kind: 'granted' };
const NOTHING: Answers = { push: null, openPullRequests: null, branch: null };

function rule(kind: RuleKind, bypass: BranchRule['bypass'] = 'no'): BranchRule {
  return { kind, source: 'ruleset 42', bypass };
}

function statesOf(
  rules: readonly BranchRule[],
  exists: boolean | null,
  wanted: Partial<Wanted> = {},
): readonly string[] {
  const branch = { kind: 'known', state: { exists, rules } } as const;
  return deliveryChecks({ ...WANTED, ...wanted }, { ...NOTHING, branch }).map(({ state }) => state);
}

describe('a right', () => {
  test('that is granted is fine, and asks for nothing', () => {
    const checks = deliveryChecks(WANTED, { ...NOTHING, push: GRANTED, openPullRequests: GRANTED });
    expect(checks.map(({ state, mend }) => [state, mend])).toEqual([
      ['ok', null],
      ['ok', null],
    ]);
  });

  test.each([
    ['push', 'permission', 'permissions: { contents: write }'],
    ['push', 'token', 'github-token: ${{ github.token }}'],
    ['openPullRequests', 'permission', 'permissions: { contents: write, pull-requests: write }'],
    ['openPullRequests', 'setting', 'Allow GitHub Actions to create and approve pull requests'],
    ['openPullRequests', 'token', 'github-token: ${{ github.token }}'],
  ] as const)('%s that is refused by the %s is missing, with the line that mends it', (of, why, line) => {
    const [check] = deliveryChecks(WANTED, { ...NOTHING, [of]: { kind: 'refused', why, said: 'no' } });
    expect(check).toMatchObject({ state: 'missing', ends: 'git_error' });
    expect(check?.mend).toContain(line);
    expect(check?.what).toContain('no');
  });

  test('that nobody tells of is unknown, and never fine', () => {
    const unknown: Right = { kind: 'unknown', said: 'no answer' };
    const checks = deliveryChecks(WANTED, {
      push: unknown,
      openPullRequests: unknown,
      branch: unknown,
    });
    expect(checks.map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown']);
    for (const { what } of checks) expect(what).toContain('no answer');
  });
});

describe('a branch', () => {
  test('without rules is free, there or new', () => {
    expect(statesOf([], true)).toEqual(['ok']);
    expect(statesOf([], false)).toEqual(['ok']);
  });

  test('whose classic protection was not told is unknown', () => {
    expect(statesOf([], null)).toEqual(['unknown']);
  });

  test.each<[RuleKind, string, string, string]>([
    // kind, where the branch is there, where it is new, where that is not told
    ['signatures', 'missing', 'missing', 'missing'],
    ['pull_request', 'missing', 'warning', 'warning'],
    ['checks', 'missing', 'warning', 'warning'],
    ['creation', 'ok', 'missing', 'warning'],
    ['update', 'missing', 'ok', 'warning'],
    ['pattern', 'warning', 'warning', 'warning'],
  ])(
    'with the rule %s: %s where it is there, %s where it is new, %s where that is not told',
    (kind, ...expected) => {
      const found = [true, false, null].map((exists) => statesOf([rule(kind)], exists));
      expect(found).toEqual(expected.map((state) => [state]));
    },
  );

  test('holds nobody who is exempt', () => {
    expect(statesOf([rule('update', 'yes'), rule('signatures', 'yes')], true)).toEqual(['ok']);
  });

  test('is only in doubt where it is not told whether the token is exempt', () => {
    expect(statesOf([rule('update', 'unknown'), rule('signatures', 'unknown')], true)).toEqual([
      'warning',
      'warning',
    ]);
  });

  test('that takes signed commits only is free for a run that signs', () => {
    expect(statesOf([rule('signatures')], true, { signs: true })).toEqual(['ok']);
  });

  test('says each rule once, and where it can be changed', () => {
    const branch = {
      kind: 'known',
      state: { exists: true, rules: [rule('checks'), rule('checks'), rule('signatures')] },
    } as const;
    const checks = deliveryChecks(WANTED, { ...NOTHING, branch });
    expect(checks).toHaveLength(2);
    for (const { name, what, mend } of checks) {
      expect(name).toBe('branch main');
      expect(what).toContain('ruleset 42');
      expect(mend).toContain('ruleset 42');
    }
  });
});
