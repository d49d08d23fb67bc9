import type { ConstraintDefinition } from './definition.ts';
import { broken, kept, listed } from './validation.ts';

/** S-012. The forms are read in the command's text (`shell/force-push.ts`); this only decides. */
export const forcePush: ConstraintDefinition = {
  name: 'force_push',
  code: 'GIT-06',
  seed: 'S-012',
  response: 'reject',
  strict: 'emergency_stop',
  floor: true,
  summary:
    'no command pushes by force: `--mirror`, `+ref`, any form of `--force…`, and what cannot be read of a push',
  remedy: 'none is needed: the run itself pushes what is accepted, and undoes nothing that others made',
  checks: {
    call: ({ forcedPushes = [] }) => {
      if (forcedPushes.length === 0) return kept();
      return broken({
        reason: `a push by force (${listed(forcedPushes)}): prohibited on all branches, use git revert to undo changes; the run itself pushes`,
        metrics: { forms: forcedPushes.length },
        actual: listed(forcedPushes),
      });
    },
  },
};
