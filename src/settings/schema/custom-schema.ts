import { z } from 'zod';
import { text } from './checked-text.ts';

/** Maximum number of custom constraints, because all are asked before every model call, one after the other. */
const MOST_CUSTOM = 20;

/** Returns a path of the repository as messages and git show it: without `./` at its beginning. */
export function repositoryPath(spelled: string): string {
  return spelled.replace(/^(?:\.\/+)+/, '');
}

function moduleProblem(spelled: string): string | null {
  const path = repositoryPath(spelled);
  const shown = JSON.stringify(spelled);
  const parts = path.split('/');
  if (path.startsWith('/') || parts.some((part) => part === '' || part === '.' || part === '..')) {
    return `${shown} is not a path of a file in the repository: write it from the root, as in ./.forge/limits.mjs`;
  }
  return /\.m?js$/.test(path)
    ? null
    : `${shown} is not an ES module: name a file that ends in .mjs or .js, or use { name, command } for a command`;
}

/** Checks a custom constraint's name: reports, SARIF rules and `on_violation` must be able to contain it. */
export function customNameProblem(name: string): string | null {
  return /^[A-Za-z][A-Za-z0-9_-]{0,63}$/.test(name)
    ? null
    : `${JSON.stringify(name.slice(0, 70))} is not a valid name of a constraint: use a letter, then letters, digits, _ and -, at most 64 characters`;
}

const command = z.strictObject({
  name: text(customNameProblem).describe('Name in reports and in `on_violation`.'),
  command: z
    .string()
    .min(1)
    .describe('Command, run with `bash -c`. Gets the context as JSON on stdin and prints one JSON object.'),
});

/** Modules by their path in the trusted commit, and commands. Source: docs/constraints.md, decision D31. */
export const customConstraints = z
  .array(z.union([text(moduleProblem), command]))
  .max(MOST_CUSTOM)
  .superRefine((entries, context) => {
    const keys = entries.map((entry) => (typeof entry === 'string' ? repositoryPath(entry) : entry.name));
    for (const [at, key] of keys.entries()) {
      if (keys.indexOf(key) === at) continue;
      const message = `${JSON.stringify(key)} is listed twice, but each constraint runs once: remove one`;
      context.addIssue({ code: 'custom', message, path: [at] });
    }
  });

export type CustomEntry = z.output<typeof customConstraints>[number];
