import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTree } from '../../../../../src/adapters/git/tree.ts';
import { probeSandbox } from '../../../../../src/adapters/sandbox/launch/probe-sandbox.ts';
import { createShell, type SandboxShell } from '../../../../../src/adapters/sandbox/shell.ts';
import { DeniedFiles } from '../../../../../src/adapters/sandbox/view/denied-files.ts';
import { git } from '../../../../support/repository.ts';
import { command, makePlace, optionsFor, type Place, pathWithout, write } from '../fixture.ts';
import { eachWay } from '../ways.ts';

const GIT = execFileSync('/bin/sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();

/** Places in the workspace: of a tracked folder, an ignored one, git's own, and with a line feed in the name. */
const SOCKETS = [
  'daemon.sock',
  'node_modules/.cache/d.sock',
  '.git/monitor.ipc',
  'two\nlines.sock',
  'moved/x.sock',
];
const FIFOS = ['queue', 'node_modules/queue', 'moved/queue'];

eachWay(
  'a socket or FIFO of the machine in the workspace behind $way',
  ({ without, kind }) => {
    let place: Place;
    let shell: SandboxShell;
    const privateDir = mkdtempSync(path.join(tmpdir(), 'forge-tree-'));
    let connections = 0;
    // The kernel's table names a socket by the path that it was bound by, and that is another one now.
    const servers = SOCKETS.map(() => createServer(() => connections++));
    const at = (name: string): string => path.join(place.root, name);
    const say = async (script: string): Promise<string> => (await shell.run(command(script))).output;

    beforeAll(async () => {
      place = makePlace();
      write(at('.gitignore'), 'node_modules/\n');
      git(place.root, 'add', '-A');
      git(place.root, '-c', 'user.name=t', '-c', 'user.email=t@t', 'commit', '-qm', 'start');
      for (const folder of ['node_modules/.cache', 'moved']) mkdirSync(at(folder), { recursive: true });
      for (const [index, server] of servers.entries()) {
        const bound = at(`bound-${index}`);
        await new Promise<void>((done) => server.listen(bound, done));
        renameSync(bound, at(SOCKETS[index] ?? ''));
      }
      for (const fifo of FIFOS) execFileSync('mkfifo', [at(fifo)]);
      const tree = openTree({
        root: place.root,
        privateDir,
        excluded: ['.forge/artifacts'],
        guardGitDir: true,
        gitPath: GIT,
      });
      await tree.open();
      const files = new DeniedFiles(place.root, await tree.specialFiles());
      await tree.close();
      const plain = optionsFor(place, { specialFiles: async () => files.paths() });
      const found = without.length === 0 ? process.env.PATH : pathWithout(place, without);
      const options = { ...plain, hostEnv: { ...plain.hostEnv, PATH: found } };
      const isolation = await probeSandbox('auto', options);
      if (isolation.kind !== kind) throw new Error(`no sandbox to test: ${isolation.reason}`);
      shell = createShell(isolation, options);
    });
    afterAll(() => {
      for (const server of servers) server.close();
      place.remove();
      rmSync(privateDir, { recursive: true, force: true });
    });

    const connect = (names: readonly string[]): string =>
      `export PATH=/usr/bin:$PATH; python3 - <<'END'
import os, socket
for name in ${JSON.stringify(names)}:
    try:
        s = socket.socket(socket.AF_UNIX); s.connect(name); print('connected', name)
    except OSError as e: pass
END`;
    const queue = (names: readonly string[]): string =>
      names.map((name) => `[ ! -p '${name}' ] || echo 'a FIFO: ${name}'`).join('; ');

    test('cannot be connected to, nor opened', async () => {
      expect(await say(`${connect(SOCKETS)}\n${queue(FIFOS)}`)).toBe('');
      expect(connections).toBe(0);
    });

    test('stays out of reach where a command moves the folder around it', async () => {
      await say('mv moved elsewhere; mv node_modules/.cache node_modules/other');
      const names = ['elsewhere/x.sock', 'node_modules/other/d.sock'];
      expect(await say(`${connect(names)}\n${queue(['elsewhere/queue'])}`)).toBe('');
      expect(connections).toBe(0);
    });

    test('is as it was on the machine', () => {
      expect(readFileSync('/proc/net/unix', 'utf8')).toContain(at('bound-0'));
      expect(
        execFileSync('/bin/sh', ['-c', '[ -p queue ] && [ -S daemon.sock ] && echo there'], {
          cwd: place.root,
          encoding: 'utf8',
        }),
      ).toBe('there\n');
    });
  },
  'python3',
);
