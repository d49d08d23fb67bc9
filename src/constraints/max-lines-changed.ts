import type { ConstraintDefinition } from './definition.ts';
import { nearing } from './nearing.ts';
import { broken, counted, kept } from './validation.ts';

export const maxLinesChanged: ConstraintDefinition = {
  name: 'max_lines_changed',
  code: 'LIM-02',
  designs: ['ADR-0027'],
  response: 'graceful_exit',
  floor: false,
  summary: 'lines added plus removed, net difference against the start (exactly this many may be)',
  remedy: 'give a smaller task, or a higher `max_lines_changed`',
  checks: {
    change: ({ by, total }, { settings: { max_lines_changed: limit, warn_at: warnAt } }) => {
      const { linesAdded, linesRemoved } = total;
      const lines = linesAdded + linesRemoved;
      const metrics = { lines_added: linesAdded, lines_removed: linesRemoved, limit };
      if (lines <= limit) {
        const use = { name: 'max_lines_changed', used: lines, limit, write: String };
        return kept(metrics, nearing(use, warnAt));
      }
      const verb = by === 'edit' ? 'would change' : 'changed';
      const what = `${verb} ${counted(lines, 'line')} (${linesAdded} added, ${linesRemoved} removed), max_lines_changed is ${limit}`;
      return broken({
        reason: `${what}: make a smaller change`,
        forPeople: `${what}: give a smaller task or a higher max_lines_changed`,
        metrics,
        limit: String(limit),
        actual: String(lines),
      });
    },
  },
};
