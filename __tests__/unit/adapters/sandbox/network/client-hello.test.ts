import { Duplex } from 'node:stream';
import { connect } from 'node:tls';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_HELLO_BYTES, readHello } from '../../../../../src/adapters/sandbox/network/client-hello.ts';

/** What a real client sends first. */
function helloOf(servername: string | undefined): Promise<Buffer> {
  return new Promise((resolve) => {
    const wire = new Duplex({ read() {}, write: (chunk: Buffer) => resolve(chunk) });
    const client = connect({ socket: wire, ...(servername === undefined ? {} : { servername }) });
    client.on('error', () => undefined);
  });
}

/** The same message, in records of at most `size` bytes. */
function inRecords(hello: Buffer, size: number): Buffer {
  const message = hello.subarray(5);
  const records: Buffer[] = [];
  for (let at = 0; at < message.length; at += size) {
    const part = message.subarray(at, at + size);
    records.push(Buffer.from([22, 3, 1, part.length >> 8, part.length & 255]), part);
  }
  return Buffer.concat(records);
}

/** The hello with one more extension at the end. */
function withExtension(hello: Buffer, type: number, content: Buffer): Buffer {
  const extra = Buffer.concat([
    Buffer.from([type >> 8, type & 255, content.length >> 8, content.length & 255]),
    content,
  ]);
  const longer = Buffer.concat([hello, extra]);
  const extensionsAt = 5 + 4 + 34 + 1 + (hello[43] ?? 0);
  const suites = longer.readUInt16BE(extensionsAt);
  const compression = extensionsAt + 2 + suites;
  const at = compression + 1 + (longer[compression] ?? 0);
  longer.writeUInt16BE(longer.readUInt16BE(at) + extra.length, at);
  longer.writeUIntBE(longer.readUIntBE(6, 3) + extra.length, 6, 3);
  longer.writeUInt16BE(longer.readUInt16BE(3) + extra.length, 3);
  return longer;
}

describe('the beginning of a TLS connection', () => {
  test('says which server it is for', async () => {
    expect(readHello(await helloOf('github.com'))).toEqual({ state: 'named', name: 'github.com' });
  });

  test('says so in records of any size, and with more behind it', async () => {
    const hello = await helloOf('github.com');
    for (const size of [1, 3, 100]) expect(readHello(inRecords(hello, size)).state).toBe('named');
    for (const type of [20, 21, 23]) {
      expect(readHello(Buffer.concat([hello, Buffer.from([type, 3, 3, 0, 1, 1])])).state).toBe('named');
    }
  });

  test('is refused where more of a handshake, or no record, follows it', async () => {
    const hello = await helloOf('github.com');
    const second = await helloOf('elsewhere.example');
    const longer = Buffer.concat([hello, Buffer.from([0])]);
    longer.writeUInt16BE(longer.readUInt16BE(3) + 1, 3);
    const together = Buffer.concat([hello, second.subarray(5)]);
    together.writeUInt16BE(together.length - 5, 3);
    for (const bytes of [
      longer,
      together,
      Buffer.concat([hello, second]),
      Buffer.concat([hello, Buffer.from('more')]),
    ]) {
      expect(readHello(bytes)).toMatchObject({ state: 'bad', why: expect.stringContaining('more follows') });
    }
  });

  test('is refused if it has bytes outside of its fields', async () => {
    const hello = await helloOf('github.com');
    const longer = Buffer.concat([hello, Buffer.from([0, 0])]);
    longer.writeUIntBE(longer.readUIntBE(6, 3) + 2, 6, 3);
    longer.writeUInt16BE(longer.readUInt16BE(3) + 2, 3);
    expect(readHello(longer)).toMatchObject({ why: 'it has bytes outside of its fields' });
    const unnamed = await helloOf(undefined);
    const name = Buffer.from([0, 5, 0, 0, 2, 0x61, 0x62, 0x63]);
    expect(readHello(withExtension(unnamed, 0, name))).toMatchObject({
      why: 'it has bytes outside of its fields',
    });
    const resumed = withExtension(withExtension(hello, 41, Buffer.from([0])), 0x1234, Buffer.from([0]));
    expect(readHello(resumed)).toMatchObject({ why: 'it has bytes outside of its fields' });
  });

  test('is waited for while any part of it is missing', async () => {
    const hello = await helloOf('github.com');
    for (let length = 0; length < hello.length; length++) {
      expect(readHello(hello.subarray(0, length)).state).toBe('partial');
    }
  });

  test('is refused if it names no server, or several', async () => {
    const unnamed = await helloOf(undefined);
    expect(readHello(unnamed)).toMatchObject({ why: 'it does not name a server (SNI)' });
    const two = Buffer.from([0, 10, 0, 0, 2, 0x61, 0x62, 0, 0, 2, 0x63, 0x64]);
    expect(readHello(withExtension(unnamed, 0, two))).toMatchObject({ why: 'it names several servers' });
    const named = await helloOf('github.com');
    expect(readHello(withExtension(named, 0, two))).toMatchObject({ why: 'it has an extension twice' });
  });

  test.each([0xfe0d, 0xfe08, 0xfe0a, 0xffce, 0xfd00, 0xda09])(
    'is refused where it hides the name (ECH, ESNI): extension %i',
    async (type) => {
      const hello = withExtension(await helloOf('github.com'), type, Buffer.from([0, 0]));
      expect(readHello(hello)).toMatchObject({ state: 'bad', why: expect.stringContaining('ECH') });
    },
  );

  test.each(['GET / HTTP/1.1\r\n', 'SSH-2.0-OpenSSH', '\x80\x2e\x01\x03\x01'])('is not %j', (text) => {
    expect(readHello(Buffer.from(text, 'latin1'))).toEqual({ state: 'bad', why: 'it is not TLS' });
  });

  test('has a size limit', () => {
    const endless = Buffer.concat([
      Buffer.from([22, 3, 1, 255, 255, 1, 255, 255, 255]),
      Buffer.alloc(MAX_HELLO_BYTES),
    ]);
    expect(readHello(endless)).toMatchObject({ state: 'bad', why: 'its beginning is too long' });
  });

  test('never throws, whatever comes, and names a server only where its bytes are', async () => {
    const hello = await helloOf('github.com');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(hello.length - 1), fc.nat(255)), { maxLength: 4 }), (edits) => {
        const bent = Buffer.from(hello);
        for (const [at, value] of edits) bent[at] = value;
        const reading = readHello(bent);
        if (reading.state === 'named') expect(bent.includes(Buffer.from(reading.name, 'latin1'))).toBe(true);
      }),
    );
    fc.assert(fc.property(fc.uint8Array(), (bytes) => readHello(Buffer.from([22, 3, 1, ...bytes])) !== null));
  });
});
