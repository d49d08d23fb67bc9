import path from 'node:path';
import { quoted } from '../../../core/text/shell-quote.ts';
import { type Layer, layerMountPoint, layersFolder, type Mount } from './mount.ts';
import { escaped } from './mount-table.ts';

/** Programs that mount layers, as absolute paths. */
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
const OVERLAY_SEPARATORS = /[,:\\"]/;

/**
 * The options of a mount have at most one page of memory. One of these paths is used twice, and each may be prefixed
 * with the path of the scratch folder if owners are mapped.
 */
const MAX_PATH_CHARS = 1200;

/** Reports if overlayfs accepts these paths. */
export function canBeLayer(paths: readonly string[]): boolean {
  return (
    paths.every((each) => !OVERLAY_SEPARATORS.test(each)) &&
    Buffer.byteLength(paths.join('')) <= MAX_PATH_CHARS
  );
}

/**
 * Avoids the newer calls, which mount(8) prefers since util-linux 2.39, because they take no option of more than 255
 * bytes.
 */
const OLD_MOUNT_CALL = 'LIBMOUNT_FORCE_MOUNT2=always';

/**
 * Returns a line of a table for `mount -a` (fstab(5)). `userxattr` works without privileges on the machine. `volatile`
 * saves the kernel from writing everything to the disk when the command ends: the layer does not outlive the run.
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
  return `forge-layer ${escaped(layerMountPoint(layer))} overlay ${escaped(options)},X-mount.mkdir 0 0\n`;
}

/**
 * Returns the line for the folder in which the layers are mounted. It is unbindable, so bubblewrap skips it when it
 * shows the whole machine. Otherwise each mount in it would cost the command time.
 */
function aroundRow(layer: Layer): string {
  return `forge-layers ${escaped(layersFolder(layer))} tmpfs mode=0755,size=1m,unbindable 0 0\n`;
}

/**
 * Returns `sh` text that mounts the layers in our own mount namespace. It first removes what the kernel left in `work`,
 * because marks of the last `volatile` mount would make the kernel refuse. With sudo, what the kernel makes in `work`
 * belongs to root: `owner` gets it, to remove it at the end.
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
    // A new layer has nothing there, so no process is needed.
    `for f in ${left}; do [ ! -e "$f" ] || { ${tools.rm} -rf ${left} || exit 125; break; }; done`,
    `printf '%s' ${quoted(aroundRow(first) + layers.map(layerRow).join(''))} >${table} || exit 125`,
    `${OLD_MOUNT_CALL} ${tools.mount} -n -a -T ${table} || exit 125`,
    ...(owner === null ? [] : [`${tools.chown} -R ${owner.uid}:${owner.gid} ${left} || exit 125`]),
  ];
}
