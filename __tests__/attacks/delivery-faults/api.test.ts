import { expect, test } from 'vitest';
import { playRows, ROWS } from './api-table.ts';
import { PLANS, type PlanName, play } from './plans.ts';

process.env.GIT_CONFIG_GLOBAL = '/dev/null';
process.env.GIT_CONFIG_NOSYSTEM = '1';

playRows((plan) => !plan.startsWith('signed'));

test.concurrent('every call that a delivering run makes is in the table', async () => {
  const asked = new Set<string>();
  await Promise.all(
    (Object.keys(PLANS) as PlanName[]).map((name) =>
      play(
        name,
        () => undefined,
        ({ scene, run }) => {
          expect(run.exitCode, run.outcome.reason).toBe(0);
          for (const call of scene.api.asked) asked.add(call);
        },
      ),
    ),
  );
  expect([...asked].sort()).toEqual([...new Set(ROWS.map(({ call }) => call))].sort());
});
