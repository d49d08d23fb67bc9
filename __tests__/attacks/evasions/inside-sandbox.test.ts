import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { probeSandbox } from '../../../src/adapters/sandbox/launch/probe-sandbox.ts';
import { createShell, type SandboxShell } from '../../../src/adapters/sandbox/shell.ts';
import { needing } from '../../support/needs.ts';
import {
  command,
  makePlace,
  optionsFor,
  type Place,
  pathWithout,
} from '../../unit/adapters/sandbox/fixture.ts';
import { eachWay } from '../../unit/adapters/sandbox/ways.ts';

/** Where a machine looks for what it is to do later, and for whom. */
const LATER = [
  '/etc/cron.d/forge-evasion',
  '/etc/crontab.forge-evasion',
  '/etc/systemd/system/forge-evasion.service',
  '/etc/profile.d/forge-evasion.sh',
  '/etc/ld.so.preload.forge-evasion',
  '/var/spool/cron/forge-evasion',
  '/var/spool/cron/crontabs/forge-evasion',
  '/var/spool/at/forge-evasion',
];

/** Asks the kernel for another process: its memory, its registers, its end. Prints what it was given. */
const TAKE_OVER = `
import ctypes, os, sys
libc = ctypes.CDLL(None, use_errno=True)
for pid in map(int, sys.argv[1:]):
    if libc.ptrace(16, pid, None, None) == 0: print('attached', pid)
    try: open(f'/proc/{pid}/mem', 'rb').close(); print('memory', pid)
    except OSError: pass
    try: os.kill(pid, 0); print('signalled', pid)
    except OSError: pass
print('tried', len(sys.argv) - 1)
`;

eachWay('behind $way', ({ without, kind }) => {
  let place: Place;
  let shell: SandboxShell;
  const say = async (script: string, who: 'agent' | 'gate' = 'agent'): Promise<string> =>
    (await shell.run(command(script, { who }))).output;

  beforeAll(async () => {
    place = makePlace();
    const found = without.length === 0 ? process.env.PATH : pathWithout(place, without);
    const plain = optionsFor(place);
    const options = { ...plain, hostEnv: { ...plain.hostEnv, PATH: found } };
    const isolation = await probeSandbox('auto', options);
    // What follows attacks this machine: without the walls it would succeed.
    if (isolation.kind !== kind) throw new Error(`no walls to test: ${isolation.reason}`);
    shell = createShell(isolation, options);
  });
  afterAll(() => place.remove());

  test('25: cron, at, systemd, docker and sudo are given nothing to do later', async () => {
    const output = await say(`
      for f in ${LATER.join(' ')}; do mkdir -p "$(dirname $f)"; echo '* * * * * root true' > $f && echo "wrote $f"; done
      mkdir -p ~/.config/systemd/user/default.target.wants ~/.config/autostart
      echo '[Service]' > ~/.config/systemd/user/default.target.wants/evil.service
      for p in 'at now' 'crontab -' 'systemd-run --user true' 'systemctl --user daemon-reload' 'docker ps' 'podman ps' 'sudo -n true'; do
        echo true | $p && echo "ran $p"
      done
      find /run /var/run -type s | sed 's/^/socket /'
      echo "bus [$DBUS_SESSION_BUS_ADDRESS$XDG_RUNTIME_DIR$DOCKER_HOST]"; echo tried`);
    expect(output).not.toMatch(/^(?:wrote|ran|socket) /m);
    expect(output).toMatch(/^bus \[\]\ntried$/m);
    expect(LATER.filter((file) => existsSync(file))).toEqual([]);
    expect(existsSync(path.join(place.home, '.config/systemd'))).toBe(false);
    expect(await say('ls -A ~/.config 2>&1')).not.toContain('systemd');
  });

  needing('python3').test('27: no process of ours can be traced, read or signalled', async () => {
    const script = `export PATH=/usr/bin:$PATH; python3 - ${process.pid} ${process.ppid} <<'END'${TAKE_OVER}END`;
    expect(await say(script)).toBe('tried 2\n');
    expect(
      await say(
        'cat /proc/sys/kernel/ns_last_pid; cat /proc/kcore; echo 0 > /proc/sys/kernel/yama/ptrace_scope',
      ),
    ).toMatch(/^\d*\n?(?:.*(?:denied|No such|not permitted|Read-only|Input\/output).*\n){2}$/);
  });

  test('33: a git that a command leaves in its home or in the workspace is not what a gate runs', async () => {
    const plant = `for d in ~/.local/bin ~/bin ~/.cargo/bin bin node_modules/.bin .; do
      mkdir -p $d; printf '#!/bin/sh\\necho planted\\n' > $d/git; chmod +x $d/git; done; printf 'PATH=%s:$PATH\\n' "$PWD/bin" | tee ~/.bashrc ~/.profile > ~/.bash_profile`;
    await say(plant);
    expect(readFileSync(path.join(place.root, 'bin/git'), 'utf8')).toContain('planted');
    expect(await say('git --version; ls -A ~ | grep -cE "^(bin|.local|.bashrc)$"', 'gate')).toMatch(
      /^git version .*\n0\n$/,
    );
    expect(await say('git --version')).toMatch(/^git version /);
  });
});
