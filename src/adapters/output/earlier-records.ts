import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  unlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import {
  identifyFolder,
  OUR_FILES,
  OUTPUTS,
  type OutputFolder,
  PREVIOUS,
  QUARANTINE,
} from './output-folder.ts';

/** The number of records that are kept. Source: docs/reports.md. */
const MAX_RECORDS = 10;
/** The size of a report that is searched for its run's ID. */
const MAX_READ_BYTES = 64 * 1024 ** 2;
const UNIDENTIFIED = 'unidentified';
const MAX_NAMES = 1000;

/** Files with the run's ID are moved last, so that an interrupted move continues under the same name. */
const MOVED: readonly string[] = [
  QUARANTINE,
  OUTPUTS,
  ...OUR_FILES.filter((name) => name !== 'events.jsonl' && name !== 'execution.json'),
  'events.jsonl',
  'execution.json',
];

/**
 * Moves an earlier run's record to `previous/<execution_id>/`, and removes the oldest ones except their quarantine.
 * Links are removed and never followed. Throws if something cannot be moved; nothing is lost then.
 */
export function archiveEarlierRecords(dir: string): void {
  const names = MOVED.filter((name) => isRecord(join(dir, name)));
  if (names.length === 0) return;
  const target = folderFor(dir, names);
  for (const name of names) renameSync(join(dir, name), join(target, name));
  removeOldest(join(dir, PREVIOUS));
}

/**
 * Returns the folder of a run's record: where it was written, or where the next run moved it. null if another run's
 * record is there.
 */
export function findRecord(folder: OutputFolder, executionId: string): OutputFolder | null {
  const moved = join(folder.dir, PREVIOUS, executionId);
  if (isRealFolder(join(folder.dir, PREVIOUS)) && isRealFolder(moved)) return identifyFolder(moved);
  const found = idIn(folder.dir);
  return found === null || found === executionId ? folder : null;
}

function isRecord(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found?.isSymbolicLink()) unlinkSync(path);
  return found !== undefined && !found.isSymbolicLink();
}

function folderFor(dir: string, names: readonly string[]): string {
  const previous = join(dir, PREVIOUS);
  if (!isRecord(previous)) mkdirSync(previous);
  else if (!isRealFolder(previous)) throw new Error(`${previous} is not a folder: move it away`);
  const id = idIn(dir) ?? `${UNIDENTIFIED}-${stampOf(join(dir, names.at(-1) ?? ''))}`;
  for (let count = 1; count <= MAX_NAMES; count++) {
    const target = join(previous, count === 1 ? id : `${id}-${count}`);
    if (!isRecord(target)) {
      mkdirSync(target);
      return target;
    }
    const isFree = names.every(
      (name) => lstatSync(join(target, name), { throwIfNoEntry: false }) === undefined,
    );
    if (isRealFolder(target) && isFree) return target;
  }
  throw new Error(`${previous} contains ${MAX_NAMES} records of ${id}: move them away`);
}

/** Returns when the file was written, as part of a name. */
function stampOf(path: string): string {
  return lstatSync(path).mtime.toISOString().replaceAll(/[:.]/g, '-');
}

function isRealFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Returns the ID of the run whose record is in a folder; null if it is unknown. */
function idIn(dir: string): string | null {
  const execution = parsed(textOf(join(dir, 'execution.json')));
  const id = stringIn(execution, 'execution_id');
  if (id !== null) return id;
  // A run that was killed has left only its events.
  for (const line of textOf(join(dir, 'events.jsonl')).split('\n', 50)) {
    const data = parsed(line);
    const event = typeof data === 'object' && data !== null && 'event' in data ? data.event : null;
    const eventId = stringIn(event, 'executionId');
    if (eventId !== null) return eventId;
  }
  return null;
}

/** Returns a value that can be the name of a folder. */
function stringIn(data: unknown, key: string): string | null {
  if (typeof data !== 'object' || data === null) return null;
  const value: unknown = Reflect.get(data, key);
  return typeof value === 'string' && /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/.test(value) ? value : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads a file, but never through a link; '' if it cannot be read. */
function textOf(path: string): string {
  let handle: number | null = null;
  try {
    handle = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const stat = fstatSync(handle);
    return stat.isFile() && stat.size <= MAX_READ_BYTES ? readFileSync(handle, 'utf8') : '';
  } catch {
    return '';
  } finally {
    if (handle !== null) closeSync(handle);
  }
}

/** Removes the oldest records. Those without a known run stay, because they may not be ours. */
function removeOldest(previous: string): void {
  const records = readdirSync(previous, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith(UNIDENTIFIED))
    .map(({ name }) => join(previous, name))
    .filter((path) => OUR_FILES.some((name) => hasEntry(join(path, name))))
    .map((path) => ({ path, at: lstatSync(path, { bigint: true }).mtimeNs }))
    .sort((a, b) => (a.at === b.at ? 0 : a.at < b.at ? 1 : -1));
  for (const { path } of records.slice(MAX_RECORDS)) removeRecord(path);
}

function hasEntry(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** Removes everything that a run writes except its quarantine. Other files and their folders stay. */
function removeRecord(path: string): void {
  const outputs = join(path, OUTPUTS);
  const printed = isRealFolder(outputs) ? readdirSync(outputs).filter((name) => name.endsWith('.txt')) : [];
  for (const file of [
    ...OUR_FILES.map((name) => join(path, name)),
    ...printed.map((name) => join(outputs, name)),
  ]) {
    if (hasEntry(file) && !isRealFolder(file)) unlinkSync(file);
  }
  for (const folder of [outputs, join(path, QUARANTINE), path]) {
    if (isRealFolder(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
  }
}
