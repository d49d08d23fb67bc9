import path from 'node:path';

/**
 * One line of what a command sees. `/dev` and `/proc` go without saying: each renderer adds them to the root. The root
 * shows the harness's `source` (`RootFolder`), and nothing of the machine. A bind shows the host's `source`; a tmpfs is
 * empty; a mask puts `/dev/null` over a file. A layer shows `lowers` (the first on top) and takes writes into `folder`,
 * so that nothing reaches them.
 */
export type Mount =
  | { readonly kind: 'root'; readonly source: string; readonly target: '/' }
  | {
      readonly kind: 'tmpfs';
      readonly target: string;
      readonly mode: string;
      readonly readOnly: boolean;
      /** How many it may hold; absent: as many as any may. */
      readonly bytes?: number;
    }
  | { readonly kind: 'bind'; readonly source: string; readonly target: string; readonly readOnly: boolean }
  | { readonly kind: 'mask'; readonly target: string }
  | Layer;

export interface Layer {
  readonly kind: 'layer';
  readonly target: string;
  readonly lowers: readonly string[];
  /** A folder of the harness's that holds what `LAYER_PARTS` names, in a folder for all layers of the command. */
  readonly folder: string;
  /** The same folder with its owners mapped; absent: nothing is mapped. */
  readonly writes?: string;
}

/** `upper` takes the writes, and `work` is the kernel's. */
export const LAYER_PARTS = ['upper', 'work'] as const;

/** The folder of the layers of one command: a file system of its own is mounted on it, and they in that. */
export function viewsAround({ folder }: Layer): string {
  return path.join(path.dirname(folder), 'views');
}

/** Where the layer is mounted. */
export function viewOf(layer: Layer): string {
  return path.join(viewsAround(layer), path.basename(layer.folder));
}

/** Whether `file` is `folder` or lies below it. Both absolute and without a trailing slash. */
export function isWithin(file: string, folder: string): boolean {
  return file === folder || file.startsWith(folder === '/' ? '/' : `${folder}/`);
}

function depth(target: string): number {
  return target === '/' ? 0 : target.split('/').length;
}

/**
 * The one rule of the view: **the most specific path decides**, and of two for the same path the later in the
 * list. So parents come before children, and a folder hidden inside a shown one stays hidden.
 */
export function inMountOrder(mounts: readonly Mount[]): readonly Mount[] {
  const byTarget = new Map<string, Mount>();
  for (const mount of mounts) byTarget.set(mount.target, mount);
  return [...byTarget.values()].sort(
    (a, b) => depth(a.target) - depth(b.target) || (a.target < b.target ? -1 : 1),
  );
}

/** The mount that decides what is seen at `file`; undefined where the list has none around it. */
export function decidingMount(mounts: readonly Mount[], file: string): Mount | undefined {
  let deepest: Mount | undefined;
  for (const mount of mounts) {
    if (!isWithin(file, mount.target)) continue;
    if (deepest === undefined || mount.target.length >= deepest.target.length) deepest = mount;
  }
  return deepest;
}

/** Whether `file` of the host cannot be seen inside; the root may show a copy of it. */
export function isHidden(mounts: readonly Mount[], file: string): boolean {
  const mount = decidingMount(mounts, file);
  return mount?.kind === 'root' || mount?.kind === 'tmpfs' || mount?.kind === 'mask';
}
