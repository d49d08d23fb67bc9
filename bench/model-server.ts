import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ScriptedCall } from './scenario.ts';

export interface Arrival {
  /** performance.now() of this process when the request had come in whole. */
  readonly at: number;
  /** When its answer had been sent. */
  answeredAt: number;
  readonly body: string;
  /** Peak resident memory of the client so far, in kB. */
  readonly peakKb: number;
}

/** A model that answers at once, from a script, in the OpenAI chat protocol. */
export class BenchModel {
  readonly arrivals: Arrival[] = [];
  client = 0;
  readonly #server: Server;
  readonly #script: readonly ScriptedCall[];

  constructor(script: readonly ScriptedCall[]) {
    this.#script = script;
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => this.#answer(Buffer.concat(parts).toString('utf8'), response));
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

  #answer(body: string, response: ServerResponse): void {
    const turn = this.arrivals.length;
    const arrival: Arrival = { at: performance.now(), answeredAt: 0, body, peakKb: peakOf(this.client) };
    this.arrivals.push(arrival);
    const call = this.#script[Math.min(turn, this.#script.length - 1)];
    const used = Math.ceil(body.length / 4);
    const delta = {
      role: 'assistant',
      tool_calls: [
        {
          index: 0,
          id: `call_${turn}`,
          type: 'function',
          function: { name: call?.name, arguments: JSON.stringify(call?.arguments) },
        },
      ],
    };
    const usage = { prompt_tokens: used, completion_tokens: 20, total_tokens: used + 20 };
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(event({ choices: [{ index: 0, delta }] }));
    response.write(event({ choices: [{ index: 0, delta: {}, finish_reason: 'tool_calls' }] }));
    response.write(event({ choices: [], usage }));
    response.end('data: [DONE]\n\n', () => {
      arrival.answeredAt = performance.now();
    });
  }
}

function event(data: object): string {
  return `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 0, model: 'm', ...data })}\n\n`;
}

function peakOf(pid: number): number {
  try {
    const match = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return Number(match?.[1] ?? 0);
  } catch {
    return 0;
  }
}
