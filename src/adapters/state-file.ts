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
import { messageOf } from '../core/message-of.ts';
import { isRefusal } from '../core/refusal.ts';
import { type Folders, openFolders } from './workspace/folders.ts';
import { readInside } from './workspace/read.ts';

const { O_WRONLY, O_CREAT, O_EXCL, O_NOFOLLOW } = constants;
const CREATE = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW;

/** A state file is a few fields; one larger than this, in bytes, is none. */
const LARGEST = 1024 ** 2;

/** A JSON object's fields; or, as text, why there are none. null: there is no such file. */
export type StateContent = Readonly<Record<string, unknown>> | string | null;

/** The state file of a run (DECISIONS D17). The agent may have put anything in its place. */
export interface StateFile {
  /** Relative to the root. */
  readonly path: string;
  read(): StateContent;
  /** In one step, never through a link; gives why it could not be written, or null. */
  write(fields: Readonly<Record<string, unknown>>): string | null;
  /** Takes away what somebody hid under its two names, which no measurement looks at. Throws where it cannot. */
  tidy(): void;
}

/** The name under which new content waits to take the file's place: never part of the tree either. */
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
    tidy: () => tidy(root, path),
  };
}

/** Between two writes there is nothing under the second name, and under the first a file. */
function tidy(root: string, path: string): void {
  const names = path.split('/');
  const name = names.pop() ?? '';
  let folders: Folders;
  try {
    folders = openFolders(root, names, false);
  } catch {
    // No such folder, or a link: what is behind that is measured.
    return;
  }
  try {
    const target = `${folders.place}/${name}`;
    rmSync(pendingName(target), { recursive: true, force: true });
    const found = lstatSync(target, { throwIfNoEntry: false });
    if (found !== undefined && !found.isFile()) rmSync(target, { recursive: true });
  } finally {
    folders.close();
  }
}

function parsed(root: string, path: string): StateContent {
  if (lstatSync(`${root}/${path}`, { throwIfNoEntry: false })?.isDirectory()) return `${path} is a folder`;
  const content = readInside(root, path, LARGEST);
  if (isRefusal(content)) return /^no such file/.test(content.reason) ? null : content.reason;
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content.bytes));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
    return `${path} holds no JSON object`;
  } catch {
    return `${path} is no JSON`;
  }
}

/** A reader finds the old content or the new one, whenever it looks. */
function replace(root: string, path: string, bytes: Uint8Array): void {
  const names = path.split('/');
  const name = names.pop() ?? '';
  const folders = openFolders(root, names, true);
  const target = `${folders.place}/${name}`;
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
