import path from 'node:path';
import { isWithin } from '../../../core/path/is-within.ts';

/**
 * One mount of a command's view. `/dev` and `/proc` are implied: each renderer adds them to the root. The root shows
 * the harness's `source` (`RootFolder`), and nothing of the machine. A bind shows the host's `source`; a tmpfs is
 * empty; a mask puts `/dev/null` over a file. A layer shows `lowers` (the first on top) and takes writes into `folder`,
 * so that they never reach the lower folders.
 */
export type Mount =
  | { readonly kind: 'root'; readonly source: string; readonly target: '/' }
  | {
      readonly kind: 'tmpfs';
      readonly target: string;
      readonly mode: string;
      readonly readOnly: boolean;
      /** The size limit in bytes; absent means the default. */
      readonly bytes?: number;
    }
  | { readonly kind: 'bind'; readonly source: string; readonly target: string; readonly readOnly: boolean }
  | { readonly kind: 'mask'; readonly target: string }
  | Layer;

export interface Layer {
  readonly kind: 'layer';
  readonly target: string;
  readonly lowers: readonly string[];
  /** A folder of the harness with the subfolders in `LAYER_PARTS`. Its parent contains all layers of the command. */
  readonly folder: string;
  /** `folder` with its owners mapped; absent if nothing is mapped. */
  readonly writes?: string;
}

/** `upper` takes the writes, and `work` belongs to the kernel. */
export const LAYER_PARTS = ['upper', 'work'] as const;

/** Returns the folder of one command's layers. A file system is mounted on it, and the layers are mounted in that. */
export function layersFolder({ folder }: Layer): string {
  return path.join(path.dirname(folder), 'views');
}

/** Returns the path where the layer is mounted. */
export function layerMountPoint(layer: Layer): string {
  return path.join(layersFolder(layer), path.basename(layer.folder));
}

function depth(target: string): number {
  return target === '/' ? 0 : target.split('/').length;
}

/**
 * Sorts the mounts by the rule of the view: the most specific path wins, and of two for the same path the later one. So
 * parents come before children, and a folder hidden inside a shown one stays hidden.
 */
export function inMountOrder(mounts: readonly Mount[]): readonly Mount[] {
  const byTarget = new Map<string, Mount>();
  for (const mount of mounts) byTarget.set(mount.target, mount);
  return [...byTarget.values()].sort(
    (a, b) => depth(a.target) - depth(b.target) || (a.target < b.target ? -1 : 1),
  );
}

/** Returns the mount that decides what is seen at `file`; undefined if no mount contains it. */
export function decidingMount(mounts: readonly Mount[], file: string): Mount | undefined {
  let deepest: Mount | undefined;
  for (const mount of mounts) {
    if (!isWithin(file, mount.target)) continue;
    if (deepest === undefined || mount.target.length >= deepest.target.length) deepest = mount;
  }
  return deepest;
}

/** Reports if `file` of the host is hidden in the sandbox; the root may show a copy of it. */
export function isHidden(mounts: readonly Mount[], file: string): boolean {
  const mount = decidingMount(mounts, file);
  return mount?.kind === 'root' || mount?.kind === 'tmpfs' || mount?.kind === 'mask';
}
