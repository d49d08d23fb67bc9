import { chmodSync, mkdirSync, mkdtempSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyEtc, makeFolder } from './etc-copy.ts';
import { exists, isFolder, realPath } from './host-files.ts';
import { decidingMount, isWithin, type Mount } from './mount.ts';

/** Folders that every view has: those that each command gets anew, and those of the kernel. */
const ALWAYS = ['/dev', '/proc', '/sys', '/run', '/tmp', '/var/tmp'];

/** Folders like `/etc`, below `/usr`. */
const OTHER_SETTINGS = ['/usr/etc', '/usr/local/etc'];

function copyOf(root: string, folder: string): string {
  return path.join(path.dirname(root), folder.slice(1).replaceAll('/', '-'));
}

/**
 * The folder that commands see as `/`, read-only: a copy of what programs need of `/etc`, the machine's links to its
 * program folders, and an empty place for each mount. Whatever is neither in it nor mounted does not exist inside.
 */
export class RootFolder {
  readonly path: string;
  readonly #links: readonly { readonly link: string; readonly real: string }[];
  readonly #made = new Set<string>();

  /** Made in `parent` by the first that asks: it is the same for all commands of a run. */
  constructor(parent: string, links: readonly string[], shown: readonly string[]) {
    this.path = path.join(parent, 'machine', 'root');
    this.#links = links.map((link) => ({ link, real: realPath(link) ?? link }));
    if (!exists(this.path)) build(this.path, links, (file) => shown.some((folder) => isWithin(file, folder)));
  }

  /** Copies of other folders than `/etc` that hold settings of programs, and where they are shown. */
  get copies(): readonly { readonly source: string; readonly target: string }[] {
    return OTHER_SETTINGS.map((target) => ({ source: copyOf(this.path, target), target })).filter(
      ({ source }) => exists(source),
    );
  }

  /** The path that a path leads to by the links of this folder: `/bin/sh` is `/usr/bin/sh` on most machines. */
  resolve(file: string): string {
    const through = this.#links.find(({ link }) => isWithin(file, link));
    return through === undefined ? file : through.real + file.slice(through.link.length);
  }

  /** Makes an empty place for each mount that lies in no other. */
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

/** Under another name first, so that a half-made one is never taken for a whole one. */
function build(place: string, links: readonly string[], isShown: (file: string) => boolean): void {
  const around = path.dirname(place);
  mkdirSync(around, { recursive: true, mode: 0o755 });
  const made = mkdtempSync(path.join(around, 'new-'));
  chmodSync(made, 0o755);
  for (const name of ALWAYS) makeFolder(path.join(made, name));
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
