import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { needing } from '../../support/needs.ts';
import type { Answered, Asked } from '../../unit/adapters/sandbox/as-user.ts';
import {
  makePlace,
  optionsFor,
  type Place,
  pathWithout,
  running,
  write,
} from '../../unit/adapters/sandbox/fixture.ts';
import { asUser, GID, giveAway, IS_ROOT, UID } from '../../unit/adapters/sandbox/run-as-user.ts';

const REMOVE = path.join(import.meta.dirname, '../../../src/adapters/files/remove-tree.ts');

const LOOK = `
  id -u; touch made.txt && stat -c %u made.txt
  grep -E '^(CapEff|CapBnd|NoNewPrivs)' /proc/self/status
  cat ~/.netrc ~/.ssh/* 2>&1 | grep -c CANARY_CREDENTIAL
  cat /proc/[0-9]*/environ 2>/dev/null | tr '\\0' '\\n' | grep -c CANARY_KEY
  mkdir -p ~/.cargo/git ~/.npm/_logs && touch ~/.cargo/git/x && echo home is writable
  (echo x >> .git/config) 2>&1; (echo x >> AGENTS.md) 2>&1; (echo x > ${'$'}{PWD%/*}/outside) 2>&1
  (exec 3<>/dev/tcp/127.0.0.1/1) 2>&1 | head -1
  sudo -n true 2>&1 | head -1
  (setsid sleep 98765 </dev/null >/dev/null 2>&1 &)
  echo to stderr > /dev/stderr`;

const KINDS = [
  { name: 'bubblewrap', without: [] as readonly string[], sudo: false, kind: 'bwrap' },
  { name: 'unshare through sudo -n', without: ['bwrap'], sudo: true, kind: 'unshare' },
] as const;

for (const { name, without, sudo, kind } of KINDS) {
  const walls = sudo ? 'sudo' : 'bubblewrap';
  needing(walls, 'sudo', 'curl', 'python3', 'iproute2').describe(`an ordinary user with ${name}`, () => {
    let place: Place;
    let answered: Answered;

    beforeAll(() => {
      place = makePlace();
      const options = optionsFor(place);
      const found = without.length === 0 ? process.env.PATH : pathWithout(place, without);
      const hostEnv = { ...options.hostEnv, PATH: found };
      const asked: Asked = {
        mode: 'auto',
        options: {
          ...options,
          hostEnv,
          accountHome: null,
          network: ['listed.example'],
          protectedPaths: ['AGENTS.md'],
        },
        scripts: [
          { script: LOOK },
          { script: "trap '' TERM; echo begun; while :; do sleep 0.05; done", timeoutMs: 3_000 },
          { script: 'yes 0123456789', timeoutMs: 20_000 },
          {
            script:
              'python3 -c "import socket; s=socket.socket(); s.bind((\'127.0.0.1\',0)); s.listen(); print(socket.create_connection(s.getsockname()) and 1)"',
          },
          { script: 'curl -sS http://unlisted.example/' },
          {
            script:
              'cd ~/.cargo/registry && echo mine >> crate && rm -f gone && mkdir -m 555 sealed && touch new && stat -c %u crate sealed .',
          },
          { script: 'cd ~/.cargo/registry && cat crate && ls' },
        ],
      };
      write(path.join(place.home, '.cargo/registry/gone'), '');
      giveAway(place.top);
      answered = asUser(place, asked, { sudo });
    });
    afterAll(() => place.remove());

    test('the sandbox is found', () => {
      expect([answered.kind, answered.reason]).toEqual([
        kind,
        expect.stringContaining('the full profile holds'),
      ]);
    });

    test('they hold, and the user inside is the user outside', () => {
      const output = answered.results[0]?.output ?? '';
      expect(output.split('\n').slice(0, 7)).toEqual([
        String(UID),
        String(UID),
        expect.stringMatching(/^CapEff:\t0{16}$/),
        expect.stringMatching(/^CapBnd:\t0{16}$/),
        'NoNewPrivs:\t1',
        '0',
        '0',
      ]);
      expect(output).toContain('home is writable');
      expect(output.match(/Read-only file system/g)).toHaveLength(2);
      expect(output).toContain('to stderr');
      expect(statSync(path.join(place.root, 'made.txt')).uid).toBe(UID);
      expect(readFileSync(path.join(place.root, 'AGENTS.md'), 'utf8')).toBe('rules\n');
      expect(existsSync(path.join(place.top, 'outside'))).toBe(false);
    });

    test('sudo gives nothing inside', () => {
      expect(answered.results[0]?.output).toMatch(/^sudo: .*(no new privileges|owned by uid|setuid)/m);
    });

    test('nothing is left running', () => {
      expect(running('sleep 98765')).toEqual([]);
    });

    test('a stubborn command is killed at its timeout', () => {
      expect(answered.results[1]).toMatchObject({
        timedOut: true,
        exitCode: null,
        signal: 'SIGKILL',
        output: 'begun\n',
      });
    });

    test('an endless printer is killed at the cap', () => {
      expect(answered.results[2]).toMatchObject({ timedOut: false, exitCode: null, outputCapped: true });
      expect(answered.results[2]?.output.length).toBeLessThan(70_000);
    });

    test('of the network only what is listed is open', () => {
      expect(answered.results[4]).toMatchObject({
        refusedHosts: [{ host: 'unlisted.example', code: 'NET-02' }],
      });
      expect(answered.results[4]?.output).toContain('unlisted.example is not in sandbox.network');
    });

    test('caches are written to, nothing of that reaches the machine, and its user can remove it all', () => {
      expect(answered.results[5]?.output).toBe(`${UID}\n`.repeat(3));
      expect(answered.results[6]?.output).toBe('cached crate\nmine\ncrate\nnew\nsealed\n');
      const registry = path.join(place.home, '.cargo/registry');
      expect(readdirSync(registry)).toEqual(['crate', 'gone']);
      expect(readFileSync(path.join(registry, 'crate'), 'utf8')).toBe('cached crate\n');
      const left = path.join(place.scratch, 'cache');
      const remove = `const { removeTree } = await import(${JSON.stringify(REMOVE)}); removeTree(${JSON.stringify(left)})`;
      const drop = IS_ROOT ? ['setpriv', `--reuid=${UID}`, `--regid=${GID}`, '--clear-groups', '--'] : [];
      const [file = '', ...args] = [...drop, process.execPath, '--input-type=module', '-e', remove];
      execFileSync(file, args);
      expect(existsSync(left)).toBe(false);
    });

    test('loopback inside works, for tests that need it', () => {
      expect(answered.results[3]?.output).toBe('1\n');
    });
  });
}
