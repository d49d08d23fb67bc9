import { closeSync, constants, fstatSync, lstatSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDER_LOCK, OUTPUTS, PREVIOUS, QUARANTINE } from './output-folder.ts';

/** A file of a run's record. `content` is null for links, folders and everything else that no run writes there. */
export interface RecordFile {
  readonly name: string;
  readonly content: Buffer | null;
}

/**
 * Entries of the output folder that do not belong to the run's record: earlier records, and the lock of a running run.
 */
const NOT_OF_THE_RECORD: ReadonlySet<string> = new Set([PREVIOUS, FOLDER_LOCK]);

/** Folders in which a run writes files. */
const FOLDERS: ReadonlySet<string> = new Set([QUARANTINE, OUTPUTS]);

/**
 * Returns every file of the record in `dir` except events.jsonl. Never follows links. Throws if the folder cannot be
 * read.
 */
export function recordFiles(dir: string): readonly RecordFile[] {
  return readdirSync(dir)
    .filter((name) => name !== 'events.jsonl' && !NOT_OF_THE_RECORD.has(name))
    .flatMap((name) =>
      FOLDERS.has(name) && lstatSync(join(dir, name)).isDirectory()
        ? readdirSync(join(dir, name)).map((below) => recordFile(dir, `${name}/${below}`))
        : [recordFile(dir, name)],
    );
}

/** Reads a file, but never a link or a pipe. */
export function recordFile(dir: string, name: string): RecordFile {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
  let handle: number | null = null;
  try {
    handle = openSync(join(dir, name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    return { name, content: fstatSync(handle).isFile() ? readFileSync(handle) : null };
  } catch {
    return { name, content: null };
  } finally {
    if (handle !== null) closeSync(handle);
  }
}
