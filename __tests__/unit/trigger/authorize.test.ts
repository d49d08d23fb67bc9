import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Answers,
  authorize,
  type Permission,
  type PullRequestAnswer,
  peopleObjection,
} from '../../../src/trigger/authorize.ts';
import type { Ask } from '../../../src/trigger/decision.ts';
import { parseEvent } from '../../../src/trigger/parse-event.ts';
import {
  BASE,
  commentPayload,
  eventOf,
  HEAD,
  pullRequestPayload,
  REPOSITORY,
  reviewPayload,
  workflowRunPayload,
} from './event-of.ts';

function ask(name: string, payload: unknown, over = {}): Ask {
  const decision = parseEvent(eventOf(name, payload, over));
  if (decision.kind !== 'ask') throw new Error(JSON.stringify(decision));
  return decision;
}

const byComment = ask('issue_comment', commentPayload('/forge fix'));

/** The comment is of 12:00. */
const open: PullRequestAnswer = {
  state: 'open',
  merged: false,
  locked: false,
  headSha: HEAD,
  headRepository: REPOSITORY,
  baseRepository: REPOSITORY,
  headRef: 'mend-sum',
  baseRef: 'main',
  baseSha: BASE,
  headCommittedAt: '2026-11-21T11:00:00Z',
  headPushedAt: '2026-11-21T11:30:00Z',
};

function answers(
  pullRequest: Partial<PullRequestAnswer> | null = {},
  permission = 'write',
  roleName = permission,
): Answers {
  return {
    permissions: new Map([['mia', { permission, roleName }]]),
    pullRequest: pullRequest === null ? null : { ...open, ...pullRequest },
  };
}

/** `ok`, or the code and the reason. */
function told(asked: Ask, given: Answers): string {
  const result = authorize(asked, given);
  return result.ok ? 'ok' : `${result.code} ${result.reason}`;
}

describe('who may start a run', () => {
  it.each([
    ['admin', 'admin'],
    ['write', 'write'],
    ['write', 'maintain'],
    ['write', 'a role of the organisation'],
  ])('%s (role %s) may', (permission, role) => {
    expect(authorize(byComment, answers({}, permission, role))).toEqual({
      ok: true,
      pin: { headSha: HEAD, headRef: 'mend-sum', baseSha: BASE, baseRef: 'main' },
    });
  });

  it.each([
    ['read', 'triage'],
    ['read', 'admin'],
    ['none', 'none'],
    ['maintain', 'maintain'],
    ['ADMIN', 'admin'],
    ['', 'write'],
    ['constructor', 'write'],
  ])('%j (role %s) may not', (permission, role) => {
    expect(told(byComment, answers({}, permission, role))).toMatch(/^AUTH-01 "mia" has the permission/);
  });

  it('nobody may of whom GitHub did not say, or was not asked', () => {
    expect(told(byComment, { ...answers(), permissions: new Map([['mia', 'unknown']]) })).toMatch(
      /^AUTH-01 GitHub did not say/,
    );
    expect(told(byComment, { ...answers(), permissions: new Map() })).toMatch(/^AUTH-01/);
    expect(
      told(byComment, {
        ...answers(),
        permissions: new Map([['Mia', { permission: 'admin', roleName: 'admin' }]]),
      }),
    ).toMatch(/^AUTH-01/);
  });

  it('a clear no counts whatever is not known of another; no answer alone is no decision', () => {
    const again = ask('issue_comment', commentPayload('/forge fix'), { triggeringActor: 'mallory' });
    const no = { permission: 'read', roleName: 'read' };
    const trouble = 'cannot read the permission of "mia": GitHub answered 503: try again later';
    const refused = authorize(again, {
      ...answers(null),
      permissions: new Map<string, Permission | 'unknown'>([
        ['mia', 'unknown'],
        ['mallory', no],
      ]),
      trouble,
    });
    expect(refused).toMatchObject({ ok: false, code: 'AUTH-01' });
    expect(refused).not.toHaveProperty('unanswered');
    for (const given of [
      { ...answers(), permissions: new Map(), trouble },
      { ...answers(null), trouble },
      { ...answers({ headCommittedAt: null, headPushedAt: null }), trouble },
    ]) {
      const silent = authorize(byComment, given);
      expect(silent).toMatchObject({ ok: false, unanswered: true });
      expect(told(byComment, given)).toContain(trouble);
    }
    const failed = ask('workflow_run', workflowRunPayload());
    expect(authorize(failed, { ...answers(null), trouble })).toMatchObject({
      code: 'AUTH-04',
      unanswered: true,
    });
  });

  it('all who had a hand in it must: a stranger who starts it again stops it', () => {
    const again = ask('issue_comment', commentPayload('/forge fix'), { triggeringActor: 'mallory' });
    expect(told(again, answers())).toMatch(/^AUTH-01 .*"mallory"/);
    const permissions = new Map([
      ...answers().permissions,
      ['mallory', { permission: 'read', roleName: 'read' }] as const,
    ]);
    expect(told(again, { ...answers(), permissions })).toMatch(
      /^AUTH-01 "mallory" has the permission "read"/,
    );
  });

  it('a stranger neither stops a run nor is answered', () => {
    const stop = parseEvent(eventOf('issue_comment', commentPayload('/forge stop')));
    if (stop.kind !== 'stop') throw new Error(stop.kind);
    expect(peopleObjection(stop, answers({}, 'read').permissions)?.code).toBe('AUTH-01');
    expect(peopleObjection(stop, answers().permissions)).toBeNull();
  });

  it('no one is asked about for a schedule, a push or a dispatch, and what is checked out is worked on', () => {
    for (const name of ['schedule', 'push', 'workflow_dispatch', 'repository_dispatch', '']) {
      expect(authorize(ask(name, {}), { permissions: new Map(), pullRequest: null })).toEqual({
        ok: true,
        pin: null,
      });
    }
  });
});

