import { systemClock } from '../../../../src/adapters/clock.ts';
import type { ForgeOptions } from '../../../../src/adapters/github/api/forge-options.ts';
import { openForge } from '../../../../src/adapters/github/open-forge.ts';
import { type Forge, ForgeError } from '../../../../src/core/forge/forge.ts';
import type { Clock } from '../../../../src/core/ports.ts';
import { TOKEN } from '../../../support/github/state.ts';

/** A clock on which every wait is over at once; it remembers them. */
export function impatientClock(): Clock & { readonly slept: number[] } {
  const slept: number[] = [];
  return {
    ...systemClock,
    slept,
    sleep: (ms, signal) => {
      slept.push(ms);
      return systemClock.sleep(0, signal);
    },
  };
}

/** The adapter against a server on loopback, with short waits between attempts. */
export function forgeAt(url: string, options: Partial<ForgeOptions> = {}): Promise<Forge> {
  return openForge({
    apiUrl: url,
    repository: 'acme/app',
    token: TOKEN,
    env: {},
    clock: impatientClock(),
    signal: new AbortController().signal,
    retryBaseMs: 1,
    ...options,
  });
}

/** What a call fails with. */
export async function troubleOf(call: Promise<unknown>): Promise<ForgeError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ForgeError) return error;
    throw error;
  }
  throw new Error('it did not fail');
}
