import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { hasControl } from '../../../core/text/control-characters.ts';
import { hardenedGit } from './hardened-git.ts';
import type { Git } from './run-git.ts';
import type { ObjectFormat, UserRepository } from './user-repository.ts';

/**
 * The private git directory outside the workspace, with its own configuration, attributes and index. It reads the
 * repository's objects through an alternates file and writes its own.
 */
export interface PrivateStore {
  readonly dir: string;
  readonly format: ObjectFormat;
  readonly git: Git;
  /** The compiled ignore rules of the start. */
  readonly excludeFile: string;
  /** The rules for paths that are folders; see `folderRules`. */
  readonly folderRulesFile: string;
  /** Runs git with only the rules of `excludeFile`; its work tree is empty. */
  readonly rules: Git;
  /** Runs git with only the rules of `folderRulesFile`. */
  readonly folderRules: Git;
  /** Returns the path of an index file in the private directory. */
  index(name: string): string;
  /** Writes a blob without a process and returns its id. */
  writeBlob(bytes: Uint8Array): string;
}

/** Stores bytes as they are on disk: no conversion, filter or diff driver, whatever .gitattributes says. */
const NO_CONVERSIONS = '* -text -eol -crlf -filter -ident -working-tree-encoding !diff !merge\n';

/** Above this size, git neither diffs nor delta-compresses a file, so it counts as binary. */
const BIG_FILE_THRESHOLD = '32m';

function configText(format: ObjectFormat): string {
  const core = {
    repositoryFormatVersion: format === 'sha256' ? '1' : '0',
    bare: 'false',
    fileMode: 'true',
    symlinks: 'true',
    ignoreCase: 'false',
    protectNTFS: 'false',
    protectHFS: 'false',
    autocrlf: 'false',
    safecrlf: 'false',
    logAllRefUpdates: 'false',
    looseCompression: '1',
    bigFileThreshold: BIG_FILE_THRESHOLD,
  };
  const lines = Object.entries(core).map(([key, value]) => `\t${key} = ${value}`);
  const extension = format === 'sha256' ? '[extensions]\n\tobjectFormat = sha256\n' : '';
  return `[core]\n${lines.join('\n')}\n${extension}[gc]\n\tauto = 0\n[diff]\n\trenames = false\n`;
}

/** Creates a store in a new folder below `privateDir`. `alternates`: object folders to read from. */
export function createPrivateStore(
  repo: UserRepository,
  privateDir: string,
  alternates: readonly string[],
): PrivateStore {
  mkdirSync(privateDir, { recursive: true, mode: 0o700 });
  const dir = mkdtempSync(join(privateDir, 'tree-'));
  const rulesDir = join(dir, 'rules');
  const empty = join(dir, 'empty');
  mkdirSync(empty);
  for (const folder of ['objects/info', 'refs', 'info']) mkdirSync(join(dir, folder), { recursive: true });
  for (const folder of ['objects', 'refs', 'info']) mkdirSync(join(rulesDir, folder), { recursive: true });
  for (const gitDir of [dir, rulesDir]) writeFileSync(join(gitDir, 'HEAD'), 'ref: refs/heads/none\n');
  writeFileSync(join(dir, 'config'), configText(repo.format));
  writeFileSync(join(dir, 'info/attributes'), NO_CONVERSIONS);
  writeFileSync(
    join(dir, 'objects/info/alternates'),
    alternates.map((folder) => `${quoteAlternate(folder)}\n`).join(''),
  );
  const gitIn = (gitDir: string, workTree: string): Git =>
    hardenedGit({ gitPath: repo.gitPath, gitDir, workTree }, repo.start);
  return {
    dir,
    format: repo.format,
    git: gitIn(dir, repo.root),
    excludeFile: join(dir, 'info/exclude'),
    folderRulesFile: join(rulesDir, 'info/exclude'),
    rules: gitIn(dir, empty),
    folderRules: gitIn(rulesDir, empty),
    index: (name) => join(dir, name),
    writeBlob: (bytes) => writeBlob(join(dir, 'objects'), repo.format, bytes),
  };
}

/** Returns a folder for git's list of alternates, quoted in C style if needed. */
export function quoteAlternate(path: string): string {
  return /^["#]|[\\:]/.test(path) || hasControl(path) ? JSON.stringify(path) : path;
}

export function blobId(format: ObjectFormat, bytes: Uint8Array): string {
  return createHash(format).update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

function writeBlob(objects: string, format: ObjectFormat, bytes: Uint8Array): string {
  const oid = blobId(format, bytes);
  const folder = join(objects, oid.slice(0, 2));
  const file = join(folder, oid.slice(2));
  if (existsSync(file)) return oid;
  mkdirSync(folder, { recursive: true });
  const partial = `${file}.tmp`;
  writeFileSync(
    partial,
    deflateSync(Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]), { level: 1 }),
  );
  renameSync(partial, file);
  return oid;
}
