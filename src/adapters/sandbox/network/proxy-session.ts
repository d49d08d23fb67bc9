import { closeSync, constants, mkdirSync, openSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RefusedHost } from '../../../core/ports.ts';
import { realPath } from '../../files/host-files.ts';
import type { Mount } from '../mounts/mount.ts';
import { FORWARDER, INSIDE_NODE, INSIDE_SCRIPT, INSIDE_SOCKET } from './forwarder.ts';
import { HostProxy } from './host-proxy.ts';
import { internet, type OutsideNetwork } from './outside-network.ts';

/** The only network access of one command's sandbox. */
export interface ProxySession {
  /** The mounts that the command needs for it. */
  readonly mounts: readonly Mount[];
  refused(): readonly RefusedHost[];
  /** Call this when the command has ended. Closes all connections. */
  close(): Promise<void>;
}

/** Opens a session for each command, so that what a proxy saw belongs to one command and ends with it. */
export class ProxySessions {
  readonly #list: readonly string[];
  readonly #outside: OutsideNetwork;
  readonly #parent: string;
  #folder: string | null = null;
  #opened = 0;

  /** `parent` is a folder of the harness that no command sees. */
  constructor(list: readonly string[], parent: string, outside: OutsideNetwork = internet) {
    this.#list = list;
    this.#parent = parent;
    this.#outside = outside;
  }

  #prepared(): string {
    if (this.#folder !== null) return this.#folder;
    const folder = path.join(this.#parent, 'network');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(path.join(folder, 'forward.cjs'), FORWARDER);
    this.#folder = folder;
    return folder;
  }

  async open(): Promise<ProxySession> {
    const folder = this.#prepared();
    const name = `proxy-${this.#opened++}`;
    const proxy = new HostProxy(this.#list, this.#outside);
    // Through a descriptor, because the path of a socket may have at most 107 bytes (unix(7)).
    const descriptor = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY);
    const close = async (): Promise<void> => {
      await proxy.close();
      closeSync(descriptor);
    };
    try {
      await proxy.listen(`/proc/self/fd/${descriptor}/${name}`);
    } catch (error) {
      closeSync(descriptor);
      throw error;
    }
    const shown = (source: string, target: string): Mount => ({
      kind: 'bind',
      source,
      target,
      readOnly: true,
    });
    const mounts = [
      shown(realPath(process.execPath) ?? process.execPath, INSIDE_NODE),
      shown(path.join(folder, 'forward.cjs'), INSIDE_SCRIPT),
      shown(path.join(folder, name), INSIDE_SOCKET),
    ];
    return { mounts, refused: () => proxy.refused(), close };
  }
}
