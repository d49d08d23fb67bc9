import { chmodSync, mkdirSync, mkdtempSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isWithin } from '../../../core/path/is-within.ts';
import { exists, isFolder, realPath } from '../../files/host-files.ts';
import { decidingMount, type Mount } from '../mounts/mount.ts';
import { copyEtc, makeFolder } from './copy-etc.ts';

/** Folders in every view: those that are new for each command, and those of the kernel. */
const FOLDERS_OF_EVERY_VIEW = ['/dev', '/proc', '/sys', '/run', '/tmp', '/var/tmp'];

/** Folders of settings like `/etc`, below `/usr`. */
const OTHER_SETTINGS = ['/usr/etc', '/usr/local/etc'];

function copyOf(root: string, folder: string): string {
  return path.join(path.dirname(root), folder.slice(1).replaceAll('/', '-'));
}

/**
 * The folder that commands see as `/`, read-only: a copy of what programs need of `/etc`, the machine's links to its
 * program folders, and a mount point for each mount. Nothing else exists in the sandbox.
 */
export class RootFolder {
  readonly path: string;
  readonly #links: readonly { readonly link: string; readonly real: string }[];
  readonly #made = new Set<string>();

  /** Made in `parent` on first use, and shared by all commands of a run. */
  constructor(parent: string, links: readonly string[], shown: readonly string[]) {
    this.path = path.join(parent, 'machine', 'root');
    this.#links = links.map((link) => ({ link, real: realPath(link) ?? link }));
    if (!exists(this.path))
      buildRootFolder(this.path, links, (file) => shown.some((folder) => isWithin(file, folder)));
  }

  /** Returns copies of other settings folders than `/etc`, and the paths at which they are shown. */
  get copies(): readonly { readonly source: string; readonly target: string }[] {
    return OTHER_SETTINGS.map((target) => ({ source: copyOf(this.path, target), target })).filter(
      ({ source }) => exists(source),
    );
  }

  /** Follows the links of this folder: `/bin/sh` becomes `/usr/bin/sh` on most machines. */
  resolve(file: string): string {
    const through = this.#links.find(({ link }) => isWithin(file, link));
    return through === undefined ? file : through.real + file.slice(through.link.length);
  }

  /** Makes a mount point for each mount that is in no other mount. */
  makePlaces(mounts: readonly Mount[]): void {
    for (const mount of mounts) {
      const { target } = mount;
      if (this.#made.has(target) || target === '/') continue;
      const others = mounts.filter((other) => other !== mount);
      if (decidingMount(others, target)?.kind !== 'root') continue;
      this.#made.add(target);
      makePlace(path.join(this.path, target), isFile(mount));
    }
  }
}

function isFile(mount: Mount): boolean {
  return mount.kind === 'mask' || (mount.kind === 'bind' && !isFolder(mount.source));
}

function makePlace(place: string, asFile: boolean): void {
  if (exists(place)) return;
  makeFolder(asFile ? path.dirname(place) : place);
  if (asFile) writeFileSync(place, '', { mode: 0o644 });
}

/** Builds the folder under another name first, so that an incomplete one is never used. */
function buildRootFolder(place: string, links: readonly string[], isShown: (file: string) => boolean): void {
  const around = path.dirname(place);
  mkdirSync(around, { recursive: true, mode: 0o755 });
  const made = mkdtempSync(path.join(around, 'new-'));
  chmodSync(made, 0o755);
  for (const name of FOLDERS_OF_EVERY_VIEW) makeFolder(path.join(made, name));
  makeFolder(path.join(made, 'etc'));
  copyEtc('/etc', path.join(made, 'etc'), isShown);
  for (const folder of OTHER_SETTINGS.filter((each) => realPath(each) === each && isFolder(each))) {
    const copy = copyOf(place, folder);
    makeFolder(copy);
    copyEtc(folder, copy, isShown);
  }
  for (const link of links) {
    makeFolder(path.join(made, path.dirname(link)));
    symlinkSync(realPath(link) ?? link, path.join(made, link));
  }
  renameSync(made, place);
}
