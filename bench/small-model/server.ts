import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ChatRequest, callSchema, chatText, spoken } from './chat-text.ts';
import type { Engine, Runtime } from './install.ts';

/** The window these weights were trained with. */
const WINDOW = 8192;
/** Tokens of one answer: a small model never stops by itself. */
const MOST = 96;

/** How the next run's answers come about. */
export interface Manner {
  readonly seed: number;
  readonly temperature: number;
  /** Only calls can be said, by a grammar; else whatever comes. */
  readonly callsOnly: boolean;
}

type Generate = (request: ChatRequest, manner: Manner, turn: number) => Promise<Said>;

interface Said {
  readonly text: string;
  readonly promptTokens: number;
}

class WindowFull extends Error {}

/** Weights behind the chat protocol, on loopback: one request at a time, as a laptop does. */
export class SmallModel {
  manner: Manner = { seed: 0, temperature: 1, callsOnly: false };
  readonly #generate: Generate;
  readonly #engine: Engine;
  readonly #server: Server;
  #turns = 0;

  constructor(engine: Engine, generate: Generate) {
    this.#engine = engine;
    this.#generate = generate;
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => void this.#answer(Buffer.concat(parts).toString('utf8'), response));
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await this.#engine.dispose();
  }

  async #answer(body: string, response: ServerResponse): Promise<void> {
    this.#turns += 1;
    try {
      const said = await this.#generate(JSON.parse(body) as ChatRequest, this.manner, this.#turns);
      speak(response, said, `call_${this.#turns}`);
    } catch (error) {
      const code = error instanceof WindowFull ? 'context_length_exceeded' : 'server_error';
      const message = error instanceof Error ? error.message : String(error);
      response.writeHead(error instanceof WindowFull ? 400 : 500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message, code } }));
    }
  }
}

export async function openSmallModel(runtime: Runtime, weights: string): Promise<SmallModel> {
  const logLevel = runtime.LlamaLogLevel.error;
  const engine = await runtime.getLlama({ gpu: false, build: 'never', skipDownload: true, logLevel });
  const model = await engine.loadModel({ modelPath: weights });
  // One thread: on a machine that others use too, two wait for each other.
  const context = await model.createContext({ contextSize: WINDOW, threads: 1 });
  const completion = new runtime.LlamaCompletion({ contextSequence: context.getSequence() });
  const generate: Generate = async (request, { seed, temperature, callsOnly }, turn) => {
    const tokens = model.tokenize(chatText(request), true);
    if (tokens.length + MOST > WINDOW) {
      throw new WindowFull(`the prompt has ${tokens.length} tokens, the context window ${WINDOW}`);
    }
    const grammar = callsOnly
      ? await engine.createGrammarForJsonSchema(callSchema(request.tools))
      : undefined;
    const options = { maxTokens: MOST, temperature, seed: seed * 1000 + turn, grammar };
    return { text: await completion.generateCompletion(tokens, options), promptTokens: tokens.length };
  };
  return new SmallModel(engine, generate);
}

function speak(response: ServerResponse, { text, promptTokens }: Said, id: string): void {
  const send = (data: object): void => {
    const chunk = { id: 'x', object: 'chat.completion.chunk', created: 0, model: 'm', ...data };
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  };
  const called = spoken(text);
  const delta =
    called === null
      ? { content: text }
      : { tool_calls: [{ index: 0, id, type: 'function', function: called }] };
  const output = Math.ceil(text.length / 4);
  const usage = {
    prompt_tokens: promptTokens,
    completion_tokens: output,
    total_tokens: promptTokens + output,
  };
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  send({ choices: [{ index: 0, delta: { role: 'assistant', ...delta } }] });
  send({ choices: [{ index: 0, delta: {}, finish_reason: called === null ? 'stop' : 'tool_calls' }] });
  send({ choices: [], usage });
  response.end('data: [DONE]\n\n');
}
