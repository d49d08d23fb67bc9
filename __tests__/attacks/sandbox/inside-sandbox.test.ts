import { createServer as createWeb, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hostListProblem, requireHostLists } from '../../../src/adapters/sandbox/launch/host-list-check.ts';
import { type ProbedSandbox, probeSandbox } from '../../../src/adapters/sandbox/launch/probe-sandbox.ts';
import { createShell, type SandboxResult, type SandboxShell } from '../../../src/adapters/sandbox/shell.ts';
import type { SandboxOptions } from '../../../src/adapters/sandbox/view/sandbox-options.ts';
import type { ShellCommand } from '../../../src/core/ports.ts';
import { needing } from '../../support/needs.ts';
import {
  command,
  makePlace,
  optionsFor,
  type Place,
  pathWithout,
  running,
  write,
} from '../../unit/adapters/sandbox/fixture.ts';
import { type TestInternet, testInternet } from '../../unit/adapters/sandbox/network/fixture.ts';
import { eachWay } from '../../unit/adapters/sandbox/ways.ts';

/** Every way out that programs have, at an address given or at none. */
const OTHER_WAYS = `
curl -s --noproxy '*' --max-time 2 http://127.0.0.1:$PORT/curl
curl -s --noproxy '*' --max-time 2 http://good.test/direct
(exec 3<>/dev/tcp/127.0.0.1/$PORT && echo GET / >&3) 2>/dev/null
curl -s http://127.0.0.1:$PORT/proxied --noproxy ''
curl -s http://good.test:$PORT/port
curl -s -k https://good.test/ --connect-to good.test:443:evil.test:443
curl -s -k https://evil.test/ --connect-to evil.test:443:good.test:443
curl -s -L http://good.test/elsewhere
true`;

