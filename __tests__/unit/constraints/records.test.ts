import { describe, expect, it } from 'vitest';
import { judge } from '../../../src/constraints/chain.ts';
import { listed, printableName } from '../../../src/constraints/definition/validation.ts';
import { buildChain } from '../../../src/constraints/registry.ts';
import { countRejection, NO_REJECTIONS, type Rejections } from '../../../src/constraints/rejections.ts';
import { violationRecords } from '../../../src/constraints/violations.ts';
import type { Facts, Response } from '../../../src/core/run/constraint.ts';
import { sized } from '../../../src/core/text/figures.ts';
import { budget, change, type SettingsPart, settingsWith, step, writing } from './fixtures.ts';

function violations(facts: Facts, part: SettingsPart = {}) {
  const chain = buildChain(settingsWith(part), { openProtected: [], costKnown: true });
  return violationRecords(judge(chain, facts), { facts, tool: 'execute_command', turn: 3 });
}

describe('the records of a judgement', () => {
  it('hold all that violations.jsonl needs', () => {
    expect(violations(step({ step: [change('src/a.js'), change('.npmrc')] }))).toEqual([
      {
        constraint: 'protected_paths',
        code: 'FS-04',
        type: 'protected_path',
        seed: 'S-011',
        response: 'reject',
        reason:
          '.npmrc: protected by protected_paths (**/.npmrc); change it by hand, or open it for one run with open-protected (--open-protected)',
        limit: '**/.npmrc',
        path: '.npmrc',
        paths: ['.npmrc', 'src/a.js'],
        details: { paths: 1 },
        effect: 'reverted',
        tool: 'execute_command',
        turn: 3,
      },
    ]);
  });

  it('say that a call or an edit was prevented, with the paths that broke the rule only', () => {
    expect(violations(writing('vendor/a.go', 'src/x.ts'))).toMatchObject([
      { effect: 'prevented', paths: ['vendor/a.go'] },
    ]);
    const edit = step({
      by: 'edit',
      step: [change('src/x.ts')],
      total: { files: 11, linesAdded: 0, linesRemoved: 0, bytes: 0 },
    });
    expect(violations(edit)).toMatchObject([
      { code: 'LIM-01', effect: 'prevented', limit: '10', actual: '11' },
    ]);
  });

  it('include warnings, which take nothing back', () => {
    const warned: SettingsPart = { on_violation: { denied_patterns: 'warn_continue' } };
    expect(violations(step({ step: [change('vendor/a.go')] }), warned)).toMatchObject([
      { code: 'FS-07', response: 'warn_continue', effect: 'none', paths: ['vendor/a.go'] },
    ]);
  });

  it('say of a warning that the step was taken back where another rule did', () => {
    const warned: SettingsPart = { on_violation: { denied_patterns: 'warn_continue' } };
    const facts = step({ step: [change('vendor/a.go'), change('.npmrc')] });
    expect(violations(facts, warned).map((each) => each.effect)).toEqual(['reverted', 'reverted']);
  });

  it('touch nothing for a budget, and are none where all is well', () => {
    expect(violations(budget({ turns: 100 }))).toMatchObject([{ code: 'LIM-04', effect: 'none', paths: [] }]);
    expect(violations(budget())).toEqual([]);
  });
});

describe('rejected calls', () => {
  const tallied = (responses: readonly Response[], limit = 5): Rejections =>
    responses.reduce((before, response) => countRejection(before, response, limit), NO_REJECTIONS);
  const rejects = (count: number): readonly Response[] => Array.from({ length: count }, () => 'reject');

  it('are borne exactly max_rejections times', () => {
    expect(tallied(rejects(5))).toEqual({ count: 5, response: 'reject', reason: null });
    expect(tallied(rejects(6))).toEqual({
      count: 6,
      response: 'graceful_exit',
      reason:
        '6 calls rejected, max_rejections is 5: change the task, relax the rules, or raise max_rejections',
    });
  });

  it('are counted through the calls that pass between them, which end nothing', () => {
    expect(tallied([...rejects(6), 'allow', 'warn_continue', 'delay'])).toMatchObject({
      count: 6,
      reason: null,
    });
  });

  it('leave a more severe response as it is', () => {
    expect(tallied([...rejects(5), 'emergency_stop'])).toMatchObject({ response: 'emergency_stop' });
  });
});

describe('names in a reason', () => {
  it('stay on one line and short, whatever a model or a disk calls them', () => {
    expect(printableName('src/a b.js')).toBe('src/a b.js');
    expect(printableName('a\r\n::error::x\u200b\u2028\u202e')).toBe(
      '"a\\r\\n::error::x\\u{200b}\\u{2028}\\u{202e}"',
    );
    expect(printableName('a\u2028b')).toBe('"a\\u{2028}b"');
    expect(printableName('x'.repeat(300))).toHaveLength(201);
  });

  it('are listed up to a few', () => {
    expect(listed(['a'])).toBe('a');
    expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
    expect(listed(['a', 'b', 'c', 'd'])).toBe('a, b and 2 more');
  });

  it('give sizes as the settings write them', () => {
    expect([1023, 1024, 10 * 1024 ** 2, 1.5 * 1024 ** 3].map(sized)).toEqual([
      '1023 bytes',
      '1kB',
      '10MB',
      '1.5GB',
    ]);
  });
});
