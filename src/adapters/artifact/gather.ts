import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { messageOf } from '../../core/message-of.ts';
import { isStillThere, OUR_FILES, OUTPUTS, type OutputFolder, QUARANTINE } from '../output-folder.ts';

/** All files of an artifact together: what a run leaves is a few MB, and every byte costs its owner storage. */
const LARGEST_ARTIFACT = 256 * 1024 ** 2;

export interface Gathering {
  /** The reports' folder, as it was opened. */
  readonly folder: OutputFolder;
  /** A folder of our own, empty, where nobody else writes. */
  readonly staging: string;
  /** Whether a secret value of the run is in these bytes. */
  readonly holdsSecret: (bytes: Uint8Array) => boolean;
  /** Bytes; the constant above, but for tests. */
  readonly largest?: number;
}

export interface Gathered {
  /** Copies in the staging folder, absolute. */
  readonly files: readonly string[];
  /** What stays behind, with the reason, one line each. */
  readonly leftOut: readonly string[];
}

/**
 * Copies what may go up: files that we write, regular, with one name, and without a secret. A zip follows links, and
 * what is looked at must be what is sent: so each file is read once, without following a link, judged, and the copy is
 * what goes up. What it cannot vouch for it leaves out. Most needed first, should the room run out.
 */
export function gatherArtifact({
  folder,
  staging,
  holdsSecret,
  largest = LARGEST_ARTIFACT,
}: Gathering): Gathered {
  if (!isStillThere(folder))
    return { files: [], leftOut: [`${folder.dir}: the folder was removed or exchanged during the run`] };
  const files: string[] = [];
  const leftOut: string[] = [];
  let room = largest;
  for (const name of namesIn(folder.dir, leftOut)) {
    const read = readPlain(join(folder.dir, name), room);
    if (typeof read === 'string') leftOut.push(`${name}: ${read}`);
    else if (holdsSecret(read)) leftOut.push(`${name}: it holds a secret`);
    else {
      files.push(copied(staging, name, read));
      room -= read.length;
    }
  }
  return { files, leftOut };
}

function namesIn(dir: string, leftOut: string[]): readonly string[] {
  const ours = OUR_FILES.filter(
    (name) => lstatSync(join(dir, name), { throwIfNoEntry: false }) !== undefined,
  );
  return [...ours, ...FOLDERS.flatMap(({ folder, names }) => namesBelow(dir, folder, names, leftOut))];
}

/** Names that we give, and that every file system takes: the report writer knows no others. */
const FOLDERS = [
  { folder: QUARANTINE, names: /^[A-Za-z0-9_-][A-Za-z0-9._-]*\.patch$/ },
  { folder: OUTPUTS, names: /^[A-Za-z0-9_-][A-Za-z0-9._-]*\.txt$/ },
] as const;

function namesBelow(dir: string, folder: string, names: RegExp, leftOut: string[]): readonly string[] {
  const found = lstatSync(join(dir, folder), { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (!found.isDirectory()) {
    leftOut.push(`${folder}: it is no folder`);
    return [];
  }
  const ours = readdirSync(join(dir, folder)).filter((name) => names.test(name));
  return ours.sort().map((name) => `${folder}/${name}`);
}

/** The bytes of a file that is none but this one, or why it is not taken. */
function readPlain(path: string, room: number): Buffer | string {
  let handle: number | null = null;
  try {
    // Without waiting: a pipe in a file's place would never open.
    handle = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const stat = fstatSync(handle);
    if (!stat.isFile()) return 'it is not a regular file';
    if (stat.nlink > 1) return 'it has a second name elsewhere';
    if (stat.size > room) return `its ${stat.size} bytes are more than an artifact has room for`;
    return readFileSync(handle);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ELOOP') return 'it is a link';
    return `it cannot be read (${messageOf(error)})`;
  } finally {
    if (handle !== null) closeSync(handle);
  }
}

function copied(staging: string, name: string, bytes: Uint8Array): string {
  const path = join(staging, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes, { flag: 'wx', mode: 0o600 });
  return path;
}
