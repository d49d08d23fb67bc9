import type { Problem } from '../checks/problem.ts';
import { OPTIONS } from '../options/options.ts';
import { converted, type Given, type GivenValue } from './given.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the action's inputs. The runner passes them as `INPUT_<NAME>`, in upper case, with spaces as `_` and hyphens
 * kept. An empty input counts as unset. The runner warns about unknown inputs.
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
      problems.push({ where, message: 'contains only separators: add an entry, or leave it empty' });
    } else values.set(key, { value, where });
  }
  return { values, problems };
}
