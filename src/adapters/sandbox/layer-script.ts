import path from 'node:path';
import { type Layer, type Mount, viewOf, viewsAround } from './mount.ts';
import { escaped } from './mount-table.ts';
import { quoted } from './quote.ts';

/** Programs that mount layers, by their absolute paths. */
export interface LayerTools {
  readonly unshare: string;
  readonly nsenter: string;
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

/**
 * The options of a mount are one page of memory at most. Of these paths one is named twice, and each may get the path of
 * the scratch folder in front, where owners are mapped.
 */
const LONGEST = 1200;

/** Whether overlayfs takes paths like these. */
export function canBeLayer(paths: readonly string[]): boolean {
  return paths.every((each) => !SEPARATORS.test(each)) && Buffer.byteLength(paths.join('')) <= LONGEST;
}

/** The newer calls, which mount(8) prefers since util-linux 2.39, take no option of more than 255 bytes. */
const OLD_CALL = 'LIBMOUNT_FORCE_MOUNT2=always';

/**
 * A line of a table for `mount -a` (fstab(5)). `userxattr` also works without privileges over the machine. `volatile`
 * spares the kernel to write everything to the disk when the command ends: the layer does not outlive the run.
 */
function layerRow(layer: Layer): string {
  const { lowers, folder, writes = folder } = layer;
  const at = (part: string): string => path.join(writes, part);
  const options = [
    `lowerdir=${lowers.join(':')}`,
    `upperdir=${at('upper')}`,
    `workdir=${at('work')}`,
    'userxattr,volatile,index=off,nosuid,nodev',
  ].join(',');
  return `forge-layer ${escaped(viewOf(layer))} overlay ${escaped(options)},X-mount.mkdir 0 0\n`;
}

/**
 * The folder in which the layers are mounted. As it cannot be bound, bubblewrap passes over it when it shows the whole
 * machine: each mount in that costs the command time.
 */
function aroundRow(layer: Layer): string {
  return `forge-layers ${escaped(viewsAround(layer))} tmpfs mode=0755,size=1m,unbindable 0 0\n`;
}

/**
 * `sh` text that mounts the layers in a mount namespace of our own. What the kernel left in `work`
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
    // A new layer has nothing there, and needs no process for it.
    `for f in ${left}; do [ ! -e "$f" ] || { ${tools.rm} -rf ${left} || exit 125; break; }; done`,
    `printf '%s' ${quoted(aroundRow(first) + layers.map(layerRow).join(''))} >${table} || exit 125`,
    `${OLD_CALL} ${tools.mount} -n -a -T ${table} || exit 125`,
    ...(owner === null ? [] : [`${tools.chown} -R ${owner.uid}:${owner.gid} ${left} || exit 125`]),
  ];
}
