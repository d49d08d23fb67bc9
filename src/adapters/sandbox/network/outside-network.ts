import { Resolver } from 'node:dns/promises';
import { connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { isPublicAddress } from './public-address.ts';

/** The network beyond the proxy. Tests replace it, because they have no internet. */
export interface OutsideNetwork {
  /** Resolves to every address of the name, at least one. Rejects if it has none. */
  resolve(host: string): Promise<readonly string[]>;
  /** Reports if a connection may go to this address, whichever name resolved to it. */
  mayReach(address: string): boolean;
  /** Opens a connection to the first of these addresses that answers. */
  connect(addresses: readonly string[], port: number): Socket;
}

/** Timeout in ms of one DNS query, which is sent twice at most. */
const LOOKUP_TIMEOUT_MS = 4000;
/** ms before the next address is tried. Node's default of 250 is less than a handshake across an ocean. */
const ADDRESS_TIMEOUT_MS = 2500;

/**
 * Resolves with Node's own resolver. It uses no thread of the pool, so a name server under the agent's control cannot
 * block the harness. It ignores search domains and the machine's own tables.
 */
async function resolve(host: string): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: LOOKUP_TIMEOUT_MS, tries: 2 });
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  if (addresses.length === 0) throw new Error(`${host} has no address`);
  return addresses;
}

function isOwnAddress(address: string): boolean {
  return Object.values(networkInterfaces()).some((all) => all?.some((own) => own.address === address));
}

export const internet: OutsideNetwork = {
  resolve,
  mayReach: (address) => isPublicAddress(address) && !isOwnAddress(address),
  connect: (addresses, port) =>
    connect({
      host: 'checked.invalid',
      port,
      autoSelectFamily: true,
      autoSelectFamilyAttemptTimeout: ADDRESS_TIMEOUT_MS,
      // The name was resolved and checked before. A second lookup could return another address.
      lookup: (_name, _options, answer) =>
        answer(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        ),
      // A client that closes its half still waits for the answer.
      allowHalfOpen: true,
    }),
};
