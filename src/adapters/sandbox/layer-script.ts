import path from 'node:path';
import type { Layer, Mount } from './mount.ts';
import { escaped } from './mount-table.ts';
import { quoted } from './quote.ts';

/** Programs that mount layers, by their absolute paths. */
export interface LayerTools {
  readonly unshare: string;
  readonly mount: string;
  readonly rm: string;
  readonly chown: string;
}

export function layersIn(mounts: readonly Mount[]): readonly Layer[] {
  const byFolder = new Map<string, Layer>();
  for (const mount of mounts) if (mount.kind === 'layer') byFolder.set(mount.folder, mount);
  return [...byFolder.values()];
}

/** Characters that separate or escape in the options of overlayfs. */
const SEPARATORS = /[,:\\"]/;

/** Whether overlayfs takes paths like these. */
export function canBeLayer(paths: readonly string[]): boolean {
  return paths.every((each) => !SEPARATORS.test(each));
}

/**
 * A line of a table for `mount -a` (fstab(5)). `userxattr` also works without privileges over the machine. `volatile`
 * spares the kernel to write everything to the disk when the command ends: the layer does not outlive the run.
 */
function layerRow({ lowers, folder }: Layer): string {
  const at = (part: string): string => path.join(folder, part);
  const options = [
    `lowerdir=${lowers.join(':')}`,
    `upperdir=${at('upper')}`,
    `workdir=${at('work')}`,
    'userxattr,volatile,index=off,nosuid,nodev',
  ].join(',');
  return `forge-layer ${escaped(at('view'))} overlay ${escaped(options)} 0 0\n`;
}

/**
 * `sh` text that mounts the layers, each on its `view`, in a mount namespace of our own. What the kernel left in `work`
 * is removed first, because the marks of the last `volatile` mount would make it refuse. With sudo, what the kernel makes
 * in `work` belongs to root: `owner` gets it and can remove it at the end.
 */
export function layerLines(
  layers: readonly Layer[],
  tools: LayerTools,
  owner: { readonly uid: number; readonly gid: number } | null,
): readonly string[] {
  const [first] = layers;
  if (first === undefined) return [];
  const table = quoted(path.join(first.folder, 'table'));
  const left = layers.map(({ folder }) => quoted(path.join(folder, 'work', 'work'))).join(' ');
  return [
    `${tools.rm} -rf ${left} || exit 125`,
    `printf '%s' ${quoted(layers.map(layerRow).join(''))} >${table} || exit 125`,
    `${tools.mount} -n -a -T ${table} || exit 125`,
    ...(owner === null ? [] : [`${tools.chown} -R ${owner.uid}:${owner.gid} ${left} || exit 125`]),
  ];
}
