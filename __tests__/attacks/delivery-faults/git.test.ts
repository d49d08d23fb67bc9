import { describe, expect, test } from 'vitest';
import { RETRY_POLICY } from '../../../src/adapters/http/retry-decision.ts';
import type { DeliveryScene } from '../../support/delivery-scene.ts';
import type { Fault, Moment } from '../../support/git-server.ts';
import { git } from '../../support/repository.ts';
import { type PlanName, play } from './plans.ts';
import { type End, expectSound, late } from './soundness.ts';

process.env.GIT_CONFIG_GLOBAL = '/dev/null';
process.env.GIT_CONFIG_NOSYSTEM = '1';

const DAY_MS = 86_400_000;

type Spoil = (scene: DeliveryScene, moment: Moment) => void;

const says =
  (fault: Fault): Spoil =>
  ({ server }, moment) =>
    server.fail(moment, fault);

/** Nothing is answered, and the run's time is over. */
const hang: Spoil = ({ server, clock }, moment) =>
  server.at(moment, () => {
    clock.leap(DAY_MS);
    return new Promise(() => undefined);
  });

/** What the next attempt does not meet. */
const PASSING: Readonly<Record<string, Spoil>> = {
  500: says({ status: 500 }),
  // curl sends a push once more where a connection that it had kept breaks.
  'a dead socket': ({ server }, moment) => {
    for (let times = 0; times < 3; times++) server.fail(moment, 'drop-before');
  },
};

const LASTING: Readonly<Record<string, Spoil>> = {
  401: says({ status: 401 }),
  403: says({ status: 403 }),
  404: says({ status: 404 }),
  409: says({ status: 409 }),
  'a server that fails for long': ({ server }, moment) => {
    for (let times = 0; times < RETRY_POLICY.attempts; times++) server.fail(moment, { status: 500 });
  },
  'no answer until the deadline': hang,
};

interface Row {
  readonly plan: PlanName;
  readonly moment: Moment;
  readonly ends: End;
  /** How many such moments pass first. */
  readonly after: number;
}

const ROWS: readonly Row[] = [
  { plan: 'push', moment: 'look', after: 0, ends: 'before' },
  { plan: 'push', moment: 'look', after: 1, ends: 'nothing' },
  { plan: 'push to a pull request', moment: 'before-push', after: 0, ends: 'nothing' },
  { plan: 'push to a pull request', moment: 'push', after: 0, ends: 'nothing' },
];

/** Lets some moments pass, then spoils the next. */
function spoilAfter(scene: DeliveryScene, { moment, after }: Row, spoil: Spoil): void {
  if (after === 0) spoil(scene, moment);
  else scene.server.at(moment, () => spoil(scene, moment));
}

describe.concurrent('where a step of git on its way to the server fails', () => {
  test.each(ROWS)('$moment of "$plan", $after later: nothing is half done', async (row) => {
    await Promise.all(
      Object.entries(LASTING).map(([name, spoil]) =>
        play(
          row.plan,
          (scene) => spoilAfter(scene, row, spoil),
          (done) => expectSound(done, name.startsWith('no answer') ? late(row.ends) : row.ends, name),
        ),
      ),
    );
  });

  test.each(ROWS)('$moment of "$plan", $after later: another attempt delivers it, once', async (row) => {
    await Promise.all(
      Object.entries(PASSING).map(([name, spoil]) =>
        play(
          row.plan,
          (scene) => spoilAfter(scene, row, spoil),
          (done) => {
            expectSound(done, 'delivered', name);
            expect(done.scene.server.pushes, name).toHaveLength(1);
          },
        ),
      ),
    );
  });

  test.each(ROWS)('$moment of "$plan", $after later: an answer that got lost is looked for', async (row) => {
    await play(
      row.plan,
      (scene) => spoilAfter(scene, row, says('drop-after')),
      (done) => expectSound(done, 'delivered', 'a socket that dies after it was done'),
    );
  });

  test('a signed commit that cannot be fetched is delivered, and the workspace says where it stands', async () => {
    const row: Row = { plan: 'signed', moment: 'look', after: 1, ends: 'delivered' };
    await play(
      row.plan,
      (scene) => spoilAfter(scene, row, says({ status: 404 })),
      ({ scene, run, branch, before }) => {
        expect(run.exitCode, run.outcome.reason).toBe(0);
        expect(scene.tip(branch)).toBe(run.outputs['commit-sha']);
        expect(git(run.root, 'rev-parse', 'HEAD')).toBe(before['refs/heads/main']);
        expect(git(run.root, 'status', '--porcelain', '--', 'fixed.txt')).toBe('?? fixed.txt');
        expect(run.reports.text('summary.md')).toContain(
          'this workspace is still on the commit that the run started from',
        );
      },
    );
  });
});
