import { z } from 'zod';
import { text } from './checked-text.ts';

/** More than these would be asked before every call of the model, one after the other. */
const MOST_CUSTOM = 20;

/** A path of the repository as messages and git name it: without `./` at its beginning. */
export function repositoryPath(spelled: string): string {
  return spelled.replace(/^(?:\.\/+)+/, '');
}

function moduleProblem(spelled: string): string | null {
  const path = repositoryPath(spelled);
  const shown = JSON.stringify(spelled);
  const parts = path.split('/');
  if (path.startsWith('/') || parts.some((part) => part === '' || part === '.' || part === '..')) {
    return `${shown} is no path of a file in the repository: write it from the root, as in ./.forge/limits.mjs`;
  }
  return /\.m?js$/.test(path)
    ? null
    : `${shown} is no ES module: name a file that ends in .mjs or .js, or give a command as { name, command }`;
}

/** What a custom constraint may be called: as reports, SARIF rules and `on_violation` can hold it. */
export function customNameProblem(name: string): string | null {
  return /^[A-Za-z][A-Za-z0-9_-]{0,63}$/.test(name)
    ? null
    : `${JSON.stringify(name.slice(0, 70))} is no name for a constraint: a letter, then letters, digits, _ and -, at most 64`;
}

const command = z.strictObject({
  name: text(customNameProblem).describe('in reports, and for `on_violation`'),
  command: z
    .string()
    .min(1)
    .describe('gets the context as JSON on stdin, answers one JSON object on stdout; run by `bash -c`'),
});

/** Modules by their path in the trusted commit, and commands. Source: CONTRACT 6, DECISIONS D31. */
export const customConstraints = z
  .array(z.union([text(moduleProblem), command]))
  .max(MOST_CUSTOM)
  .superRefine((entries, context) => {
    const keys = entries.map((entry) => (typeof entry === 'string' ? repositoryPath(entry) : entry.name));
    for (const [at, key] of keys.entries()) {
      if (keys.indexOf(key) === at) continue;
      const message = `${JSON.stringify(key)} is listed twice, and each constraint is asked once: remove one`;
      context.addIssue({ code: 'custom', message, path: [at] });
    }
  });

export type CustomEntry = z.output<typeof customConstraints>[number];
