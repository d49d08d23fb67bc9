import type { ConstraintDefinition } from '../definition/constraint-definition.ts';
import { listed, passed, violated } from '../definition/validation.ts';

/** S-012. `shell/forced-pushes.ts` finds the forms in the command's text; this only decides. */
export const forcePush: ConstraintDefinition = {
  name: 'force_push',
  code: 'GIT-06',
  seed: 'S-012',
  response: 'reject',
  strict: 'emergency_stop',
  floor: true,
  summary:
    'A command may not force-push: `--mirror`, `+ref`, any form of `--force…`, and pushes that cannot be parsed.',
  remedy: 'nothing to do: the run itself pushes the accepted commit, and never overwrites work by others',
  checks: {
    call: ({ forcedPushes = [] }) => {
      if (forcedPushes.length === 0) return passed();
      return violated({
        reason: `forced push (${listed(forcedPushes)}): forced pushes are prohibited on all branches; use git revert to undo changes and do not push, because the run pushes the accepted commit`,
        metrics: { forms: forcedPushes.length },
        actual: listed(forcedPushes),
      });
    },
  },
};