eachWay(
  'a list of hosts behind $way',
  ({ without, kind }) => {
    let place: Place;
    let net: TestInternet;
    let isolation: ProbedSandbox;
    let options: SandboxOptions;
    let shell: SandboxShell;

    const run = (script: string, more: Partial<ShellCommand> = {}): Promise<SandboxResult> =>
      shell.run(command(script, more));

    beforeAll(async () => {
      place = makePlace();
      const plain = optionsFor(place, { network: ['good.test', '*.wild.test'] });
      const found = without.length === 0 ? process.env.PATH : pathWithout(place, without);
      isolation = await probeSandbox('auto', { ...plain, hostEnv: { ...plain.hostEnv, PATH: found } });
      if (isolation.kind !== kind) throw new Error(`no sandbox to test: ${isolation.reason}`);
      options = {
        ...plain,
        hostEnv: { ...plain.hostEnv, PATH: found, HTTPS_PROXY: 'http://u:CANARY_PROXY@127.0.0.1:9' },
      };
    });
    beforeEach(async () => {
      net = await testInternet();
      shell = createShell(isolation, { ...options, outside: net });
      return () => net.close();
    });
    afterAll(() => place.remove());

    test('lets programs reach those hosts, over HTTP and over TLS', async () => {
      const result = await run('curl -sS http://good.test/a && curl -sSk https://b.wild.test/c');
      expect(result).toMatchObject({
        exitCode: 0,
        output: 'http says hello\nhttps says hello\n',
        refusedHosts: [],
      });
      expect(net.requests).toEqual(['http GET good.test /a', 'https GET b.wild.test /c']);
    });

    test('lets Node reach them too', async () => {
      write(
        path.join(place.root, 'ask.mjs'),
        "for (const url of ['http://good.test/n', 'https://good.test/n']) console.log(await (await fetch(url)).text());",
      );
      const result = await run('/tmp/.forge-network/node ask.mjs', {
        env: { NODE_TLS_REJECT_UNAUTHORIZED: '0', NODE_NO_WARNINGS: '1' },
      });
      expect(result.output).toBe('http says hello\n\nhttps says hello\n\n');
    });

    test('keeps every other host from them, and says which it was', async () => {
      const result = await run('curl -sS http://evil.test/; curl -sSk https://evil.test/; true');
      expect(result.output).toContain('evil.test is not in sandbox.network');
      expect(result.refusedHosts).toMatchObject([{ host: 'evil.test', code: 'NET-02' }]);
      expect([net.requests, net.lookups]).toEqual([[], []]);
    });

    test('leaves no other way out', async () => {
      let hits = 0;
      const server: Server = createWeb((_request, response) => {
        hits++;
        response.end();
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      const result = await run(OTHER_WAYS, { env: { PORT: String(port) } });
      server.close();
      expect(hits).toBe(0);
      expect(net.requests).toEqual(['http GET good.test /elsewhere']);
      const codes = result.refusedHosts?.map(({ host, code }) => `${code} ${host}`);
      expect(codes).toEqual([`NET-01 127.0.0.1:${port}`, 'NET-01 good.test', 'NET-02 evil.test']);
    });

    test('leaves what listens inside to be reached without it', async () => {
      const script = `node -e "require('http').createServer((q, r) => r.end('mine')).listen(8123, () => fetch('http://localhost:8123').then(r => r.text()).then(t => { console.log(t); process.exit() }))"`;
      expect(await run(script)).toMatchObject({ output: 'mine\n', refusedHosts: [] });
    });

    test('shows nothing of the harness but the socket: no proxy of its own, no folder', async () => {
      const { output } = await run(
        'env; ls -A /tmp/.forge-network; echo x > /tmp/.forge-network/forward.cjs; ls /proc',
      );
      expect(output).not.toContain('CANARY');
      expect(output).toContain('forward.cjs\nnode\nproxy\n');
      expect(output).toMatch(/forward\.cjs: (?:Read-only file system|Permission denied)/);
    });

    test('stays what it is when the forwarder is killed or gone round', async () => {
      const result = await run(`
      curl -s --unix-socket /tmp/.forge-network/proxy -x '' http://evil.test/
      curl -sS --unix-socket /tmp/.forge-network/proxy --noproxy '*' http://good.test/ | head -1
      pkill -f forward.cjs; curl -sS http://good.test/; true`);
      expect(net.requests).toEqual([]);
      expect(result.output).toContain('this is a proxy: name a host');
    });

    test('does not keep the exit code, the input or the end of a command from being its own', async () => {
      expect(await run('cat; exit 7')).toMatchObject({ exitCode: 7, output: '' });
      const long = `: ${'x'.repeat(150_000)}\necho long`;
      expect(await run(long)).toMatchObject({ exitCode: 0, output: 'long\n' });
      const sleeper = `sleep 4242${process.pid}`;
      await run(`${sleeper} & curl -s http://good.test/ >/dev/null`);
      expect(running(sleeper)).toEqual([]);
    });

    test("may be a gate's alone, or be closed or opened for it", async () => {
      const closed = createShell(isolation, { ...options, outside: net, network: 'none' });
      const ask = 'curl -sS http://good.test/ 2>&1; true';
      expect((await closed.run(command(ask))).output).not.toContain('hello');
      expect((await closed.run(command(ask, { network: ['good.test'] }))).output).toBe('http says hello\n');
      expect((await run(ask, { network: 'none' })).output).not.toContain('hello');
      expect((await run('echo "${http_proxy:-direct}"', { network: 'host' })).output).toBe('direct\n');
    });

    test('holds for two commands at once, each on its own record', async () => {
      const [one, two] = await Promise.all([
        run('curl -s http://one.test/'),
        run('curl -s http://two.test/'),
      ]);
      expect([one.refusedHosts, two.refusedHosts]).toMatchObject([
        [{ host: 'one.test' }],
        [{ host: 'two.test' }],
      ]);
    });
  },
  'curl',
  'iproute2',
);

describe('a list of hosts without a sandbox', () => {
  const open: ProbedSandbox = {
    kind: 'none',
    reason: 'tried',
    launcher: { kind: 'none', drop: [], filter: null },
  };

  test('ends the run before it begins, and says what would help', () => {
    expect(() => requireHostLists(['none', ['good.test']], open)).toThrow(
      /cannot be enforced without a sandbox \(tried\): install bubblewrap/,
    );
    expect(() => requireHostLists(['none', 'host', []], open)).not.toThrow();
  });

  test('runs no command, even if somebody asks', async () => {
    const place = makePlace();
    const shell = createShell(open, optionsFor(place, { network: ['good.test'] }));
    const result = await shell.run(command('touch ran'));
    expect(result).toMatchObject({
      exitCode: null,
      startError: expect.stringContaining('cannot be enforced'),
    });
    place.remove();
  });

  needing('namespaces', 'iproute2').test('needs a loopback that can be brought up', async () => {
    const place = makePlace();
    const plain = optionsFor(place);
    const PATH = pathWithout(place, ['bwrap']);
    const found = await probeSandbox('auto', { ...plain, hostEnv: { ...plain.hostEnv, PATH } });
    if (found.launcher.kind !== 'unshare') throw new Error(`no sandbox to test: ${found.reason}`);
    const lame = { ...found, launcher: { ...found.launcher, tools: { ...found.launcher.tools, ip: null } } };
    expect([hostListProblem(found), hostListProblem(lame)]).toEqual([
      null,
      expect.stringContaining('install iproute2'),
    ]);
    place.remove();
  });
});
