import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { type Git, hardenedGit } from './exec.ts';
import type { ObjectFormat, Site } from './site.ts';

/**
 * The private git directory: outside the workspace, with its own config, attributes and index. It reads the
 * repository's objects through an alternates file and writes its own.
 */
export interface Store {
  readonly dir: string;
  readonly format: ObjectFormat;
  readonly git: Git;
  /** The compiled ignore rules of the start. */
  readonly excludeFile: string;
  /** The same as they read for folders; see `folderRules`. */
  readonly folderRulesFile: string;
  /** Asks the rules alone, through `excludeFile`: its work tree is empty. */
  readonly rules: Git;
  /** The same through `folderRulesFile`. */
  readonly folderRules: Git;
  /** An index file of this name below the private directory. */
  index(name: string): string;
  /** Writes a blob with no process; gives its id. */
  writeBlob(bytes: Uint8Array): string;
}

/** Bytes are taken as they lie on disk: no conversion, no filter, no diff driver, whatever .gitattributes says. */
const ATTRIBUTES = '* -text -eol -crlf -filter -ident -working-tree-encoding !diff !merge\n';

/** Over this size git neither diffs nor delta-compresses: such a file counts as binary. */
const BIG_FILE = '32m';

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
    bigFileThreshold: BIG_FILE,
  };
  const lines = Object.entries(core).map(([key, value]) => `\t${key} = ${value}`);
  const extension = format === 'sha256' ? '[extensions]\n\tobjectFormat = sha256\n' : '';
  return `[core]\n${lines.join('\n')}\n${extension}[gc]\n\tauto = 0\n[diff]\n\trenames = false\n`;
}

/** `alternates`: object folders to read from. A folder of its own below `privateDir` is made. */
export function createStore(site: Site, privateDir: string, alternates: readonly string[]): Store {
  mkdirSync(privateDir, { recursive: true, mode: 0o700 });
  const dir = mkdtempSync(join(privateDir, 'tree-'));
  const rulesDir = join(dir, 'rules');
  const empty = join(dir, 'empty');
  mkdirSync(empty);
  for (const folder of ['objects/info', 'refs', 'info']) mkdirSync(join(dir, folder), { recursive: true });
  for (const folder of ['objects', 'refs', 'info']) mkdirSync(join(rulesDir, folder), { recursive: true });
  for (const gitDir of [dir, rulesDir]) writeFileSync(join(gitDir, 'HEAD'), 'ref: refs/heads/none\n');
  writeFileSync(join(dir, 'config'), configText(site.format));
  writeFileSync(join(dir, 'info/attributes'), ATTRIBUTES);
  writeFileSync(
    join(dir, 'objects/info/alternates'),
    alternates.map((folder) => `${quoted(folder)}\n`).join(''),
  );
  const gitIn = (gitDir: string, workTree: string): Git =>
    hardenedGit({ gitPath: site.gitPath, gitDir, workTree }, site.start);
  return {
    dir,
    format: site.format,
    git: gitIn(dir, site.root),
    excludeFile: join(dir, 'info/exclude'),
    folderRulesFile: join(rulesDir, 'info/exclude'),
    rules: gitIn(dir, empty),
    folderRules: gitIn(rulesDir, empty),
    index: (name) => join(dir, name),
    writeBlob: (bytes) => writeBlob(join(dir, 'objects'), site.format, bytes),
  };
}

/** A folder as git reads it in a list of alternates: quoted in C style where it could be taken for several. */
export function quoted(path: string): string {
  return /^["#]|[\x00-\x1f\\:]/.test(path) ? JSON.stringify(path) : path;
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
