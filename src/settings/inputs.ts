import { converted, type Given, type GivenValue } from './given.ts';
import { OPTIONS } from './options.ts';
import type { Problem } from './problem.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * What the action's inputs say. The runner hands them over as `INPUT_<NAME>`, upper case, spaces as `_`, hyphens
 * kept; an empty input is an unset one. Inputs that this action does not know are the runner's to warn of.
 */
export function parseInputs(env: Environment): Given {
  const values = new Map<string, GivenValue>();
  const problems: Problem[] = [];
  for (const { input, key, kind } of OPTIONS) {
    if (input === undefined) continue;
    const text = env[`INPUT_${input.toUpperCase()}`]?.trim() ?? '';
    if (text === '') continue;
    const where = `input ${input}`;
    const value = converted(kind, text);
    if (Array.isArray(value) && value.length === 0) {
      problems.push({ where, message: 'holds separators only: name something, or leave it empty' });
    } else values.set(key, { value, where });
  }
  return { values, problems };
}
