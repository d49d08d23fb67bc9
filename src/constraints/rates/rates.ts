import type { ConstraintDefinition } from '../definition/constraint-definition.ts';
import { passed } from '../definition/validation.ts';
import { type RateMessages, rateCheck } from './rate-check.ts';

type Row = Pick<ConstraintDefinition, 'name' | 'code' | 'seed' | 'summary'> & {
  readonly messages: RateMessages;
  /** A remedy for people, besides raising the limit. */
  readonly instead?: string;
};

function rate(
  { messages, instead, ...row }: Row,
  checks: ConstraintDefinition['checks'],
): ConstraintDefinition {
  const setting = `rate_limits.${messages.key}`;
  const remedy = `raise \`${setting}\`${instead === undefined ? '' : `, or ${instead}`}`;
  return { ...row, setting, response: 'delay', floor: false, remedy, checks };
}

/** Defines a rate limit for one kind of call. */
function callRate(kind: 'read' | 'write', row: Row): ConstraintDefinition {
  return rate(row, {
    call: ({ pace }, { settings }) =>
      pace?.kind === kind ? rateCheck(pace.ages, settings, row.messages) : passed(),
  });
}

/** Defines a rate limit for commits, on any branch or only on the main branch. */
function rateOfCommits(on: 'any' | 'main', row: Row): ConstraintDefinition {
  return rate(row, {
    commit: ({ ages, main }, { settings }) =>
      on === 'main' && main === null ? passed() : rateCheck(ages, settings, row.messages),
  });
}

export const readRate = callRate('read', {
  name: 'read_rate',
  code: 'RATE-01',
  seed: 'S-005',
  summary: 'Reads, searches and listings per minute. The harness waits, or rejects with `on_exceed: reject`.',
  messages: {
    what: 'file reads',
    key: 'file_reads',
    remedy: 'read only what the task needs, or search for it',
  },
});

export const writeRate = callRate('write', {
  name: 'write_rate',
  code: 'RATE-02',
  seed: 'S-006',
  summary: 'Calls of editing tools per minute. The harness waits, or rejects with `on_exceed: reject`.',
  messages: { what: 'file writes', key: 'file_writes', remedy: 'put more into one edit' },
});

export const commitRate = rateOfCommits('any', {
  name: 'commit_rate',
  code: 'RATE-03',
  seed: 'S-007',
  summary:
    'Commits by runs on one branch per minute, including earlier runs by commit date. The harness waits, or rejects with `on_exceed: reject`.',
  messages: {
    what: 'commits of runs on this branch',
    key: 'commits',
    remedy: 'start fewer runs at once',
  },
});

export const mainCommitRate = rateOfCommits('main', {
  name: 'main_commit_rate',
  code: 'RATE-04',
  seed: 'S-008',
  summary:
    'Commits by runs on the main branch per minute. The harness waits, or rejects with `on_exceed: reject`.',
  instead: 'set another branch in `git.branch`',
  messages: {
    what: 'commits of runs on the main branch',
    key: 'main_commits',
    remedy: 'start fewer runs at once, or name another branch in git.branch',
  },
});
