import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ignoringFailure } from '../../../core/settled.ts';
import { messageOf } from '../../../core/text/message-of.ts';
import { POSIX_SHELL, quoted } from '../../../core/text/shell-quote.ts';
import { readTextOrEmpty } from '../../files/host-files.ts';
import { type CgroupFolder, type CgroupLimits, cgroupFolders } from './cgroup-folders.ts';
import { setKeepsAlive } from './child-liveness.ts';
import { allProcesses, descendants } from './process-table.ts';

/** ms in which the shell that tests the group must answer. */
const SHELL_TIMEOUT_MS = 5000;

/** A control group of the kernel that limits the processes and the memory of all commands together. */
export class CommandCgroup {
  readonly #folders: readonly string[];

  constructor(folders: readonly string[]) {
    this.#folders = folders;
  }

  /** Moves a process and its children into the group; processes that they start later are in it too. */
  async join(pid: number | undefined): Promise<void> {
    if (pid === undefined) return;
    await this.#move(pid);
    // In this order each child is either listed here or was started in the group.
    for (const child of childrenOf(pid)) await this.#move(child);
  }

  async #move(pid: number): Promise<void> {
    for (const folder of this.#folders) {
      // A process that has ended needs no limit.
      await ignoringFailure(writeFile(path.join(folder, 'cgroup.procs'), String(pid)));
    }
  }
}

/** Returns a process's children. Old or small kernels lack this file. */
function childrenOf(pid: number): readonly number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  const text = readTextOrEmpty(file).trim();
  if (text !== '') return text.split(' ').map(Number);
  return readTextOrEmpty('/proc/self/task/self/children') === '' ? descendants(pid, allProcesses()) : [];
}

/**
 * Makes a group for the commands of this run; a text is the reason for failure. It is removed when this process ends.
 */
export async function openCommandCgroup(limits: CgroupLimits): Promise<CommandCgroup | string> {
  const enabled = (folder: string): readonly string[] =>
    readTextOrEmpty(path.join(folder, 'cgroup.subtree_control')).trim().split(' ');
  const places = cgroupFolders(
    readTextOrEmpty('/proc/self/mountinfo'),
    readTextOrEmpty('/proc/self/cgroup'),
    enabled,
    limits,
  );
  if (places === null) return 'the cgroup controllers pids and memory are not available';
  const name = `forge-${process.pid}-${randomUUID().slice(0, 8)}`;
  const folders = places.map(({ folder }) => path.join(folder, name));
  try {
    for (const [at, place] of places.entries()) makeCgroup(folders[at] ?? '', place);
  } catch (error) {
    await startCgroupKeeper(folders, []);
    return messageOf(error);
  }
  const problem = await startCgroupKeeper(
    folders,
    places.map(({ folder }) => folder),
  );
  return problem ?? new CommandCgroup(folders);
}

function makeCgroup(folder: string, { limits }: CgroupFolder): void {
  mkdirSync(folder);
  for (const [file, value] of limits) writeFileSync(path.join(folder, file), String(value));
}

/**
 * Starts a shell that enters each group and leaves it again, and that removes the groups when this process has ended,
 * for whatever reason. The text is the reason why a process cannot enter.
 */
function startCgroupKeeper(folders: readonly string[], back: readonly string[]): Promise<string | null> {
  const enter = folders.slice(0, back.length).map((folder) => `echo 0 >${quoted(`${folder}/cgroup.procs`)}`);
  const leave = back.map((folder) => `echo 0 >${quoted(`${folder}/cgroup.procs`)}`);
  const all = folders.map(quoted).join(' ');
  const script = [
    `{ ${[...enter, ...leave, 'echo entered'].join(' && ')}; } 2>&1`,
    'exec >/dev/null 2>&1',
    back.length === 0 ? ':' : 'while read -r line; do :; done',
    // A group can be removed after its last process has ended.
    `for i in 1 2 3 4 5 6 7 8 9 10; do left=; for f in ${all}; do [ ! -d "$f" ] || rmdir "$f" || left=1; done; [ -n "$left" ] || exit 0; sleep 0.2; done`,
  ].join('\n');
  const child = spawn(POSIX_SHELL, ['-c', script], {
    cwd: '/',
    env: { PATH: '/usr/bin:/bin' },
    stdio: ['pipe', 'pipe', 'ignore'],
    detached: true,
  });
  child.stdin.on('error', () => {});
  return new Promise((resolve) => {
    let output = '';
    const answer = (problem: string | null): void => {
      clearTimeout(timer);
      setKeepsAlive({ child, reader: null }, false);
      resolve(problem);
    };
    const timer = setTimeout(() => answer('no answer'), SHELL_TIMEOUT_MS);
    child.on('error', (error) => answer(error.message));
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
    child.stdout.on('end', () =>
      answer(output.trim().endsWith('entered') ? null : output.trim().slice(0, 200)),
    );
  });
}
