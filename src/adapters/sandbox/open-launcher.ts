import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { messageOf } from '../../core/message-of.ts';
import { findBinary } from './host-files.ts';
import type { SandboxOptions } from './options.ts';
import { noFilter, type ProbedIsolation } from './probed.ts';
import { POSIX_SHELL } from './quote.ts';
import { SYSTEM_FOLDERS, trustedFolders } from './search-path.ts';
import { writeLauncher } from './syscalls/program.ts';

/** Rights that root's commands keep without isolation: to own and open files, and nothing over other processes. */
const KEPT = 'chown,dac_override,dac_read_search,fowner,fsetid,kill';

/**
 * What can be taken from a command without namespaces. For root also most capabilities: a process that holds
 * fewer than the harness may not look into its environment or memory (ptrace(2), access mode checks).
 */
async function dropFor(folders: readonly string[], uid: number): Promise<readonly string[]> {
  const setpriv = findBinary('setpriv', [...folders, ...SYSTEM_FOLDERS]);
  if (setpriv === null) return [];
  const kept = KEPT.split(',').map((name) => `+${name}`);
  const bare = [setpriv, '--no-new-privs'];
  const full = [...bare, `--bounding-set=-all,${kept.join(',')}`, '--inh-caps=-all'];
  for (const drop of uid === 0 ? [full, bare] : [bare]) {
    const [file = '', ...args] = [...drop, 'true'];
    const held = await promisify(execFile)(file, [...args], { env: { PATH: SYSTEM_FOLDERS.join(':') } }).then(
      () => true,
      () => false,
    );
    if (held) return drop;
  }
  return [];
}

/** Commands without namespaces: with fewer rights, and with the filter where the kernel takes it. */
export async function openLauncher(options: SandboxOptions, reason: string): Promise<ProbedIsolation> {
  const folders = trustedFolders(options.hostEnv.PATH, options.root);
  const isLinux = options.platform === 'linux';
  const drop = isLinux ? await dropFor(folders, options.uid) : [];
  const filter = isLinux ? writeLauncher(options.scratchDir) : null;
  const launcher = { kind: 'none' as const, drop, filter };
  if (filter === null) return { kind: 'none', reason, launcher, unfiltered: noFilter(options) };
  const [file = '', ...args] = [...drop, filter.file, POSIX_SHELL, '-c', READS_FILTER];
  const said = await answerOf(file, args);
  return said === '2'
    ? { kind: 'none', reason, launcher }
    : { kind: 'none', reason, launcher: { ...launcher, filter: null }, unfiltered: said };
}

/** Prints the kind of filter that holds the process that runs it; 2: a program of instructions. */
const READS_FILTER =
  'while read -r name value; do [ "$name" != Seccomp: ] || echo "$value"; done </proc/self/status';

/** The output of a program, or why there is none. */
function answerOf(file: string, args: readonly string[]): Promise<string> {
  return promisify(execFile)(file, [...args], { env: { PATH: SYSTEM_FOLDERS.join(':') } }).then(
    ({ stdout }) => stdout.trim(),
    (error: unknown) => `the launcher does not run: ${messageOf(error).trim().split('\n').at(-1)}`,
  );
}
