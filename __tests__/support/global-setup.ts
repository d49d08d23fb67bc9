import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { release, tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Puts all temporary files of the tests into one folder and removes it at the end, because every file in a /tmp with
 * tens of thousands of leftovers is slow to create. The folder is open to all users like /tmp, since some tests run as
 * another user. Its name is short because a socket's path holds at most 107 bytes.
 */
export default function setup(): () => void {
  // Each project of vitest asks for it, and all share one.
  if (process.env.FORGE_TESTS_CODE_CACHE !== undefined) return () => {};
  const folder = mkdtempSync(join(tmpdir(), 't-'));
  chmodSync(folder, 0o1777);
  const isMounted = mountInMemory(folder);
  process.env.TMPDIR = folder;
  process.env.FORGE_TESTS_CODE_CACHE = join(folder, 'code');
  return () => {
    if (isMounted) execFileSync('umount', ['--lazy', folder]);
    else openFolders(folder);
    rmSync(folder, { recursive: true, force: true });
  };
}

/**
 * Mounts a tmpfs on the folder, and returns whether that was possible. Tests create and remove hundreds of thousands of
 * small files; on some disks that takes more CPU time than the tests themselves.
 */
function mountInMemory(folder: string): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !canHoldLayers()) return false;
  try {
    releaseLeftMounts();
    const options = ['-t', 'tmpfs', '-o', 'mode=1777', `${SOURCE}${process.pid}`, folder];
    execFileSync('mount', options, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The source of our mounts in the mount table, followed by the process that made it. */
const SOURCE = 'forge-tests-';

/** Unmounts what earlier test runs left because they were killed: their files would stay in memory. */
function releaseLeftMounts(): void {
  for (const line of readFileSync('/proc/self/mounts', 'utf8').split('\n')) {
    const [source = '', folder = ''] = line.split(' ');
    if (!source.startsWith(SOURCE) || existsSync(`/proc/${source.slice(SOURCE.length)}`)) continue;
    execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' });
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Layers of the sandbox need a file system with extended user attributes. A tmpfs has them since Linux 6.6. */
function canHoldLayers(): boolean {
  const [major = 0, minor = 0] = release().split('.').map(Number);
  return major > 6 || (major === 6 && minor >= 6);
}

/** Makes every folder of ours below `path` readable. An overlay leaves folders of mode 000, which only root can list. */
function openFolders(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return;
  if (found.uid === process.getuid?.() && (found.mode & 0o700) !== 0o700) chmodSync(path, 0o700);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.isDirectory()) openFolders(join(path, entry.name));
  }
}
