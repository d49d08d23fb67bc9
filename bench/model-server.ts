import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, speakerOf } from './model-answers.ts';

export interface Arrival {
  /** performance.now() of this process when the request had come in whole. */
  readonly at: number;
  /** When its answer had been sent. */
  answeredAt: number;
  readonly body: string;
}

/** A model that answers at once, from a script, in the protocol it is asked in. */
export class BenchModel {
  readonly arrivals: Arrival[] = [];
  /** Asked for what is not an answer of the model: a list of models, say. Told 404. */
  readonly strays: string[] = [];
  readonly #server: Server;
  readonly #script: readonly Answer[];
  readonly #onArrival: () => void;

  constructor(script: readonly Answer[], onArrival: () => void = () => undefined) {
    this.#script = script;
    this.#onArrival = onArrival;
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => this.#answer(request, Buffer.concat(parts).toString('utf8'), response));
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #answer(request: IncomingMessage, body: string, response: ServerResponse): void {
    const speak = speakerOf(request.url ?? '');
    if (speak === null || request.method !== 'POST') {
      this.strays.push(`${request.method} ${request.url}`);
      response.writeHead(404).end();
      return;
    }
    const turn = this.arrivals.length;
    const arrival: Arrival = { at: performance.now(), answeredAt: 0, body };
    this.arrivals.push(arrival);
    this.#onArrival();
    const answer = this.#script[Math.min(turn, this.#script.length - 1)];
    if (answer === undefined) throw new Error('a script needs at least one answer');
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    speak(response, answer, turn, Math.ceil(body.length / 4));
    response.end(() => {
      arrival.answeredAt = performance.now();
    });
  }
}
