import { z } from 'zod';

/** Text that `problem` has nothing against. The message it gives is the whole of the error. */
export function text(problem: (value: string) => string | null) {
  return z.string().superRefine((value, context) => {
    const message = problem(value);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });
}
