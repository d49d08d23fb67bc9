import { execFile } from 'node:child_process';
import {
  closeSync,
  constants,
  fchownSync,
  fstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  unlinkSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Owner } from '../mounts/mapped-areas.ts';

/** Both ends of a pipe, as descriptors of this process. */
export interface Pipe {
  readonly reader: number;
  readonly writer: number;
}

/** The number of pipes that one process makes, so that it serves many commands. */
const BATCH = 16;

/**
 * Makes real pipes for the output of commands. Node's pipes are sockets, which scripts cannot open as `/dev/stderr` or
 * `/dev/stdout`, so they would fail only here. A pipe is used once. Its name is removed before its command starts, so
 * that leftovers of another call cannot write to it.
 */
export class PipeStore {
  readonly #mkfifo: string;
  readonly #parent: string;
  readonly #owner: Owner;
  #folder: string | null = null;
  #made = 0;
  #names: string[] = [];

  /** `owner` is the user of the commands, who opens the pipe again as `/dev/stdout`. */
  constructor(mkfifo: string, parent: string, owner: Owner) {
    this.#mkfifo = mkfifo;
    this.#parent = parent;
    this.#owner = owner;
  }

  async #refill(): Promise<void> {
    if (this.#folder === null) {
      mkdirSync(this.#parent, { recursive: true });
      this.#folder = mkdtempSync(path.join(this.#parent, 'pipes-'));
    }
    const folder = this.#folder;
    const names = Array.from({ length: BATCH }, () => path.join(folder, String(this.#made++)));
    await promisify(execFile)(this.#mkfifo, ['-m', '600', ...names], { env: {} });
    this.#names.push(...names);
  }

  /** Returns null if no pipe can be made; then a socket is used. */
  async take(): Promise<Pipe | null> {
    try {
      if (this.#names.length === 0) await this.#refill();
      const name = this.#names.pop();
      return name === undefined ? null : openBoth(name, this.#owner);
    } catch {
      return null;
    }
  }
}

function openBoth(name: string, { uid, gid }: Owner): Pipe | null {
  // The reader is opened first and without waiting. Then opening the writer does not wait either.
  const reader = openSync(name, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW);
  if (!fstatSync(reader).isFIFO()) {
    closeSync(reader);
    return null;
  }
  if (uid !== process.getuid?.()) fchownSync(reader, uid, gid);
  const writer = openSync(name, constants.O_WRONLY | constants.O_NOFOLLOW);
  unlinkSync(name);
  return { reader, writer };
}
