import { describe, expect, it } from 'vitest';
import { delayOf, resolveDelays } from '../../../src/constraints/delays.ts';
import type { Judgement, NamedValidation, Response } from '../../../src/core/run/constraint.ts';

function validation(response: Response, waitMs?: number): NamedValidation {
  const base = {
    constraint: 'write_rate',
    code: 'RATE-02',
    violated: true,
    reason: 'too fast',
    metrics: {},
    response,
  };
  return { ...base, code: 'RATE-02', ...(waitMs === undefined ? {} : { waitMs }) };
}

function judgement(response: Response, ...validations: NamedValidation[]): Judgement {
  return { response, validations };
}

describe('a delay', () => {
  it('stays one while there is time for it', () => {
    const delayed = judgement('delay', validation('delay', 500));
    expect(resolveDelays(delayed, 501)).toEqual(delayed);
    expect(resolveDelays(delayed, Number.POSITIVE_INFINITY)).toEqual(delayed);
  });

  it('whose wait would reach the deadline is a reject, and says so', () => {
    expect(resolveDelays(judgement('delay', validation('delay', 500)), 500)).toMatchObject({
      response: 'reject',
      validations: [{ response: 'reject', reason: 'too fast (only 0.5s are left)' }],
    });
  });

  it('that no waiting mends is a reject', () => {
    expect(resolveDelays(judgement('delay', validation('delay')), 1e9).response).toBe('reject');
  });

  it('beside a severer response does not soften it', () => {
    const both = judgement('graceful_exit', validation('delay', 5), validation('graceful_exit'));
    expect(resolveDelays(both, 1).response).toBe('graceful_exit');
    expect(delayOf(both)).toBeNull();
  });

  it('takes as long as the longest of several', () => {
    expect(
      delayOf(
        judgement('delay', validation('delay', 5), validation('delay', 70), validation('warn_continue')),
      ),
    ).toBe(70);
  });
});
