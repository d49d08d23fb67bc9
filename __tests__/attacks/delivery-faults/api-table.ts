import { describe, test } from 'vitest';
import type { Fault } from '../../support/github/faults.ts';
import { type PlanName, play } from './plans.ts';
import { type End, expectSound, late } from './soundness.ts';

/** What a server, or the way to it, says for as long as anybody asks. */
const LASTING: Readonly<Record<string, Fault>> = {
  403: 403,
  404: 404,
  409: 409,
  422: 422,
  '429 for an hour': {
    status: 429,
    body: { message: 'Too many requests' },
    headers: { 'retry-after': '3600' },
  },
  500: 500,
  'a dead socket': 'drop',
  'no answer until the deadline': 'slow',
};

/** What was asked is done, and nobody hears of it. */
const LOST: Readonly<Record<string, Fault>> = {
  '502 though it was done': 502,
  'a socket that dies after it was done': 'drop',
};

export interface Row {
  readonly plan: PlanName;
  /** GitHub's name of the operation. */
  readonly call: string;
  readonly ends: End;
  /** Where one of the faults means something else here. */
  readonly but?: Readonly<Record<string, End>>;
}

/** A question that need not be answered: only a clear no ends the run, and time that is over. */
const ASKED = { 'no answer until the deadline': 'over before' } as const;

export const ROWS: readonly Row[] = [
  { plan: 'create-pr', call: 'pulls/may-create', ends: 'delivered', but: { ...ASKED, 403: 'before' } },
  { plan: 'create-pr', call: 'repos/get-branch-rules', ends: 'delivered', but: ASKED },
  { plan: 'create-pr', call: 'graphql/protection', ends: 'delivered', but: ASKED },
  { plan: 'create-pr', call: 'repos/get', ends: 'before' },
  { plan: 'create-pr', call: 'pulls/list', ends: 'commit only' },
  { plan: 'create-pr', call: 'pulls/create', ends: 'commit only' },
  { plan: 'create-pr', call: 'issues/add-labels', ends: 'warned' },
  { plan: 'create-pr', call: 'pulls/request-reviewers', ends: 'warned' },
  { plan: 'create-pr on a draft', call: 'pulls/update', ends: 'commit only' },
  { plan: 'create-pr on a draft', call: 'graphql', ends: 'warned' },
  { plan: 'signed', call: 'git/get-commit', ends: 'before' },
  // Not found is what a new branch is to be.
  { plan: 'signed', call: 'git/get-ref', ends: 'nothing', but: { 404: 'delivered' } },
  { plan: 'signed', call: 'git/create-ref', ends: 'nothing' },
  { plan: 'signed', call: 'graphql', ends: 'nothing' },
  { plan: 'signed, as large objects', call: 'git/create-blob', ends: 'nothing' },
  { plan: 'signed, as objects', call: 'git/create-tree', ends: 'nothing' },
  { plan: 'signed, as objects', call: 'git/create-commit', ends: 'nothing' },
  { plan: 'signed, as objects', call: 'git/create-ref', ends: 'nothing' },
  { plan: 'signed on a pull request', call: 'git/get-ref', ends: 'nothing', but: { 404: 'moved' } },
  { plan: 'signed on a pull request', call: 'graphql', ends: 'nothing' },
  { plan: 'signed on a pull request, as objects', call: 'git/update-ref', ends: 'nothing' },
];

/** What changes something: of a mere question no answer can be lost that is not asked for again. */
const WRITES = /^(?!pulls\/may-create)[^/]+\/(create|update|add|request)|^graphql$/;

/** Longer than any run has. */
const DAY_MS = 86_400_000;

/** Plays the rows of the table whose plans are asked for: every call fails in every way, one at a time. */
export function playRows(wanted: (plan: PlanName) => boolean): void {
  const rows = ROWS.filter(({ plan }) => wanted(plan));
  describe.concurrent('where one call to GitHub fails', () => {
    test.each(rows)('$call of "$plan": nothing is half done', async ({ plan, call, ends, but = {} }) => {
      await Promise.all(
        Object.entries(LASTING).map(([name, fault]) =>
          play(
            plan,
            ({ api, clock }) =>
              api.fail(call, fault, fault === 'slow' ? { sent: () => clock.leap(DAY_MS) } : {}),
            (done) => expectSound(done, but[name] ?? (fault === 'slow' ? late(ends) : ends), name),
          ),
        ),
      );
    });

    test.each(rows.filter(({ call }) => WRITES.test(call)))(
      '$call of "$plan": an answer that got lost is looked for',
      async ({ plan, call }) => {
        await Promise.all(
          Object.entries(LOST).map(([name, fault]) =>
            play(
              plan,
              ({ api }) => api.fail(call, fault, { times: 1, done: true }),
              (done) => expectSound(done, 'delivered', name),
            ),
          ),
        );
      },
    );
  });
}
