import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src/constraints/chain.ts';
import { nearLimitText } from '../../../../src/constraints/limits/near-limit.ts';
import { buildChain } from '../../../../src/constraints/registry.ts';
import type { Facts } from '../../../../src/core/run/constraint.ts';
import { budget, type SettingsPart, settingsWith, step } from '../fixtures.ts';

const use = (used: number, limit: number) => ({ name: 'max_files', used, limit, write: String });

function said(facts: Facts, settings: SettingsPart = {}) {
  const chain = buildChain(settingsWith(settings), { openProtected: [], costKnown: true });
  return judge(chain, facts).validations.flatMap(({ constraint, nearing: text }) =>
    text === undefined ? [] : [[constraint, text]],
  );
}

describe('a limit that is nearly used up', () => {
  it.each([
    [7, 10, 0.8, false],
    [8, 10, 0.8, true],
    [10, 10, 0.8, true],
    [11, 10, 0.8, false],
    [0, 0, 0.8, false],
    [0, 10, 0, false],
    [9, 10, 1, false],
    [10, 10, 1, true],
  ])('%d of %d from %d on: %s', (used, limit, warnAt, isNear) => {
    expect(nearLimitText(use(used, limit), warnAt) !== null).toBe(isNear);
  });

  it('is said with what is used, and what to do', () => {
    expect(nearLimitText(use(9, 10), 0.8)).toBe('9 of 10 used (90% of max_files): finish with what is left');
  });

  it('is noticed of files, lines and bytes', () => {
    const total = { files: 8, linesAdded: 300, linesRemoved: 100, bytes: 16 * 1024 ** 2 };
    expect(said(step({ total }))).toEqual([
      ['max_files', '8 of 10 used (80% of max_files): finish with what is left'],
      ['max_lines_changed', '400 of 500 used (80% of max_lines_changed): finish with what is left'],
      ['max_bytes_changed', '16MB of 20MB used (80% of max_bytes_changed): finish with what is left'],
    ]);
  });

  it('is noticed of turns, tokens, cost and time', () => {
    const facts = budget({ turns: 80, tokensUsed: 800_000, costUsd: 4, elapsedMs: 720_000 });
    expect(said(facts)).toEqual([
      ['max_turns', '80 of 100 used (80% of max_turns): finish with what is left'],
      ['max_tokens', '800,000 of 1,000,000 used (80% of max_tokens): finish with what is left'],
      ['max_cost_usd', '$4 of $5 used (80% of max_cost_usd): finish with what is left'],
      ['timeout', '720s of 900s used (80% of timeout): finish with what is left'],
    ]);
  });

  it('is looked for from warn_at on', () => {
    const facts = budget({ turns: 50 });
    expect(said(facts, { warn_at: 0.5 })).toHaveLength(1);
    expect(said(facts)).toEqual([]);
  });
});
