import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect as connectTls } from 'node:tls';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HostProxy } from '../../../../../src/adapters/sandbox/network/host-proxy.ts';
import { type TestInternet, testInternet } from './fixture.ts';

const LIST = ['good.test', '*.wild.test', 'nowhere.test', 'inside.test', 'half.test', 'rebind.test'];

/** What name servers under somebody else's control may answer. */
const NAMES = {
  'inside.test': ['127.0.0.1'],
  'half.test': ['140.82.121.4', '10.0.0.1'],
  'rebind.test': ['::ffff:169.254.169.254'],
};

let folder: string;
let net: TestInternet;
let proxy: HostProxy;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'forge-proxy-'));
  net = await testInternet(NAMES);
  proxy = new HostProxy(LIST, net);
  await proxy.listen(path.join(folder, 'socket'));
});
afterEach(async () => {
  await proxy.close();
  await net.close();
  rmSync(folder, { recursive: true });
});

function dial(): Socket {
  return connect(path.join(folder, 'socket')).on('error', () => undefined);
}

/** Everything that comes back before the connection ends. */
function heard(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1');
  });
  return new Promise((resolve) => socket.on('close', () => resolve(text)));
}

function ask(request: string): Promise<string> {
  const socket = dial();
  const answer = heard(socket);
  socket.write(request, 'latin1');
  return answer;
}

function get(url: string, more = ''): Promise<string> {
  return ask(`GET ${url} HTTP/1.1\r\nHost: whatever\r\n${more}Connection: close\r\n\r\n`);
}

/** An open tunnel, or what was said instead. */
function tunnel(authority: string): Promise<Socket | string> {
  const socket = dial();
  socket.write(`CONNECT ${authority} HTTP/1.1\r\nHost: ${authority}\r\n\r\n`);
  return new Promise((resolve) => {
    socket.once('data', (chunk: Buffer) => {
      const text = chunk.toString();
      resolve(text.startsWith('HTTP/1.1 200') ? socket : text);
    });
  });
}

async function opened(authority: string): Promise<Socket> {
  const socket = await tunnel(authority);
  if (typeof socket === 'string') throw new Error(socket);
  return socket;
}

/** A request over TLS in a tunnel; the error's code where there is no TLS. */
async function getTls(authority: string, servername: string): Promise<string> {
  const socket = await opened(authority);
  const secure = connectTls({ socket, servername, rejectUnauthorized: false });
  return await new Promise((resolve) => {
    let text = '';
    secure.on('error', (error) => resolve(error.message));
    secure.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    secure.on('end', () => resolve(text));
    secure.write(`GET /tls HTTP/1.1\r\nHost: ${servername}\r\nConnection: close\r\n\r\n`);
  });
}

describe('what is on the list', () => {
  test('is reached over plain HTTP, under its own name whatever Host says', async () => {
    expect(await get('http://Good.Test./page?q=1#part')).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*http says hello/);
    expect(net.requests).toEqual(['http GET good.test /page?q=1']);
    expect(proxy.refused()).toEqual([]);
  });

  test('is reached over TLS, which the proxy does not look into', async () => {
    expect(await getTls('good.test:443', 'good.test')).toContain('https says hello');
    expect(await getTls('a.wild.test:443', 'A.Wild.Test')).toContain('https says hello');
    expect(net.requests).toEqual(['https GET good.test /tls', 'https GET A.Wild.Test /tls']);
    expect(proxy.refused()).toEqual([]);
  });

  test('is reached over plain HTTP in a tunnel', async () => {
    const socket = await opened('good.test:80');
    const answer = heard(socket);
    socket.write('GET /in HTTP/1.1\r\nHost: good.test\r\nConnection: close\r\n\r\n');
    expect(await answer).toContain('http says hello');
    expect(net.requests).toEqual(['http GET good.test /in']);
  });

  test('gets bodies, of known length or in chunks, and no header that was for the proxy', async () => {
    const head = 'POST http://good.test/ HTTP/1.1\r\nHost: good.test\r\nProxy-Authorization: Basic eDp5\r\n';
    expect(await ask(`${head}Content-Length: 3\r\nConnection: close\r\n\r\nyou`)).toContain('hello to you');
    const chunks = 'Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n3\r\nall\r\n0\r\n\r\n';
    expect(await ask(head + chunks)).toContain('hello to all');
  });

  test('without an address gets that message, and no violation is recorded', async () => {
    expect(await get('http://nowhere.test/')).toMatch(/^HTTP\/1\.1 502 [\s\S]*nowhere\.test has no address/);
    expect(await tunnel('nowhere.test:443')).toMatch(/^HTTP\/1\.1 502 /);
    expect(proxy.refused()).toEqual([]);
  });
});

