import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import type { SandboxOptions } from '../../../../src/adapters/sandbox/view/sandbox-options.ts';
import type { ShellCommand } from '../../../../src/core/ports.ts';

export const ENOUGH = 20_000;

/** A folder of the test's own with a workspace, a home, a runner's folder and a scratch folder in it. */
export interface Place {
  readonly top: string;
  readonly root: string;
  readonly home: string;
  readonly runnerTemp: string;
  readonly scratch: string;
  readonly output: string;
  remove(): void;
}

function git(root: string, ...args: readonly string[]): void {
  execFileSync('git', ['-C', root, ...args], {
    env: { PATH: process.env.PATH, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
  });
}

const CREDENTIALS = [
  '.ssh/id_ed25519',
  '.netrc',
  '.npmrc',
  '.docker/config.json',
  '.aws/credentials',
  '.config/gh/hosts.yml',
  '.gitconfig',
  '.cargo/credentials.toml',
  '.m2/settings.xml',
];

export function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

export function makePlace(): Place {
  const top = realpathSync(mkdtempSync(path.join(tmpdir(), 'forge-sandbox-')));
  const at = (name: string): string => path.join(top, name);
  for (const name of ['ws', 'home', 'rt', 'scratch', 'ws/.forge/artifacts']) {
    mkdirSync(at(name), { recursive: true });
  }
  for (const name of CREDENTIALS) write(at(`home/${name}`), 'CANARY_CREDENTIAL\n');
  write(at('home/.cargo/registry/crate'), 'cached crate\n');
  write(at('rt/_runner_file_commands/set_env_1'), '');
  write(at('ws/README.md'), '# fixture\n');
  write(at('ws/.github/workflows/ci.yml'), 'name: ci\n');
  write(at('ws/AGENTS.md'), 'rules\n');
  write(at('ws/sub/inner.txt'), 'inner\n');
  git(at('ws'), 'init', '-q');
  return {
    top,
    root: at('ws'),
    home: at('home'),
    runnerTemp: at('rt'),
    scratch: at('scratch'),
    output: at('ws/.forge/artifacts'),
    remove: () => rmSync(top, { recursive: true, force: true }),
  };
}

export function optionsFor(place: Place, more: Partial<SandboxOptions> = {}): SandboxOptions {
  return {
    root: place.root,
    base: '',
    gitDirs: [path.join(place.root, '.git')],
    protectedPaths: () => ['.github/workflows', 'AGENTS.md'],
    deniedReads: () => [],
    privateDirs: [place.output, place.scratch],
    readable: [],
    passEnv: [],
    network: 'none',
    hostEnv: {
      PATH: process.env.PATH,
      LANG: 'C.UTF-8',
      HOME: place.home,
      RUNNER_TEMP: place.runnerTemp,
      FORGE_API_KEY: 'CANARY_KEY',
    },
    accountHome: userInfo().homedir,
    scratchDir: place.scratch,
    uid: process.getuid?.() ?? 0,
    gid: process.getgid?.() ?? 0,
    platform: 'linux',
    ...more,
  };
}

/** Options whose PATH holds links to all of the usual programs but these, as on a machine without them. */
export function pathWithout(place: Place, hidden: readonly string[]): string {
  const folder = path.join(place.top, `bin-without-${hidden.join('-')}`);
  if (existsSync(folder)) return folder;
  mkdirSync(folder, { recursive: true });
  const script = 'for d in /usr/sbin /usr/bin /bin; do ln -sf "$d"/* "$1"; done; cd "$1"; shift; rm -f "$@"';
  execFileSync('/bin/sh', ['-c', script, 'sh', folder, ...hidden]);
  return folder;
}

export function command(script: string, more: Partial<ShellCommand> = {}): ShellCommand {
  return {
    script,
    who: 'agent',
    pipefail: false,
    cwd: '',
    timeoutMs: ENOUGH,
    signal: new AbortController().signal,
    ...more,
  };
}

/** The processes of this machine whose command line is exactly that. */
export function running(commandLine: string): readonly string[] {
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      return line === commandLine;
    } catch {
      return false;
    }
  });
}
