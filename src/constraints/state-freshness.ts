import type { ConstraintDefinition } from './definition.ts';
import { broken, kept, lasting, shown } from './validation.ts';

/** S-014 of the seed: the state is written anew in time. The harness does that itself (DECISIONS D17). */
export const stateFreshness: ConstraintDefinition = {
  name: 'state_freshness',
  code: 'STATE-01',
  seed: 'S-014',
  setting: 'state.max_age',
  response: 'warn_continue',
  floor: false,
  summary: 'age of the state file that the harness keeps up to date; off unless `state` is set',
  remedy: 'look whether the file is valid and the disk can be written, or set a higher `state.max_age`',
  applies: ({ settings }) => settings.state !== undefined,
  checks: {
    budget: ({ stateAgeMs = null }, { settings: { state } }) => {
      if (state === undefined || stateAgeMs === null) return kept();
      const metrics = { age_ms: Math.round(stateAgeMs), limit_ms: state.max_age };
      if (stateAgeMs <= state.max_age) return kept(metrics);
      return broken({
        reason: `${shown(state.file)} was last written ${lasting(stateAgeMs)} ago, state.max_age is ${lasting(state.max_age)}: look whether it is a valid JSON object and the disk can be written`,
        metrics,
        paths: [state.file],
        limit: lasting(state.max_age),
        actual: lasting(stateAgeMs),
      });
    },
  },
};
