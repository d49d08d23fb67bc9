import { plural } from '../../core/text/figures.ts';
import type { ConstraintDefinition } from '../definition/constraint-definition.ts';
import { passed, violated } from '../definition/validation.ts';
import { nearLimitText } from './near-limit.ts';

export const maxLinesChanged: ConstraintDefinition = {
  name: 'max_lines_changed',
  code: 'LIM-02',
  designs: ['ADR-0027'],
  response: 'graceful_exit',
  floor: false,
  summary: 'Lines added plus removed, as a net diff against the start.',
  remedy: 'give a smaller task, or raise `max_lines_changed`',
  checks: {
    change: ({ by, total }, { settings: { max_lines_changed: limit, warn_at: warnAt } }) => {
      const { linesAdded, linesRemoved } = total;
      const lines = linesAdded + linesRemoved;
      const metrics = { lines_added: linesAdded, lines_removed: linesRemoved, limit };
      if (lines <= limit) {
        const use = { name: 'max_lines_changed', used: lines, limit, write: String };
        return passed(metrics, nearLimitText(use, warnAt));
      }
      const verb = by === 'edit' ? 'would change' : 'changed';
      const what = `${verb} ${plural(lines, 'line')} (${linesAdded} added, ${linesRemoved} removed), max_lines_changed is ${limit}`;
      return violated({
        reason: `${what}: make a smaller change`,
        forPeople: `${what}: give a smaller task or a higher max_lines_changed`,
        metrics,
        limit: String(limit),
        actual: String(lines),
      });
    },
  },
};
