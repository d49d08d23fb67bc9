import { z } from 'zod';
import { text } from './checked-text.ts';
import { globListProblem, globProblem, MOST_GLOBS } from './globs.ts';

/** A list of globs: minimatch syntax, relative to the repository root. */
export const globs = z
  .array(text(globProblem))
  .max(MOST_GLOBS)
  .superRefine((list, context) => {
    const message = globListProblem(list);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });
