import type { ConstraintDefinition } from './definition.ts';
import { rateCheck } from './rate.ts';
import { kept } from './validation.ts';

const words = {
  what: 'file writes',
  key: 'file_writes',
  remedy: 'put more into one edit',
} as const;

export const writeRate: ConstraintDefinition = {
  name: 'write_rate',
  code: 'RATE-02',
  seed: 'S-006',
  setting: 'rate_limits.file_writes',
  response: 'delay',
  floor: false,
  summary: 'calls of editing tools in any minute; the harness waits, or rejects with `on_exceed: reject`',
  remedy: 'set a higher `rate_limits.file_writes`',
  checks: {
    call: ({ pace }, { settings }) =>
      pace?.kind === 'write' ? rateCheck(pace.ages, settings, words) : kept(),
  },
};
