import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { needing } from '../../support/needs.ts';
import { complete, execute, turn, wholeRun, write } from '../../support/whole-run.ts';

const LIST = 'sandbox: { mode: auto, network: [registry.invalid, "*.wild.invalid"] }\n';

describe.concurrent('a list of hosts', () => {
  needing('sandbox', 'curl').test(
    'is told to the model; what a command tries beyond it reaches nobody and is on record',
    async () => {
      let hits = 0;
      const server = createServer((_request, response) => {
        hits++;
        response.end();
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      const run = await wholeRun({
        config: LIST,
        script: [
          turn(
            execute(
              `curl -s http://evil.example/; curl -sx $http_proxy --noproxy '' http://127.0.0.1:${port}/`,
            ),
          ),
          turn(
            execute(
              `curl -s --noproxy '*' --max-time 2 http://127.0.0.1:${port}/; curl -sS http://registry.invalid/`,
            ),
          ),
          turn(write('new.txt', 'new\n')),
          turn(complete()),
        ],
      });
      server.close();
      expect(run.code, run.stderr).toBe(0);
      expect(hits).toBe(0);
      const refused = run.reports.violations.filter(({ type }) => type === 'network');
      expect(refused).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            code: 'NET-02',
            action: 'warned',
            effect: 'prevented',
            tool: 'execute_command',
          }),
          expect.objectContaining({
            code: 'NET-01',
            action: 'warned',
            effect: 'prevented',
            tool: 'execute_command',
          }),
        ]),
      );
      expect(run.requests[0]?.body).toContain('commands can reach only these hosts');
      expect(run.requests[1]?.body).toContain('evil.example is not in sandbox.network');
      expect(run.requests[2]?.body).toContain('registry.invalid has no address');
    },
  );

  needing('sandbox', 'curl').test(
    "may be a gate's own, and what it tries beyond that is on record too",
    async () => {
      const run = await wholeRun({
        config: `quality_gates: [{ name: Fetch, command: "curl -s http://evil.example/", network: [registry.invalid] }]\n`,
        script: [turn(write('new.txt', 'new\n')), turn(complete())],
      });
      expect(run.code, run.stderr).toBe(0);
      expect(run.reports.violations.map(({ code }) => code)).toContain('NET-02');
    },
  );

  test.each([
    ['the commands', 'sandbox: { mode: off, network: [registry.invalid] }\n'],
    ['a gate', 'sandbox: off\nquality_gates: [{ name: A, command: "true", network: [registry.invalid] }]\n'],
  ])('for %s is exit 5 without isolation, before any model is asked', async (_who, config) => {
    const run = await wholeRun({ config, script: [turn(complete())] });
    expect(run.code).toBe(5);
    expect(run.requests).toEqual([]);
    expect(run.stderr).toContain('a list of hosts in sandbox.network cannot be enforced without a sandbox');
  });
});
