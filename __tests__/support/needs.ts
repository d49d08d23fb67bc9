import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, test } from 'vitest';
import { findTool } from '../../scripts/tools.ts';

/** How to get what some tests need and a machine with git and Node alone may lack. */
const REMEDIES = {
  bubblewrap: 'install bubblewrap, and allow unprivileged user namespaces',
  namespaces: 'run as root, or allow sudo without a password',
  sandbox: 'install bubblewrap, run as root, or allow sudo without a password',
  root: 'run as root',
  sudo: 'install sudo, and as an ordinary user allow it without a password',
  iproute2: 'install iproute2',
  curl: 'install curl',
  python3: 'install python3',
  cmake: 'install cmake and g++',
  actionlint: 'run .ci/tools',
  chromium: 'install chromium',
} as const;

export type Need = keyof typeof REMEDIES;

/** Starts the title of each test that this machine cannot run; the reporter of `npm test` adds them up. */
export const NOT_RUN = 'not run, needs ';

interface Registers {
  describe(title: string, suite: () => void): void;
  test(title: string, body: () => void | Promise<void>, patienceMs?: number): void;
}

/**
 * `describe` and `test` for what cannot run without these. Where one is missing, the tests are skipped and their title
 * names it. With FORGE_TESTS_REQUIRE_ALL=1 the file fails instead, so nothing is left out unnoticed in CI.
 */
export function needing(...needs: readonly Need[]): Registers {
  const missing = needs.filter((need) => !isHere(need));
  if (missing.length === 0) return { describe, test };
  const why = missing.map((need) => `${need} (${REMEDIES[need]})`).join(' and ');
  // Not a tool: CI runs some jobs as an ordinary user.
  if (process.env.FORGE_TESTS_REQUIRE_ALL === '1' && missing.some((need) => need !== 'root'))
    throw new Error(`FORGE_TESTS_REQUIRE_ALL is set, and this machine lacks ${why}`);
  const marked = (title: string): string => `${NOT_RUN}${why}: ${title}`;
  return {
    describe: (title, suite) => describe.skip(marked(title), suite),
    test: (title, body) => test.skip(marked(title), body),
  };
}

const isHere = (need: Need): boolean => LOOKS[need]();

const LOOKS: Readonly<Record<Need, () => boolean>> = {
  bubblewrap: () => succeeds('bwrap', '--unshare-all', '--ro-bind', '/', '/', 'true'),
  namespaces: () => succeeds('unshare', ...UNSHARE) || succeeds('sudo', '-n', 'unshare', ...UNSHARE),
  sandbox: () => isHere('bubblewrap') || isHere('namespaces'),
  root: () => process.getuid?.() === 0,
  sudo: () => onPath('sudo') && (isHere('root') || succeeds('sudo', '-n', 'true')),
  iproute2: () => onPath('ip'),
  curl: () => onPath('curl'),
  python3: () => onPath('python3'),
  cmake: () => onPath('cmake') && onPath('g++'),
  actionlint: () => findTool('actionlint') !== null,
  chromium: () => onPath('chromium'),
};

/** The namespaces of a command (adapters/sandbox/launch/unshare.ts). */
const UNSHARE = ['--mount', '--pid', '--ipc', '--uts', '--cgroup', '--net', '--fork', 'true'];

function succeeds(program: string, ...args: readonly string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function onPath(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
