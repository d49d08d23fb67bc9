import { sized } from '../../core/text/figures.ts';
import type { ConstraintDefinition } from '../definition/constraint-definition.ts';
import { passed, violated } from '../definition/validation.ts';
import { nearLimitText } from './near-limit.ts';

export const maxBytesChanged: ConstraintDefinition = {
  name: 'max_bytes_changed',
  code: 'LIM-03',
  response: 'graceful_exit',
  floor: false,
  summary: 'Bytes of new content, because a single line or a binary file can have any size.',
  remedy: 'keep data out of the repository, or raise `max_bytes_changed`',
  checks: {
    change: ({ by, total }, { settings: { max_bytes_changed: limit, warn_at: warnAt } }) => {
      const metrics = { bytes: total.bytes, limit };
      if (total.bytes <= limit) {
        const use = { name: 'max_bytes_changed', used: total.bytes, limit, write: sized };
        return passed(metrics, nearLimitText(use, warnAt));
      }
      const verb = by === 'edit' ? 'would hold' : 'hold';
      const what = `the changed files ${verb} ${sized(total.bytes)} (${total.bytes} bytes), max_bytes_changed is ${sized(limit)} (${limit} bytes)`;
      return violated({
        reason: `${what}: write less`,
        forPeople: `${what}: give a smaller task or a higher max_bytes_changed`,
        metrics,
        limit: sized(limit),
        actual: sized(total.bytes),
      });
    },
  },
};
