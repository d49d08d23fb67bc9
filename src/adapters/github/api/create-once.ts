import { ForgeError } from '../../../core/forge/forge.ts';
import { RETRIES } from './forge-options.ts';

/** The number of attempts, as for a request that may be repeated safely. */
const ATTEMPTS = RETRIES + 1;

/**
 * Makes something that must not be made twice. After a failure that leaves this open, it looks for the result and
 * returns it, or makes it again. Throws the failure of the last attempt. `settle` gives the server time to finish
 * writing.
 */
export async function createOnce<T>(
  make: () => Promise<T>,
  look: () => Promise<T | null>,
  settle: () => Promise<void>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await make();
    } catch (error) {
      if (!mayBeMade(error, attempt)) throw error;
      const found = await lookAfterFailure(look, settle, error);
      if (found !== null) return found;
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

/** After a lost answer, `conflict` means that the first attempt succeeded after the look. */
function mayBeMade(error: unknown, attempt: number): boolean {
  if (!(error instanceof ForgeError)) return false;
  return error.kind === 'unavailable' || (error.kind === 'conflict' && attempt > 1);
}

/** If the look fails too, the first failure is thrown, and nothing is made again. */
async function lookAfterFailure<T>(
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
