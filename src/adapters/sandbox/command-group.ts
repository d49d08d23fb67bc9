import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '../../core/message-of.ts';
import { type GroupLimits, type GroupPlace, groupPlaces } from './cgroup-places.ts';
import { textOf } from './host-files.ts';
import { allProcesses, descendants } from './processes.ts';
import { POSIX_SHELL, quoted } from './quote.ts';
import { held } from './started.ts';

/** ms in which the shell that tries the group has to answer. */
const PATIENCE = 5000;

/** A control group of the kernel that limits all processes and the memory of commands together. */
export class CommandGroup {
  readonly #folders: readonly string[];

  constructor(folders: readonly string[]) {
    this.#folders = folders;
  }

  /** Puts a process and what it started into the group; what they start later is in it too. */
  async join(pid: number | undefined): Promise<void> {
    if (pid === undefined) return;
    await this.#move(pid);
    // In this order a child is either seen here or was born in the group.
    for (const child of childrenOf(pid)) await this.#move(child);
  }

  async #move(pid: number): Promise<void> {
    for (const folder of this.#folders) {
      // A process that is gone needs no limit.
      await writeFile(path.join(folder, 'cgroup.procs'), String(pid)).catch(() => undefined);
    }
  }
}

/** Kernels without this file are old or small. */
function childrenOf(pid: number): readonly number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  const text = textOf(file).trim();
  if (text !== '') return text.split(' ').map(Number);
  return textOf('/proc/self/task/self/children') === '' ? descendants(pid, allProcesses()) : [];
}

/** Makes a group for the commands of this run; a text is why there is none. It goes when this process ends. */
export async function openCommandGroup(limits: GroupLimits): Promise<CommandGroup | string> {
  const enabled = (folder: string): readonly string[] =>
    textOf(path.join(folder, 'cgroup.subtree_control')).trim().split(' ');
  const places = groupPlaces(textOf('/proc/self/mountinfo'), textOf('/proc/self/cgroup'), enabled, limits);
  if (places === null) return 'the controllers pids and memory are not available to us';
  const name = `forge-${process.pid}-${randomUUID().slice(0, 8)}`;
  const folders = places.map(({ folder }) => path.join(folder, name));
  try {
    for (const [at, place] of places.entries()) makeGroup(folders[at] ?? '', place);
  } catch (error) {
    await kept(folders, []);
    return messageOf(error);
  }
  const trouble = await kept(
    folders,
    places.map(({ folder }) => folder),
  );
  return trouble ?? new CommandGroup(folders);
}

function makeGroup(folder: string, { limits }: GroupPlace): void {
  mkdirSync(folder);
  for (const [file, value] of limits) writeFileSync(path.join(folder, file), String(value));
}

/**
 * Starts a shell that enters each group and leaves it again, and that removes the groups when this process is gone,
 * however it ended. The text says why a process cannot enter.
 */
function kept(folders: readonly string[], back: readonly string[]): Promise<string | null> {
  const enter = folders.slice(0, back.length).map((folder) => `echo 0 >${quoted(`${folder}/cgroup.procs`)}`);
  const leave = back.map((folder) => `echo 0 >${quoted(`${folder}/cgroup.procs`)}`);
  const all = folders.map(quoted).join(' ');
  const script = [
    `{ ${[...enter, ...leave, 'echo entered'].join(' && ')}; } 2>&1`,
    'exec >/dev/null 2>&1',
    back.length === 0 ? ':' : 'while read -r line; do :; done',
    `for i in 1 2 3 4 5 6 7 8 9 10; do for f in ${all}; do [ ! -d "$f" ] || rmdir "$f"; done; sleep 0.2; done`,
  ].join('\n');
  const child = spawn(POSIX_SHELL, ['-c', script], {
    cwd: '/',
    env: { PATH: '/usr/bin:/bin' },
    stdio: ['pipe', 'pipe', 'ignore'],
    detached: true,
  });
  child.stdin.on('error', () => {});
  return new Promise((resolve) => {
    let said = '';
    const answer = (trouble: string | null): void => {
      clearTimeout(timer);
      held({ child, reader: null }, false);
      resolve(trouble);
    };
    const timer = setTimeout(() => answer('no answer'), PATIENCE);
    child.on('error', (error) => answer(error.message));
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
    });
    child.stdout.on('end', () => answer(said.trim().endsWith('entered') ? null : said.trim().slice(0, 200)));
  });
}
