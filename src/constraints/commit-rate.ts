import type { ConstraintDefinition } from './definition.ts';
import { rateCheck } from './rate.ts';

const words = {
  what: 'commits of runs on this branch',
  key: 'commits',
  remedy: 'start fewer runs at once',
} as const;

export const commitRate: ConstraintDefinition = {
  name: 'commit_rate',
  code: 'RATE-03',
  seed: 'S-007',
  setting: 'rate_limits.commits',
  response: 'delay',
  floor: false,
  summary:
    "runs' commits on one branch in any minute, those of earlier runs by the date in the commit; the harness waits, or rejects with `on_exceed: reject`",
  remedy: 'set a higher `rate_limits.commits`',
  checks: { commit: ({ ages }, { settings }) => rateCheck(ages, settings, words) },
};
