import type { ConstraintContext, ConstraintDefinition } from './definition.ts';
import { callCheck, changeCheck } from './path-check.ts';
import { listed } from './validation.ts';

/** The remedy names the globs, for they are what the model may write to. */
function words({ settings }: ConstraintContext) {
  return {
    rule: 'not in allowed_patterns',
    remedy: `write only to ${listed(settings.allowed_patterns, 6)}, or ask for a wider allowed_patterns`,
    forPeople: `only ${listed(settings.allowed_patterns, 6)} may be written: give a task that keeps to it, or add a glob to allowed_patterns`,
  };
}

export const allowedPatterns: ConstraintDefinition = {
  name: 'allowed_patterns',
  code: 'FS-08',
  designs: ['ADR-0027'],
  response: 'reject',
  floor: false,
  summary: 'only these paths are written; an empty list is all that is not denied',
  remedy: 'add a glob to `allowed_patterns`',
  applies: ({ settings }) => settings.allowed_patterns.length > 0,
  checks: {
    call: (facts, context) => callCheck('allowed_patterns', ['write'], words(context))(facts, context),
    change: (facts, context) => changeCheck('allowed_patterns', words(context))(facts, context),
  },
};
