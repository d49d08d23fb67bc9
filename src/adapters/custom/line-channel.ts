import type { Socket } from 'node:net';

/** Characters of one answer. A constraint says a sentence and a few numbers. */
export const LONGEST_ANSWER = 64 * 1024;

/** JSON, one message a line, over a socket; what comes in is bounded. */
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

  /** The next line; null once the other side is gone, or has said more than a line may hold. */
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
    if (this.#received.length > LONGEST_ANSWER) this.#socket.destroy();
  }

  #give(line: string | null): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting === null) this.#lines.push(line);
    else waiting(line);
  }
}
