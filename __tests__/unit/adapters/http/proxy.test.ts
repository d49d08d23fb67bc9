import { describe, expect, test } from 'vitest';
import { systemClock } from '../../../../src/adapters/clock.ts';
import { useProxyFrom } from '../../../../src/adapters/http/proxy.ts';
import { StopRun } from '../../../../src/core/run/outcome.ts';
import { startProxy } from '../../../support/model-server/proxy.ts';
import { startModelServer } from '../../../support/model-server/server.ts';
import { asking, request } from '../models/asking.ts';

describe('a proxy named by the environment', () => {
  test('carries requests to a host that only it can reach', async () => {
    await using server = await startModelServer([{ text: 'Through the proxy.' }]);
    await using proxy = await startProxy(server.origin);
    const restore = useProxyFrom({ HTTP_PROXY: proxy.url });
    try {
      const model = await asking('openai-compatible', server, { baseUrl: 'http://model.invalid:8080/v1' });
      expect((await model.respond(request())).text).toBe('Through the proxy.');
      expect(proxy.targets).toEqual(['model.invalid:8080']);
    } finally {
      restore();
    }
  });

  test('is left out for hosts in NO_PROXY', async () => {
    await using server = await startModelServer([{ text: 'Directly.' }]);
    await using proxy = await startProxy(server.origin);
    const restore = useProxyFrom({ HTTP_PROXY: proxy.url, NO_PROXY: '127.0.0.1' });
    try {
      const model = await asking('openai-compatible', server);
      expect((await model.respond(request())).text).toBe('Directly.');
      expect(proxy.targets).toEqual([]);
    } finally {
      restore();
    }
  });

  test('is taken up when a provider is made', async () => {
    await using server = await startModelServer([{ text: 'Through the proxy.' }]);
    await using proxy = await startProxy(server.origin);
    // Remembers how things were, for the setting of the provider itself lasts as long as the process.
    const restore = useProxyFrom({ HTTP_PROXY: 'http://127.0.0.1:9' });
    try {
      const env = { http_proxy: proxy.url };
      const model = await asking('openai-compatible', server, { baseUrl: 'http://model.invalid/v1', env });
      expect((await model.respond(request())).text).toBe('Through the proxy.');
    } finally {
      restore();
    }
  });

  test('that lets nothing through is named, and not the model', async () => {
    await using server = await startModelServer([]);
    await using proxy = await startProxy(null);
    const restore = useProxyFrom({ HTTPS_PROXY: proxy.url.replace('//', '//user:secret@') });
    try {
      const model = await asking('openai-compatible', server, { baseUrl: 'https://model.invalid/v1' });
      const ask = { ...request(), deadline: systemClock.monotonic() + 2000 };
      await expect(model.respond(ask)).rejects.toThrow(
        'cannot reach https://model.invalid/v1 (ERR_PROXY_TUNNEL): check the base URL and HTTPS_PROXY',
      );
      expect(proxy.targets).toContain('model.invalid:443');
    } finally {
      restore();
    }
  });

  test('that is no address is refused without showing it', () => {
    for (const value of ['user:secret', 'socks5://secret@host:1080']) {
      const attempt = () => useProxyFrom({ HTTPS_PROXY: value });
      expect(attempt).toThrow(StopRun);
      expect(attempt).toThrow('HTTPS_PROXY is not the address of a proxy: write it as http://host:port');
    }
  });
});

test('a redirect is not followed, so that the key stays where it was meant to go', async () => {
  await using elsewhere = await startModelServer([{ text: 'Give me your key.' }]);
  const location = `${elsewhere.origin}/v1/chat/completions`;
  await using server = await startModelServer([{ fault: 'redirect', headers: { location } }]);
  const model = await asking('openai-compatible', server);
  await expect(model.respond(request())).rejects.toThrow(`redirects to ${elsewhere.origin}`);
  expect(elsewhere.requests).toHaveLength(0);
});
