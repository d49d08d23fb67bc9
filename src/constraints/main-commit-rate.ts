import type { ConstraintDefinition } from './definition.ts';
import { rateCheck } from './rate.ts';
import { kept } from './validation.ts';

const words = {
  what: 'commits of runs on the main branch',
  key: 'main_commits',
  remedy: 'start fewer runs at once, or name another branch in git.branch',
} as const;

export const mainCommitRate: ConstraintDefinition = {
  name: 'main_commit_rate',
  code: 'RATE-04',
  seed: 'S-008',
  setting: 'rate_limits.main_commits',
  response: 'delay',
  floor: false,
  summary:
    "runs' commits on the main branch in any minute; the harness waits, or rejects with `on_exceed: reject`",
  remedy: 'set a higher `rate_limits.main_commits`, or name another branch in `git.branch`',
  checks: {
    commit: ({ ages, main }, { settings }) => (main === null ? kept() : rateCheck(ages, settings, words)),
  },
};
