import {
  closeSync,
  constants,
  fstatSync,
  ftruncateSync,
  lstatSync,
  openSync,
  readSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * Writes events.jsonl. Each line is written completely before the run continues (about 5 µs), so a killed process loses
 * nothing. A line that a full disk cuts short is removed, so the file always ends with a whole line. Lines that could
 * not be written are kept and tried again with the next one.
 */
export class EventLog {
  readonly #file: number;
  readonly #path: string;
  #length = 0;
  #waiting: string[] = [];

  /** Throws if the file cannot be created. It must not exist: an old one is removed before. */
  constructor(dir: string) {
    const { O_CREAT, O_EXCL, O_RDWR, O_NOFOLLOW } = constants;
    this.#path = join(dir, 'events.jsonl');
    this.#file = openSync(this.#path, O_CREAT | O_EXCL | O_RDWR | O_NOFOLLOW, 0o644);
  }

  /** Throws the disk's error if this line or an earlier one could not be written; no line is lost. */
  append(line: string): void {
    this.#waiting.push(line);
    this.flush();
  }

  flush(): void {
    while (this.#waiting.length > 0) {
      this.#write(Buffer.from(`${this.#waiting[0]}\n`));
      this.#waiting.shift();
    }
  }

  #write(bytes: Buffer): void {
    let written = 0;
    try {
      while (written < bytes.length) {
        written += writeSync(this.#file, bytes, written, bytes.length - written, this.#length + written);
      }
      this.#length += bytes.length;
    } catch (error) {
      ftruncateSync(this.#file, this.#length);
      throw error;
    }
  }

  /** Reports if the name still leads to this file, because a command without a sandbox can replace it. */
  isStillThere(): boolean {
    const found = lstatSync(this.#path, { throwIfNoEntry: false });
    const own = fstatSync(this.#file);
    return found !== undefined && found.ino === own.ino && found.dev === own.dev && own.size === this.#length;
  }

  /** Returns all lines so far, even those that could not be written. */
  content(): Buffer {
    const bytes = Buffer.alloc(this.#length);
    const read = readSync(this.#file, bytes, 0, this.#length, 0);
    const waiting = Buffer.from(this.#waiting.map((line) => `${line}\n`).join(''));
    return Buffer.concat([bytes.subarray(0, read), waiting]);
  }

  close(): void {
    closeSync(this.#file);
  }
}
