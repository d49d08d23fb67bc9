import { describe, expect, it } from 'vitest';
import { type Cause, EXIT_CODES } from '../../../../src/core/run/outcome.ts';
import { outcomeOf } from '../../../../src/run/finish/outcome.ts';

const KINDS: readonly Cause['kind'][] = [
  'config',
  'git_before',
  'emergency_stop',
  'timeout',
  'violation',
  'gate',
  'delivery',
  'failure',
];
const cause = (kind: Cause['kind']): Cause => ({ kind, reason: kind });

describe('the outcome', () => {
  it('is a success where there is no cause against it', () => {
    expect(outcomeOf([], 'done')).toEqual({ name: 'success', reason: 'done' });
  });

  it.each([
    ['config', 5],
    ['git_before', 6],
    ['emergency_stop', 2],
    ['timeout', 4],
    ['violation', 2],
    ['gate', 3],
    ['delivery', 6],
    ['failure', 1],
  ] as const)('follows the cause: %s is exit %d', (kind, code) => {
    expect(EXIT_CODES[outcomeOf([cause(kind)], '').name]).toBe(code);
  });

  it('of several causes takes the first of the contract’s order, whatever order they came in', () => {
    for (const [index, kind] of KINDS.entries()) {
      const later = KINDS.slice(index).map(cause);
      expect(outcomeOf(later.toReversed(), '').reason).toBe(kind);
    }
  });

  it('gives its reason on one line', () => {
    expect(outcomeOf([{ kind: 'failure', reason: 'a\n  b\r\nc' }], '').reason).toBe('a b c');
  });
});
