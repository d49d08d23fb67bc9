import { BlockList, isIP } from 'node:net';

/**
 * Addresses that are not on the internet (IANA special-purpose address registry, RFC 6890 and later), and multicast.
 */
const NON_PUBLIC_V4: readonly (readonly [address: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16], // link-local, and the metadata service of most clouds
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['168.63.129.16', 32], // a public address by its number, the host of a virtual machine in Azure by its role
];

/** Global unicast addresses (2000::/3) that embed an IPv4 address or are for documentation. */
const NON_PUBLIC_V6: readonly (readonly [address: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

function blockList(ranges: typeof NON_PUBLIC_V4, family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [address, prefix] of ranges) list.addSubnet(address, prefix, family);
  return list;
}

const closedV4 = blockList(NON_PUBLIC_V4, 'ipv4');
const closedV6 = blockList(NON_PUBLIC_V6, 'ipv6');
const globalV6 = blockList([['2000::', 3]], 'ipv6');

/** Reports if this is an address of the public internet, not of this machine, its network, its host or its cloud. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closedV4.check(address, 'ipv4');
    case 6:
      // An address with a zone (`fe80::1%eth0`) is link-local, and one that maps IPv4 is outside of 2000::/3.
      return !address.includes('%') && globalV6.check(address, 'ipv6') && !closedV6.check(address, 'ipv6');
    default:
      return false;
  }
}
