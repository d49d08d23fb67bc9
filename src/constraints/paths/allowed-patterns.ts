import type { ConstraintContext, ConstraintDefinition } from '../definition/constraint-definition.ts';
import { listed } from '../definition/validation.ts';
import { callCheck, changeCheck } from './path-check.ts';

/** Names the globs, so that the model knows where it may write. */
function words({ settings }: ConstraintContext) {
  return {
    rule: 'not in allowed_patterns',
    remedy: `write only to ${listed(settings.allowed_patterns, 6)}, or say in your result which other file must change`,
    forPeople: `only ${listed(settings.allowed_patterns, 6)} may be written: change the task, or add a glob to allowed_patterns`,
  };
}

export const allowedPatterns: ConstraintDefinition = {
  name: 'allowed_patterns',
  code: 'FS-08',
  designs: ['ADR-0027'],
  response: 'reject',
  floor: false,
  summary: 'Only these paths may be written. An empty list allows every path that is not denied.',
  remedy: 'add a glob to `allowed_patterns`',
  applies: ({ settings }) => settings.allowed_patterns.length > 0,
  checks: {
    call: (facts, context) => callCheck('allowed_patterns', ['write'], words(context))(facts, context),
    change: (facts, context) => changeCheck('allowed_patterns', words(context))(facts, context),
  },
};
