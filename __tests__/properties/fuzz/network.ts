import assert from 'node:assert/strict';
import fc from 'fast-check';
import { readHello } from '../../../src/adapters/sandbox/network/client-hello.ts';
import { isHostAllowed } from '../../../src/adapters/sandbox/network/host-rule.ts';
import { absoluteRequest, tunnelledRequest } from '../../../src/adapters/sandbox/network/plain-http.ts';
import { isPublicAddress } from '../../../src/adapters/sandbox/network/public-address.ts';
import { isRefused, parseTarget } from '../../../src/adapters/sandbox/network/target.ts';
import { hostPatternProblem } from '../../../src/settings/values/hosts.ts';
import type { Property } from './property.ts';
import { anyUnits, type Mutation, mutated, mutationOf, oneOf, textOf } from './words.ts';

const LIST = ['github.com', '*.npm.example.test', 'xn--bcher-kva.example'];
const PIECES = [
  'github.com',
  'npm.example.test',
  'registry.',
  'evil.test',
  'GITHUB',
  '.com',
  '.',
  '..',
  'a',
  '-',
  '_',
  'xn--bcher-kva.example',
  'b\u00fccher.example',
  'x@',
  '@',
  ':',
  ':443',
  ':80',
  ':0',
  ':65536',
  ':00443',
  '/',
  '\\',
  '?',
  '#',
  '%2e',
  '%00',
  '\0',
  '\t',
  '\r\n',
  ' ',
  '\u3002',
  '\u212a',
  '\uff0e',
  '\u200b',
  '127.0.0.1',
  '[::1]',
  'xn--bcher-\u212ava.example',
  '::ffff:7f00:1',
  '0x7f.1',
  '2130706433',
  '017700000001',
  'localhost',
  '*',
  ',',
];
const host = fc.oneof(
  { weight: 5, arbitrary: textOf(PIECES, 5) },
  {
    weight: 1,
    arbitrary: fc.webAuthority({ withPort: true, withUserInfo: true, withIPv4: true, withIPv6: true }),
  },
  { weight: 1, arbitrary: anyUnits },
);

/** By the list and the URL Standard alone: where a browser would go, and whether the list has that. */
function reaches(authority: string): string | null {
  try {
    const { hostname, username, password } = new URL(`https://${authority}/`);
    const name = hostname.replace(/\.$/, '');
    const listed =
      name === 'github.com' ||
      name === 'xn--bcher-kva.example' ||
      (name.endsWith('.npm.example.test') && name !== '.npm.example.test');
    return listed && username === '' && password === '' ? name : null;
  } catch {
    return null;
  }
}

export const onlyListedHosts: Property<{ spelled: string; port: number | null }> = {
  name: 'no spelling of a host passes that is not on the list, and what passes means the same to others',
  inputs: fc.record({ spelled: host, port: oneOf([null, 80, 443]) }),
  holds: ({ spelled, port }) => {
    const target = parseTarget(spelled, port, [80, 443], LIST);
    if (isRefused(target)) return assert.notEqual(target.reason, '');
    assert.equal(reaches(spelled), target.host);
    assert.match(spelled, /^[A-Za-z0-9.-]+(?::\d{1,5})?$/);
    assert.ok(isHostAllowed(target.host, LIST) && [80, 443].includes(target.port));
  },
};

export const requestsGoThere: Property<{ url: string; header: string }> = {
  name: 'a request to the proxy goes where its URL says, and one in a tunnel nowhere else',
  inputs: fc.record({
    url: fc
      .tuple(
        oneOf(['http://', 'HTTP://', 'https://', 'http:/', 'http:\\\\', '//', '', 'ftp://']),
        host,
        oneOf(['', '/', '/x?y', '?q', '\\x', '#f', '/..//x']),
      )
      .map((parts) => parts.join('')),
    header: host,
  }),
  holds: ({ url, header }) => {
    const asked = absoluteRequest(url, LIST);
    if (asked !== null && !isRefused(asked)) {
      const { hostname, port } = new URL(url);
      assert.equal(hostname.replace(/\.$/, ''), asked.host);
      assert.ok((port === '' || port === '80') && asked.port === 80 && asked.path.startsWith('/'));
      assert.doesNotMatch(asked.host, /[^a-z0-9.-]/);
    }
    const inside = tunnelledRequest(url, header, { host: 'github.com', port: 443 }, LIST);
    if (!isRefused(inside))
      assert.ok(inside.host === 'github.com' && inside.port === 443 && url.startsWith('/'));
  },
};

