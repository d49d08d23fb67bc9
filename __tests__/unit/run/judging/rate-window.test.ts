import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS, rateCheck } from '../../../../src/constraints/rates/rate-check.ts';
import { aged, agesOf, RateWindow } from '../../../../src/run/judging/rate-window.ts';

const words = { what: 'file writes', key: 'file_writes', remedy: 'wait' } as const;

function limits(file_writes: number) {
  return {
    rate_limits: { file_reads: 9, file_writes, commits: 9, main_commits: 9, on_exceed: 'delay' as const },
  };
}

/** Whether some minute, its beginning not in it, holds more than `limit` of these times. */
function mostInAMinute(times: readonly number[]): number {
  return Math.max(
    0,
    ...times.map((end) => times.filter((time) => time > end - MINUTE_MS && time <= end).length),
  );
}

describe('the pace of a run', () => {
  it('knows what came within the last minute, the oldest first, and forgets the rest', () => {
    let now = 0;
    const pace = new RateWindow({ monotonic: () => now });
    for (const time of [0, 10_000, 59_999]) {
      now = time;
      pace.note('write');
    }
    expect(pace.ages('write')).toEqual([59_999, 49_999, 0]);
    now = 60_000;
    expect(pace.ages('write')).toEqual([50_000, 1]);
    expect(pace.ages('read')).toEqual([]);
  });

  it('lets no sequence of allowed calls exceed the rate in any minute, and lets every wait end in a call', () => {
    const steps = fc.array(fc.nat({ max: 40_000 }), { maxLength: 60 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), steps, (limit, pauses) => {
        let now = 0;
        const pace = new RateWindow({ monotonic: () => now });
        const passed: number[] = [];
        for (const pause of pauses) {
          now += pause;
          const asked = rateCheck(pace.ages('write'), limits(limit), words);
          if (asked.violated) {
            expect(asked.waitMs).toBeGreaterThan(0);
            now += asked.waitMs ?? 0;
            expect(rateCheck(pace.ages('write'), limits(limit), words).violated).toBe(false);
          }
          pace.note('write');
          passed.push(now);
        }
        expect(mostInAMinute(passed)).toBeLessThanOrEqual(limit);
      }),
    );
  });

  it('waits no longer than it must', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 70_000 }), { minLength: 3, maxLength: 20 }), (ages) => {
        const sorted = [...ages].sort((a, b) => b - a);
        const { waitMs } = rateCheck(sorted, limits(3), words);
        if (waitMs === undefined) return;
        const early = sorted.map((age) => age + waitMs - 1);
        const inTime = sorted.map((age) => age + waitMs);
        expect(rateCheck(early, limits(3), words).violated).toBe(true);
        expect(rateCheck(inTime, limits(3), words).violated).toBe(false);
      }),
    );
  });
});

describe('the ages of commits', () => {
  it('are by their dates, and never less than they can be', () => {
    expect(agesOf([100_000, 130_000], 150_000)).toEqual([49_001, 19_001]);
  });

  it('do not count what is older than a minute', () => {
    expect(agesOf([10_000], 150_000)).toEqual([]);
  });

  it('take a date of the future for now, so that a clock that jumped back makes nobody wait for more than a minute', () => {
    expect(agesOf([9e12], 150_000)).toEqual([0]);
    expect(rateCheck(agesOf([9e12], 150_000), limits(1), words).waitMs).toBe(MINUTE_MS);
  });

  it('grow with the time that was waited', () => {
    expect(aged([59_000, 1_000], 1_000)).toEqual([2_000]);
  });
});
