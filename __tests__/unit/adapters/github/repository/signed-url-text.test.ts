import { describe, expect, it } from 'vitest';
import {
  LOG_BOUNDS,
  readEndOfSignedUrl,
} from '../../../../../src/adapters/github/repository/signed-url-text.ts';
import { startLogStorage } from '../../../../support/github/log-storage.ts';

const never = new AbortController().signal;

describe('a text at a signed address', () => {
  it('is read to its end, of which as much is kept as is wanted', async () => {
    await using storage = await startLogStorage();
    const long = 'a line of a log\n'.repeat(200_000);
    const end = await readEndOfSignedUrl(storage.put('long', `${long}the end`), never);
    expect(Buffer.byteLength(end)).toBe(LOG_BOUNDS.keptBytes);
    expect(end).toMatch(/the end$/);
    expect(await readEndOfSignedUrl(storage.put('short', 'all of it'), never)).toBe('all of it');
    expect(await readEndOfSignedUrl(storage.put('none', ''), never)).toBe('');
  });

  it('is asked for without anything of ours', async () => {
    await using storage = await startLogStorage();
    await readEndOfSignedUrl(storage.put('log', 'x'), never);
    expect(Object.keys(storage.requests[0]?.headers ?? {}).sort()).toEqual(
      [
        'accept',
        'accept-encoding',
        'accept-language',
        'connection',
        'host',
        'sec-fetch-mode',
        'user-agent',
      ].sort(),
    );
  });

  it('is asked for once more after a hiccup, and no more after a no', async () => {
    await using storage = await startLogStorage();
    let times = 0;
    const hiccup = storage.put('hiccup', (response) => {
      times += 1;
      if (times === 1) response.destroy();
      else response.end('there');
    });
    expect(await readEndOfSignedUrl(hiccup, never)).toBe('there');
    await expect(readEndOfSignedUrl(storage.put('no', 403), never)).rejects.toThrow(
      'the storage answered 403',
    );
    expect(storage.requests).toHaveLength(3);
  });

  it.each([
    'http://logs.example/x',
    'file:///etc/hostname',
    'ftp://127.0.0.1/x',
    'https://user:word@logs.example/x',
    'http://127.0.0.1.example/x',
    '',
    'no address',
  ])('is not asked for at %j', async (address) => {
    await expect(readEndOfSignedUrl(address, never)).rejects.toThrow('its address does not use https');
  });

  it('that redirects is not followed', async () => {
    await using storage = await startLogStorage();
    const target = storage.put('target', 'secret');
    const address = storage.put(
      'moved',
      (response) => void response.writeHead(302, { location: target }).end(),
    );
    await expect(readEndOfSignedUrl(address, never)).rejects.toThrow('the storage answered 302');
    expect(storage.requests).toHaveLength(1);
  });

  it('is left when the run ends', async () => {
    await using storage = await startLogStorage();
    const over = new AbortController();
    const address = storage.put('slow', () => over.abort(new Error('cancelled')));
    await expect(readEndOfSignedUrl(address, over.signal)).rejects.toThrow('cancelled');
  });
});
