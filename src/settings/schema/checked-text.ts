import { z } from 'zod';

/** Accepts text for which `problem` returns null; otherwise its message is the whole error. */
export function text(problem: (value: string) => string | null) {
  return z.string().superRefine((value, context) => {
    const message = problem(value);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });
}
