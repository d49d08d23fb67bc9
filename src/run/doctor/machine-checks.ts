import type { Check } from '../../core/run/check.ts';
import type { SandboxState } from '../../core/run/sandbox-kind.ts';

export interface MachineFacts {
  readonly platform: string;
  /** `process.version`, e.g. `v24.1.0`. */
  readonly node: string;
  /** Its path, or the reason why it cannot be used. */
  readonly git: { readonly path: string } | { readonly trouble: string };
  /** null if it was not tried, because there is no repository or its settings are invalid. */
  readonly isolation: SandboxFacts | null;
  /** Names of the variables that set a proxy. */
  readonly proxies: readonly string[];
}

export interface SandboxFacts extends SandboxState {
  /** The reason why no run may start without a sandbox; null if runs may. */
  readonly needed: string | null;
}

/** GitHub runs actions with Node 24. Below 20, our modules do not load. Source: package.json, `engines`. */
const OLDEST_NODE = 20;

/** Checks the machine. Pure. */
export function machineChecks(facts: MachineFacts): readonly Check[] {
  return [
    platformCheck(facts.platform),
    nodeCheck(facts.node),
    gitCheck(facts.git),
    ...(facts.isolation === null ? [] : [isolationCheck(facts.isolation, facts.platform)]),
    ...proxyChecks(facts.proxies),
  ];
}

const HERE = { ends: 'config_error' } as const;

function platformCheck(platform: string): Check {
  const name = 'platform';
  if (platform === 'linux') return { ...HERE, name, state: 'ok', what: platform, mend: null };
  if (platform === 'win32') {
    const mend = 'run it on Linux or in WSL; in a workflow: runs-on: ubuntu-24.04';
    return { ...HERE, name, state: 'missing', what: 'Windows is not supported', mend };
  }
  const what = `${platform}: COMMANDS RUN WITHOUT A SANDBOX and can reach the files, network and credentials of this machine`;
  const mend = 'run it on Linux; in a workflow: runs-on: ubuntu-24.04';
  return { ...HERE, name, state: 'warning', what, mend };
}

function nodeCheck(version: string): Check {
  const major = Number(/^v(\d+)/.exec(version)?.[1] ?? 0);
  if (major >= OLDEST_NODE) return { ...HERE, name: 'node', state: 'ok', what: version, mend: null };
  const what = `${version}, but Node ${OLDEST_NODE} or newer is required`;
  const mend = 'install Node 24; in a workflow: - uses: actions/setup-node@v6, with: { node-version: 24 }';
  return { ...HERE, name: 'node', state: 'missing', what, mend };
}

function gitCheck(git: MachineFacts['git']): Check {
  if ('path' in git) return { ends: 'git_error', name: 'git', state: 'ok', what: git.path, mend: null };
  const mend = 'install git 2.32 or newer; in a workflow: runs-on: ubuntu-24.04';
  return { ends: 'git_error', name: 'git', state: 'missing', what: git.trouble, mend };
}

function isolationCheck(facts: SandboxFacts, platform: string): Check {
  const { kind, reason, needed, unfiltered } = facts;
  const name = 'sandbox';
  if (kind !== 'none' && unfiltered !== undefined) return unfilteredCheck(facts);
  if (kind !== 'none')
    return { ...HERE, name, state: 'ok', what: `${kind}: ${reason}${boundWords(facts)}`, mend: null };
  const linux =
    platform === 'linux'
      ? 'install bubblewrap, or allow this user to run sudo without a password; in a workflow: - run: sudo apt-get install -y bubblewrap'
      : 'run it on Linux; in a workflow: runs-on: ubuntu-24.04';
  if (needed !== null) return { ...HERE, name, state: 'missing', what: needed, mend: linux };
  const what = `none (${reason}): commands can reach everything that this user can`;
  return { ...HERE, name, state: 'warning', what, mend: linux };
}

/** Returns the note about missing limits. It is no separate check: runs are allowed, and containers cannot fix it. */
function boundWords({ unbounded }: SandboxFacts): string {
  return unbounded === undefined ? '' : `; no control group limits processes and memory (${unbounded})`;
}

function unfilteredCheck({ kind, reason, needed, unfiltered }: SandboxFacts): Check {
  const mend =
    'use a runner with x64 or arm64 and a kernel with seccomp; in a workflow: runs-on: ubuntu-24.04';
  const what = `${kind}: ${reason}, but system calls are not filtered (${unfiltered}): commands share kernel keyrings`;
  return needed === null
    ? { ...HERE, name: 'sandbox', state: 'warning', what, mend }
    : { ...HERE, name: 'sandbox', state: 'missing', what: needed, mend };
}

function proxyChecks(names: readonly string[]): readonly Check[] {
  if (names.length === 0) return [];
  const what = `${names.join(', ')}: used by forge-headless itself, hidden from commands`;
  return [{ ...HERE, name: 'proxy', state: 'ok', what, mend: null }];
}
