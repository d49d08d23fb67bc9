import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { isWithin } from '../../../core/path/is-within.ts';
import { exists, globNames, listNames, realPath } from '../../files/host-files.ts';
import { UNPRIVILEGED } from '../mounts/user-namespace.ts';
import { withoutCredentialElements } from './credential-free-copy.ts';
import { ETC_ENTRIES, type EtcRule, hasSecretName, withoutPasswords } from './etc-files.ts';
import { withSafeSettings } from './safe-git-settings.ts';

/** The size limit of one file. The largest ones, certificate bundles and the loader's cache, have a few hundred KB. */
const MAX_FILE_BYTES = 4 * 1024 ** 2;

/** The number of folder levels that are copied. */
const MAX_DEPTH = 6;

/** Manual pages: nine of ten links in `alternatives`. */
const MANUAL = /\.gz$/;

/** Copies what programs need of `etc` into `folder`: regular files and links, but no sockets or FIFOs. */
export function copyEtc(etc: string, folder: string, isShown: (file: string) => boolean): void {
  for (const { rule, name } of ETC_ENTRIES) {
    for (const found of globNames(etc, name)) {
      copyEntry({ etc, folder, isShown, rule }, found, MAX_DEPTH);
    }
  }
}

interface Copying {
  readonly etc: string;
  readonly folder: string;
  /** Reports if commands see this file of the machine at its own path. */
  readonly isShown: (file: string) => boolean;
  readonly rule: EtcRule;
}

function copyEntry(copying: Copying, name: string, depth: number): void {
  const source = path.join(copying.etc, name);
  const target = path.join(copying.folder, name);
  const stat = lstatSync(source, { throwIfNoEntry: false });
  if (stat === undefined || depth < 0 || exists(target)) return;
  if (stat.isSymbolicLink()) copyLink(copying, source, name, depth);
  else if (stat.isDirectory()) copyFolder(copying, source, name, depth);
  else if (copying.rule !== 'links') copyFile(copying, source, target);
}

function copyFolder(copying: Copying, source: string, name: string, depth: number): void {
  makeFolder(path.join(copying.folder, name));
  for (const each of listNames(source)) {
    if (!hasSecretName(each) && !MANUAL.test(each)) copyEntry(copying, path.join(name, each), depth - 1);
  }
}

/** Keeps a link if commands see its target. Otherwise copies the target if it is in `/etc` or `/run`. */
function copyLink(copying: Copying, source: string, name: string, depth: number): void {
  const { etc, folder, isShown, rule } = copying;
  const link = readlinkSync(source);
  const direct = path.resolve(path.dirname(source), link);
  const target = path.join(folder, name);
  const isBeside = path.dirname(direct) === path.dirname(source) && !hasSecretName(path.basename(direct));
  if (rule === 'links' || isBeside || isShown(direct)) {
    makeFolder(path.dirname(target));
    symlinkSync(link, target);
    return;
  }
  const real = realPath(source);
  if (real !== null && isShown(real)) {
    makeFolder(path.dirname(target));
    symlinkSync(real, target);
  } else if (
    real !== null &&
    !hasSecretName(path.basename(real)) &&
    (isWithin(real, etc) || isWithin(real, '/run'))
  ) {
    if (statSync(real).isFile()) copyFile(copying, real, target);
    else if (statSync(real).isDirectory()) copyLinkedFolder(copying, real, name, depth);
  }
}

/** Copies a folder that a link leads to, under the link's name. */
function copyLinkedFolder(copying: Copying, real: string, name: string, depth: number): void {
  const inner = { ...copying, etc: real, folder: path.join(copying.folder, name) };
  makeFolder(inner.folder);
  for (const each of listNames(real)) if (!hasSecretName(each)) copyEntry(inner, each, depth - 1);
}

/** Copies a regular file that everybody on this machine may read. */
function copyFile({ rule }: Copying, source: string, target: string): void {
  const stat = statSync(source);
  if (!stat.isFile() || stat.size > MAX_FILE_BYTES || (stat.mode & 0o004) === 0) return;
  const bytes = readFileSync(source);
  const shown = shownBytes(rule, bytes, path.basename(target));
  if (shown === null) return;
  makeFolder(path.dirname(target));
  writeFileSync(target, shown);
  chmodSync(target, 0o644);
}

function shownBytes(rule: EtcRule, bytes: Buffer, name: string): Buffer | string | null {
  if (bytes.includes('PRIVATE KEY')) return null;
  if (rule === 'git') return Buffer.from(withSafeSettings(bytes.toString('latin1')), 'latin1');
  if (rule === 'accounts')
    return Buffer.from(withoutPasswords(bytes.toString('latin1')) + ownAccount(name), 'latin1');
  return rule === 'if-clean' ? withoutCredentialElements(bytes.toString('utf8')) : bytes;
}

/** Returns the line of the user that root's commands run as, because many programs ask for their user's name. */
function ownAccount(table: string): string {
  const ids = `forge:x:${UNPRIVILEGED}:`;
  return table === 'passwd' ? `${ids}${UNPRIVILEGED}::/root:/bin/sh\n` : `${ids}\n`;
}

/** Creates the folder with the rights that it needs, regardless of the umask. */
export function makeFolder(folder: string): void {
  if (exists(folder)) return;
  const first = mkdirSync(folder, { recursive: true });
  if (first === undefined) return;
  for (let each = folder; isWithin(each, first); each = path.dirname(each)) chmodSync(each, 0o755);
}
