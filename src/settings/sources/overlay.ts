import type { Problem } from '../checks/problem.ts';
import { findingsIn } from '../checks/validate.ts';
import { dotted } from '../schema/shape.ts';
import type { GivenValue } from './given.ts';
import { nested } from './layers.ts';

/** Returns the schema's problems with flags, inputs or variables, each under its own name. */
export function overlayProblems(values: ReadonlyMap<string, GivenValue>): readonly Problem[] {
  if (values.size === 0) return [];
  return findingsIn(nested(values)).map(({ path, message }) => {
    const key = [...values.keys()].find((name) => `${dotted(path)}.`.startsWith(`${name}.`));
    return { where: key === undefined ? dotted(path) : (values.get(key)?.where ?? key), message };
  });
}

/** Returns the values that the schema accepts, each checked alone. */
export function validValues(values: ReadonlyMap<string, GivenValue>): ReadonlyMap<string, GivenValue> {
  return new Map([...values].filter((entry) => overlayProblems(new Map([entry])).length === 0));
}
