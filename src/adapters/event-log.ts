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
 * events.jsonl on disk. Each line is written at once and whole, before the run goes on: about 5 µs, and a
 * killed process loses nothing that has happened. A line that a full disk cuts short is taken back, so that what
 * is there always ends with a whole line; lines that could not be written are kept and tried again with the next.
 */
export class EventLog {
  readonly #file: number;
  readonly #path: string;
  #length = 0;
  #waiting: string[] = [];

  /** Throws where the file cannot be made. It must not exist: an old one is removed before. */
  constructor(dir: string) {
    const { O_CREAT, O_EXCL, O_RDWR, O_NOFOLLOW } = constants;
    this.#path = join(dir, 'events.jsonl');
    this.#file = openSync(this.#path, O_CREAT | O_EXCL | O_RDWR | O_NOFOLLOW, 0o644);
  }

  /** Throws the disk's error when the line, or one before it, could not be written; nothing is lost by it. */
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

  /** Whether the name still leads to this file: a command without isolation can exchange it. */
  isStillThere(): boolean {
    const found = lstatSync(this.#path, { throwIfNoEntry: false });
    const own = fstatSync(this.#file);
    return found !== undefined && found.ino === own.ino && found.dev === own.dev && own.size === this.#length;
  }

  /** All lines so far, those that could not be written too. */
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
