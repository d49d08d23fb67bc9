import type { Socket } from 'node:net';

/** The size limit of an answer, which has a sentence and a few numbers. */
export const MAX_ANSWER_CHARS = 64 * 1024;

/** Exchanges JSON messages, one per line, over a socket, with a limit for incoming lines. */
export class LineChannel {
  readonly #socket: Socket;
  #received = '';
  #waiting: ((line: string | null) => void) | null = null;
  #lines: (string | null)[] = [];

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => this.#take(text));
    socket.on('error', () => undefined); // `close` follows.
    socket.on('close', () => this.#give(null));
  }

  send(message: unknown): void {
    this.#socket.write(`${JSON.stringify(message)}\n`);
  }

  /** Returns the next line; null once the other side has closed or sent a line that is too long. */
  next(): Promise<string | null> {
    const line = this.#lines.shift();
    if (line !== undefined) return Promise.resolve(line);
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(text: string): void {
    this.#received += text;
    for (let end = this.#received.indexOf('\n'); end >= 0; end = this.#received.indexOf('\n')) {
      this.#give(this.#received.slice(0, end));
      this.#received = this.#received.slice(end + 1);
    }
    if (this.#received.length > MAX_ANSWER_CHARS) this.#socket.destroy();
  }

  #give(line: string | null): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting === null) this.#lines.push(line);
    else waiting(line);
  }
}
