import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { messageOf } from '../../../core/text/message-of.ts';
import { POSIX_SHELL } from '../../../core/text/shell-quote.ts';
import { findBinary } from '../../files/host-files.ts';
import { writeLauncher } from '../syscalls/launcher-file.ts';
import type { SandboxOptions } from '../view/sandbox-options.ts';
import { SYSTEM_FOLDERS, trustedFolders } from '../view/search-path.ts';
import { noFilterReason, type ProbedSandbox } from './probed-sandbox.ts';

/**
 * Capabilities that root's commands keep without a sandbox: they may own and open files, but not inspect other
 * processes.
 */
const KEPT_CAPABILITIES = 'chown,dac_override,dac_read_search,fowner,fsetid,kill';

/**
 * Returns the command that drops rights without namespaces. For root it also drops most capabilities: a process with
 * fewer capabilities than the harness cannot read its environment or memory (ptrace(2), access mode checks).
 */
async function rightsDroppingCommand(folders: readonly string[], uid: number): Promise<readonly string[]> {
  const setpriv = findBinary('setpriv', [...folders, ...SYSTEM_FOLDERS]);
  if (setpriv === null) return [];
  const capabilities = KEPT_CAPABILITIES.split(',').map((name) => `+${name}`);
  const bare = [setpriv, '--no-new-privs'];
  const full = [...bare, `--bounding-set=-all,${capabilities.join(',')}`, '--inh-caps=-all'];
  for (const drop of uid === 0 ? [full, bare] : [bare]) {
    const [file = '', ...args] = [...drop, 'true'];
    const works = await promisify(execFile)(file, [...args], {
      env: { PATH: SYSTEM_FOLDERS.join(':') },
    }).then(
      () => true,
      () => false,
    );
    if (works) return drop;
  }
  return [];
}

/** Returns the launcher without namespaces: fewer rights, and the system call filter if the kernel accepts it. */
export async function unsandboxedLauncher(options: SandboxOptions, reason: string): Promise<ProbedSandbox> {
  const folders = trustedFolders(options.hostEnv.PATH, options.root);
  const isLinux = options.platform === 'linux';
  const drop = isLinux ? await rightsDroppingCommand(folders, options.uid) : [];
  const filter = isLinux ? writeLauncher(options.scratchDir) : null;
  const launcher = { kind: 'none' as const, drop, filter };
  if (filter === null) return { kind: 'none', reason, launcher, unfiltered: noFilterReason(options) };
  const [file = '', ...args] = [...drop, filter.file, POSIX_SHELL, '-c', READS_FILTER];
  const seccompMode = await outputOf(file, args);
  return seccompMode === '2'
    ? { kind: 'none', reason, launcher }
    : { kind: 'none', reason, launcher: { ...launcher, filter: null }, unfiltered: seccompMode };
}

/** Prints the seccomp mode of the process that runs it. 2 means a filter program. */
const READS_FILTER =
  'while read -r name value; do [ "$name" != Seccomp: ] || echo "$value"; done </proc/self/status';

/** Returns the output of a program, or the reason why it failed. */
function outputOf(file: string, args: readonly string[]): Promise<string> {
  return promisify(execFile)(file, [...args], { env: { PATH: SYSTEM_FOLDERS.join(':') } }).then(
    ({ stdout }) => stdout.trim(),
    (error: unknown) => `the launcher cannot run: ${messageOf(error).trim().split('\n').at(-1)}`,
  );
}
