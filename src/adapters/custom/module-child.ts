import { createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { parseBounded } from '../../core/bounded-json.ts';
import {
  CUSTOM_PATIENCE_MS,
  type CustomConstraint,
  type CustomContext,
  type CustomReply,
} from '../../core/custom.ts';
import { type ChildResult, runChild } from '../sandbox/child.ts';
import { realPath } from '../sandbox/host-files.ts';
import { launchOf } from '../sandbox/launcher.ts';
import type { SandboxOptions } from '../sandbox/options.ts';
import type { ProbedIsolation } from '../sandbox/probe.ts';
import { quoted } from '../sandbox/quote.ts';
import { prepareRoom } from '../sandbox/room.ts';
import { LineChannel } from './line-channel.ts';
import { MODULE_HOST } from './module-host.ts';
import { within } from './within.ts';

export interface ModuleSource {
  /** As the settings spell it. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface ModuleRoom {
  readonly isolation: ProbedIsolation;
  readonly options: SandboxOptions;
  /** A private folder that the child can see. */
  readonly folder: string;
  /** Absolute: the Node that runs it. */
  readonly node: string;
}

export interface RunningModule extends CustomConstraint {
  close(): Promise<void>;
}

/** MB of heap: a constraint that needs more is none. */
const HEAP_MB = 256;

/** ms that a child may take to die after its socket did, before it is killed. */
const LAST_BREATH_MS = 250;

/**
 * What Node itself keeps from the module, walls or no walls: it may read the workspace, and neither write, nor
 * start programs or threads, nor load native code. So `/proc` tells it nothing either.
 */
function permissionFlags(root: string): readonly string[] {
  const known = process.allowedNodeEnvironmentFlags;
  const permission = known.has('--permission') ? '--permission' : '--experimental-permission';
  // Where Node has the network under its permissions too, the socket to us needs it.
  const network = known.has('--allow-net') ? ['--allow-net'] : [];
  return [
    permission,
    `--allow-fs-read=${root}`,
    ...network,
    `--max-old-space-size=${HEAP_MB}`,
    '--no-warnings',
  ];
}

/** The child's life: its process, and the socket by which it is asked. */
class Child {
  readonly #server: Server;
  readonly #connected: Promise<Socket>;
  readonly #stop = new AbortController();
  #ended: Promise<ChildResult> | null = null;
  #channel: LineChannel | null = null;

  constructor(socketPath: string) {
    this.#server = createServer();
    this.#server.maxConnections = 1;
    this.#connected = new Promise((resolve, reject) => {
      this.#server.once('connection', (socket) => {
        // One is enough: from here on nobody else can come in.
        this.#server.close();
        resolve(socket);
      });
      this.#server.once('error', reject);
    });
    this.#connected.catch(() => undefined);
    this.#server.listen(socketPath);
  }

  /** Resolves when it has taken the line; to why not otherwise. */
  async start({ isolation, options, node }: ModuleRoom, socketPath: string): Promise<string | null> {
    const flags = permissionFlags(options.root);
    const program = [node, ...flags, '-e', MODULE_HOST, '--', socketPath].map(quoted).join(' ');
    const prepared = prepareRoom(isolation.launcher, {
      ...options,
      network: 'none',
      // Named, or it would be covered as the sockets of others are.
      readable: [...options.readable, socketPath],
    })({
      script: `exec ${program}`,
      who: 'gate',
      pipefail: false,
      cwd: '',
      timeoutMs: Number.POSITIVE_INFINITY,
      signal: this.#stop.signal,
      readOnly: true,
    });
    if (typeof prepared === 'string') return prepared;
    const { cleaner } = options;
    this.#ended = runChild(launchOf(isolation.launcher, prepared), {
      timeoutMs: Number.POSITIVE_INFINITY,
      signal: this.#stop.signal,
      ...(cleaner === undefined ? {} : { cleaner }),
    });
    const socket = await Promise.race([this.#connected, this.#ended]);
    if ('endedBy' in socket) return endOf(socket);
    this.#channel = new LineChannel(socket);
    return null;
  }

  /** One message and what comes back, parsed; a text is why nothing did. */
  async exchange(message: unknown): Promise<Readonly<Record<string, unknown>> | string> {
    if (this.#channel === null || this.#ended === null) return 'it does not run';
    this.#channel.send(message);
    const line = await this.#channel.next();
    if (line === null) {
      // One that said too much is still alive.
      await within(LAST_BREATH_MS, this.#ended);
      this.#stop.abort();
      return endOf(await this.#ended);
    }
    const parsed: unknown = parseBounded(line);
    return isRecord(parsed) ? parsed : 'it sent what is no message';
  }

  /** Resolves once it is dead. */
  async close(): Promise<void> {
    this.#channel?.close();
    this.#server.close();
    this.#stop.abort();
    await this.#ended;
  }
}

/** Why it is no more, with its last words. */
function endOf({ startError, endedBy, exitCode, output }: ChildResult): string {
  const last =
    output
      .trim()
      .split('\n')
      .findLast((line) => /^\w*Error\b/.test(line)) ?? '';
  const said = last === '' ? '' : ` (${last.slice(0, 200)})`;
  if (startError !== undefined) return `its child could not be started: ${startError}`;
  if (endedBy === 'output') return 'it printed without end';
  return `it ended before it answered${exitCode === null ? ', or said more than an answer may hold' : ` (exit code ${exitCode})`}${said}`;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Messages of Node's name the module by its whole text. */
function named(message: string, modulePath: string): string {
  return message.replaceAll(/data:text\/javascript;base64,[A-Za-z0-9+/=]*/g, modulePath);
}

/** Starts the child and has it load the module; a text is why it cannot be used. Nothing is left running then. */
export async function startModule(
  source: ModuleSource,
  room: ModuleRoom,
  index: number,
): Promise<RunningModule | string> {
  const socketPath = path.join(realPath(room.folder) ?? room.folder, `${index}.sock`);
  const child = new Child(socketPath);
  const loading = async (): Promise<string | { readonly ready: string }> => {
    const trouble = await child.start(room, socketPath);
    if (trouble !== null) return trouble;
    const reply = await child.exchange({ source: Buffer.from(source.bytes).toString('base64') });
    if (typeof reply === 'string') return reply;
    return typeof reply.ready === 'string' ? { ready: reply.ready } : String(reply.failed);
  };
  const loaded = await within(CUSTOM_PATIENCE_MS, loading());
  if (loaded === null || typeof loaded === 'string') {
    await child.close();
    return loaded === null
      ? `it was not loaded within ${CUSTOM_PATIENCE_MS / 1000} s`
      : named(loaded, source.path);
  }
  return running(loaded.ready, source.path, child);
}

function running(name: string, modulePath: string, child: Child): RunningModule {
  let asked = 0;
  let dead: string | null = null;
  const failed = (trouble: string): CustomReply => {
    // What went wrong once is not asked again: a late answer could pass for the next one's.
    dead = trouble;
    return { kind: 'trouble', trouble };
  };
  const ask = async (context: CustomContext, signal: AbortSignal): Promise<CustomReply> => {
    if (signal.aborted) return { kind: 'unheard' };
    if (dead !== null) return failed(dead);
    asked += 1;
    const id = asked;
    const reply = await within(CUSTOM_PATIENCE_MS, child.exchange({ id, context }), signal);
    if (reply === null && signal.aborted) {
      dead = 'its last answer was not waited for';
      return { kind: 'unheard' };
    }
    if (reply === null) {
      await child.close();
      return failed(`it gave no answer within ${CUSTOM_PATIENCE_MS / 1000} s`);
    }
    if (typeof reply === 'string') return failed(named(reply, modulePath));
    if (reply.id !== id) return failed('it answered what it was not asked');
    if (typeof reply.threw === 'string') return failed(`it threw ${named(reply.threw, modulePath)}`);
    return { kind: 'answer', value: reply.answer };
  };
  return {
    name,
    source: modulePath,
    ask: (context, signal) => ask(context, signal).catch((error: unknown) => failed(String(error))),
    close: () => child.close(),
  };
}
