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
import { messageOf } from '../../core/text/message-of.ts';
import { isStillThere, OUR_FILES, OUTPUTS, type OutputFolder, QUARANTINE } from '../output/output-folder.ts';

/** The size limit of an artifact. A run leaves a few MB, and the owner pays for storage. */
const MAX_ARTIFACT_BYTES = 256 * 1024 ** 2;

export interface GatherOptions {
  /** The reports' folder as it was opened. */
  readonly folder: OutputFolder;
  /** An empty folder that only we write to. */
  readonly staging: string;
  /** Reports if these bytes contain a secret of the run. */
  readonly holdsSecret: (bytes: Uint8Array) => boolean;
  /** The size limit in bytes. Default: MAX_ARTIFACT_BYTES. Only tests set it. */
  readonly maxBytes?: number;
}

export interface GatheredFiles {
  /** Absolute paths of the copies in the staging folder. */
  readonly files: readonly string[];
  /** Files that are not uploaded, each as a line with the reason. */
  readonly leftOut: readonly string[];
}

/**
 * Copies the files to upload: regular files of ours with one name and without secrets. A zip follows links, and a file
 * could change after its check. So each file is read once, without following links, and checked, and the copy is
 * uploaded. All others are left out. The most important files come first, in case the size limit is reached.
 */
export function gatherArtifact({
  folder,
  staging,
  holdsSecret,
  maxBytes: largest = MAX_ARTIFACT_BYTES,
}: GatherOptions): GatheredFiles {
  if (!isStillThere(folder))
    return { files: [], leftOut: [`${folder.dir}: the folder was removed or replaced during the run`] };
  const files: string[] = [];
  const leftOut: string[] = [];
  let left = largest;
  for (const name of namesIn(folder.dir, leftOut)) {
    const read = readPlain(join(folder.dir, name), left);
    if (typeof read === 'string') leftOut.push(`${name}: ${read}`);
    else if (holdsSecret(read)) leftOut.push(`${name}: it contains a secret`);
    else {
      files.push(copied(staging, name, read));
      left -= read.length;
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

/** Patterns of the names that the report writer uses. Every file system accepts them. */
const FOLDERS = [
  { folder: QUARANTINE, names: /^[A-Za-z0-9_-][A-Za-z0-9._-]*\.patch$/ },
  { folder: OUTPUTS, names: /^[A-Za-z0-9_-][A-Za-z0-9._-]*\.txt$/ },
] as const;

function namesBelow(dir: string, folder: string, names: RegExp, leftOut: string[]): readonly string[] {
  const found = lstatSync(join(dir, folder), { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (!found.isDirectory()) {
    leftOut.push(`${folder}: it is not a folder`);
    return [];
  }
  const ours = readdirSync(join(dir, folder)).filter((name) => names.test(name));
  return ours.sort().map((name) => `${folder}/${name}`);
}

/** Returns the bytes of a regular file with one name, or the reason why it is left out. */
function readPlain(path: string, maxBytes: number): Buffer | string {
  let handle: number | null = null;
  try {
    // Without waiting, because opening a pipe would block.
    handle = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const stat = fstatSync(handle);
    if (!stat.isFile()) return 'it is not a regular file';
    if (stat.nlink > 1) return 'it has a second hard link';
    if (stat.size > maxBytes) return `its ${stat.size} bytes exceed the size limit of the artifact`;
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