describe('the pull request', () => {
  it.each([
    ['closed', { state: 'closed' }, /^AUTH-02 #7 is "closed"/],
    ['merged', { state: 'closed', merged: true }, /^AUTH-02 #7 is merged/],
    ['locked', { locked: true }, /^AUTH-02 .*locked/],
    ['of a fork', { headRepository: 'mallory/app' }, /^AUTH-03 .*the fork "mallory\/app"/],
    ['of a repository that is gone', { headRepository: null }, /^AUTH-03 .*gone/],
    ["of another repository's", { baseRepository: 'acme/other' }, /^AUTH-03 #7 belongs to/],
    ['with a head that is no commit', { headSha: '--upload-pack=x' }, /^AUTH-02 .*no commit's name/],
    ['with a base that is no commit', { baseSha: 'main' }, /^AUTH-02 .*no commit's name/],
    ['with a branch that git refuses', { headRef: '--force' }, /^AUTH-02 .*may not begin with -/],
    ['with a base that git refuses', { baseRef: 'a..b' }, /^AUTH-02 /],
    ['with a branch without a name', { headRef: '' }, /^AUTH-02 a branch has no name/],
  ])('%s is not worked on', (_, over, reason) => {
    expect(told(byComment, answers(over))).toMatch(reason);
  });

  it('of which GitHub did not say how it stands is not worked on', () => {
    expect(told(byComment, answers(null))).toMatch(/^AUTH-02 GitHub did not say how #7 stands/);
  });
});

describe('what came after it was asked', () => {
  it.each([
    ['committed', { headCommittedAt: '2026-11-21T12:00:01Z' }],
    [
      'pushed, with an old date',
      { headCommittedAt: '2020-01-01T00:00:00Z', headPushedAt: '2026-11-21T12:00:01Z' },
    ],
    [
      'pushed within the second of the comment, and so perhaps',
      { headCommittedAt: '2020-01-01T00:00:00Z', headPushedAt: '2026-11-21T12:00:00Z' },
    ],
    ['committed, as far as is known', { headPushedAt: null, headCommittedAt: '2026-11-21T15:00:00+02:00' }],
  ])('a commit %s after the comment is not worked on', (_, over) => {
    expect(told(byComment, answers(over))).toMatch(/^AUTH-04 the newest commit is newer than the comment/);
  });

  it('where it is not known which is older, nothing is worked on', () => {
    for (const over of [{ headCommittedAt: null, headPushedAt: null }, { headCommittedAt: 'yesterday' }]) {
      expect(told(byComment, answers(over))).toMatch(/^AUTH-04 it is not known/);
    }
    for (const created of [undefined, '', 'soon', 4]) {
      const payload = commentPayload('/forge fix');
      const undated = ask('issue_comment', {
        ...payload,
        comment: { ...payload.comment, created_at: created },
      });
      expect(told(undated, answers())).toMatch(/^AUTH-04 it is not known/);
    }
  });

  it('either time alone is enough to know', () => {
    expect(told(byComment, answers({ headPushedAt: null }))).toBe('ok');
    expect(told(byComment, answers({ headCommittedAt: null }))).toBe('ok');
  });

  it('a head that is no longer the one the event spoke of is not worked on', () => {
    const now = { headSha: 'c'.repeat(40) };
    for (const [name, payload] of [
      ['pull_request', pullRequestPayload()],
      ['pull_request_review_comment', reviewPayload('/forge fix')],
    ] as const) {
      expect(told(ask(name, payload), answers(now))).toMatch(
        /^AUTH-04 "mend-sum" has moved from "aaaaaaaaaaaa" to "cccccccccccc"/,
      );
      expect(told(ask(name, payload), answers())).toBe('ok');
    }
  });

  it("a run's own commit starts the next run only where somebody comments", () => {
    const own = answers({ headMessage: 'fix\n\nForge-Run: run-1\n' });
    expect(told(ask('pull_request', pullRequestPayload('synchronize')), own)).toMatch(/^AUTH-05/);
    expect(told(byComment, own)).toBe('ok');
  });

  it('the branch of a failed run must stand where it failed', () => {
    const failed = ask('workflow_run', workflowRunPayload());
    expect(authorize(failed, { ...answers(null), branchHead: HEAD })).toEqual({
      ok: true,
      pin: { headSha: HEAD, headRef: 'mend-sum', baseSha: null, baseRef: null },
    });
    expect(told(failed, { ...answers(null), branchHead: BASE })).toMatch(/^AUTH-04 .*has moved/);
    expect(told(failed, { ...answers(null), branchHead: null })).toMatch(/^AUTH-04 .*is gone/);
    expect(told(failed, answers(null))).toMatch(/^AUTH-04/);
  });
});

it('whatever GitHub answers, only a known writer on an open pull request of this repository is let in', () => {
  const mostly = <Value>(good: Value, ...bad: readonly Value[]) =>
    fc.oneof({ weight: 8, arbitrary: fc.constant(good) }, { weight: 1, arbitrary: fc.constantFrom(...bad) });
  const time = fc.constantFrom(null, '2026-11-21T11:00:00Z', '2026-11-21T13:00:00Z', 'x');
  const answer = fc.record({
    state: mostly('open', 'closed', ''),
    merged: mostly(false, true),
    locked: mostly(false, true),
    headSha: mostly(HEAD, 'x'),
    headRepository: mostly<string | null>(REPOSITORY, 'mallory/app', null),
    baseRepository: mostly(REPOSITORY, 'mallory/app'),
    headRef: mostly('mend-sum', '-x'),
    baseRef: fc.constant('main'),
    baseSha: fc.constant(BASE),
    headCommittedAt: time,
    headPushedAt: time,
  });
  const permission = fc.constantFrom('admin', 'write', 'read', 'none', 'triage');
  fc.assert(
    fc.property(answer, permission, (pullRequest, mine) => {
      if (told(byComment, answers(pullRequest, mine)) !== 'ok') return;
      expect(['admin', 'write']).toContain(mine);
      expect(pullRequest).toMatchObject({
        state: 'open',
        merged: false,
        locked: false,
        headSha: HEAD,
        headRepository: REPOSITORY,
        baseRepository: REPOSITORY,
        headRef: 'mend-sum',
      });
      const { headCommittedAt: committed, headPushedAt: pushed } = pullRequest;
      expect([committed, pushed]).toContain('2026-11-21T11:00:00Z');
      expect([committed, pushed]).not.toContain('2026-11-21T13:00:00Z');
    }),
    { numRuns: 2000 },
  );
});
