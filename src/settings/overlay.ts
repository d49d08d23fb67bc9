import type { GivenValue } from './given.ts';
import { nested } from './layers.ts';
import type { Problem } from './problem.ts';
import { dotted } from './shape.ts';
import { findingsIn } from './validate.ts';

/** What the schema has against flags, inputs or variables, each under its own name. */
export function overlayProblems(values: ReadonlyMap<string, GivenValue>): readonly Problem[] {
  if (values.size === 0) return [];
  return findingsIn(nested(values)).map(({ path, message }) => {
    const key = [...values.keys()].find((name) => `${dotted(path)}.`.startsWith(`${name}.`));
    return { where: key === undefined ? dotted(path) : (values.get(key)?.where ?? key), message };
  });
}

/** Those that the schema takes, each by itself. */
export function validValues(values: ReadonlyMap<string, GivenValue>): ReadonlyMap<string, GivenValue> {
  return new Map([...values].filter((entry) => overlayProblems(new Map([entry])).length === 0));
}
