import { closeSync, constants, mkdirSync, openSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RefusedHost } from '../../../core/ports.ts';
import { realPath } from '../host-files.ts';
import type { Mount } from '../mount.ts';
import { FORWARDER, INSIDE_NODE, INSIDE_SCRIPT, INSIDE_SOCKET } from './forwarder.ts';
import { internet, type Outside } from './outside.ts';
import { HostProxy } from './proxy.ts';

/** The one way out of one command's sandbox. */
export interface Passage {
  /** What the command has to see for it. */
  readonly mounts: readonly Mount[];
  refused(): readonly RefusedHost[];
  /** To be called when the command is over: cuts whatever is still connected. */
  close(): Promise<void>;
}

/** Opens a passage for each command, so that what a proxy saw belongs to one command and ends with it. */
export class Passages {
  readonly #list: readonly string[];
  readonly #outside: Outside;
  readonly #parent: string;
  #folder: string | null = null;
  #opened = 0;

  /** `parent` is a folder of the harness's that no command sees. */
  constructor(list: readonly string[], parent: string, outside: Outside = internet) {
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

  async open(): Promise<Passage> {
    const folder = this.#prepared();
    const name = `proxy-${this.#opened++}`;
    const proxy = new HostProxy(this.#list, this.#outside);
    // By way of a descriptor: the path of a socket may have 107 bytes and no more (unix(7)).
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