export const listsOpenNoMore: Property<{ entry: string; spelled: string }> = {
  name: 'an entry that the settings take opens its own name or the names below it',
  inputs: fc.record({
    entry: fc.oneof(
      host,
      fc.domain(),
      fc.domain().map((name) => `*.${name}`),
    ),
    spelled: fc.oneof(host, fc.domain()),
  }),
  holds: ({ entry, spelled }) => {
    if (hostPatternProblem(entry) !== null) return;
    const own = entry.replace(/^\*\./, '').replace(/\.$/, '').toLowerCase();
    for (const each of [spelled, own, `a.${own}`, `a${own}`, `${own}.evil.test`]) {
      const name = each.replace(/\.$/, '').toLowerCase();
      const meant = entry.startsWith('*.') ? name.endsWith(`.${own}`) : name === own;
      if (isHostAllowed(each, [entry])) assert.ok(meant, `${entry} opens ${each}`);
    }
  },
};

function vector(size: number, content: Buffer): Buffer {
  const length = Buffer.alloc(size);
  length.writeUIntBE(content.length, 0, size);
  return Buffer.concat([length, content]);
}

/** A ClientHello of our own making (RFC 8446, 4.1.2) with these extensions. */
function helloWith(extensions: readonly Buffer[]): Buffer {
  const body = Buffer.concat([
    Buffer.from([3, 3]),
    Buffer.alloc(32, 7),
    vector(1, Buffer.alloc(0)),
    vector(2, Buffer.from([0x13, 1])),
    vector(1, Buffer.from([0])),
    vector(2, Buffer.concat(extensions)),
  ]);
  return Buffer.concat([Buffer.from([1]), vector(3, body)]);
}

function serverName(name: string): Buffer {
  const entry = Buffer.concat([Buffer.from([0]), vector(2, Buffer.from(name))]);
  return Buffer.concat([Buffer.from([0, 0]), vector(2, vector(2, entry))]);
}

function inRecords(message: Buffer, sizes: readonly number[]): Buffer {
  const records: Buffer[] = [];
  for (let at = 0, index = 0; at < message.length; index++) {
    const part = message.subarray(at, at + (sizes[index % sizes.length] ?? 1));
    records.push(Buffer.from([22, 3, 1]), vector(2, part));
    at += part.length;
  }
  return Buffer.concat(records);
}

export const helloIsRead: Property<{ name: string; sizes: number[]; cut: number }> = {
  name: 'the server that a TLS connection names is found however its beginning is cut, and waited for until then',
  inputs: fc.record({
    name: fc.domain(),
    sizes: fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 5 }),
    cut: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  holds: ({ name, sizes, cut }) => {
    const wire = inRecords(helloWith([Buffer.from([0, 0x2b, 0, 3, 2, 3, 4]), serverName(name)]), sizes);
    assert.deepEqual(readHello(wire), { state: 'named', name });
    assert.equal(readHello(wire.subarray(0, Math.floor(cut * (wire.length - 1)))).state, 'partial');
  },
};

export const damagedHello: Property<{ name: string; mutations: Mutation[] }> = {
  name: 'a damaged beginning of a TLS connection is refused, waited for, or names a server that it really names',
  inputs: fc.record({
    name: oneOf(['github.com', 'evil.test', 'github.com\0.evil.test']),
    mutations: fc.array(mutationOf(['\0', '\x16', '\x03', '\x01', '\xff', 'github.com']), { maxLength: 4 }),
  }),
  holds: ({ name, mutations }) => {
    const wire = Buffer.from(
      mutated(inRecords(helloWith([serverName(name)]), [1000]).toString('latin1'), mutations),
      'latin1',
    );
    const reading = readHello(wire);
    if (reading.state === 'named') assert.ok(wire.includes(Buffer.from(reading.name, 'latin1')));
  },
};

/** Networks that are never the internet's, read bit by bit. */
const CLOSED = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

function number(address: string): number {
  return address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
}

/** Around the ends of those networks, where a wrong mask shows. */
const nearClosed = fc
  .tuple(oneOf(CLOSED), fc.integer({ min: -2, max: 2 }), fc.boolean())
  .map(([range, off, end]) => {
    const [base = '', bits = '0'] = range.split('/');
    return Math.min(2 ** 32 - 1, number(base) + off + (end ? 2 ** (32 - Number(bits)) : 0));
  });

export const closedAddresses: Property<{ v4: number; v6: string }> = {
  name: 'no address of a private network counts as public, nor one that holds such an address inside',
  inputs: fc.record({ v4: fc.oneof(fc.integer({ min: 0, max: 2 ** 32 - 1 }), nearClosed), v6: fc.ipV6() }),
  holds: ({ v4, v6 }) => {
    const dotted = [24, 16, 8, 0].map((bits) => Math.floor(v4 / 2 ** bits) % 256).join('.');
    const closed = CLOSED.some((range) => {
      const [base = '', bits = '0'] = range.split('/');
      const size = 2 ** (32 - Number(bits));
      return Math.floor(number(base) / size) === Math.floor(v4 / size);
    });
    if (closed) assert.equal(isPublicAddress(dotted), false, dotted);
    for (const mapped of [`::ffff:${dotted}`, `::${dotted}`, `64:ff9b::${dotted}`])
      assert.equal(isPublicAddress(mapped), false, mapped);
    if (isPublicAddress(v6)) assert.match(v6, /^[23][0-9a-f]{3}:/i);
  },
};
