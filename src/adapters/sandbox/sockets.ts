import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isSocket, textOf } from './host-files.ts';

const ROW = /^[0-9a-f]+: \S+ \S+ \S+ \S+ \S+ +\d+ (\/.*)$/;

/** The paths in the kernel's table of unix sockets (`/proc/net/unix`), once each. */
export function socketPaths(table: string): readonly string[] {
  const paths = new Set<string>();
  for (const line of table.split('\n')) {
    const bound = ROW.exec(line)?.[1];
    if (bound !== undefined) paths.add(bound);
  }
  return [...paths];
}

/**
 * Sockets that somebody on this machine listens at. A read-only mount does not keep anybody from connecting
 * to one (a container daemon's is root on the host), so each is covered.
 */
export function listeningSockets(): readonly string[] {
  return socketPaths(textOf('/proc/net/unix')).filter(isSocket);
}

/** Folders that are looked into. A large git directory has some thousands. */
const MOST_FOLDERS = 20_000;

/** FIFOs, sockets and devices in these folders and below. */
export function specialFilesBelow(folders: readonly string[]): readonly string[] {
  const ahead = [...folders];
  const found: string[] = [];
  for (const folder of ahead) {
    for (const entry of entriesOf(folder)) {
      const at = path.join(folder, entry.name);
      if (entry.isDirectory() && ahead.length < MOST_FOLDERS) ahead.push(at);
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
