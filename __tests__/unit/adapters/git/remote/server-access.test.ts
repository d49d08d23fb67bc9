import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { remoteName, remoteUrl } from '../../../../../src/adapters/git/remote/remote-url.ts';
import {
  accessEnvironment,
  checkToken,
  withoutCredential,
} from '../../../../../src/adapters/git/remote/server-access.ts';
import { trustVariables } from '../../../../../src/adapters/git/remote/trusted-certificates.ts';
import { StopRun } from '../../../../../src/core/run/outcome.ts';
import { folder } from '../fixture.ts';
import { whyOf } from '../remote-fixture.ts';

function reasonOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof StopRun) return error.why.reason;
    throw error;
  }
  throw new Error('nothing was thrown');
}

describe('the address', () => {
  it.each([
    ['https://github.com', 'acme/app', 'https://github.com/acme/app.git'],
    ['https://ghes.example.com/', 'acme_corp/a.b-c_d', 'https://ghes.example.com/acme_corp/a.b-c_d.git'],
    ['https://ghes.example.com:8443', 'a/.github', 'https://ghes.example.com:8443/a/.github.git'],
    ['http://127.0.0.1:1234', 'a/b', 'http://127.0.0.1:1234/a/b.git'],
    ['http://[::1]:1234', 'a/b', 'http://[::1]:1234/a/b.git'],
  ])('of %s and %s is %s', (server, repository, url) => {
    expect(remoteUrl(server, repository)).toBe(url);
  });

  it.each([
    'http://ghes.example.com',
    'ssh://git@github.com',
    'file:///etc',
    'ext::touch x',
    'http://127.0.0.1.example.com',
  ])('is never %s: the token goes over https', (server) => {
    expect(reasonOf(() => remoteUrl(server, 'a/b'))).toContain('https://host');
  });

  it.each(['https://x:hunter2@github.com', 'https://hunter2@github.com', 'https://github.com?hunter2'])(
    'holds a host and no more, and what is more is not shown',
    (server) => {
      const reason = reasonOf(() => remoteUrl(server, 'a/b'));
      expect(reason).toContain('contains more than a host');
      expect(reason).not.toContain('hunter2');
    },
  );

  it.each(['app', 'a/b/c', 'a/..', 'a/.', '../b', 'a/b c', 'a/b?c', '-a/b', 'a/b\n', ''])(
    'takes no %j for a repository',
    (repository) => {
      expect(reasonOf(() => remoteUrl('https://github.com', repository))).toContain('is not owner/name');
    },
  );

  it('has a name for people', () => {
    expect(remoteName('https://github.com/acme/app.git')).toBe('github.com/acme/app');
  });
});

describe('the token', () => {
  it.each(['', 'abc\ndef', 'a b', 'ä', 'x\r\nX-Evil: 1'])('is never %j', (token) => {
    const reason = reasonOf(() => checkToken(token));
    expect(reason).toMatch(/^github-token (?:is empty|contains a character that no token has)/);
  });

  it('is for one address, with redirects and all other protocols closed', async () => {
    const access = {
      url: 'https://ghes.example.com:8443/a/b.git',
      token: 'ghs_secret',
      env: { HTTPS_PROXY: 'http://p:1', GIT_SSH: 'x' },
    };
    const header = Buffer.from('x-access-token:ghs_secret').toString('base64');
    expect(await accessEnvironment(access, folder())).toEqual({
      GIT_ALLOW_PROTOCOL: 'https',
      GIT_CONFIG_COUNT: '3',
      GIT_CONFIG_KEY_0: 'http.https://ghes.example.com:8443/.extraHeader',
      GIT_CONFIG_VALUE_0: `Authorization: Basic ${header}`,
      GIT_CONFIG_KEY_1: 'http.followRedirects',
      GIT_CONFIG_VALUE_1: 'false',
      GIT_CONFIG_KEY_2: 'protocol.version',
      GIT_CONFIG_VALUE_2: '2',
      HTTPS_PROXY: 'http://p:1',
    });
  });

  it('is taken out of texts, as are passwords in addresses', () => {
    const pair = Buffer.from('x-access-token:ghs_s+cret').toString('base64');
    const text = `at https://u:pw@host/x with ghs_s+cret, ghs_s%2Bcret and ${pair}`;
    expect(withoutCredential(text, 'ghs_s+cret')).toBe('at https://host/x with ***, *** and ***');
  });
});

describe('certificates', () => {
  it('are the ones git knows where the user names none', async () => {
    expect(await trustVariables({}, folder())).toEqual({});
  });

  it("are the user's for git where that is set", async () => {
    const env = { GIT_SSL_CAINFO: '/own.pem', NODE_EXTRA_CA_CERTS: '/other.pem' };
    expect(await trustVariables(env, folder())).toEqual({ GIT_SSL_CAINFO: '/own.pem' });
  });

  it("of Node's setting come on top of the system's, as they do in Node", async () => {
    const here = folder();
    const [system, extra] = [join(here, 'system.pem'), join(here, 'extra.pem')];
    writeFileSync(system, 'SYSTEM');
    writeFileSync(extra, 'EXTRA');
    const { GIT_SSL_CAINFO: bundle = '' } = await trustVariables(
      { NODE_EXTRA_CA_CERTS: extra, SSL_CERT_FILE: system },
      here,
    );
    expect(readFileSync(bundle, 'utf8')).toBe('SYSTEM\nEXTRA');
  });

  it('that cannot be read are said', async () => {
    const why = await whyOf(trustVariables({ NODE_EXTRA_CA_CERTS: '/nowhere.pem' }, folder()));
    expect(why.reason).toContain('NODE_EXTRA_CA_CERTS is /nowhere.pem, which cannot be read (ENOENT)');
  });
});