describe('what is not on the list', () => {
  test('is not reached, not even looked up, and is on record once', async () => {
    expect(await get('http://evil.test/')).toMatch(
      /^HTTP\/1\.1 403 [\s\S]*evil\.test is not in sandbox\.network/,
    );
    expect(await get('http://EVIL.test./again')).toMatch(/^HTTP\/1\.1 403 /);
    expect(await tunnel('evil.test:443')).toMatch(/^HTTP\/1\.1 403 /);
    expect(net.lookups).toEqual([]);
    expect(proxy.refused()).toEqual([expect.objectContaining({ host: 'evil.test', code: 'NET-02' })]);
  });

  test('is not reached by a redirect from what is', async () => {
    expect(await get('http://good.test/elsewhere')).toContain('Location: http://evil.test/');
    expect(await get('http://evil.test/')).toMatch(/^HTTP\/1\.1 403 /);
    expect(net.requests).toEqual(['http GET good.test /elsewhere']);
  });

  test.each([
    'http://127.0.0.1/',
    'http://0x7f000001/',
    'http://2130706433/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/latest/meta-data',
    'http://localhost/',
    'http://good.test@127.0.0.1/',
    'http://u:p@good.test/',
    'http://good.test:80:80/',
    'http://good.test%00.evil.test/',
    'http://evil.test\\.good.test/',
    'http://gооd.test/',
    'https://good.test/',
    'ftp://good.test/',
    'file:///etc/passwd',
  ])('is not reached by way of %s', async (url) => {
    expect(await get(Buffer.from(url).toString('latin1'))).toMatch(/^HTTP\/1\.1 403 |^$/);
    expect([net.connections(), net.lookups]).toEqual([0, []]);
  });

  test.each([
    '127.0.0.1:443',
    '[::1]:443',
    'good.test',
    'good.test@evil.test:443',
    'localhost:443',
    '0x7f.1:443',
  ])('is not reached by a tunnel to %s', async (authority) => {
    expect(await tunnel(authority)).toMatch(/^HTTP\/1\.1 403 /);
    expect(net.connections()).toBe(0);
    expect(proxy.refused()).toMatchObject([{ code: 'NET-01' }]);
  });

  test.each(['good.test:22', 'good.test:8443', 'good.test:0', 'good.test:65616'])(
    'as a port: %s',
    async (authority) => {
      expect(await tunnel(authority)).toMatch(
        /^HTTP\/1\.1 403 [\s\S]*the proxy allows only ports 80 and 443/,
      );
      expect(await get(`http://${authority}/`)).toMatch(/^HTTP\/1\.1 403 /);
      expect(net.connections()).toBe(0);
      expect(proxy.refused()).toMatchObject([{ host: 'good.test', code: 'NET-01' }]);
    },
  );

  test.each(['inside.test', 'half.test', 'rebind.test'])(
    'as an address: %s is listed, but leads to where no name may lead',
    async (host) => {
      expect(await get(`http://${host}/`)).toMatch(/^HTTP\/1\.1 403 [\s\S]*not on the public internet/);
      expect(await tunnel(`${host}:443`)).toMatch(/^HTTP\/1\.1 403 /);
      expect(net.connections()).toBe(0);
      expect(proxy.refused()).toMatchObject([{ host, code: 'NET-01' }]);
    },
  );
});

