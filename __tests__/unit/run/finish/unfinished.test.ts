import { describe, expect, it } from 'vitest';
import type { Cause } from '../../../../src/core/run/outcome.ts';
import {
  type DraftFacts,
  mayBeDrafted,
  unfinishedBy,
  withPartial,
} from '../../../../src/run/finish/unfinished.ts';

const cause = (kind: Cause['kind']): Cause => ({ kind, reason: kind });

describe('work is unfinished', () => {
  it.each([
    ['partial', null, 0, 'own_word'],
    ['partial', 'violation', 2, 'own_word'],
    ['complete', null, 2, null],
    ['complete', 'violation', 2, null],
    ['stopped', 'violation', 2, 'limit'],
    ['stopped', 'emergency_stop', 2, 'limit'],
    ['cancelled', 'timeout', 2, 'limit'],
    ['stopped', 'violation', 0, null],
    ['stopped', 'failure', 2, null],
    ['provider_failed', null, 2, null],
    ['gave_up', null, 2, null],
    ['impossible', null, 2, null],
    ['cancelled', null, 2, null],
  ] as const)('after %s, stopped by %s with %d files: %s', (how, stop, files, unfinished) => {
    expect(unfinishedBy({ how, stop: stop && cause(stop), files })).toBe(unfinished);
  });
});

describe('a draft of unfinished work', () => {
  const facts = (part: Partial<DraftFacts> = {}): DraftFacts => ({
    how: 'stopped',
    stop: cause('violation'),
    files: 1,
    partial: 'draft_pr',
    objections: [],
    ...part,
  });

  it.each([
    ['what a limit cut short', {}, true],
    ['what ran out of time', { how: 'cancelled', stop: cause('timeout') }, true],
    ['what the agent calls partial', { how: 'partial', stop: null }, true],
    ['nothing where it is not wanted', { partial: 'never' }, false],
    ['nothing where nothing is there', { files: 0 }, false],
    ['nothing after an emergency stop', { stop: cause('emergency_stop') }, false],
    ['nothing that more than a limit speaks against', { objections: [cause('violation')] }, false],
    ['nothing of a cancelled run', { how: 'partial', stop: null, objections: [cause('failure')] }, false],
    ['nothing that is complete: that is delivered or not', { how: 'complete' }, false],
  ] as const)('offers %s', (_, part, offered) => {
    expect(mayBeDrafted(facts(part))).toBe(offered);
  });
});

describe('the reason', () => {
  it('says that a limit left partial work, and nothing else where the agent said it', () => {
    expect(withPartial('x', 'limit')).toBe('x; the work so far is partial');
    expect([withPartial('x', 'own_word'), withPartial('x', null)]).toEqual(['x', 'x']);
  });
});
