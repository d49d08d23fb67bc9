import { inSeconds } from '../../core/text/figures.ts';
import type { ConstraintDefinition } from '../definition/constraint-definition.ts';
import { passed, printableName, violated } from '../definition/validation.ts';

/** S-014 of the seed: the state file must be written regularly. The run does this itself (decision D17). */
export const stateFreshness: ConstraintDefinition = {
  name: 'state_freshness',
  code: 'STATE-01',
  seed: 'S-014',
  setting: 'state.max_age',
  response: 'warn_continue',
  floor: false,
  summary: 'Age of the state file that the harness keeps up to date. Off unless `state` is set.',
  remedy: 'check that the file is valid and the disk is writable, or raise `state.max_age`',
  applies: ({ settings }) => settings.state !== undefined,
  checks: {
    budget: ({ stateAgeMs = null }, { settings: { state } }) => {
      if (state === undefined || stateAgeMs === null) return passed();
      const metrics = { age_ms: Math.round(stateAgeMs), limit_ms: state.max_age };
      if (stateAgeMs <= state.max_age) return passed(metrics);
      return violated({
        reason: `${printableName(state.file)} was last written ${inSeconds(stateAgeMs)} ago, state.max_age is ${inSeconds(state.max_age)}: check that it is a valid JSON object and that the disk is writable`,
        metrics,
        paths: [state.file],
        limit: inSeconds(state.max_age),
        actual: inSeconds(stateAgeMs),
      });
    },
  },
};
