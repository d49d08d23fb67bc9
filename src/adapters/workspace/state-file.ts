import {
  closeSync,
  constants,
  fchmodSync,
  lstatSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { isRefusal } from '../../core/run/refusal.ts';
import { messageOf } from '../../core/text/message-of.ts';
import { type OpenFolders, openFolders } from './files/open-folders.ts';
import { readFile } from './files/read-file.ts';

const { O_WRONLY, O_CREAT, O_EXCL, O_NOFOLLOW } = constants;
const CREATE = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW;

/** Bytes. A state file has a few fields; a larger file is not one. */
const MAX_BYTES = 1024 ** 2;

/** The fields of a JSON object; text: why there are none; null: the file does not exist. */
export type StateContent = Readonly<Record<string, unknown>> | string | null;

/** The state file of a run. The agent may have replaced it with anything. */
export interface StateFile {
  /** Relative to the root. */
  readonly path: string;
  read(): StateContent;
  /** Writes the file in one step, never through a link. Returns the reason of a failure, or null. */
  write(fields: Readonly<Record<string, unknown>>): string | null;
  /** Removes anything else under its two names, which are not measured. Throws on failure. */
  removeStrays(): void;
}

/** Returns the temporary name of new content. It is never part of the tree. */
export function pendingName(path: string): string {
  return `${path}.forge-new`;
}

export function openStateFile(root: string, path: string): StateFile {
  return {
    path,
    read: () => parsed(root, path),
    write: (fields) => {
      try {
        replace(root, path, Buffer.from(`${JSON.stringify(fields, null, 2)}\n`));
        return null;
      } catch (error) {
        return messageOf(error);
      }
    },
    removeStrays: () => removeForeign(root, path),
  };
}

/** Removes everything but a regular file: between two writes, nothing has the temporary name. */
function removeForeign(root: string, path: string): void {
  const names = path.split('/');
  const name = names.pop() ?? '';
  let folders: OpenFolders;
  try {
    folders = openFolders(root, names, false);
  } catch {
    // The folder is missing or a link; content behind a link is measured.
    return;
  }
  try {
    const target = `${folders.path}/${name}`;
    rmSync(pendingName(target), { recursive: true, force: true });
    const found = lstatSync(target, { throwIfNoEntry: false });
    if (found !== undefined && !found.isFile()) rmSync(target, { recursive: true });
  } finally {
    folders.close();
  }
}

function parsed(root: string, path: string): StateContent {
  if (lstatSync(`${root}/${path}`, { throwIfNoEntry: false })?.isDirectory()) return `${path} is a folder`;
  const content = readFile(root, path, MAX_BYTES);
  if (isRefusal(content)) return /^no such file/.test(content.reason) ? null : content.reason;
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content.bytes));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
    return `${path} is not a JSON object`;
  } catch {
    return `${path} is not valid JSON`;
  }
}

/** Replaces the file, so that a reader sees either the old or the new content. */
function replace(root: string, path: string, bytes: Uint8Array): void {
  const names = path.split('/');
  const name = names.pop() ?? '';
  const folders = openFolders(root, names, true);
  const target = `${folders.path}/${name}`;
  const pending = pendingName(target);
  try {
    rmSync(pending, { recursive: true, force: true });
    const file = openSync(pending, CREATE, 0o644);
    try {
      writeSync(file, bytes);
      const old = lstatSync(target, { throwIfNoEntry: false });
      if (old?.isFile()) fchmodSync(file, old.mode & 0o777);
    } finally {
      closeSync(file);
    }
    renameSync(pending, target);
  } catch (error) {
    rmSync(pending, { force: true });
    throw error;
  } finally {
    folders.close();
  }
}
