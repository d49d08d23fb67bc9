import type { Mount } from '../../adapters/sandbox/mounts/mount.ts';
import { REFUSED_CALLS } from '../../adapters/sandbox/syscalls/refused-calls.ts';
import type { SandboxTrial, Trial } from '../../adapters/sandbox/trial/sandbox-trial.ts';
import type { Network } from '../../core/ports.ts';
import { EXIT_CODES, type ExitCode } from '../../core/run/outcome.ts';
import { sized } from '../../core/text/figures.ts';

/** A command's view of the machine, in the order of the report. */
export interface SandboxView {
  readonly sandbox: string;
  readonly reason: string;
  /** `uid:gid`. */
  readonly user: string;
  readonly workspace: string;
  readonly home: string;
  readonly path: string;
  readonly network: string;
  /** Names of the system calls that fail. Some fail only with certain arguments. */
  readonly refused_calls: readonly string[];
  readonly limits: string;
  readonly mounts: readonly { readonly access: string; readonly path: string }[];
}

export interface Boundary extends Trial {
  /** The fix; null if none is needed. */
  readonly mend: string | null;
}

export interface SandboxReport {
  readonly view: SandboxView;
  readonly boundaries: readonly Boundary[];
}

function accessOf(mount: Mount): string {
  switch (mount.kind) {
    case 'root':
      return 'made by us, read-only';
    case 'tmpfs':
      return mount.readOnly ? 'empty, read-only' : `private, at most ${megabytes(mount.bytes)}`;
    case 'bind':
      if (!mount.readOnly) return 'writable';
      return mount.source === mount.target ? 'read-only' : 'read-only copy';
    case 'mask':
      return 'hidden file';
    case 'layer':
      return 'writes are discarded';
  }
}

function megabytes(bytes: number | undefined): string {
  return bytes === undefined ? 'a quarter of the memory' : sized(bytes);
}

function networkText(network: Network, isolated: boolean): string {
  if (!isolated || network === 'host') return 'the network of the machine';
  return network === 'none' ? 'none' : `only the hosts of sandbox.network: ${JSON.stringify(network)}`;
}

const SANDBOX_MEND =
  'install bubblewrap, or allow this user to run sudo without a password; in a workflow: - run: sudo apt-get install -y bubblewrap';
const OFF_MEND = 'set sandbox.mode to auto or required';
const GROUP_MEND =
  'give this user a writable control group with the controllers pids and memory (systemd-run --user --scope -p Delegate=yes), or limit the container';
const REPORT_MEND =
  'do not run agents on this machine, and report it to the project with the output of this command';
const UNKNOWN_MEND = 'do not rely on this boundary until doctor has tested it';

function fixFor({ name, result }: Trial, { isolation }: SandboxTrial, mode: string): string | null {
  if (result === 'unknown') return UNKNOWN_MEND;
  if (result !== 'not held') return null;
  if (mode === 'off') return OFF_MEND;
  if (isolation.kind === 'none') return SANDBOX_MEND;
  if ((name === 'processes' || name === 'memory') && isolation.unbounded !== undefined) return GROUP_MEND;
  if (name === 'system calls' && isolation.unfiltered !== undefined)
    return 'use a runner with x64 or arm64 and a kernel with seccomp; in a workflow: runs-on: ubuntu-24.04';
  return REPORT_MEND;
}

/** Builds the report from the results of the trial. Pure. */
export function sandboxReport(
  trial: SandboxTrial,
  { mode, root, network }: { readonly mode: string; readonly root: string; readonly network: Network },
): SandboxReport {
  const { isolation, user, environment, mounts, trials } = trial;
  const isIsolated = isolation.kind !== 'none';
  return {
    view: {
      sandbox: isolation.kind,
      reason: isolation.reason,
      user: user ?? 'unknown: the command did not run',
      workspace: root,
      home: environment.HOME ?? '',
      path: environment.PATH ?? '',
      network: networkText(network, isIsolated),
      refused_calls: isolation.unfiltered === undefined ? Object.keys(REFUSED_CALLS) : [],
      limits: limitsText(trial),
      mounts: mounts
        .map((mount) => ({ access: accessOf(mount), path: mount.target }))
        .toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    },
    boundaries: trials.map((each) => ({ ...each, mend: fixFor(each, trial, mode) })),
  };
}

