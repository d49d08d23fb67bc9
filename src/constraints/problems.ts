import { type Response, severity } from '../core/constraint.ts';
import type { ConstraintSettings } from '../settings/schema.ts';
import { CONSTRAINT_NAMES, FLOORS } from './registry.ts';
import { shown } from './validation.ts';

/** Something in the settings that would leave a user without the limit they believe in: exit 5. */
export interface ConstraintProblem {
  /** From `constraints` down: `['on_violation', 'git_dir']`. */
  readonly path: readonly string[];
  readonly message: string;
}

/** What the schema cannot know, for it stands below the registry: all of it at once. */
export function constraintProblems(settings: ConstraintSettings): readonly ConstraintProblem[] {
  return Object.entries(settings.on_violation).flatMap(([name, response]) => {
    const message = responseProblem(name, response);
    return message === null ? [] : [{ path: ['on_violation', name], message }];
  });
}

function responseProblem(name: string, response: Response): string | null {
  if (!CONSTRAINT_NAMES.includes(name)) {
    return `there is no constraint ${shown(name)}: use one of ${CONSTRAINT_NAMES.join(', ')}`;
  }
  const floor = Object.hasOwn(FLOORS, name) ? FLOORS[name] : undefined;
  if (floor === undefined || severity(response) >= severity(floor)) return null;
  return `${response} is below ${floor}, the mildest response of ${name}: use ${floor} or a more severe one`;
}
