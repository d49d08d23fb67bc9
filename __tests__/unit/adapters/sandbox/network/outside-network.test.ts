import { type AddressInfo, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { internet } from '../../../../../src/adapters/sandbox/network/outside-network.ts';

test('a connection goes to the first checked address that answers, and asks nobody for a name', async () => {
  const server = createServer((socket) => socket.end('here\n'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const socket = internet.connect(['::1', '127.0.0.1'], port);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk);
  server.close();
  expect(Buffer.concat(chunks).toString()).toBe('here\n');
});

test('no address of this machine counts as outside', () => {
  const own = Object.values(networkInterfaces()).flatMap((all) => all?.map(({ address }) => address) ?? []);
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter((address) => internet.mayReach(address))).toEqual([]);
  expect(internet.mayReach('140.82.121.4')).toBe(true);
});

test('an unknown name is an error', async () => {
  await expect(internet.resolve('nobody.invalid')).rejects.toThrow('nobody.invalid has no address');
});
