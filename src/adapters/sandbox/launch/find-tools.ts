import { findBinary } from '../../files/host-files.ts';
import type { LayerTools } from '../mounts/layer-script.ts';
import { SYSTEM_FOLDERS } from '../view/search-path.ts';
import type { UnshareTools } from './unshare.ts';

/** Returns the tools to make our own namespaces, or the name of the first missing one. */
export function unshareTools(folders: readonly string[], uid: number): UnshareTools | string {
  const everywhere = [...folders, ...SYSTEM_FOLDERS];
  const named = (name: string, where: readonly string[] = everywhere): string =>
    findBinary(name, where) ?? `!${name}`;
  const tools = {
    unshare: named('unshare', folders),
    setpriv: named('setpriv'),
    mount: named('mount'),
    umount: named('umount'),
    pivotRoot: named('pivot_root'),
    cp: named('cp'),
    mkdir: named('mkdir'),
    chown: named('chown'),
    env: named('env'),
    sh: named('sh'),
  };
  const missing = Object.values(tools).find((tool) => tool.startsWith('!'));
  const sudo = uid === 0 ? null : findBinary('sudo', folders);
  if (missing !== undefined) return `${missing.slice(1)} is not on PATH`;
  if (uid !== 0 && sudo === null) return 'not root, and sudo is not on PATH';
  return { ...tools, sudo, ip: findBinary('ip', everywhere) };
}

/** Returns the programs that mount layers; null if one is missing. */
export function layerTools(folders: readonly string[]): LayerTools | null {
  const everywhere = [...folders, ...SYSTEM_FOLDERS];
  const named = (name: string): string => findBinary(name, everywhere) ?? '';
  const tools = {
    unshare: named('unshare'),
    nsenter: named('nsenter'),
    mount: named('mount'),
    rm: named('rm'),
    chown: named('chown'),
  };
  return Object.values(tools).includes('') ? null : tools;
}
