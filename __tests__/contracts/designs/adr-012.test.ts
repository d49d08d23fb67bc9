import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judge } from '../../../src/constraints/chain.ts';
import { maxCostUsd } from '../../../src/constraints/limits/max-cost-usd.ts';
import { maxTokens } from '../../../src/constraints/limits/max-tokens.ts';
import { maxTurns } from '../../../src/constraints/limits/max-turns.ts';
import { timeout } from '../../../src/constraints/limits/timeout.ts';
import { bindConstraint, buildPathRules, REGISTRY } from '../../../src/constraints/registry.ts';
import { type Constraint, RESPONSES, type Response } from '../../../src/core/run/constraint.ts';
import { budget, settingsWith } from '../../unit/constraints/fixtures.ts';

function answering(response: Response): Constraint {
  return {
    name: response,
    code: 'LIM-09',
    phases: ['budget'],
    validate: () => ({ violated: response !== 'allow', reason: '', metrics: {} }),
    onViolation: () => response,
  };
}

const compose = (...responses: Response[]) => judge(responses.map(answering), budget());

describe("ADR-012's composition", () => {
  it.each([
    [['graceful_exit', 'warn_continue'], 'graceful_exit'],
    [['warn_continue', 'graceful_exit'], 'graceful_exit'],
    [['allow', 'warn_continue'], 'warn_continue'],
    [['allow', 'allow'], 'allow'],
    [[], 'allow'],
    [['warn_continue', 'emergency_stop', 'graceful_exit'], 'emergency_stop'],
  ] as const)('of %j is %s', (responses, expected) => {
    expect(compose(...responses).response).toBe(expected);
  });

  it('does not ask what is registered after an EMERGENCY_STOP, and keeps all validations before it', () => {
    const { validations } = compose('allow', 'warn_continue', 'emergency_stop', 'graceful_exit');
    expect(validations.map(({ constraint }) => constraint)).toEqual([
      'allow',
      'warn_continue',
      'emergency_stop',
    ]);
  });

  it('has its four actions in their order, ours between them, and the page says it', () => {
    const actions = ['allow', 'warn_continue', 'graceful_exit', 'emergency_stop'];
    expect(RESPONSES.filter((each) => actions.includes(each))).toEqual(actions);
    const page = readFileSync(join(import.meta.dirname, '../../../docs/constraints.md'), 'utf8');
    expect(page).toContain(`From mild to severe: ${RESPONSES.map((each) => `\`${each}\``).join(', ')}`);
  });
});

describe("ADR-012's built-in constraints", () => {
  it.each([
    ['MaxIterationConstraint', maxTurns, budget({ turns: 100 }), 'graceful_exit'],
    ['TokenBudgetConstraint', maxTokens, budget({ tokensUsed: 1_000_001 }), 'graceful_exit'],
    ['TimeoutConstraint', timeout, budget({ elapsedMs: 900_001 }), 'emergency_stop'],
    ['CostLimitConstraint', maxCostUsd, budget({ costUsd: 5.01 }), 'graceful_exit'],
  ] as const)(
    '%s stands alone, with its own action, reason and metrics',
    (_, definition, facts, expected) => {
      expect(REGISTRY).toContain(definition);
      const settings = settingsWith();
      const paths = buildPathRules(settings, { openProtected: [] });
      const alone = bindConstraint(definition, { settings, paths, costKnown: true, base: '' });
      const { response, validations } = judge([alone!], facts);
      expect(response).toBe(expected);
      expect(validations[0]?.reason).not.toBe('');
      expect(Object.keys(validations[0]?.metrics ?? {}).length).toBeGreaterThan(1);
    },
  );
});