describe('a tunnel', () => {
  test('cannot ask the server for another host than it was opened for', async () => {
    expect(await getTls('good.test:443', 'evil.test')).toMatch(/unrecognized.name/i);
    expect(await getTls('a.wild.test:443', 'b.wild.test')).toMatch(/unrecognized.name/i);
    expect(net.requests).toEqual([]);
    expect(proxy.refused()).toMatchObject([
      {
        host: 'good.test',
        code: 'NET-01',
        reason: expect.stringContaining('asks the server for "evil.test"'),
      },
      { host: 'a.wild.test', code: 'NET-01' },
    ]);
  });

  test.each([
    ['plain HTTP', 'GET / HTTP/1.1\r\nHost: good.test\r\n\r\n', 'it is not TLS'],
    ['SSH', 'SSH-2.0-x\r\n', 'it is not TLS'],
  ])('to port 443 does not carry %s', async (_name, text, why) => {
    const socket = await opened('good.test:443');
    const answer = heard(socket);
    socket.write(text);
    await answer;
    expect(net.requests).toEqual([]);
    expect(proxy.refused()).toMatchObject([{ code: 'NET-01', reason: expect.stringContaining(why) }]);
  });

  test.each([
    'GET / HTTP/1.1\r\nHost: evil.test\r\n',
    'GET / HTTP/1.1\r\nHost: a.wild.test\r\n',
    'GET http://evil.test/ HTTP/1.1\r\nHost: good.test\r\n',
    'CONNECT a.wild.test:443 HTTP/1.1\r\nHost: good.test\r\n',
  ])('to port 80 does not carry %j', async (head) => {
    const socket = await opened('good.test:80');
    const answer = heard(socket);
    socket.write(`${head}Connection: close\r\n\r\n`);
    expect(await answer).toMatch(/^HTTP\/1\.1 403 /);
    expect(net.connections()).toBe(0);
    expect(proxy.refused()).toHaveLength(1);
  });

  test('that is opened and left is no violation', async () => {
    const socket = await opened('good.test:443');
    const closed = heard(socket);
    socket.end();
    await closed;
    expect(proxy.refused()).toEqual([]);
  });
});

describe('a malicious client', () => {
  test('cannot smuggle a second request', async () => {
    const both =
      'POST http://good.test/ HTTP/1.1\r\nHost: good.test\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n';
    await ask(`${both}0\r\n\r\nGET http://evil.test/ HTTP/1.1\r\nHost: evil.test\r\n\r\n`);
    expect(net.requests.filter((request) => request.includes('evil'))).toEqual([]);
  });

  test('is cut off when its head is too long', async () => {
    await ask(`GET http://good.test/ HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(net.requests).toEqual([]);
  });

  test('cannot fill the record', async () => {
    await Promise.all(Array.from({ length: 60 }, (_, n) => get(`http://evil${n}.test/`)));
    expect(proxy.refused()).toHaveLength(20);
  });

  test('cannot write control characters into the record', async () => {
    await getTls('good.test:443', '\x1b]0;evil\x07.test');
    const [refused] = proxy.refused();
    expect(refused?.reason).toContain('asks the server for');
    expect(refused?.reason).not.toMatch(/\p{Cc}/u);
  });
});

test('closing ends every connection, even idle ones', async () => {
  const idle = heard(await opened('good.test:443'));
  const silent = dial();
  await new Promise((resolve) => silent.once('connect', resolve));
  const closed = heard(silent);
  await proxy.close();
  expect(await Promise.all([idle, closed])).toEqual(['', '']);
});

test('closing while a name is looked up leaves nothing that goes out after it', async () => {
  let answer = (_addresses: readonly string[]): void => undefined;
  const slow = {
    ...net,
    mayReach: net.mayReach,
    connect: net.connect,
    resolve: () => new Promise<readonly string[]>((resolve) => (answer = resolve)),
  };
  const late = new HostProxy(LIST, slow);
  await late.listen(path.join(folder, 'late'));
  const socket = connect(path.join(folder, 'late')).on('error', () => undefined);
  const closed = heard(socket);
  const before = answer;
  socket.write('CONNECT good.test:443 HTTP/1.1\r\nHost: good.test\r\n\r\n');
  while (answer === before) await new Promise((resolve) => setImmediate(resolve));
  await late.close();
  answer(['140.82.121.4']);
  await closed;
  await new Promise((resolve) => setImmediate(resolve));
  expect(net.connections()).toBe(0);
});
