import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listNames, readTextOrEmpty } from '../../files/host-files.ts';
import { removeTree } from '../../files/remove-tree.ts';
import { sendSignal } from '../processes/process-table.ts';

/** Things that doctor puts on the machine during the trial, outside the sandbox. */
export interface TrialHost {
  /** A word that appears nowhere else on the machine. */
  readonly marker: string;
  /** An argument, and a variable, of a process of the machine. No script contains it as a whole. */
  readonly canary: string;
  /** A folder outside the workspace. */
  readonly folder: string;
  /** Unix sockets that accept connections; an abstract name begins with a NUL byte. */
  readonly sockets: readonly string[];
  /** A TCP port of 127.0.0.1 that accepts connections; null if none can be opened. */
  readonly port: number | null;
  remove(): void;
}

/** Starts a process and listeners for the trial. */
export async function openTrialHost(): Promise<TrialHost> {
  const marker = `forge-doctor-${randomUUID()}`;
  const canary = randomUUID();
  // Short, because the path of a socket has at most 107 bytes.
  const folder = mkdtempSync(path.join(tmpdir(), 'fd-'));
  mkdirSync(path.join(folder, 'home'));
  const child = spawn('/bin/sh', ['-c', 'read -r line', canary], {
    cwd: '/',
    env: { FORGE_DOCTOR_CANARY: canary },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.on('error', () => {});
  child.stdin.on('error', () => {});
  const wanted = [path.join(folder, 's'), `\0${marker}`];
  const listening = await Promise.all(wanted.map(async (at) => ({ at, server: await listen(at) })));
  const tcp = await listen({ port: 0, host: '127.0.0.1' });
  const address = tcp?.address();
  const servers = [...listening.map(({ server }) => server), tcp];
  return {
    marker,
    canary,
    folder,
    sockets: listening.flatMap(({ at, server }) => (server === null ? [] : [at])),
    port: typeof address === 'object' && address !== null ? address.port : null,
    remove: () => {
      for (const server of servers) server?.close();
      child.stdin.end();
      removeTree(folder);
    },
  };
}

function listen(at: string | { readonly port: number; readonly host: string }): Promise<Server | null> {
  const server = createServer((socket) => socket.destroy());
  return new Promise((resolve) => {
    server.on('error', () => resolve(null));
    server.listen(at, () => resolve(server));
  });
}

/** Ends the processes of this machine that have this word as an argument, and returns their number. */
export function endProcessesWith(word: string): number {
  const found = listNames('/proc')
    .filter(
      (name) => /^\d+$/.test(name) && readTextOrEmpty(`/proc/${name}/cmdline`).split('\0').includes(word),
    )
    .map(Number);
  for (const pid of found) sendSignal(pid, 'SIGKILL');
  return found.length;
}
