import { ForgeError } from '../../core/forge.ts';
import { RETRIES } from './options.ts';

/** As many as of a call that may be repeated blindly. */
const ATTEMPTS = RETRIES + 1;

/**
 * Makes something that must not be made twice. A failure that leaves open whether it was made is followed by a look:
 * what is found is the answer; if nothing is, it is made again. Throws the failure of the last attempt.
 *
 * `settle` gives the server time for what it may still be writing.
 */
export async function makeOnce<T>(
  make: () => Promise<T>,
  look: () => Promise<T | null>,
  settle: () => Promise<void>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await make();
    } catch (error) {
      if (!mayBeMade(error, attempt)) throw error;
      const found = await lookAfter(look, settle, error);
      if (found !== null) return found;
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

/** After a lost answer, `conflict` means that the first one was made after all, later than the look. */
function mayBeMade(error: unknown, attempt: number): boolean {
  if (!(error instanceof ForgeError)) return false;
  return error.kind === 'unavailable' || (error.kind === 'conflict' && attempt > 1);
}

/** A look that fails tells nothing: then the first failure is the one to report, and nothing is made again. */
async function lookAfter<T>(
  look: () => Promise<T | null>,
  settle: () => Promise<void>,
  failure: unknown,
): Promise<T | null> {
  try {
    await settle();
    return await look();
  } catch {
    throw failure;
  }
}
