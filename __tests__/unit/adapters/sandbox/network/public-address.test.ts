import { expect, test } from 'vitest';
import { isPublicAddress } from '../../../../../src/adapters/sandbox/network/public-address.ts';

test.each([
  '140.82.121.4',
  '1.1.1.1',
  '172.15.0.1',
  '172.32.0.1',
  '100.128.0.1',
  '2606:50c0:8000::153',
  '2a00:1450::1',
])('%s is on the public internet', (address) => expect(isPublicAddress(address)).toBe(true));

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '100.100.100.200',
  '127.0.0.1',
  '127.255.255.254',
  '168.63.129.16',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.7',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:140.82.121.4',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fe80::1%eth0',
  'fd00:ec2::254',
  'fc00::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2606:50c0::1%eth0',
  '3fff::1',
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['', 'github.com', '0x7f000001', '2130706433', '0177.0.0.1', '1.1.1', ' 1.1.1.1', '1.1.1.1\0'])(
  '%j is no address at all, and so not public',
  (address) => expect(isPublicAddress(address)).toBe(false),
);
