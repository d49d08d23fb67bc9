import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isSocket, readTextOrEmpty } from '../../files/host-files.ts';

const ROW = /^[0-9a-f]+: \S+ \S+ \S+ \S+ \S+ +\d+ (\/.*)$/;

/** Returns the paths in the kernel's table of Unix sockets (`/proc/net/unix`), each once. */
export function socketPaths(table: string): readonly string[] {
  const paths = new Set<string>();
  for (const line of table.split('\n')) {
    const bound = ROW.exec(line)?.[1];
    if (bound !== undefined) paths.add(bound);
  }
  return [...paths];
}

/**
 * Returns the sockets of this machine that a program listens on. A read-only mount does not prevent connections (a
 * container daemon's socket gives root on the host), so each is masked.
 */
export function listeningSockets(): readonly string[] {
  return socketPaths(readTextOrEmpty('/proc/net/unix')).filter(isSocket);
}

/** The number of folders that are searched. A large git directory has some thousands. */
const MAX_FOLDERS = 20_000;

/** Returns FIFOs, sockets and devices in these folders and below. */
export function specialFilesBelow(folders: readonly string[]): readonly string[] {
  const ahead = [...folders];
  const found: string[] = [];
  for (const folder of ahead) {
    for (const entry of entriesOf(folder)) {
      const at = path.join(folder, entry.name);
      if (entry.isDirectory() && ahead.length < MAX_FOLDERS) ahead.push(at);
      else if (!entry.isDirectory() && !entry.isFile() && !entry.isSymbolicLink()) found.push(at);
    }
  }
  return found;
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
