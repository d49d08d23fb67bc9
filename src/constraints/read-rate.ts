import type { ConstraintDefinition } from './definition.ts';
import { rateCheck } from './rate.ts';
import { kept } from './validation.ts';

const words = {
  what: 'file reads',
  key: 'file_reads',
  remedy: 'read only what the task needs, or search for it',
} as const;

export const readRate: ConstraintDefinition = {
  name: 'read_rate',
  code: 'RATE-01',
  seed: 'S-005',
  setting: 'rate_limits.file_reads',
  response: 'delay',
  floor: false,
  summary:
    'reads, searches and listings in any minute; the harness waits, or rejects with `on_exceed: reject`',
  remedy: 'set a higher `rate_limits.file_reads`',
  checks: {
    call: ({ pace }, { settings }) =>
      pace?.kind === 'read' ? rateCheck(pace.ages, settings, words) : kept(),
  },
};
