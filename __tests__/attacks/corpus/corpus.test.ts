import { afterAll, describe, expect, it } from 'vitest';
import { changesOfSharedActions } from './harness/action.ts';
import { expandMatrix, loadCases, modesOf } from './harness/case.ts';
import { MENDED } from './harness/fixed.ts';
import { complaints } from './harness/judge.ts';
import { record, takeTurn } from './harness/ledger.ts';
import { play } from './harness/play.ts';
import { staticComplaints } from './harness/static-checks.ts';
import { unitComplaints } from './harness/unit-checks.ts';

const CASES = loadCases();
const IDS = new Set(CASES.map(({ id }) => id));

/** A play takes a second or two; EXEC-003 and its like wait for a limit of theirs, and all wait for a core. */
const PATIENCE_MS = 240_000;

afterAll(() => {
  expect(changesOfSharedActions(), 'a play changed the action that all plays share').toEqual([]);
});

describe('the corpus', () => {
  it('has each case once', () => {
    expect(IDS.size).toBe(CASES.length);
  });

  it('mends no case that there is not', () => {
    expect(Object.keys(MENDED).filter((id) => !IDS.has(id))).toEqual([]);
  });
});

describe.concurrent('withstands', () => {
  const looks = CASES.filter(({ expect: { static_check: check, unit } }) => (check ?? unit) !== undefined);
  it.each(looks)('$id, looked at: $title', ({ id, area, expect: { static_check: check, unit } }) => {
    const found = [
      ...(check === undefined ? [] : staticComplaints(check)),
      ...(unit === undefined ? [] : unitComplaints(unit)),
    ];
    record({ id, area, mode: 'walls', held: found.length === 0 });
    expect(found).toEqual([]);
  });

  const plays = CASES.filter(
    ({ script, expect: { unit } }) => script.length > 0 && unit === undefined,
  ).flatMap((single) =>
    modesOf(single).map((mode) => ({ single, mode, id: single.id, title: single.title })),
  );
  it.each(plays)(
    '$id, $mode: $title',
    async ({ single, mode }) => {
      const found: string[] = [];
      for (const variant of expandMatrix(single)) {
        const evidence = await takeTurn(() => play(variant, mode));
        found.push(...complaints(evidence));
      }
      record({ id: single.id, area: single.area, mode, held: found.length === 0 });
      expect(found).toEqual([]);
    },
    PATIENCE_MS,
  );
});
