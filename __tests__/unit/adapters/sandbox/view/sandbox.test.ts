import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createSocket } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type ProbedSandbox,
  probeSandbox,
} from '../../../../../src/adapters/sandbox/launch/probe-sandbox.ts';
import { createShell, type SandboxShell } from '../../../../../src/adapters/sandbox/shell.ts';
import type { SandboxOptions } from '../../../../../src/adapters/sandbox/view/sandbox-options.ts';
import { needing } from '../../../../support/needs.ts';
import { command, makePlace, optionsFor, type Place, pathWithout, running, write } from '../fixture.ts';
import { eachWay } from '../ways.ts';

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

eachWay('behind $way', ({ without, kind }) => {
  let place: Place;
  let options: SandboxOptions;
  let isolation: ProbedSandbox;
  let shell: SandboxShell;

  const shellWith = (more: Partial<SandboxOptions>): SandboxShell =>
    createShell(isolation, { ...options, ...more });
  const say = async (script: string, on = shell): Promise<string> => (await on.run(command(script))).output;

  beforeAll(async () => {
    place = makePlace();
    const found = without.length === 0 ? process.env.PATH : pathWithout(place, without);
    const plain = optionsFor(place);
    options = { ...plain, hostEnv: { ...plain.hostEnv, PATH: found } };
    isolation = await probeSandbox('auto', options);
    // What follows attacks this machine: without the sandbox it would succeed.
    if (isolation.kind !== kind) throw new Error(`no sandbox to test: ${isolation.reason}`);
    shell = createShell(isolation, options);
  });
  afterAll(() => place.remove());

  test('the probe finds it, and says by what', () => {
    expect([isolation.kind, isolation.reason]).toEqual([
      kind,
      expect.stringContaining('the full profile holds'),
    ]);
  });

  test('the workspace is writable, and what is written is on the host, owned by us', async () => {
    const result = await shell.run(command('echo new > made.txt && cat made.txt'));
    expect(result).toMatchObject({ exitCode: 0, output: 'new\n' });
    expect(statSync(path.join(place.root, 'made.txt')).uid).toBe(options.uid);
  });

  test('the machine is not: neither the root, nor /etc, nor a sibling of the workspace', async () => {
    const sibling = path.join(path.dirname(place.top), `${path.basename(place.top)}-sibling`);
    const script = `touch /x; touch /etc/x; echo x > ${sibling}; echo x > ${place.top}/x; touch /usr/bin/x; true`;
    await shell.run(command(script));
    expect(['/x', '/etc/x', sibling, path.join(place.top, 'x'), '/usr/bin/x'].filter(existsSync)).toEqual([]);
  });

  test("Go's cache can be written and lasts for the run, but gates never see what commands left in it", async () => {
    const cache = 'cd ~/.cache/go-build &&';
    expect(await say(`${cache} echo poison > a && ls`)).toBe('a\n');
    expect(await say(`${cache} ls`)).toBe('a\n');
    const gate = await shell.run(command(`${cache} ls; echo mine > b`, { who: 'gate', pipefail: true }));
    expect(gate).toMatchObject({ exitCode: 0, output: '' });
    expect(await say(`${cache} ls`)).toBe('a\n');
  });

  test('.git and the protected paths cannot be written, moved or deleted', async () => {
    const before = readFileSync(path.join(place.root, '.git/config'), 'utf8');
    const output = await say(`
      echo evil >> .git/config; touch .git/hooks/pre-commit; mv .git g; rm -rf .git
      echo evil >> AGENTS.md; rm -f AGENTS.md; mv AGENTS.md a
      echo evil >> .github/workflows/ci.yml; touch .github/workflows/new.yml; rm -rf .github/workflows; mv .github/workflows w`);
    expect(output).toContain('Read-only file system');
    expect(readFileSync(path.join(place.root, '.git/config'), 'utf8')).toBe(before);
    expect(readFileSync(path.join(place.root, 'AGENTS.md'), 'utf8')).toBe('rules\n');
    expect(readdirSync(path.join(place.root, '.github/workflows'))).toEqual(['ci.yml']);
  });

  test('a hard link cannot carry a protected file into the writable part', async () => {
    const output = await say('ln .git/config config; ln AGENTS.md rules; ln /etc/passwd passwd; ls');
    expect(output.match(/cross-device link/g)).toHaveLength(3);
    expect(existsSync(path.join(place.root, 'config'))).toBe(false);
  });

  test('a symbolic link out of the workspace leads nowhere writable', async () => {
    await say(`ln -s ${place.top} out; echo x > out/pwn; ln -s /etc etc; echo x > etc/pwn; rm out etc`);
    expect(existsSync(path.join(place.top, 'pwn')) || existsSync('/etc/pwn')).toBe(false);
  });

  test('a protected path that does not exist leaves no mount point', async () => {
    const paths = (): readonly string[] => ['.husky', '.mcp.json', 'deep/er/.npmrc'];
    const before = readdirSync(place.root);
    await shellWith({ protectedPaths: paths }).run(command('ls -la .husky .mcp.json'));
    expect(readdirSync(place.root)).toEqual(before);
  });

  test('credentials in the home folder are not there, the caches of packages are', async () => {
    const output = await say(
      "cd ~; find . -type f -not -path '*/go-build/*' | sort; cat .ssh/* .netrc .npmrc .cargo/credentials.toml",
    );
    expect(output).not.toContain('CANARY_CREDENTIAL');
    expect(output).toMatch(/^\.\/\.cargo\/registry\/crate\n(?!\.\/)/m);
  });

  test('HOME is private, writable and gone afterwards', async () => {
    const output = await say(
      'echo x > ~/.bashrc && mkdir -p ~/.npm/_logs ~/.cargo/git && cat ~/.bashrc && echo "$HOME"',
    );
    expect(output).toBe(`x\n${place.home}\n`);
    expect(existsSync(path.join(place.home, '.bashrc'))).toBe(false);
    expect(await say('ls ~/.bashrc 2>&1')).toContain('No such file');
  });

  test('TMPDIR works and is gone afterwards', async () => {
    expect(
      await say('f=$(mktemp) && echo kept > "$f" && cat "$f"; echo x > /var/tmp/y; echo x > /tmp/forge-leak'),
    ).toBe('kept\n');
    expect(existsSync('/tmp/forge-leak')).toBe(false);
  });

  test("the runner's folder and the harness's own are empty", async () => {
    const output = await say(
      `ls -A ${place.runnerTemp} ${place.scratch} .forge/artifacts; echo x > .forge/artifacts/x`,
    );
    expect(output).not.toContain('_runner_file_commands');
    expect(output).toContain('Read-only file system');
    expect(readdirSync(place.output)).toEqual([]);
  });

  test('the password hashes and host keys of the machine read as nothing', async () => {
    expect(await say('cat /etc/shadow /etc/shadow- /etc/gshadow 2>/dev/null | wc -c')).toBe('0\n');
  });

  test('readable paths are shown, read-only, and nothing around them', async () => {
    write(path.join(place.home, 'shared/notes.txt'), 'notes\n');
    const open = shellWith({ readable: ['~/shared'] });
    const output = await say('cat ~/shared/notes.txt; echo x >> ~/shared/notes.txt; ls -A ~', open);
    expect(output).toMatch(/^notes\n/);
    expect(output).toContain('Read-only file system');
    expect(output).not.toContain('.ssh');
  });

  test('a readable that is the home folder itself does not open it', async () => {
    expect(await say('cat ~/.netrc', shellWith({ readable: ['~/', place.home] }))).not.toContain('CANARY');
  });

  test('a file can stand in for another: a git configuration without its credential', async () => {
    const clean = path.join(place.scratch, 'config');
    writeFileSync(clean, '[core]\n\tclean = true\n');
    const target = path.join(place.root, '.git/config');
    const open = shellWith({ replacements: () => [{ target, source: clean }] });
    expect(await say('cat .git/config; echo x >> .git/config', open)).toMatch(
      /^\[core\]\n\tclean = true\n.*Read-only/s,
    );
  });

  test('read-only means the whole workspace', async () => {
    const result = await shell.run(
      command('touch x; echo x >> README.md; touch ~/ok && echo ok', { readOnly: true }),
    );
    expect(result.output.match(/Read-only file system/g)).toHaveLength(2);
    expect(result.output).toContain('ok');
  });

  test('with a base only what lies below it is writable', async () => {
    const result = await say('touch top; touch sub/x && rm sub/x && echo below', shellWith({ base: 'sub' }));
    expect(result).toMatch(/Read-only file system\nbelow\n$/);
  });

  const loopback = needing(...(kind === 'unshare' ? (['iproute2'] as const) : []));
  loopback.test('the network is not there, loopback inside is', async () => {
    let hits = 0;
    const server = createServer((_, response) => {
      hits++;
      response.end('reached');
    });
    const port = await listen(server);
    const script = `(exec 3<>/dev/tcp/127.0.0.1/${port}) 2>&1; cat /proc/net/dev | grep -c eth0`;
    const output = await say(script);
    expect(output).toContain('refused');
    expect(hits).toBe(0);
    const host = await say(
      `exec 3<>/dev/tcp/127.0.0.1/${port}; printf 'GET / HTTP/1.0\\r\\n\\r\\n' >&3; cat <&3`,
      shellWith({ network: 'host' }),
    );
    expect(host).toContain('reached');
    server.close();
  });

  needing('python3').test(
    'a socket that somebody listens at cannot be connected to, wherever it lies',
    async () => {
      const places = [path.join(place.top, 'daemon.sock'), path.join(place.root, 'daemon.sock')];
      const shown = path.join(place.home, 'daemon.sock');
      let hits = 0;
      const servers = [...places, shown].map((at) => createSocket(() => hits++).listen(at));
      await Promise.all(servers.map((server) => new Promise((done) => server.once('listening', done))));
      const script = [...places, shown]
        .map(
          (at) =>
            `python3 -c "import socket;s=socket.socket(socket.AF_UNIX);s.connect('${at}');print('connected')"`,
        )
        .join('; ');
      expect(
        await say(`export PATH=/usr/bin:$PATH; ${script}`, shellWith({ readable: ['~/.'] })),
      ).not.toContain('connected');
      expect(hits).toBe(0);
      for (const server of servers) server.close();
    },
  );

  test('no process of the machine can be seen, and no key', async () => {
    const output = await say(
      `ls /proc | grep -c '^[0-9]'; cat /proc/[0-9]*/environ | tr '\\0' '\\n' | grep -c CANARY_KEY; ps aux 2>/dev/null | grep -c vitest`,
    );
    const [processes, keys] = output.split('\n').map(Number);
    expect(processes).toBeLessThan(8);
    expect(keys).toBe(0);
  });

  test('no capability is held and none can be gained', async () => {
    const output = await say(
      'grep -E "^(Cap(Inh|Prm|Eff|Bnd|Amb)|NoNewPrivs)" /proc/self/status; mount -t tmpfs x /mnt; sudo -n true; f=/proc/sys/kernel/core_pattern; v=$(cat $f); echo "$v" > $f',
    );
    expect(output).toMatch(/^(Cap...:\t0{16}\n){5}NoNewPrivs:\t1\n/);
    expect(output).toMatch(/core_pattern: (Read-only|Permission)/);
  });

  test('devices of the machine are not there, the usual ones work', async () => {
    const script =
      'ls /dev; echo x > /dev/null; head -c 4 /dev/urandom | wc -c; cat <(echo through); echo up >&2 >/dev/stderr; ls /dev/shm | wc -l';
    const output = await say(script);
    expect(output).toContain('4\nthrough\nup\n');
    expect(output).not.toMatch(/^(vda|sda|loop0|mem|kmsg|nvme)/m);
  });

  test('no descriptor of ours is inherited', async () => {
    expect(await say('ls /proc/self/fd')).toBe('0\n1\n2\n3\n');
  });

  test('how a command ended is not for what runs in it to say: nothing around it can be written to', async () => {
    // Takes what the shell around it has not read yet, and puts its own in the place.
    const forge = 'for fd in /proc/1/fd/*; do timeout 0.3 cat "$fd"; echo "exit 0" > "$fd"; done 2>/dev/null';
    const result = await shell.run(command(`(${forge}) >/dev/null; exit 3`, { who: 'gate' }));
    expect([result.exitCode, result.startError]).toEqual([3, undefined]);
  });

  test('nothing survives the call: setsid, nohup, double fork, a writer in the workspace', async () => {
    const tick = path.join(place.root, 'tick');
    const id = `9${process.pid}9.${kind === 'bwrap' ? 1 : 2}`;
    const result = await shell.run(
      command(`
        setsid sh -c 'while :; do date +%N > tick; done' &
        nohup sh -c 'sleep ${id}' >/dev/null 2>&1 &
        (setsid sh -c '(sleep ${id} </dev/null >/dev/null 2>&1 &)' &)
        env -i setsid sleep ${id} </dev/null >/dev/null 2>&1 &
        while [ ! -s tick ]; do :; done; echo main is done`),
    );
    const last = readFileSync(tick, 'utf8');
    expect(result.output).toBe('main is done\n');
    expect(running(`sleep ${id}`)).toEqual([]);
    expect(readFileSync(tick, 'utf8')).toBe(last);
    expect(result.killedOrphans).toBe(0);
  });

  test('a command that ignores every polite signal ends at its timeout', async () => {
    const script = "trap '' TERM INT HUP; echo begun; while :; do sleep 0.05; done";
    const result = await shell.run(command(script, { timeoutMs: 2_000 }));
    expect(result).toMatchObject({ exitCode: null, signal: 'SIGKILL', timedOut: true, output: 'begun\n' });
  });

  test('a command may tidy up at its timeout', async () => {
    const script = "trap 'echo tidied; exit 0' TERM; echo begun; sleep 30 & wait";
    const result = await shell.run(command(script, { timeoutMs: 2_000 }));
    expect(result).toMatchObject({
      exitCode: null,
      signal: 'SIGTERM',
      timedOut: true,
      output: 'begun\ntidied\n',
    });
  });

  test('a cancelled run ends its command', async () => {
    const cancel = new AbortController();
    const running = shell.run(command('echo begun > begun.txt; sleep 30', { signal: cancel.signal }));
    while (!existsSync(path.join(place.root, 'begun.txt'))) await new Promise((next) => setImmediate(next));
    cancel.abort();
    expect(await running).toMatchObject({ exitCode: null, timedOut: false, signal: 'SIGTERM' });
    expect(await shell.run(command('true', { signal: cancel.signal }))).toMatchObject({
      exitCode: null,
      startError: 'cancelled before it started',
    });
  });

  test('a program run alone dies by its own signal as anywhere', async () => {
    const codes = [];
    for (const script of ['kill -ABRT $$', 'kill -KILL $$', 'exec sleep 30 & kill -TERM $!; wait $!']) {
      codes.push((await shell.run(command(script))).exitCode);
    }
    expect(codes).toEqual([134, 137, 143]);
  });

  test('a file above the limit is not written to its end', async () => {
    const result = await shell.run(
      command('truncate -s 3G huge; dd if=/dev/zero of=big bs=1M seek=2000 count=1; rm -f huge big'),
    );
    expect(result.output).toMatch(/File too large|File size limit/);
  });

  test('a script too long for one argument runs as a short one would', async () => {
    const script = `# ${'x'.repeat(300_000)}\nread -r line; echo "[$#][$line]" 'quote'"'"'d'\nexit 7`;
    expect(await shell.run(command(script))).toMatchObject({
      exitCode: 7,
      output: "[0][] quote'd\n",
    });
  });

  test('a script cannot break out of the argument list', async () => {
    for (const script of [
      '--bind / / touch pwn',
      "'; touch /etc/pwn; echo '",
      '-c id',
      'FORGE_END\ntouch /etc/pwn\n',
    ]) {
      expect((await shell.run(command(script))).startError).toBeUndefined();
    }
    expect(existsSync('/etc/pwn') || existsSync(path.join(place.root, 'pwn'))).toBe(false);
  });

  test('a workspace with a blank, a quote and a dollar sign in its name', async () => {
    const root = path.join(place.top, `w s'"$x#`);
    write(path.join(root, 'a b.txt'), 'odd\n');
    const odd = shellWith({ root, gitDirs: [], protectedPaths: () => ['a b.txt'], privateDirs: [] });
    const output = await say('cat *.txt; echo new > made.txt; (echo x >> "a b.txt") 2>/dev/null; pwd', odd);
    expect(output).toBe(`odd\n${root}\n`);
    expect(readdirSync(root)).toEqual(['a b.txt', 'made.txt']);
    expect(readFileSync(path.join(root, 'a b.txt'), 'utf8')).toBe('odd\n');
  });

  test('pass_env is handed through, and no list shows its value', async () => {
    const hostEnv = { ...options.hostEnv, TOKEN_FOR_TESTS: `va'lue\n$x` };
    const open = shellWith({ hostEnv, passEnv: ['TOKEN_FOR_TESTS'] });
    expect(await say('printf %s "$TOKEN_FOR_TESTS"', open)).toBe(`va'lue\n$x`);
  });
});