function limitsText({ isolation: { kind, unbounded } }: SandboxTrial): string {
  if (kind === 'none') return '4096 processes of the user, unless it is root';
  return unbounded === undefined
    ? 'a control group: 4096 processes and seven eighths of the memory'
    : `4096 processes of the user, unless it is root; no control group (${unbounded})`;
}

/**
 * Returns 5 if a boundary does not hold or could not be tried. Missing limits do not count if no control group can be
 * created.
 */
export function reportExitCode({ boundaries }: SandboxReport): ExitCode {
  const isOpen = ({ result, mend }: Boundary): boolean =>
    result === 'unknown' || (result === 'not held' && mend !== GROUP_MEND);
  return boundaries.some(isOpen) ? EXIT_CODES.config_error : EXIT_CODES.success;
}

/** Returns one line of JSON. */
export function reportJson(report: SandboxReport): string {
  const exitCode = reportExitCode(report);
  const boundaries = report.boundaries.map(({ name, result, tries, why, mend }) => ({
    name,
    result,
    tries,
    why,
    mend,
  }));
  return JSON.stringify({
    ok: exitCode === EXIT_CODES.success,
    exit_code: exitCode,
    view: report.view,
    boundaries,
  });
}

const COLORS: Readonly<Record<Trial['result'], string>> = {
  held: '\u001b[32m',
  'not held': '\u001b[31m',
  'not applicable': '\u001b[36m',
  unknown: '\u001b[33m',
};
const PLAIN = '\u001b[0m';

/** Returns a command's view, then a line for each boundary with its remedy below, and the totals. */
export function reportLines(report: SandboxReport, color: boolean): readonly string[] {
  const { mounts, refused_calls: calls, ...rest } = report.view;
  const rows = [
    ...Object.entries(rest),
    ['system calls', calls.length === 0 ? 'not filtered' : `${calls.length} refused: ${calls.join(', ')}`],
    ...(mounts.length === 0 ? [['mounts', 'none: commands see the machine as it is']] : []),
  ];
  const access = Math.max(0, ...mounts.map((mount) => mount.access.length));
  const resultWidth = 'not applicable'.length;
  const nameWidth = Math.max(...report.boundaries.map(({ name }) => name.length));
  const indent = ' '.repeat(resultWidth + nameWidth + 4);
  const paint = (result: Trial['result']): string =>
    color ? `${COLORS[result]}${result.padEnd(resultWidth)}${PLAIN}` : result.padEnd(resultWidth);
  return [
    'What a command sees here:',
    ...rows.map(([name = '', text]) => `  ${name.padEnd(12)}  ${text}`),
    ...mounts.map((mount) => `  ${mount.access.padEnd(access)}  ${mount.path}`),
    '',
    'What a command tried:',
    ...report.boundaries.flatMap(({ name, result, tries, why, mend }) => [
      `${paint(result)}  ${name.padEnd(nameWidth)}  ${tries}${why === '' ? '' : `: ${why}`}`,
      ...(mend === null ? [] : [`${indent}> ${mend}`]),
    ]),
    '',
    sum(report.boundaries),
  ];
}

function sum(boundaries: readonly Boundary[]): string {
  const count = (wanted: Trial['result']): number =>
    boundaries.filter(({ result }) => result === wanted).length;
  const open = count('not held');
  const rest = `${count('held')} held, ${count('not applicable')} not applicable, ${count('unknown')} unknown`;
  return open === 0 ? `No boundary was crossed (${rest}).` : `${open} not held (${rest}).`;
}
