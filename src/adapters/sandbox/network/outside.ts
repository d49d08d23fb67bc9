import { Resolver } from 'node:dns/promises';
import { connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { isPublicAddress } from './address.ts';

/** The network beyond the proxy. A test puts its own in the place, for it has no internet. */
export interface Outside {
  /** Every address of the name, at least one. Rejects where it has none. */
  resolve(host: string): Promise<readonly string[]>;
  /** Whether a connection may go to this address, whatever name led to it. */
  mayReach(address: string): boolean;
  /** Begins a connection to the first of these addresses that answers. */
  connect(addresses: readonly string[], port: number): Socket;
}

/** ms for one question to a name server, which is asked twice at most. */
const LOOKUP_PATIENCE = 4000;
/** ms for one address before the next is tried. Node's own 250 is less than a handshake across an ocean. */
const ADDRESS_PATIENCE = 2500;

/**
 * By Node's own resolver: no thread of the pool waits, so that a name server under the agent's control cannot
 * hold up the harness; neither search domains nor the machine's own tables are asked.
 */
async function resolve(host: string): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: LOOKUP_PATIENCE, tries: 2 });
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  if (addresses.length === 0) throw new Error(`${host} has no address`);
  return addresses;
}

function isOwnAddress(address: string): boolean {
  return Object.values(networkInterfaces()).some((all) => all?.some((own) => own.address === address));
}

export const internet: Outside = {
  resolve,
  mayReach: (address) => isPublicAddress(address) && !isOwnAddress(address),
  connect: (addresses, port) =>
    connect({
      host: 'checked.invalid',
      port,
      autoSelectFamily: true,
      autoSelectFamilyAttemptTimeout: ADDRESS_PATIENCE,
      // The name was resolved and judged before; asking again could give another answer.
      lookup: (_name, _options, answer) =>
        answer(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        ),
      // A client that closes its half still wants the answer.
      allowHalfOpen: true,
    }),
};
